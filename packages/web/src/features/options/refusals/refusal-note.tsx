/** A refused choice: why, what is in the way, and one press for each way out. [1.5.26, 1.5.27] */
import type { Repair, SelectionRefusal } from '@orderwright/domain/configuration'
import { choiceMessages, pickerMessages as words } from '@orderwright/domain/messages'
import { drawingRefusal, planChanges } from '@orderwright/domain/repairs'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { ConflictList } from './conflict-list.tsx'
import { RepairList } from './repair-list.tsx'
import type { RefusedChoice } from '../use-choose.ts'

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
  const refused = useMemo(() => refusalOf(refusal), [refusal])
  const conflict = refused?.conflict ?? []
  const repairs = useRepairs(refused)
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
      {repairs === null && <p className="text-sm text-ink-2">{choiceMessages.lookingForWays}</p>}
      {repairs?.length === 0 && <p className="text-sm text-ink-2">{choiceMessages.nothingHelps}</p>}
      <RepairList repairs={repairs ?? []} label={refusal.label} onRepaired={onRepaired} />
      <div className="flex items-center justify-between gap-2">
        <HelpLink at="why-not" />
        <Button size="small" onPress={onDismiss}>
          {words.backToTheOptions}
        </Button>
      </div>
    </div>
  )
}

/** What is in the way and what would help; null where the engine knows neither. */
function refusalOf({ before, asked, changes }: RefusedChoice): SelectionRefusal | null {
  const refused =
    drawingRefusal(before, asked, changes) ?? planChanges(before.context, before.document, changes)
  return refused.ok ? null : refused
}

/** The ways out, looked for once the refusal is on the screen: on a long order that takes a moment. Null until then. */
function useRepairs(refused: SelectionRefusal | null): readonly Repair[] | null {
  const [found, setFound] = useState<{ of: SelectionRefusal | null; repairs: readonly Repair[] } | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setFound({ of: refused, repairs: refused?.repairs ?? [] }))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [refused])
  return found?.of === refused ? found.repairs : null
}
