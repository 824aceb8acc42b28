/** What the order comes to, in one figure that opens its own explanation. [1.2.59] */
import { formatCents, messages } from '@orderwright/domain'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from '../../ui/cx.ts'
import { deferred } from '../../ui/deferred.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useEditorState } from './editor-context.tsx'

const CostExplanation = deferred(() => import('./cost-explanation.tsx').then((part) => part.CostExplanation))

/** '$2,140.00 + shipping & tax'; nothing while prices are hidden. */
export function PriceSummary({ className }: { className?: string }) {
  const subtotal = useEditorState((state) => state.evaluation.subtotal)
  const isPriced = useEditorState((state) => state.evaluation.isPriced)
  if (subtotal === null) return null
  return (
    <p className={cx('tabular min-w-0 leading-tight', className)} aria-label="Order price" data-tour="price">
      <Popover
        label="Why this total"
        placement="top start"
        className="w-96"
        trigger={
          <AriaButton
            aria-label={`Why this total: ${formatCents(subtotal)}`}
            className="-mx-1 cursor-pointer rounded px-1 text-xl font-semibold tracking-tight underline decoration-edge decoration-dotted underline-offset-4 transition-colors hover:bg-shade pointer-coarse:min-h-11"
          >
            {formatCents(subtotal)}
          </AriaButton>
        }
      >
        <CostExplanation />
      </Popover>{' '}
      <span className="text-xs whitespace-nowrap text-ink-2">+ shipping & tax</span>
      {!isPriced && (
        <span className="block text-xs text-caution">{messages.priceOnRequest}: not all items counted</span>
      )}
    </p>
  )
}
