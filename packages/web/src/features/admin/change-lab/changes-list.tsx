/** What a draft changes, record by record and field by field; what was published otherwise since is decided here. */
import type { CatalogDraft, DraftChange, DraftEdit } from '@orderwright/contract'
import { changeLabScreens as words } from '@orderwright/domain/messages'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { type AdminData, emptyAdminData, readAgain, useSavedAdminData } from '../admin-data.ts'
import { draftedData } from '../drafts/drafted-data.ts'
import { editDraft } from '../drafts/draft-writes.ts'
import { listOf } from '../records/editables.ts'
import { differencesOf, namedLists } from '../records/record-differences.ts'
import { Conflict } from './conflict.tsx'
import { DifferenceLines } from './difference-lines.tsx'
import { recordPlace } from './record-place.ts'

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
              <Change change={change} draft={draft} adminData={adminData} />
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
  adminData: AdminData
}

function Change({ change, draft, adminData }: ChangeProps) {
  const { org } = useViewer()
  const [isPending, setPending] = useState(false)
  const { kind, resource, resourceId, conflictingFields, isGone } = change
  const word = words.resource(resource)
  const title = change.title === '' ? words.untitled({ resource: word, id: resourceId }) : change.title
  const isOpen = draft.state === 'open'

  async function send(edit: DraftEdit, message: string) {
    setPending(true)
    const result = await editDraft({ orgId: org.id, draftId: draft.id }, [edit])
    if (result.ok) toast(message)
    else toast(result.error.message, { tone: 'invalid' })
    await readAgain()
    setPending(false)
  }

  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm">
          <RecordTitle change={change} title={title} adminData={adminData} />{' '}
          <span className="text-ink-2">
            {word} · {words.kind[kind]}
          </span>
        </p>
        <DifferenceLines differences={differencesOf(change, adminData)} />
        {(conflictingFields.length > 0 || isGone) && (
          <Conflict
            change={change}
            adminData={adminData}
            isOpen={isOpen}
            isPending={isPending}
            onDecide={(edit, keep) =>
              void send(edit, keep === 'mine' ? words.keptMine({ title }) : words.tookTheirs({ title }))
            }
          />
        )}
      </div>
      {isOpen && (
        <IconButton
          label={words.takeOutOf({ title })}
          icon={<X />}
          size="small"
          isDisabled={isPending}
          onPress={() => void send({ kind: 'drop', resource, resourceId }, words.takenOut({ title }))}
        />
      )}
    </div>
  )
}

/** Leads to the record; one that only the draft has is there while somebody works in it. */
function RecordTitle({ change, title, adminData }: Omit<ChangeProps, 'draft'> & { title: string }) {
  const { kind, resource, resourceId, isGone } = change
  const place = kind === 'update' && !isGone ? recordPlace(adminData, resource, resourceId) : undefined
  if (!place) return <span className="font-medium break-words">{title}</span>
  return (
    <Link
      to="/admin/:section/:id"
      params={{ section: place.section, id: String(place.id) }}
      className="font-medium break-words"
    >
      {title}
    </Link>
  )
}
