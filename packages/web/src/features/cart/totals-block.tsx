/** What the order comes to, as far as it is known. [1.2.66, 1.1.09] */
import { type Cents, formatCents, messages } from '@orderwright/domain'
import { useEditorState } from '../order-editor/editor-context.tsx'

export function TotalsBlock() {
  const costs = useEditorState((state) => state.evaluation.costs)
  const isPriced = useEditorState((state) => state.evaluation.isPriced)
  const order = useEditorState((state) => state.document.order)
  if (!costs) return null
  const hasTax = order.taxPercentage > 0 && order.disableSalesTax === 0
  return (
    <section className="border-t border-hairline px-4 py-3" aria-label="Totals">
      <dl className="tabular space-y-1 text-sm">
        <Row label="Subtotal" amount={costs.orderSubTotal} />
        {costs.discount > 0 && <Row label="Discount" amount={costs.discount} isTaken />}
        <div className="flex justify-between">
          <dt className="text-ink-2">Shipping</dt>
          <dd>{costs.shippingIsTbd || costs.shipping === null ? 'TBD' : formatCents(costs.shipping)}</dd>
        </div>
        {costs.tariff > 0 && <Row label={`Tariff (${order.tariffPercentage}%)`} amount={costs.tariff} />}
        {hasTax && <Row label={`Tax (${order.taxPercentage}%)`} amount={costs.tax} />}
        <div className="mt-2 flex justify-between border-t border-ink pt-2 text-base font-semibold">
          <dt>Total</dt>
          <dd>{formatCents(costs.orderTotal)}</dd>
        </div>
      </dl>
      {!isPriced && <p className="mt-2 text-xs text-caution">{messages.costsWithoutUnpriced}</p>}
    </section>
  )
}

function Row({ label, amount, isTaken = false }: { label: string; amount: Cents; isTaken?: boolean }) {
  return (
    <div className="flex justify-between">
      <dt className="text-ink-2">{label}</dt>
      <dd>
        {isTaken && '−'}
        {formatCents(amount)}
      </dd>
    </div>
  )
}
