/** How a price came about, step by step; or where in the rules it could not be worked out. */
import type { Catalog } from '@orderwright/domain/catalog'
import { priceMessages as words } from '@orderwright/domain/messages'
import {
  type ExpressionPath,
  pathStops,
  traceFigure,
  traceLabel,
  type TraceStep,
} from '@orderwright/domain/pricing'
import { formatDate } from '@orderwright/domain/units'
import { cx } from '../../ui/cx.ts'

/** The rules on the way to the expression that failed, outermost first. */
export function PathStops({ catalog, path }: { catalog: Catalog; path: ExpressionPath }) {
  const stops = path === '' ? [] : pathStops(catalog, path)
  if (stops.length === 0) return null
  return (
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

/** The steps of a price, those that sum to it with what led to each. */
export function TraceTable({ trace }: { trace: readonly TraceStep[] }) {
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
      style={{ paddingInlineStart: `${Math.min(step.depth, 4) * 12}px` }}
    >
      <span className="min-w-0 flex-1">{traceLabel(step)}</span>
      <span className="shrink-0">{traceFigure(step)}</span>
    </p>
  )
}
