/** The price of one piece, and of all, as a button that opens its own explanation. [1.2.63] */
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { messages, orderScreenMessages as words } from '@orderwright/domain/messages'
import { formatCents } from '@orderwright/domain/units'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from '../../../ui/cx.ts'
import { deferred } from '../../../ui/deferred.tsx'
import { Popover } from '../../../ui/popups/popover.tsx'

const PriceExplanation = deferred(() =>
  import('./price-explanation.tsx').then((part) => part.PriceExplanation),
)

interface PriceButtonProps {
  evaluation: ItemEvaluation
  /** one below the other, where the row has no room for both side by side */
  isStacked?: boolean
  className?: string
}

export function PriceButton({ evaluation, isStacked = false, className }: PriceButtonProps) {
  const { price, item, lineTotal } = evaluation
  if (!price.ok && price.error.code === 'pricingHidden') return null
  const name = price.ok
    ? words.whyPriceEach({
        each: formatCents(price.unitPrice),
        total: formatCents(lineTotal ?? price.unitPrice),
        quantity: item.quantity,
      })
    : messages.priceOnRequest
  return (
    <Popover
      label={words.whyThisPrice}
      placement="top end"
      className="w-96"
      trigger={
        <AriaButton
          aria-label={name}
          className={cx(
            'tabular flex cursor-pointer rounded px-2 py-1 text-sm transition-colors hover:bg-shade pointer-coarse:min-h-11',
            isStacked
              ? 'flex-col items-end justify-center'
              : 'items-baseline gap-3 pointer-coarse:items-center',
            className,
          )}
        >
          {price.ok ? (
            <>
              <span className={cx('text-ink-2', isStacked && 'text-xs')}>
                {formatCents(price.unitPrice)}
                {item.customPriceInCents !== null && (
                  <span title={words.customPrice} className="ms-1 text-caution">
                    *
                  </span>
                )}
              </span>
              <span className="text-base font-semibold underline decoration-edge decoration-dotted underline-offset-4">
                {formatCents(lineTotal ?? price.unitPrice)}
              </span>
            </>
          ) : (
            <span className="font-medium text-caution">{messages.priceOnRequest}</span>
          )}
        </AriaButton>
      }
    >
      <PriceExplanation itemId={item.id} />
    </Popover>
  )
}
