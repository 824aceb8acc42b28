/** The price of one piece as a button that opens its own explanation: rule, version and every step to the cent. */
import { formatCents, formatDate, type ItemEvaluation, messages, type TraceStep } from '@orderwright/domain'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from '../../../ui/cx.ts'
import { Popover } from '../../../ui/popover.tsx'

export function PriceButton({ evaluation, className }: { evaluation: ItemEvaluation; className?: string }) {
  const { price, item, lineTotal } = evaluation
  if (!price.ok && price.error.code === 'pricingHidden') return null
  const name = price.ok
    ? `Why this price: ${formatCents(price.unitPrice)} each, ${formatCents(lineTotal ?? price.unitPrice)} for ${item.quantity}`
    : messages.priceOnRequest
  return (
    <Popover
      label="Why this price"
      placement="top end"
      className="w-96"
      trigger={
        <AriaButton
          aria-label={name}
          className={cx(
            'tabular flex cursor-pointer items-baseline gap-3 rounded px-2 py-1 text-sm transition-colors hover:bg-shade pointer-coarse:min-h-11 pointer-coarse:items-center',
            className,
          )}
        >
          {price.ok ? (
            <>
              <span className="text-ink-2">{formatCents(price.unitPrice)}</span>
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
      <PriceExplanation evaluation={evaluation} />
    </Popover>
  )
}

export function PriceExplanation({ evaluation }: { evaluation: ItemEvaluation }) {
  const { price, item, lineTotal } = evaluation
  if (!price.ok) {
    return (
      <div className="p-4">
        <h3 className="text-base font-semibold">{messages.priceOnRequest}</h3>
        <p className="mt-1 text-sm text-ink-2">{price.error.message}</p>
      </div>
    )
  }
  return (
    <div className="max-h-[min(440px,70dvh)] overflow-y-auto p-4">
      <h3 className="text-base font-semibold">Why this price</h3>
      <TraceTable trace={price.trace} />
      <dl className="tabular mt-1 border-t border-ink pt-2 text-sm">
        <div className="flex justify-between">
          <dt>One piece</dt>
          <dd className="font-semibold">{formatCents(price.unitPrice)}</dd>
        </div>
        {item.quantity > 1 && lineTotal !== null && (
          <div className="flex justify-between text-ink-2">
            <dt>{item.quantity} pieces</dt>
            <dd>{formatCents(lineTotal)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function TraceTable({ trace }: { trace: readonly TraceStep[] }) {
  return (
    <ol className="tabular mt-2">
      {trace.map((step) => (
        <li
          key={`${step.path} ${step.kind}`}
          className={cx('flex items-baseline gap-3 py-1 text-sm', step.depth > 0 && 'text-xs text-ink-2')}
          style={{ paddingLeft: `${Math.min(step.depth, 4) * 12}px` }}
        >
          <span className="min-w-0 flex-1">
            {step.label}
            {step.depth === 0 && step.ruleTitle && (
              <span className="block text-xs text-ink-2">
                {step.ruleTitle}
                {step.effectiveDate && `, in effect since ${formatDate(step.effectiveDate)}`}
              </span>
            )}
          </span>
          <span className="shrink-0">{stepFigure(step)}</span>
        </li>
      ))}
    </ol>
  )
}

function stepFigure(step: TraceStep): string {
  if (step.contributionInCents !== undefined) {
    const sign = step.contributionInCents > 0 ? '+' : ''
    return `${sign}${formatCents(step.contributionInCents)}`
  }
  const value = Number(step.value.toFixed(4))
  return step.operator === '*' ? `× ${value}` : step.operator === '/' ? `÷ ${value}` : String(value)
}
