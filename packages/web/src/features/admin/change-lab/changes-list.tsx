/** What a draft changes, record by record and field by field; what was published otherwise since is decided here. */
import type { CatalogDraft, DraftChange, DraftEdit } from '@orderwright/contract'
import { changeLabMessages as words } from '@orderwright/domain'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { emptyAdminData, readAgain, useSavedAdminData } from '../admin-data.ts'
import { draftedData } from '../drafts/drafted-data.ts'
import { editDraft } from '../drafts/draft-writes.ts'
import { listOf } from '../records/editables.ts'
import { differencesOf, namedLists } from './change-words.ts'
import { DifferenceLines } from './difference-lines.tsx'

export function ChangesList({ draft, changes }: { draft: CatalogDraft; changes: readonly DraftChange[] }) {
  const { org } = useViewer()
  const { data: saved } = useSavedAdminData(namedLists)
  const adminData = saved ? draftedData(saved, namedLists, changes, org.id, listOf) : emptyAdminData
  return (
    <section aria-label={words.changes} className="pt-6">
      <h2 className="pb-2 text-base font-semibold">{words.changes}</h2>
      {changes.length === 0 ? (
        <EmptyState title={words.noChanges}>{words.noChangesMeans}</EmptyState>
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {changes.map((change) => (
            <li key={`${change.resource} ${change.resourceId}`} className="py-2.5">
              <Change
                change={change}
                draft={draft}
                saved={saved?.[listOf(change.resource) ?? 'products'].find(
                  ({ id }) => id === change.resourceId,
                )}
              >
                <DifferenceLines differences={differencesOf(change, adminData)} />
              </Change>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface ChangeProps {
  change: DraftChange
  draft: CatalogDraft
  /** the record as it is published now */
  saved: object | undefined
  children: React.ReactNode
}

function Change({ change, draft, saved, children }: ChangeProps) {
  const { org } = useViewer()
  const [isPending, setPending] = useState(false)
  const { kind, resource, resourceId, conflictingFields, isGone, values } = change
  const word = words.resource(resource)
  const title = change.title === '' ? words.untitled({ resource: word, id: resourceId }) : change.title
  const isOpen = draft.state === 'open'

  async function send(edits: readonly DraftEdit[], message: string) {
    setPending(true)
    const result = await editDraft({ orgId: org.id, draftId: draft.id }, edits)
    if (result.ok) toast(message)
    else toast(result.error.message, { tone: 'invalid' })
    await readAgain()
    setPending(false)
  }

  const drop: DraftEdit = { kind: 'drop', resource, resourceId }

  /** Taken out and put in again, the change is one of the record as it is published now. */
  function keepMine() {
    const now: Record<string, unknown> = { ...saved }
    const base = Object.fromEntries(Object.keys(values).map((field) => [field, now[field] ?? null]))
    const again: DraftEdit =
      kind === 'destroy'
        ? { kind: 'destroy', resource, resourceId }
        : { kind: 'update', resource, resourceId, values: { ...values }, base }
    return send([drop, again], words.keptMine({ title }))
  }

  /** What was published otherwise is left as it is; the rest of the change stays. */
  function takeTheirs() {
    const kept = Object.entries(values).filter(([field]) => !conflictingFields.includes(field))
    if (kind !== 'update' || kept.length === 0) return send([drop], words.takenOut({ title }))
    const now: Record<string, unknown> = { ...saved }
    const base = Object.fromEntries(kept.map(([field]) => [field, now[field] ?? null]))
    const rest: DraftEdit = { kind: 'update', resource, resourceId, values: Object.fromEntries(kept), base }
    return send([drop, rest], words.keptMine({ title }))
  }

  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm">
          <span className="font-medium break-words">{title}</span>{' '}
          <span className="text-ink-2">
            {word} · {words.kind[kind]}
          </span>
        </p>
        {children}
        {(conflictingFields.length > 0 || isGone) && (
          <div className="pt-1.5">
            <p className="text-sm text-invalid">
              {isGone ? words.isGone : words.conflict({ fields: conflictingFields.map(words.field) })}
            </p>
            {isOpen && (
              <div className="flex flex-wrap gap-2 pt-1.5">
                {!isGone && saved && (
                  <Button size="small" isPending={isPending} onPress={() => void keepMine()}>
                    {words.keepMine}
                  </Button>
                )}
                <Button size="small" isDisabled={isPending} onPress={() => void takeTheirs()}>
                  {words.takeTheirs}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
      {isOpen && (
        <IconButton
          label={words.takeOutOf({ title })}
          icon={<X />}
          size="small"
          isDisabled={isPending}
          onPress={() => void send([drop], words.takenOut({ title }))}
        />
      )}
    </div>
  )
}
