/** A refused choice: why, what is in the way, and one press for each way out. [1.5.26, 1.5.27] */
import { withFollowingChoices } from '@orderwright/domain'
import { Wand2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Button } from '../../ui/button.tsx'
import { useOpenOrder } from '../order-editor/editor-context.tsx'
import { priceDifferenceText } from './price-difference.ts'
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
  const { editor } = useOpenOrder()
  const note = useRef<HTMLDivElement>(null)
  const causes = refusal.conflict.filter((part) => part.kind === 'choice' && part.propertyId !== propertyId)
  useEffect(() => note.current?.focus(), [])
  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="max-h-[min(420px,70dvh)] overflow-y-auto p-3 outline-none"
    >
      <p className="text-sm text-invalid">{refusal.message}</p>
      {causes.length > 0 && (
        <p className="mt-2 text-xs text-ink-2">In the way: {causes.map((part) => part.title).join(', ')}</p>
      )}
      {refusal.repairs.length > 0 && (
        <div className="mt-3">
          <p className="eyebrow mb-1">Make it possible</p>
          <ul className="-mx-1">
            {refusal.repairs.map((repair) => (
              <li key={repair.title}>
                <AriaButton
                  className="focus-inset flex w-full cursor-pointer items-center gap-2 rounded px-1 py-1.5 text-left text-sm transition-colors hover:bg-shade pointer-coarse:min-h-11"
                  onPress={() => {
                    const changes = withFollowingChoices(editor.getState().evaluation, repair.changes)
                    if (editor.chooseAll(changes, repair.title).ok) onRepaired()
                  }}
                >
                  <Wand2 className="size-3.5 shrink-0 text-accent-text" aria-hidden />
                  <span className="flex-1">{repair.title}</span>
                  <span className="tabular text-xs text-ink-2">
                    {priceDifferenceText(repair.priceDifferenceInCents)}
                  </span>
                </AriaButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-3 flex justify-end">
        <Button size="small" onPress={onDismiss}>
          Back to the options
        </Button>
      </div>
    </div>
  )
}
