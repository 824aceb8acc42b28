/** Compatibility rules as sentences. [1.3.22] */
import { adminRuleMessages, type ProductRule } from '@orderwright/domain'
import type { AdminData } from './admin-data.ts'

interface RuleInWords {
  readonly id: number
  readonly words: string
}

function titlesOf(ids: readonly number[], key: ProductRule['fromResourceKey'], adminData: AdminData): string {
  const titles = ids.map((id) => {
    if (key === 'productProperty')
      return adminData.properties.find((one) => one.id === id)?.title ?? adminRuleMessages.property({ id })
    const option = adminData.options.find((one) => one.id === id)
    if (!option) return adminRuleMessages.option({ id })
    const property = adminData.properties.find((one) => one.id === option.productPropertyId)
    return property ? `${property.title} ${option.title}` : option.title
  })
  return adminRuleMessages.oneOrOther({ titles })
}

/** What a rule says: "Finish Brass never goes with Screws Steel." */
export function ruleWords(rule: ProductRule, adminData: AdminData): string {
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
export function rulesAbout(propertyId: number, adminData: AdminData): readonly RuleInWords[] {
  const own = new Set(
    adminData.options.filter(({ productPropertyId }) => productPropertyId === propertyId).map(({ id }) => id),
  )
  const names = (key: ProductRule['fromResourceKey'], ids: readonly number[]) =>
    key === 'productProperty' ? ids.includes(propertyId) : ids.some((id) => own.has(id))
  return adminData.rules
    .filter(
      (rule) =>
        names(rule.fromResourceKey, rule.fromIds) ||
        names(rule.toResourceKey, rule.toIds) ||
        rule.toProductPropertyId === propertyId,
    )
    .map((rule) => ({ id: rule.id, words: ruleWords(rule, adminData) }))
}
