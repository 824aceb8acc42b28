/** What the order comes to, in one figure that opens its own explanation. [1.2.59] */
import { amountWords, messages, orderScreenMessages as words } from '@orderwright/domain/messages'
import { priceSoFar, shippingIsOpen, totalText } from '@orderwright/domain/orders'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from '../../ui/cx.ts'
import { deferred } from '../../ui/deferred.tsx'
import { Popover } from '../../ui/popups/popover.tsx'
import { useEditorState } from '../open-order/editor-context.tsx'

const CostExplanation = deferred(() => import('./cost-explanation.tsx').then((part) => part.CostExplanation))

/** '$2,140.00 + shipping & tax', and the total once shipping is known; nothing while prices are hidden. */
export function PriceSummary({ className }: { className?: string }) {
  const costs = useEditorState((state) => state.evaluation.costs)
  const isPriced = useEditorState((state) => state.evaluation.isPriced)
  if (costs === null) return null
  const { amountText, toCome } = priceSoFar(costs)
  return (
    <div
      role="group"
      aria-label={words.orderPrice}
      className={cx('tabular min-w-0 leading-tight', className)}
      data-tour="price"
    >
      <Popover
        label={words.whyThisTotal}
        placement="top start"
        className="w-96"
        trigger={
          <AriaButton
            aria-label={words.whyTotalOf({ amountText })}
            className="-mx-1 cursor-pointer rounded px-1 text-xl font-semibold tracking-tight underline decoration-edge decoration-dotted underline-offset-4 transition-colors hover:bg-shade pointer-coarse:min-h-11"
          >
            {amountText}
          </AriaButton>
        }
      >
        <CostExplanation />
      </Popover>{' '}
      <span className="text-xs whitespace-nowrap text-ink-2">{toCome}</span>
      {!shippingIsOpen(costs) && (
        <span className="block text-xs whitespace-nowrap text-ink-2">
          {amountWords.total} {totalText(costs)}
        </span>
      )}
      {!isPriced && (
        <span className="block text-xs text-caution">
          {words.notAllCounted({ priceOnRequest: messages.priceOnRequest })}
        </span>
      )}
    </div>
  )
}
