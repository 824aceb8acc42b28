/** Why a piece costs what it costs: rule, version and every step to the cent; or where the rules fail. */
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { messages, priceMessages as words } from '@orderwright/domain/messages'
import { formatCents } from '@orderwright/domain/units'
import { HelpLink } from '../../../ui/help-link.tsx'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { PathStops, TraceTable } from '../../prices/price-trace.tsx'
import { CustomPrice } from './custom-price.tsx'

export function PriceExplanation({ itemId }: { itemId: number }) {
  const { data, viewer } = useOpenOrder()
  const evaluation = useEditorState((state) => state.evaluation.itemsById.get(itemId))
  if (!evaluation) return null
  const { price } = evaluation
  return (
    <div data-help="prices" className="max-h-[min(480px,70dvh)] overflow-y-auto p-4">
      {price.ok ? <Explained evaluation={evaluation} /> : <Unexplained evaluation={evaluation} />}
      {data.abilities.updatePricing && viewer.isEmployee && (
        <CustomPrice key={itemId} evaluation={evaluation} />
      )}
    </div>
  )
}

function Explained({ evaluation: { price, item, lineTotal } }: { evaluation: ItemEvaluation }) {
  if (!price.ok) return null
  return (
    <>
      <h2 className="text-base font-semibold">{words.whyThisPrice}</h2>
      <TraceTable trace={price.trace} />
      <dl className="tabular mt-1 border-t border-ink pt-2 text-sm">
        <div className="flex justify-between">
          <dt>{words.onePiece}</dt>
          <dd className="font-semibold">{formatCents(price.unitPrice)}</dd>
        </div>
        {lineTotal !== null && (
          <div className="flex justify-between text-ink-2">
            <dt>
              {item.quantity} × {formatCents(price.unitPrice)}
            </dt>
            <dd>{formatCents(lineTotal)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

/** No figure is better than a wrong one: what is missing, and for employees where in the rules. */
function Unexplained({ evaluation: { price } }: { evaluation: ItemEvaluation }) {
  const { data, viewer } = useOpenOrder()
  if (price.ok) return null
  return (
    <>
      <h2 className="text-base font-semibold">{messages.priceOnRequest}</h2>
      <p className="mt-1 text-sm text-ink-2">{price.error.message}</p>
      <HelpLink at="prices" className="mt-2" />
      {viewer.isEmployee && <PathStops catalog={data.catalog} path={price.error.path} />}
    </>
  )
}
