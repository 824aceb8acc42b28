/** Ways out, one press each, with what they change in the price. */
import { type Repair, withFollowingChoices } from '@orderwright/domain/configuration'
import { choiceMessages, pickerMessages } from '@orderwright/domain/messages'
import { Wand2 } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { repairPriceText } from '../price-difference.ts'

interface RepairListProps {
  repairs: readonly Repair[]
  title?: string
  /** what was asked for, in the words of the undo menu; else it has those of the repair */
  label?: string
  /** the repair was carried out, as one step that can be undone */
  onRepaired: () => void
}

export function RepairList({
  repairs,
  title = pickerMessages.makePossible,
  label,
  onRepaired,
}: RepairListProps) {
  const { editor } = useOpenOrder()
  const isPriced = !editor.getContext().viewer.pricingIsHidden
  if (repairs.length === 0) return null
  return (
    <div>
      <p className="eyebrow mb-1">{title}</p>
      <ul className="-mx-1">
        {repairs.map((repair) => (
          <li key={repair.title}>
            <AriaButton
              className="focus-inset flex w-full cursor-pointer items-start gap-2 rounded px-1 py-1.5 text-start text-sm transition-colors hover:bg-shade pointer-coarse:min-h-11"
              onPress={() => {
                const changes = withFollowingChoices(editor.getState().evaluation, repair.changes)
                if (editor.chooseAll(changes, label ?? repair.title).ok) onRepaired()
              }}
            >
              <Wand2 className="mt-0.75 size-3.5 shrink-0 text-accent-text" aria-hidden />
              <span className="flex-1">
                <RepairWords repair={repair} />
              </span>
              <span className="tabular mt-0.5 text-xs text-ink-2">
                {isPriced && repairPriceText(repair.priceDifferenceInCents)}
              </span>
            </AriaButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In one line where it is one; else an overview and what changes on each item. */
function RepairWords({ repair }: { repair: Repair }) {
  if (repair.parts.length < 2) return repair.title
  return (
    <>
      <span className="font-medium">
        {choiceMessages.repairSeveral({ count: repair.changes.length - 1 })}
      </span>
      {repair.parts.map((part) => (
        <span key={part} className="mt-0.5 block text-xs text-ink-2">
          {part}
        </span>
      ))}
    </>
  )
}
