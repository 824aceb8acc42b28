/** What the order comes to, as far as it is known. [1.2.66, 1.1.09] */
import { cartMessages as words, messages } from '@orderwright/domain/messages'
import { amountRows } from '@orderwright/domain/orders'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'

export function TotalsBlock() {
  const { profile } = useOpenOrder()
  const costs = useEditorState((state) => state.evaluation.costs)
  const isPriced = useEditorState((state) => state.evaluation.isPriced)
  const order = useEditorState((state) => state.document.order)
  if (!costs) return null
  return (
    <section className="border-t border-hairline px-4 py-3" aria-label={words.totals}>
      <dl className="tabular space-y-1 text-sm">
        {amountRows(order, costs, profile).map(({ key, label, value }) => (
          <div
            key={key}
            className={
              key === 'total'
                ? 'mt-2 flex justify-between border-t border-ink pt-2 text-base font-semibold'
                : 'flex justify-between'
            }
          >
            <dt className={key === 'total' ? undefined : 'text-ink-2'}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isPriced && <p className="mt-2 text-xs text-caution">{messages.costsWithoutUnpriced}</p>}
    </section>
  )
}
