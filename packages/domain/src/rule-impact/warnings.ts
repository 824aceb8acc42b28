/** What is wrong with a rule whatever the products look like: rules that never hold, never bite, or say what is said already. */
import type { Catalog } from '../catalog/compile.ts'
import type { ProductRule } from '../catalog/schema.ts'
import { endsOf, type RuleParts, saidBy } from './said.ts'

export type RuleWarning =
  /** it begins or ends with records that are gone */
  | { readonly code: 'endMissing' }
  /** all that it begins with is archived: nobody can choose it */
  | { readonly code: 'neverHolds'; readonly optionIds: readonly number[] }
  /** a property with itself, or options of which only one is ever chosen */
  | { readonly code: 'withItself'; readonly propertyId: number }
  /** options that go only with what they go with anyway */
  | { readonly code: 'takesNothing' }
  /** no product has both ends */
  | { readonly code: 'neverTogether'; readonly fromIds: readonly number[]; readonly toIds: readonly number[] }
  /** one end is chosen for the whole order, by other products than those with the other end: it bites on mixed orders only */
  | { readonly code: 'mixedOrders' }
  | { readonly code: 'duplicate'; readonly ruleId: number }
  /** other rules together say the same */
  | { readonly code: 'implied'; readonly ruleIds: readonly number[] }

/** Judges a rule beside the others of the catalog (`exceptId`: itself, as it was). */
export function ruleWarnings(catalog: Catalog, rule: RuleParts, exceptId?: number): RuleWarning[] {
  const { from, to } = endsOf(catalog, rule)
  if (from.size === 0 || to.size === 0) return [{ code: 'endMissing' }]
  const said = saidBy(catalog, rule)
  if (said.size === 0) {
    const [only, ...others] = new Set([...from, ...to])
    return others.length === 0 && only !== undefined
      ? [{ code: 'withItself', propertyId: only }]
      : [{ code: 'takesNothing' }]
  }
  const warnings: RuleWarning[] = []
  const gone = rule.fromResourceKey === 'productOption' && rule.fromIds.every((id) => isGone(catalog, id))
  if (gone) warnings.push({ code: 'neverHolds', optionIds: rule.fromIds })
  const meeting = meetingOf(catalog, from, to)
  if (meeting === 'never') {
    warnings.push({ code: 'neverTogether', fromIds: [...from], toIds: [...to] })
    return warnings
  }
  if (meeting === 'mixed') warnings.push({ code: 'mixedOrders' })
  const same = saidAlready(catalog, said, exceptId)
  if (same !== undefined) warnings.push(same)
  return warnings
}

function isGone(catalog: Catalog, optionId: number): boolean {
  return catalog.options.get(optionId)?.archived !== 0
}

function meetingOf(
  catalog: Catalog,
  from: ReadonlySet<number>,
  to: ReadonlySet<number>,
): 'product' | 'mixed' | 'never' {
  const uses = (ids: ReadonlySet<number>) =>
    new Set(
      [...catalog.products.values()]
        .filter(({ archived }) => archived === 0)
        .filter(({ id }) => catalog.propertiesByProduct.get(id)?.some((property) => ids.has(property.id)))
        .map(({ id }) => id),
    )
  const [withFrom, withTo] = [uses(from), uses(to)]
  if ([...withFrom].some((id) => withTo.has(id))) return 'product'
  const isOfOrder = (ids: ReadonlySet<number>) =>
    [...ids].some((id) => catalog.properties.get(id)?.isOrderLevel === 1)
  return withFrom.size > 0 && withTo.size > 0 && (isOfOrder(from) || isOfOrder(to)) ? 'mixed' : 'never'
}

const knownSaid = new WeakMap<Catalog, Map<ProductRule, ReadonlySet<string>>>()

/** What a rule of the catalog says, taken apart once for each catalog. */
function saidByKnown(catalog: Catalog, rule: ProductRule): ReadonlySet<string> {
  const known = knownSaid.get(catalog) ?? new Map<ProductRule, ReadonlySet<string>>()
  knownSaid.set(catalog, known)
  const said = known.get(rule) ?? saidBy(catalog, rule)
  known.set(rule, said)
  return said
}

/** The rules that say all of it already: one, or several together. */
function saidAlready(
  catalog: Catalog,
  said: ReadonlySet<string>,
  exceptId: number | undefined,
): RuleWarning | undefined {
  const left = new Set(said)
  const by: number[] = []
  for (const rule of catalog.rules) {
    if (rule.id === exceptId) continue
    const other = saidByKnown(catalog, rule)
    if (other.size === said.size && [...said].every((one) => other.has(one))) {
      return { code: 'duplicate', ruleId: rule.id }
    }
    const before = left.size
    for (const one of other) left.delete(one)
    if (left.size < before) by.push(rule.id)
  }
  return left.size === 0 ? { code: 'implied', ruleIds: by } : undefined
}
