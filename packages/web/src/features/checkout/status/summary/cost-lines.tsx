/** How the order's total comes about: subtotal, discount, shipping, tariff, tax, also those that are nothing. [1.1.09] */
import { amountRows } from '@orderwright/domain/orders'
import { useEditorState } from '../../../open-order/editor-context.tsx'
import { useCheckout } from '../../checkout-context.tsx'
import { SummaryLine } from './summary-line.tsx'

export function CostLines() {
  const { order, profile } = useCheckout()
  // What an employee enters beside it counts at once.
  const costs = useEditorState((state) => state.evaluation.costs) ?? order.costs
  return amountRows(order, costs, profile, { isWhole: true }).map(({ key, label, value }) => (
    <SummaryLine key={key} term={label} isSum={key === 'total'}>
      {value}
    </SummaryLine>
  ))
}
