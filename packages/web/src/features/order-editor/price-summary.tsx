/** What the order comes to, in one figure. [1.2.59] */
import { formatCents, messages } from '@orderwright/domain'
import { cx } from '../../ui/cx.ts'
import { useEditorState } from './editor-context.tsx'

/** '$2,140.00 + shipping & tax'; nothing while prices are hidden. */
export function PriceSummary({ className }: { className?: string }) {
  const subtotal = useEditorState((state) => state.evaluation.subtotal)
  const isPriced = useEditorState((state) => state.evaluation.isPriced)
  if (subtotal === null) return null
  return (
    <p className={cx('tabular min-w-0 leading-tight', className)} aria-label="Order price">
      <span className="text-xl font-semibold tracking-tight">{formatCents(subtotal)}</span>{' '}
      <span className="text-xs whitespace-nowrap text-ink-2">+ shipping & tax</span>
      {!isPriced && (
        <span className="block text-xs text-caution">{messages.priceOnRequest}: not all items counted</span>
      )}
    </p>
  )
}
