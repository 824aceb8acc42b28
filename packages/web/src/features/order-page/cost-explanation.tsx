/** Why an order comes to what it comes to: every line, then each cost with what it is a part of, to the cent. [1.1.09] */
import { amountWords, costMessages, messages, priceMessages as words } from '@orderwright/domain/messages'
import { type CostStep, costTrace, totalLabel } from '@orderwright/domain/orders'
import { formatCents } from '@orderwright/domain/units'
import { cx } from '../../ui/cx.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'

const titles = {
  subtotal: amountWords.subtotal,
  discount: amountWords.discount(),
  shipping: amountWords.shipping,
  tariff: amountWords.tariff(),
  tax: amountWords.tax(),
  returned: amountWords.returned,
} as const satisfies Record<Exclude<CostStep['key'], 'total'>, string>

export function CostExplanation() {
  const { data, profile } = useOpenOrder()
  const evaluation = useEditorState((state) => state.evaluation)
  const { items, subtotal, costs, document, isPriced } = evaluation
  if (subtotal === null || costs === null) return null
  const total = totalLabel(document.order, costs)
  const steps = costTrace(document.order, subtotal, profile)
  return (
    <div data-help="prices" className="max-h-[min(520px,70dvh)] overflow-y-auto p-4">
      <h2 className="text-base font-semibold">{words.whyThisTotal}</h2>
      {items.length > 0 && (
        <ol
          aria-label={words.items}
          className="tabular mt-2 max-h-44 overflow-y-auto border-b border-hairline pb-2 text-sm"
        >
          {items.map(({ item, price, lineTotal }) => (
            <li key={item.id} className="flex items-baseline gap-3 py-0.5">
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {item.rank} {itemTitle(data.catalog, item)}
              </span>
              {price.ok ? (
                <>
                  <span className="shrink-0 text-xs text-ink-2">
                    {item.quantity} × {formatCents(price.unitPrice)}
                  </span>
                  <span className="shrink-0">{formatCents(lineTotal ?? price.unitPrice)}</span>
                </>
              ) : (
                <span className="shrink-0 text-caution">{messages.priceOnRequest}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      <dl className="mt-1">
        {steps.map((step) => (
          <Step key={step.key} step={step} title={step.key === 'total' ? total : titles[step.key]} />
        ))}
      </dl>
      {!isPriced && <p className="mt-2 text-xs text-caution">{messages.costsWithoutUnpriced}</p>}
    </div>
  )
}

function Step({ step, title }: { step: CostStep; title: string }) {
  const { key, basis, amount, exact, origin } = step
  const isTotal = key === 'total'
  return (
    <div
      className={cx(
        'flex items-baseline gap-3 py-1 text-sm',
        isTotal && 'mt-1 border-t border-ink pt-2 text-base font-semibold',
      )}
    >
      <dt className="min-w-0 flex-1">
        {title}
        {basis && <span className="block text-xs text-ink-2">{basis}</span>}
        {origin && <span className="block text-xs text-ink-2">{origin}</span>}
        {exact !== null && (
          <span className="block text-xs text-ink-2">
            {costMessages.costRounded({ exact: exactText(exact) })}
          </span>
        )}
      </dt>
      <dd className="tabular shrink-0">{amount === null ? amountWords.tbd : formatCents(amount)}</dd>
    </div>
  )
}

/** Cents with their fraction as dollars: 2096.71875 → $20.9671875. */
function exactText(exact: number): string {
  const sign = exact < 0 ? '−' : ''
  return `${sign}$${Number((Math.abs(exact) / 100).toFixed(6))}`
}
