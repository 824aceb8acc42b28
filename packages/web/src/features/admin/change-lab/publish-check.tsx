/** What publishing a draft would refuse now: said before anybody presses it, with what can be done about it. */
import { type CatalogDraft, type DraftChange, endpoints, type ResponseOf } from '@orderwright/contract'
import { changeLabScreens as words } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure, call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { emptyAdminData, everything, readAgain, useSavedAdminData } from '../admin-data.ts'
import { editDraft } from '../drafts/draft-writes.ts'
import { namedLists } from '../records/record-differences.ts'
import { recordPlace } from './record-place.ts'

type Problem = ResponseOf<typeof endpoints.checkCatalogDraft>['problems'][number]

interface PublishCheckProps {
  draft: CatalogDraft
  changes: readonly DraftChange[]
}

/** Asked again whenever the draft is another one, and with everything else that is read again. */
function useProblems({ id: draftId, version }: CatalogDraft): readonly Problem[] {
  const { org, caller } = useViewer()
  const { data } = useQuery({
    queryKey: [everything, org.id, 'catalogDraftCheck', draftId, version],
    queryFn: async () => {
      const result = await call(endpoints.checkCatalogDraft, { orgId: org.id, ...caller, draftId })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data.problems
    },
  })
  return data ?? []
}

export function PublishCheck({ draft, changes }: PublishCheckProps) {
  const problems = useProblems(draft)
  const conflicts = changes.filter(({ conflictingFields, isGone }) => conflictingFields.length > 0 || isGone)
  if (problems.length === 0 && conflicts.length === 0) return null
  return (
    <section
      aria-label={words.cannotPublish}
      className="mt-4 rounded border border-edge bg-invalid-soft px-3 py-2.5 text-sm"
    >
      <h2 className="font-semibold text-invalid">{words.cannotPublish}</h2>
      {conflicts.length > 0 && <p className="pt-1">{words.undecided({ count: conflicts.length })}</p>}
      {problems.length > 0 && (
        <ul className="divide-y divide-hairline">
          {problems.map((problem) => (
            <li
              key={`${problem.record?.resource} ${problem.record?.resourceId} ${problem.message}`}
              className="py-2 last:pb-0"
            >
              <RefusedRecord draft={draft} problem={problem} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function RefusedRecord({ draft, problem: { record, message } }: { draft: CatalogDraft; problem: Problem }) {
  const { org } = useViewer()
  const { data: adminData = emptyAdminData } = useSavedAdminData(namedLists)
  const [isPending, setPending] = useState(false)
  if (record === null) return <p>{message}</p>
  const { resource, resourceId } = record
  const word = words.resource(resource)
  const title = record.title === '' ? words.untitled({ resource: word, id: resourceId }) : record.title
  const place = recordPlace(adminData, resource, resourceId)

  async function takeOut() {
    setPending(true)
    const edits = [{ kind: 'drop' as const, resource, resourceId }]
    const result = await editDraft({ orgId: org.id, draftId: draft.id }, edits)
    if (result.ok) toast(words.takenOut({ title }))
    else toast(result.error.message, { tone: 'invalid' })
    await readAgain()
    setPending(false)
  }

  return (
    <>
      <p>
        <span className="font-medium break-words">{title}</span> <span className="text-ink-2">{word}</span>
      </p>
      <p>{message}</p>
      {draft.state === 'open' && (
        <p className="flex flex-wrap gap-2 pt-1.5">
          {place && (
            <ButtonLink
              size="small"
              to="/admin/:section/:id"
              params={{ section: place.section, id: String(place.id) }}
            >
              {words.openRecord({ title })}
            </ButtonLink>
          )}
          <Button size="small" isPending={isPending} onPress={() => void takeOut()}>
            {words.takeOutOf({ title })}
          </Button>
        </p>
      )}
    </>
  )
}
