/** The sharing popup: inviting, who is about to be, who takes part, and the link. [2.2.59–2.2.65] */
import { sharingMessages } from '@orderwright/domain/messages'
import { Check, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { CollaboratorRow } from './collaborator-row.tsx'
import { InviteField } from './invite-field.tsx'
import { withoutPending, withPending } from './change-draft.ts'
import { createJustNotified } from './just-notified.ts'
import { emptyDraft, type ShareDraft } from './share-draft.ts'
import { ShareSection } from './share-section.tsx'
import { ShareableLink } from './shareable-link.tsx'
import { useShareCalls } from './use-share-calls.ts'

interface SharePanelProps {
  draft: ShareDraft
  onDraftChange: (draft: ShareDraft) => void
}

export function SharePanel({ draft, onDraftChange }: SharePanelProps) {
  const { profile, viewer, editor } = useOpenOrder()
  const calls = useShareCalls()
  const { involved, candidates } = calls
  const [isSending, setSending] = useState(false)
  const [isJustNotified, setJustNotified] = useState(false)
  const [justNotified] = useState(() => createJustNotified(setJustNotified))
  useEffect(() => justNotified.end, [justNotified])
  const { pending } = draft
  // What held the focus is gone after some answers: it stays in the popup, so that Escape still closes it.
  const root = useRef<HTMLDivElement>(null)
  const keepFocus = () => root.current?.focus()

  async function invite() {
    setSending(true)
    const isDone = await calls.invite(draft)
    setSending(false)
    if (!isDone) return
    onDraftChange(emptyDraft)
    justNotified.begin()
  }

  const people = Object.values(involved.data?.involvedUsersById ?? {}).toSorted(
    (a, b) => Number(b.role === 'owner') - Number(a.role === 'owner') || a.name.localeCompare(b.name),
  )
  return (
    <div
      ref={root}
      tabIndex={-1}
      data-help="sharing"
      className="flex max-h-[inherit] flex-col overflow-y-auto overscroll-contain p-4 outline-none"
    >
      <h2 className="mb-3 text-base font-semibold">
        {sharingMessages.shareThis({ word: profile.vocabulary.order })}
      </h2>
      <InviteField
        people={candidates.data?.candidates ?? []}
        excluded={{
          ownerId: editor.getState().document.order.userId,
          currentUserId: viewer.user.id,
          involvedIds: new Set(people.map(({ id }) => id)),
          pendingEmails: new Set(pending.map(({ email }) => email.toLowerCase())),
        }}
        onPick={(person) => onDraftChange(withPending(draft, person))}
      />
      {pending.length > 0 && (
        <>
          <ShareSection title={sharingMessages.pendingCollaborators}>
            <ul aria-label={sharingMessages.pendingCollaborators}>
              {pending.map(({ name, email }) => (
                <li key={email} className="flex min-h-9 items-center gap-2">
                  <span className="min-w-0 flex-1 truncate text-sm">
                    {name || email}
                    {name !== email && name !== '' && <span className="text-ink-2"> · {email}</span>}
                  </span>
                  <IconButton
                    label={sharingMessages.removePerson({ name: name || email })}
                    icon={<X />}
                    size="small"
                    onPress={() => onDraftChange(withoutPending(draft, email))}
                  />
                </li>
              ))}
            </ul>
          </ShareSection>
          <TextArea
            label={sharingMessages.note}
            isOptional
            rows={2}
            maxLength={2000}
            className="mt-3"
            value={draft.note}
            onChange={(note) => onDraftChange({ ...draft, note })}
          />
        </>
      )}
      <div className="mt-3 flex items-center justify-end gap-3">
        <span role="status" className="text-sm text-done">
          {isJustNotified && (
            <span className="flex items-center gap-1">
              <Check className="size-4" aria-hidden /> {sharingMessages.notified}
            </span>
          )}
        </span>
        <Button
          variant="primary"
          isPending={isSending}
          isDisabled={pending.length === 0}
          onPress={() => void invite()}
        >
          {sharingMessages.shareWith({ count: pending.length })}
        </Button>
      </div>
      {calls.failure !== null && (
        <p role="alert" className="mt-2 text-sm text-invalid">
          {calls.failure}
        </p>
      )}
      {involved.data ? (
        <>
          <ShareSection title={sharingMessages.collaborators}>
            <ul aria-label={sharingMessages.collaborators}>
              {people.map((person) => (
                <CollaboratorRow
                  key={person.id}
                  person={person}
                  isSelf={person.id === viewer.user.id}
                  maySetPricing={involved.data.maySetPricing}
                  onSetPricing={(isHidden) => calls.setPricing(person, isHidden)}
                  onRemove={() => calls.remove(person).then(keepFocus)}
                  onKeep={keepFocus}
                />
              ))}
            </ul>
          </ShareSection>
          <ShareableLink data={involved.data} calls={calls} onChanged={keepFocus} />
        </>
      ) : involved.error ? (
        <ErrorState message={failureMessage(involved.error)} onRetry={() => void involved.refetch()} />
      ) : (
        <ShareSection title={sharingMessages.collaborators}>
          <Skeleton className="h-9 w-full" />
        </ShareSection>
      )}
    </div>
  )
}
