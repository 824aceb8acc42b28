/**
 * The smallest changes of one rule by which a dead option is in an allowed combination again: one option or property is taken
 * out of a rule, or one more is allowed by it; only where none of these suffices, a rule goes as a whole. Each was tried: the
 * product is analyzed under the changed rule before the change is offered.
 */
import type { Catalog } from '../catalog/compile.ts'
import type { ProductRule } from '../catalog/schema.ts'
import type { Count } from './findings.ts'
import type { RuleStudy } from './impact.ts'
import { endsOf, type RuleParts } from './said.ts'

export type RuleRepair = {
  readonly ruleId: number
  readonly action: 'takeOut' | 'allow' | 'delete'
  /** the option or property that is taken out or allowed; 0 where the rule goes as a whole */
  readonly id: number
  /** the rule as it becomes; null: it goes */
  readonly after: RuleParts | null
  /** what is left of the product then */
  readonly count: Count
}

type Candidate = Omit<RuleRepair, 'count'>

/** Of one rule so many changes are tried. */
const TRIED_OF_RULE = 60

/** As much of a rule as it says. */
function partsOf(rule: ProductRule): RuleParts {
  const { type, fromResourceKey, toResourceKey, fromIds, toIds, toProductPropertyId } = rule
  return { type, fromResourceKey, toResourceKey, fromIds, toIds, toProductPropertyId }
}

/** The rules that may have to do with the option, the nearest first: `firstId`, those that name it, those of its property, the rest. */
function rulesNear(
  catalog: Catalog,
  productId: number,
  optionId: number | null,
  firstId: number,
): ProductRule[] {
  const propertyId = catalog.options.get(optionId ?? 0)?.productPropertyId ?? 0
  const own = new Set((catalog.propertiesByProduct.get(productId) ?? []).map(({ id }) => id))
  const distance = (rule: ProductRule): number => {
    if (rule.id === firstId) return 0
    const isNamed =
      optionId !== null &&
      ((rule.fromResourceKey === 'productOption' && rule.fromIds.includes(optionId)) ||
        (rule.toResourceKey === 'productOption' && rule.toIds.includes(optionId)))
    if (isNamed) return 1
    const { from, to } = endsOf(catalog, rule)
    if (from.has(propertyId) || to.has(propertyId)) return 2
    return [...from].some((id) => own.has(id)) && [...to].some((id) => own.has(id)) ? 3 : Infinity
  }
  return catalog.rules
    .map((rule) => [distance(rule), rule] as const)
    .filter(([far]) => far < Infinity)
    .sort(([a], [b]) => a - b)
    .map(([, rule]) => rule)
}

/** Ways to say less with a rule, one word less each; `optionId` first, where it is named. */
function loosened(catalog: Catalog, rule: ProductRule, optionId: number | null): Candidate[] {
  const candidates: Candidate[] = []
  const parts = partsOf(rule)
  const takeOut = (side: 'fromIds' | 'toIds') => {
    for (const id of rule[side].length > 1 ? rule[side] : []) {
      const after = { ...parts, [side]: rule[side].filter((one) => one !== id) }
      candidates.push({ ruleId: rule.id, action: 'takeOut', id, after: sayingItsProperty(catalog, after) })
    }
  }
  const allow = (side: 'fromIds' | 'toIds', ids: readonly number[]) => {
    for (const id of ids.filter((one) => !rule[side].includes(one))) {
      candidates.push({
        ruleId: rule.id,
        action: 'allow',
        id,
        after: { ...parts, [side]: [...rule[side], id] },
      })
    }
  }
  // "Only with" takes less away the more it names, and "is shown by" shows more.
  const isOnly = rule.type === 'compatible'
  const isOfOptions = rule.toResourceKey === 'productOption'
  if (!isOnly || isOfOptions) takeOut('fromIds')
  if (!isOnly || !isOfOptions) takeOut('toIds')
  if (isOnly && isOfOptions) allow('toIds', optionsOf(catalog, [...endsOf(catalog, rule).to]))
  if (isOnly && !isOfOptions && rule.fromResourceKey === 'productOption') {
    allow('fromIds', optionsOf(catalog, [...endsOf(catalog, rule).from]))
  }
  return candidates
    .sort((a, b) => Number(b.id === optionId) - Number(a.id === optionId))
    .slice(0, TRIED_OF_RULE)
}

/** A rule whose targets are properties names no property besides them. */
function sayingItsProperty(catalog: Catalog, rule: RuleParts): RuleParts {
  if (rule.toResourceKey !== 'productProperty') return rule
  const { toProductPropertyId: named } = rule
  return named === null || (rule.toIds.includes(named) && catalog.properties.has(named))
    ? rule
    : { ...rule, toProductPropertyId: null }
}

function optionsOf(catalog: Catalog, propertyIds: readonly number[]): number[] {
  return propertyIds.flatMap((propertyId) =>
    (catalog.optionsByProperty.get(propertyId) ?? [])
      .filter(({ archived }) => archived === 0)
      .map(({ id }) => id),
  )
}

/**
 * Tries changes of single rules, the nearest and smallest first. Each step is one that was tried: a repair, or null where the option
 * stays dead by it, so that whoever asks can do something else in between, or stop. `study` is of the catalog in which the option
 * is dead (null: in which nothing is left of the product); `firstId` is the rule that somebody is editing.
 */
export function* repairsOf(
  study: RuleStudy,
  productId: number,
  optionId: number | null,
  firstId = 0,
): Generator<RuleRepair | null> {
  const { catalog } = study
  const rules = rulesNear(catalog, productId, optionId, firstId)
  let isFound = false
  for (const isWhole of [false, true]) {
    if (isFound) return
    for (const rule of rules) {
      const whole: Candidate = { ruleId: rule.id, action: 'delete', id: 0, after: null }
      for (const candidate of isWhole ? [whole] : loosened(catalog, rule, optionId)) {
        const { after } = candidate
        const impact = study.edit({ before: rule, after }).impactOn(productId)
        const isAlive = optionId === null ? impact.after.least > 0n : impact.reviving.includes(optionId)
        isFound ||= isAlive
        yield isAlive ? { ...candidate, count: impact.after } : null
      }
    }
  }
}
