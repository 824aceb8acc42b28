/** Compatibility rules as sentences. [1.3.22] */
import type { ProductRule } from '@orderwright/domain/catalog'
import { adminRuleMessages } from '@orderwright/domain/messages'
import type { AdminData } from './admin-data.ts'

function titlesOf(ids: readonly number[], key: ProductRule['fromResourceKey'], adminData: AdminData): string {
  let named: number | undefined
  const titles = ids.map((id) => {
    if (key === 'productProperty')
      return adminData.properties.find((one) => one.id === id)?.title ?? adminRuleMessages.property({ id })
    const option = adminData.options.find((one) => one.id === id)
    if (!option) return adminRuleMessages.option({ id })
    // Options of one property name it once.
    if (option.productPropertyId === named) return option.title
    named = option.productPropertyId
    const property = adminData.properties.find((one) => one.id === option.productPropertyId)
    return property ? `${property.title} ${option.title}` : option.title
  })
  return adminRuleMessages.oneOrOther({ titles })
}

/** As much of a rule as its sentence needs. */
export type RuleParts = Pick<
  ProductRule,
  'type' | 'fromResourceKey' | 'toResourceKey' | 'fromIds' | 'toIds' | 'toProductPropertyId'
>

/** What a rule says: "Finish Brass never goes with Screws Steel." */
export function ruleWords(rule: RuleParts, adminData: AdminData): string {
  const from =
    rule.fromResourceKey === 'productProperty'
      ? adminRuleMessages.aChoiceOf({ titles: titlesOf(rule.fromIds, 'productProperty', adminData) })
      : titlesOf(rule.fromIds, 'productOption', adminData)
  if (rule.toResourceKey === 'productProperty') {
    const ids = rule.toIds.length > 0 ? rule.toIds : [rule.toProductPropertyId ?? 0]
    const to = titlesOf(ids, 'productProperty', adminData)
    return rule.type === 'incompatible'
      ? adminRuleMessages.hides({ from, to })
      : adminRuleMessages.goesWith({ from, to })
  }
  const to = titlesOf(rule.toIds, 'productOption', adminData)
  return rule.type === 'incompatible'
    ? adminRuleMessages.neverGoesWith({ from, to })
    : adminRuleMessages.goesOnlyWith({ from, to })
}

/** The rules in which a property or one of its options takes part. */
export function rulesAbout(propertyId: number, adminData: AdminData): readonly ProductRule[] {
  const own = new Set(
    adminData.options.filter(({ productPropertyId }) => productPropertyId === propertyId).map(({ id }) => id),
  )
  const names = (key: ProductRule['fromResourceKey'], ids: readonly number[]) =>
    key === 'productProperty' ? ids.includes(propertyId) : ids.some((id) => own.has(id))
  return adminData.rules.filter(
    (rule) =>
      names(rule.fromResourceKey, rule.fromIds) ||
      names(rule.toResourceKey, rule.toIds) ||
      rule.toProductPropertyId === propertyId,
  )
}

/** The rules that name an option on either side. */
export function rulesOfOption(optionId: number, { rules }: Pick<AdminData, 'rules'>): readonly ProductRule[] {
  return rules.filter((rule) => sidesWith(rule, optionId).length > 0)
}

type Side = 'fromIds' | 'toIds'

/** The sides of a rule on which an option is named. */
export function sidesWith(rule: RuleParts, optionId: number): readonly Side[] {
  const from = rule.fromResourceKey === 'productOption' && rule.fromIds.includes(optionId)
  const to = rule.toResourceKey === 'productOption' && rule.toIds.includes(optionId)
  return [...(from ? (['fromIds'] as const) : []), ...(to ? (['toIds'] as const) : [])]
}

/** The properties between which a rule stands: those of its options, or those that it names. */
export function endProperties(
  rule: RuleParts,
  { options }: Pick<AdminData, 'options'>,
): { readonly from: ReadonlySet<number>; readonly to: ReadonlySet<number> } {
  const propertiesOf = (key: RuleParts['fromResourceKey'], ids: readonly number[]) =>
    key === 'productProperty'
      ? ids
      : ids.flatMap((id) => options.find((one) => one.id === id)?.productPropertyId ?? [])
  const named = rule.toProductPropertyId === null ? [] : [rule.toProductPropertyId]
  return {
    from: new Set(propertiesOf(rule.fromResourceKey, rule.fromIds)),
    to: new Set([...propertiesOf(rule.toResourceKey, rule.toIds), ...named]),
  }
}
