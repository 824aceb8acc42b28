/** Ways out, one press each, with what they change in the price. */
import { type Repair, withFollowingChoices } from '@orderwright/domain'
import { Wand2 } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useOpenOrder } from '../order-editor/editor-context.tsx'
import { repairPriceText } from './price-difference.ts'

interface RepairListProps {
  repairs: readonly Repair[]
  title?: string
  /** the repair was carried out, as one step that can be undone */
  onRepaired: () => void
}

export function RepairList({ repairs, title = 'Make it possible', onRepaired }: RepairListProps) {
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
              className="focus-inset flex w-full cursor-pointer items-center gap-2 rounded px-1 py-1.5 text-left text-sm transition-colors hover:bg-shade pointer-coarse:min-h-11"
              onPress={() => {
                const changes = withFollowingChoices(editor.getState().evaluation, repair.changes)
                if (editor.chooseAll(changes, repair.title).ok) onRepaired()
              }}
            >
              <Wand2 className="size-3.5 shrink-0 text-accent-text" aria-hidden />
              <span className="flex-1">{repair.title}</span>
              <span className="tabular text-xs text-ink-2">
                {isPriced && repairPriceText(repair.priceDifferenceInCents)}
              </span>
            </AriaButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
