/** The rules and classifiers of a catalog as they stand on one pricing date. */
import type { Catalog } from '../catalog/compile.ts'
import { unassignedId } from '../catalog/schema.ts'
import type { ProductOptionClassifier, ProductPricingRule } from '../catalog/pricing-rules.ts'
import type { PricingExpression } from '../catalog/pricing-rules.ts'
import { exact, type Exact } from '../units/exact.ts'
import type { Timestamp } from '../units/timestamp.ts'

/** No running total of cents may go beyond this: sums stay exact, and nothing real is as dear. */
export const MAX_TOTAL = 1e13

/** A rule in the version that holds on the date; `version` is null when none does: one without expressions never does. */
export type EffectiveRule = {
  readonly rule: ProductPricingRule
  readonly version: string | null
  readonly since: Timestamp | null
  readonly expressions: readonly PricingExpression[]
  /** the value of a rule that is one fixed amount; null for any other */
  readonly constant: Exact | null
}

/** Numbers of a classifier in the version that holds on the date; null when none does: one without numbers never does. */
export type EffectiveClassifier = {
  readonly classifier: ProductOptionClassifier
  readonly numbers: readonly number[] | null
  readonly since: Timestamp | null
  readonly version: ProductOptionClassifier['numbers'][number] | null
}

export type PricingPlan = {
  readonly catalog: Catalog
  readonly date: Timestamp
  readonly rules: Map<number, EffectiveRule>
  readonly classifiers: Map<number, EffectiveClassifier>
}

function constantOf(expressions: readonly PricingExpression[]): Exact | null {
  const [only] = expressions
  const isConstant = expressions.length === 1 && only?.type === 'fixed' && only.condition === undefined
  return isConstant && Math.abs(only.props.value) <= MAX_TOTAL ? exact(only.props.value) : null
}

/**
 * The newest version with expressions and with `created` ≤ the date; of equal dates the later key. A version that is still
 * empty, as a new one is, changes no price. [2.9.27]
 */
export function effectiveRule(rule: ProductPricingRule, date: Timestamp): EffectiveRule {
  let best: EffectiveRule = { rule, version: null, since: null, expressions: [], constant: null }
  for (const [key, version] of Object.entries(rule.versions)) {
    if (version.created > date || version.expressions.length === 0) continue
    const isNewer =
      best.since === null ||
      version.created > best.since ||
      (version.created === best.since && Number(key) > Number(best.version))
    if (!isNewer) continue
    const { created, expressions } = version
    best = { rule, version: key, since: created, expressions, constant: constantOf(expressions) }
  }
  return best
}

/**
 * The newest version with numbers and with `date` ≤ the date; of equal dates the later in the list. A version that is
 * still empty, as a new one is, changes no price. [2.9.28]
 */
export function effectiveClassifier(
  classifier: ProductOptionClassifier,
  date: Timestamp,
): EffectiveClassifier {
  let best: EffectiveClassifier = { classifier, numbers: null, since: null, version: null }
  for (const version of classifier.numbers) {
    if (version.date > date || version.numbers.length === 0) continue
    if (best.since !== null && version.date < best.since) continue
    best = { classifier, numbers: version.numbers, since: version.date, version }
  }
  return best
}

/** Dates kept per catalog: that of the open order, "now", and a few more. */
const KEPT_DATES = 64
const plans = new WeakMap<Catalog, Map<Timestamp, PricingPlan>>()

/** The plan of a catalog on a date; versions are looked up as they are needed, and kept. */
export function pricingPlan(catalog: Catalog, date: Timestamp): PricingPlan {
  let byDate = plans.get(catalog)
  if (byDate === undefined) {
    byDate = new Map()
    plans.set(catalog, byDate)
  }
  let plan = byDate.get(date)
  if (plan === undefined) {
    plan = { catalog, date, rules: new Map(), classifiers: new Map() }
    if (byDate.size >= KEPT_DATES) byDate.clear()
    byDate.set(date, plan)
  }
  return plan
}

export function ruleOn(plan: PricingPlan, ruleId: number): EffectiveRule | undefined {
  const known = plan.rules.get(ruleId)
  if (known !== undefined) return known
  const rule = plan.catalog.pricingRules.get(ruleId)
  if (rule === undefined) return undefined
  const effective = effectiveRule(rule, plan.date)
  plan.rules.set(ruleId, effective)
  return effective
}

function classifierOn(plan: PricingPlan, classifierId: number): EffectiveClassifier | undefined {
  const known = plan.classifiers.get(classifierId)
  if (known !== undefined) return known
  const classifier = plan.catalog.classifiers.get(classifierId)
  if (classifier === undefined) return undefined
  const effective = effectiveClassifier(classifier, plan.date)
  plan.classifiers.set(classifierId, effective)
  return effective
}

/** A classifier that belongs to the group; one of another group is not read, whatever an option says. */
export function classifierIn(
  plan: PricingPlan,
  classifierId: number,
  groupId: number,
): EffectiveClassifier | undefined {
  const found = classifierId === unassignedId ? undefined : classifierOn(plan, classifierId)
  return found?.classifier.productOptionClassifierGroupId === groupId ? found : undefined
}
