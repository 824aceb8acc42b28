/**
 * What a change of versions means for orders that were priced by them: the spans of pricing dates on which another version,
 * or another content of the same, would hold. Published versions never change a submitted order.
 */
import type { ProductOptionClassifier, ProductPricingRule } from '../../catalog/pricing-rules.ts'
import type { Timestamp } from '../../units/timestamp.ts'
import { effectiveClassifier, effectiveRule } from '../plan.ts'

/** Pricing dates from `begin` on, before `end`; null: without end. */
export interface DateSpan {
  readonly begin: Timestamp
  readonly end: Timestamp | null
}

/**
 * The spans on which what held before no longer holds as it was. `held` gives what holds on a date as text, null for nothing:
 * where nothing held, nothing can change.
 */
function changedSpans(
  dates: readonly Timestamp[],
  before: (date: Timestamp) => string | null,
  after: (date: Timestamp) => string | null,
): DateSpan[] {
  const sorted = [...new Set(dates)].toSorted()
  return sorted.flatMap((begin, index) => {
    const was = before(begin)
    if (was === null || was === after(begin)) return []
    return [{ begin, end: sorted[index + 1] ?? null }]
  })
}

/** For a pricing rule whose versions become `versions`. */
export function changedRuleSpans(
  rule: ProductPricingRule,
  versions: ProductPricingRule['versions'],
): DateSpan[] {
  const held = (of: ProductPricingRule) => (date: Timestamp) => {
    const { version, since, expressions } = effectiveRule(of, date)
    return version === null ? null : JSON.stringify([version, since, expressions])
  }
  const dates = [...Object.values(rule.versions), ...Object.values(versions)].map(({ created }) => created)
  return changedSpans(dates, held(rule), held({ ...rule, versions }))
}

/** For a classifier whose versions become `numbers`. */
export function changedClassifierSpans(
  classifier: ProductOptionClassifier,
  numbers: ProductOptionClassifier['numbers'],
): DateSpan[] {
  const held = (of: ProductOptionClassifier) => (date: Timestamp) => {
    const { version } = effectiveClassifier(of, date)
    return version === null ? null : JSON.stringify([version.date, version.numbers, version.description])
  }
  const dates = [...classifier.numbers, ...numbers].map(({ date }) => date)
  return changedSpans(dates, held(classifier), held({ ...classifier, numbers }))
}
