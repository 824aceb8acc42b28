/** Why a piece costs what it costs: rule, version and every step to the cent; or where the rules fail. */
import {
  formatCents,
  formatDate,
  type ItemEvaluation,
  messages,
  pathStops,
  roundToCents,
  type TraceStep,
  priceMessages as words,
} from '@orderwright/domain'
import { cx } from '../../../ui/cx.ts'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { CustomPrice } from './custom-price.tsx'

export function PriceExplanation({ itemId }: { itemId: number }) {
  const { data, viewer } = useOpenOrder()
  const evaluation = useEditorState((state) => state.evaluation.itemsById.get(itemId))
  if (!evaluation) return null
  const { price } = evaluation
  return (
    <div className="max-h-[min(480px,70dvh)] overflow-y-auto p-4">
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
  const stops = viewer.isEmployee ? pathStops(data.catalog, price.error.path) : []
  return (
    <>
      <h2 className="text-base font-semibold">{messages.priceOnRequest}</h2>
      <p className="mt-1 text-sm text-ink-2">{price.error.message}</p>
      {stops.length > 0 && (
        <>
          <p className="eyebrow mt-3 mb-1">{words.whereInRules}</p>
          <ol className="text-sm">
            {stops.map(({ rule, place }, index) => (
              // A cycle comes by the same place twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${index} ${rule} ${place}`} className="flex gap-2 py-0.5">
                <span className="text-ink-3" aria-hidden="true">
                  {index === 0 ? '·' : '→'}
                </span>
                <span className="flex-1">{rule}</span>
                {place !== '' && <span className="tabular text-ink-2">{words.step({ place })}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}

interface TracePart {
  readonly step: TraceStep
  readonly details: readonly TraceStep[]
  /** whose rule and version begins here */
  readonly source: string | null
}

function sourceOf({ ruleTitle, effectiveDate }: TraceStep): string {
  return effectiveDate ? words.inEffectSince({ ruleTitle, date: formatDate(effectiveDate) }) : ruleTitle
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
