/** The price of one piece as a button that opens its own explanation: rule, version and every step to the cent. */
import {
  formatCents,
  formatDate,
  type ItemEvaluation,
  messages,
  roundToCents,
  type TraceStep,
} from '@orderwright/domain'
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
              <span className="text-ink-2 max-sm:hidden">{formatCents(price.unitPrice)}</span>
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

interface TracePart {
  readonly step: TraceStep
  readonly details: readonly TraceStep[]
  /** whose rule and version begins here */
  readonly source: string | null
}

function sourceOf({ ruleTitle, effectiveDate }: TraceStep): string {
  return effectiveDate ? `${ruleTitle}, in effect since ${formatDate(effectiveDate)}` : ruleTitle
}

/** The parts that sum to the price, each with the steps that led to it; a part that adds nothing needs none. */
function traceParts(trace: readonly TraceStep[]): TracePart[] {
  const parts: (TracePart & { details: TraceStep[] })[] = []
  let source = ''
  for (const step of trace) {
    const last = parts.at(-1)
    if (step.depth > 0) {
      if (last && last.step.contributionInCents !== 0) last.details.push(step)
      continue
    }
    const isNew = sourceOf(step) !== source
    source = sourceOf(step)
    parts.push({ step, details: [], source: isNew && source !== '' ? source : null })
  }
  return parts
}

function TraceTable({ trace }: { trace: readonly TraceStep[] }) {
  return (
    <ol className="tabular mt-2">
      {traceParts(trace).map(({ step, details, source }) => (
        <li key={`${step.path} ${step.kind}`}>
          {source && <p className="mt-2 mb-0.5 text-xs text-ink-2">{source}</p>}
          <TraceLine step={step} />
          {details.map((detail) => (
            <TraceLine key={`${detail.path} ${detail.kind}`} step={detail} />
          ))}
        </li>
      ))}
    </ol>
  )
}

function TraceLine({ step }: { step: TraceStep }) {
  const isZero = step.contributionInCents === 0
  return (
    <p
      className={cx(
        'flex items-baseline gap-3',
        step.depth > 0 ? 'pb-0.5 text-xs text-ink-2' : 'py-1 text-sm',
        isZero && 'text-ink-2',
      )}
      style={{ paddingLeft: `${Math.min(step.depth, 4) * 12}px` }}
    >
      <span className="min-w-0 flex-1">{step.label}</span>
      <span className="shrink-0">{stepFigure(step)}</span>
    </p>
  )
}

/** Money, but factors as factors. */
function stepFigure({ contributionInCents, operator, value }: TraceStep): string {
  if (contributionInCents !== undefined) {
    return contributionInCents > 0 ? `+${formatCents(contributionInCents)}` : formatCents(contributionInCents)
  }
  const factor = Number(value.toFixed(4))
  switch (operator) {
    case '*':
      return `× ${factor}`
    case '/':
      return `÷ ${factor}`
    case '%':
      return `${factor} %`
    default:
      return formatCents(roundToCents(value))
  }
}
