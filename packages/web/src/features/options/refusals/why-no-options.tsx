/** "why?" beside a property that has no option left: the choices and rules that took them all. [1.2.76] */
import type { PropertyEvaluation } from '@orderwright/domain/configuration'
import { choiceMessages, pickerMessages as words } from '@orderwright/domain/messages'
import { explainItem, explainNoOptions } from '@orderwright/domain/repairs'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Popover } from '../../../ui/popups/popover.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { ConflictList } from './conflict-list.tsx'
import { RepairList } from './repair-list.tsx'

interface WhyNoOptionsProps {
  itemId: number | null
  view: PropertyEvaluation
}

export function WhyNoOptions({ itemId, view }: WhyNoOptionsProps) {
  return (
    <Popover
      label={words.whyHasNoOptions({ title: view.property.title })}
      className="w-80"
      trigger={
        <AriaButton className="cursor-pointer rounded px-1 text-xs font-medium underline decoration-edge underline-offset-3 hover:decoration-current pointer-coarse:min-h-11">
          {words.why}
        </AriaButton>
      }
    >
      {(close) => <Reasons itemId={itemId} view={view} close={close} />}
    </Popover>
  )
}

function Reasons({ itemId, view, close }: WhyNoOptionsProps & { close: () => void }) {
  const { editor } = useOpenOrder()
  const { evaluation } = editor.getState()
  const { property, states } = view
  const conflict = explainNoOptions(evaluation, itemId, property.id)
  const explained = itemId === null ? undefined : explainItem(evaluation, itemId)
  const repairs = explained?.problems.find(({ problem }) => problem.propertyId === property.id)?.repairs ?? []
  // Options that nobody is offered here are no rule's doing.
  const withheld = states.flatMap(({ reasons }) =>
    reasons.filter(({ ruleId }) => ruleId === undefined).slice(0, 1),
  )
  return (
    <div className="space-y-3 p-3">
      <p className="text-sm">{choiceMessages.rulesLeaveNothing({ title: property.title })}</p>
      <ConflictList conflict={conflict} propertyId={property.id} />
      {conflict.length === 0 && withheld.length > 0 && (
        <ul className="max-h-32 list-disc space-y-0.5 overflow-y-auto ps-4 text-xs text-ink-2">
          {withheld.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <RepairList repairs={repairs} onRepaired={close} />
    </div>
  )
}
