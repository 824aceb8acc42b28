/** A change of a draft against what was published since: both values, and whose stands. */
import type { DraftChange, DraftEdit } from '@orderwright/contract'
import { changeLabScreens as words } from '@orderwright/domain/messages'
import { Button } from '../../../ui/button.tsx'
import type { AdminData } from '../admin-data.ts'
import { differencesOf } from '../records/record-differences.ts'
import { DifferenceLines } from './difference-lines.tsx'

interface ConflictProps {
  change: DraftChange
  adminData: AdminData
  isOpen: boolean
  isPending: boolean
  onDecide: (edit: DraftEdit, keep: 'mine' | 'theirs') => void
}

/** What somebody has published in the fields that the draft changes too; `before` is what both began with. */
function theirDifferences({ before, published }: DraftChange, adminData: AdminData) {
  const was = Object.fromEntries(Object.keys(published).map((field) => [field, before[field]]))
  return differencesOf({ kind: 'update', before: was, values: published }, adminData)
}

export function Conflict({ change, adminData, isOpen, isPending, onDecide }: ConflictProps) {
  const { resource, resourceId, conflictingFields, isGone, published } = change
  const decide = (keep: 'mine' | 'theirs') =>
    onDecide({ kind: 'settle', resource, resourceId, keep, base: published }, keep)
  return (
    <div className="mt-2 border-s-2 border-invalid ps-3">
      <p className="text-sm text-invalid">
        {isGone ? words.isGone : words.conflict({ fields: topFields(conflictingFields).map(words.field) })}
      </p>
      {!isGone && <DifferenceLines differences={theirDifferences(change, adminData)} />}
      {isOpen && (
        <div className="flex flex-wrap gap-2 pt-1.5">
          {!isGone && (
            <Button size="small" isPending={isPending} onPress={() => decide('mine')}>
              {words.keepMine}
            </Button>
          )}
          <Button size="small" isDisabled={isPending} onPress={() => decide('theirs')}>
            {isGone ? words.takeOut : words.takeTheirs}
          </Button>
        </div>
      )}
    </div>
  )
}

function topFields(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.split('.')[0] ?? path))]
}
