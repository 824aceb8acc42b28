/** What is left of the order once its items are paid for: for employees who approve it and look after it. [issue 18] Decision 209. */
import { endpoints, type ItemMarginView, type OrderMarginView } from '@orderwright/contract'
import { marginPercentText, worstFirst } from '@orderwright/domain/margin'
import { marginMessages as words } from '@orderwright/domain/messages'
import { formatCents } from '@orderwright/domain/units'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call, CallFailure } from '../../../../lib/api/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { PlainLink } from '../../../../ui/link.tsx'
import { Money } from '../../../../ui/money.tsx'
import { useEditorState } from '../../../open-order/editor-context.tsx'
import { useCheckout } from '../../checkout-context.tsx'
import { AsideSection } from '../status-layout.tsx'
import { SummaryLine } from './summary-line.tsx'

/** Lines shown before somebody asks for all of them. */
const FEW = 5

/** Asked for only where a product of the order has a cost rule, of which customers never hear. */
export function MarginSection() {
  const { viewer, pricingIsHidden } = useCheckout()
  const hasCosts = useEditorState(({ evaluation }) =>
    evaluation.items.some(({ product }) => product !== undefined && product.costRuleId !== null),
  )
  return viewer.isEmployee && !pricingIsHidden && hasCosts ? <Loaded /> : null
}

function Loaded() {
  const { order, orderCall } = useCheckout()
  const isSaved = useEditorState(({ saveState }) => saveState === 'saved')
  const { data, isError, isFetching, refetch } = useQuery({
    // Anew whenever the order is another one on the server.
    queryKey: [endpoints.getOrderMargin.name, orderCall, `${order.version} ${isSaved}`],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const result = await call(endpoints.getOrderMargin, orderCall)
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
  })
  if (data?.orderMargin === null) return null
  return (
    <AsideSection title={words.title} help="margin">
      {data ? (
        <MarginOfOrder margin={data.orderMargin} />
      ) : isError ? (
        <div role="alert" className="grid justify-items-start gap-2 text-sm">
          <p>{words.failed}</p>
          <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      ) : (
        <p role="status" className="text-sm text-ink-2">
          {words.loading}
        </p>
      )}
    </AsideSection>
  )
}

interface AmountProps {
  margin: NonNullable<ItemMarginView['margin']>
  className?: string
}

/** An amount with its percentage; one below 0 is a loss, in words too. */
function Amount({ margin: { margin, percent }, className }: AmountProps) {
  const isLoss = margin < 0
  return (
    <span className={cx('tabular', isLoss && 'text-invalid', className)}>
      {isLoss && <>{words.loss} </>}
      <Money cents={margin} />
      {percent !== null && <span className="ms-2">{marginPercentText(percent)}</span>}
    </span>
  )
}

function MarginOfOrder({ margin: { total, lines } }: { margin: OrderMarginView }) {
  const listId = useId()
  const [isWhole, setWhole] = useState(false)
  const sorted = worstFirst(lines)
  const shown = isWhole
    ? sorted
    : [...sorted.slice(0, FEW), ...sorted.slice(FEW).filter(isUnknown).slice(0, FEW)]
  const { knownLines: known, allLines: all } = total
  return (
    <>
      {known === 0 ? (
        <p className="text-sm">{words.nothingKnown}</p>
      ) : (
        <>
          <p className="text-lg font-medium">
            <Amount margin={total} />
          </p>
          {all > 1 && <p className="text-sm text-ink-2">{words.ofItems({ known, all })}</p>}
          <dl className="mt-1 text-sm">
            <SummaryLine term={words.revenue}>
              <Money cents={total.revenue} />
            </SummaryLine>
            <SummaryLine term={words.cost}>
              <Money cents={total.cost} />
            </SummaryLine>
          </dl>
        </>
      )}
      <ul
        id={listId}
        aria-label={words.lines}
        className="mt-2 divide-y divide-hairline border-y border-hairline text-sm"
      >
        {shown.map((line) => (
          <LineRow key={line.productInstanceId} line={line} />
        ))}
      </ul>
      {sorted.length > shown.length || isWhole ? (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          aria-controls={listId}
          className="mt-1"
          onPress={() => setWhole(!isWhole)}
        >
          {isWhole ? words.showFewer : words.showAll({ count: all })}
        </Button>
      ) : null}
      <p className="mt-2 text-xs text-ink-2">{words.explanation}</p>
    </>
  )
}

const isUnknown = ({ margin }: ItemMarginView) => margin === null

function LineRow({ line }: { line: ItemMarginView }) {
  const { viewer } = useCheckout()
  const { number, title, productId, margin, unknown } = line
  return (
    <li className="py-1.5">
      <div className="flex flex-wrap justify-between gap-x-3">
        <span className="min-w-0 break-words">{words.itemOf({ number, title })}</span>
        {margin && <Amount margin={margin} className="text-end" />}
      </div>
      {margin && (
        <span className="tabular block text-ink-2">
          {words.ofLine({ revenue: formatCents(margin.revenue), cost: formatCents(margin.cost) })}
        </span>
      )}
      {unknown && <span className="block text-caution">{words.notKnown({ reason: unknown.message })}</span>}
      {unknown?.missing === 'cost' && productId !== null && viewer.role === 'owner' && (
        <PlainLink
          to="/admin/:section/:id"
          params={{ section: 'products', id: String(productId) }}
          aria-label={words.productSettingsOf({ title })}
        >
          {words.productSettings}
        </PlainLink>
      )}
    </li>
  )
}
