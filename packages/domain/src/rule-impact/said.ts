/** What a rule says, taken apart into the smallest things that a rule can say, so that rules can be compared. */
import type { Catalog } from '../catalog/compile.ts'
import type { ProductRule } from '../catalog/schema.ts'

/** As much of a rule as it says. */
export type RuleParts = Pick<
  ProductRule,
  'type' | 'fromResourceKey' | 'toResourceKey' | 'fromIds' | 'toIds' | 'toProductPropertyId'
>

/** The property of each end: of its options, or the property itself. */
export type Ends = { readonly from: ReadonlySet<number>; readonly to: ReadonlySet<number> }

/** The properties between which a rule stands, as far as the catalog knows them. */
export function endsOf(catalog: Catalog, rule: RuleParts): Ends {
  const propertiesOf = (key: RuleParts['fromResourceKey'], ids: readonly number[]) =>
    ids.flatMap((id) => {
      const propertyId = key === 'productProperty' ? id : catalog.options.get(id)?.productPropertyId
      return propertyId !== undefined && catalog.properties.has(propertyId) ? [propertyId] : []
    })
  return {
    from: new Set(propertiesOf(rule.fromResourceKey, rule.fromIds)),
    to: new Set([
      ...propertiesOf(rule.toResourceKey, rule.toIds),
      ...(isNamedByProperty(rule) ? propertiesOf('productProperty', [rule.toProductPropertyId ?? 0]) : []),
    ]),
  }
}

/** Only where options go only with others, or a property is hidden, does the rule look at `toProductPropertyId`. */
function isNamedByProperty(rule: RuleParts): boolean {
  return (
    rule.toProductPropertyId !== null &&
    (rule.type === 'compatible' || rule.toResourceKey === 'productProperty')
  )
}

/** One text for each pair that a rule parts, hides or shows. What the engine passes over is not among them. */
export function saidBy(catalog: Catalog, rule: RuleParts): Set<string> {
  const said = new Set<string>()
  const sources = rule.fromIds.flatMap((id) => {
    const propertyId =
      rule.fromResourceKey === 'productProperty' ? id : catalog.options.get(id)?.productPropertyId
    const property = propertyId === undefined ? undefined : catalog.properties.get(propertyId)
    if (property === undefined || property.archived === 1) return []
    return [{ id, key: rule.fromResourceKey === 'productProperty' ? `p${id}` : `o${id}`, property }]
  })
  if (rule.toResourceKey === 'productProperty') {
    const ids = rule.toProductPropertyId === null ? rule.toIds : [...rule.toIds, rule.toProductPropertyId]
    for (const target of ids) {
      if (catalog.properties.get(target)?.archived !== 0) continue
      for (const { key, property } of sources) {
        if (property.id !== target) said.add(`${rule.type} ${key} ${target}`)
      }
    }
    return said
  }
  for (const target of targetsOf(catalog, rule)) {
    const to = catalog.properties.get(catalog.options.get(target)?.productPropertyId ?? 0)
    if (to === undefined || to.archived === 1) continue
    for (const { id, key, property } of sources) {
      // The choice of an option says nothing of itself, nor of others that are never chosen with it.
      if (property.id === to.id && (rule.fromResourceKey === 'productProperty' || property.type !== 'select'))
        continue
      if (rule.fromResourceKey === 'productProperty') said.add(`apart ${key} o${target}`)
      else if (id !== target) said.add(`apart o${Math.min(id, target)} o${Math.max(id, target)}`)
    }
  }
  return said
}

/** The options that a rule between options takes away. */
function targetsOf(catalog: Catalog, rule: RuleParts): number[] {
  if (rule.type === 'incompatible') return rule.toIds.filter((id) => catalog.options.has(id))
  const [first] = rule.toIds
  const propertyId =
    rule.toProductPropertyId ??
    (first === undefined ? undefined : catalog.options.get(first)?.productPropertyId)
  const named = new Set(rule.toIds)
  return (propertyId === undefined ? [] : (catalog.optionsByProperty.get(propertyId) ?? []))
    .filter(({ id, archived }) => archived === 0 && !named.has(id))
    .map(({ id }) => id)
}
