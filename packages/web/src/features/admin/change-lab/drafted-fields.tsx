/** What the chosen draft changes in a record, above the record's fields: each with its value of before. */
import { changeLabScreens as words } from '@orderwright/domain/messages'
import type { AdminData } from '../admin-data.ts'
import { useChosenDraft } from '../drafts/chosen-draft.ts'
import { useDraft } from '../drafts/use-drafts.ts'
import { differencesOf } from '../records/record-differences.ts'
import { DifferenceLines } from './difference-lines.tsx'

const headings = { create: words.madeHere, update: words.changedHere, destroy: words.removedHere } as const

export function DraftedFields({
  resource,
  id,
  adminData,
}: {
  resource: string
  id: number
  adminData: AdminData
}) {
  const { draftId } = useChosenDraft()
  const { data } = useDraft(draftId)
  const change =
    draftId === null
      ? undefined
      : data?.changes.find((one) => one.resource === resource && one.resourceId === id)
  if (!change) return null
  return (
    <section
      aria-label={headings[change.kind]}
      className="mt-4 max-w-3xl rounded border border-edge bg-caution-soft px-3 py-2"
    >
      <p className="text-sm font-medium">{headings[change.kind]}</p>
      {change.kind === 'update' && <DifferenceLines differences={differencesOf(change, adminData)} />}
    </section>
  )
}
