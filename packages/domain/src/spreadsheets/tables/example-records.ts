/** A small catalog for a template that shows how the tables are filled in: what a template of products becomes. */
import {
  productCategorySchema,
  productOptionSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productSchema,
} from '../../catalog/schema.ts'
import { productPricingRuleSchema } from '../../catalog/pricing-rules.ts'
import { templateMessages } from '../../messages/admin/templates.ts'
import {
  templateGroups,
  templateOptionDrafts,
  templateProductDraft,
  templatePropertyDrafts,
  templateRuleDrafts,
} from '../../templates/catalog-drafts.ts'
import type { TemplateKey } from '../../templates/template.ts'
import { productTemplates } from '../../templates/templates.ts'
import { timestamp } from '../../units/timestamp.ts'
import type { CatalogTables } from './export-tables.ts'
import { guestRecordSchema } from './guests-table.ts'

/** A drawn product with a length, choices of which some cost something, and a price by area. */
const SHOWN: TemplateKey = 'cabinetFront'
/** An address that reaches nobody. */
export const EXAMPLE_GUEST = 'guest@example.com'
const longAgo = timestamp('2000-01-01 00:00:00')
const owned = { orgId: 1, version: 1, created: longAgo, lastUpdated: longAgo, deletedAt: null }

export const emptyTables: CatalogTables = {
  productCategory: [],
  productPropertyGroup: [],
  productProperty: [],
  productOption: [],
  product: [],
  productRule: [],
  productPricingRule: [],
  productOptionClassifierGroup: [],
  productOptionClassifier: [],
  membership: [],
}

const numbered = <T>(drafts: readonly T[]) =>
  drafts.map((draft, index) => ({ ...owned, ...draft, id: index + 1 }))
const idsOf = (drafts: readonly { readonly key: string; readonly id: number }[]) =>
  new Map(drafts.map(({ key, id }) => [key, id]))
const unkeyed = <T extends { readonly key: string }>({ key: _, ...record }: T) => record

/** The records of the example; their prices hold from `from` on. */
export function exampleRecords(from = longAgo): CatalogTables {
  const template = productTemplates[SHOWN]
  const { title } = templateMessages.templates[SHOWN]
  const groups = numbered(templateGroups(template).map((group, index) => ({ title: group, rank: index + 1 })))
  const groupIds = new Map(groups.map((group) => [group.title, group.id]))
  const properties = numbered(templatePropertyDrafts(template, groupIds, 1))
  const propertyIds = idsOf(properties)
  const rules = numbered(templateRuleDrafts(template, { title, from, propertyIds }))
  const ruleIds = idsOf(rules)
  const membersOf = (groupId: number) =>
    Object.fromEntries(
      properties
        .filter(({ productPropertyGroupId }) => productPropertyGroupId === groupId)
        .map(({ id }) => [String(id), {}]),
    )
  return {
    ...emptyTables,
    productCategory: numbered([{ title: template.category, rank: 1 }]).map((category) =>
      productCategorySchema.parse(category),
    ),
    productPropertyGroup: groups.map((group) =>
      productPropertyGroupSchema.parse({ ...group, properties: membersOf(group.id) }),
    ),
    productProperty: properties.map((property) => productPropertySchema.parse(unkeyed(property))),
    productPricingRule: rules.map((rule) => productPricingRuleSchema.parse(unkeyed(rule))),
    productOption: numbered(templateOptionDrafts(template, { propertyIds, ruleIds })).map((option) =>
      productOptionSchema.parse(option),
    ),
    product: numbered([
      templateProductDraft(template, { title, rank: 1, productCategoryId: 1, propertyIds, ruleIds }),
    ]).map((product) => productSchema.parse(product)),
    membership: [{ id: 1, ...guestRecordSchema.parse({ title: EXAMPLE_GUEST, discount: { value: 10 } }) }],
  }
}
