/** A refused choice: why, what is in the way, and one press for each way out. [1.5.26, 1.5.27] */
import { drawingRefusal, planChanges, type SelectionRefusal } from '@orderwright/domain'
import { useEffect, useMemo, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConflictList } from './conflict-list.tsx'
import { RepairList } from './repair-list.tsx'
import type { RefusedChoice } from './use-choose.ts'

interface RefusalNoteProps {
  refusal: RefusedChoice
  /** the property that was being chosen: its own choice is not in the way */
  propertyId: number
  /** the repair was carried out: the choice stands */
  onRepaired: () => void
  onDismiss: () => void
}

export function RefusalNote({ refusal, propertyId, onRepaired, onDismiss }: RefusalNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  const { conflict, repairs } = useMemo(() => waysOut(refusal), [refusal])
  const rules = conflict.filter(({ title }) => title !== refusal.message)
  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="max-h-[min(420px,70dvh)] space-y-3 overflow-y-auto p-3 outline-none"
    >
      <div className="space-y-2">
        <p className="text-sm text-invalid">{refusal.message}</p>
        <ConflictList conflict={rules} propertyId={propertyId} />
      </div>
      <RepairList repairs={repairs} onRepaired={onRepaired} />
      <div className="flex justify-end">
        <Button size="small" onPress={onDismiss}>
          Back to the options
        </Button>
      </div>
    </div>
  )
}

/** What is in the way and what would help; nothing where the engine knows none. */
function waysOut({ before, asked, changes }: RefusedChoice): Pick<SelectionRefusal, 'conflict' | 'repairs'> {
  const refused =
    drawingRefusal(before, asked, changes) ?? planChanges(before.context, before.document, changes)
  return refused.ok ? { conflict: [], repairs: [] } : refused
}
