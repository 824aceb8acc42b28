/** The compatibility rules of the organization: each as a sentence, edited with a live answer to what it does. [1.3.22, issue 16] */
import type { Product, ProductRule } from '@orderwright/domain/catalog'
import { adminSectionMessages, ruleImpactMessages as words } from '@orderwright/domain/messages'
import type { AdminData } from '../admin-data.ts'
import { figure, text } from '../cell-builders.ts'
import { endProperties, ruleWords } from '../rule-words.ts'
import type { AdminSection, AdminTable, Details } from '../section.ts'

function propertyTitles(ids: ReadonlySet<number>, { properties }: AdminData): string {
  return [...ids].flatMap((id) => properties.find((one) => one.id === id)?.title ?? []).join(', ')
}

/** Rules as sentences, with the properties between which they stand. */
export function ruleTable(rules: readonly ProductRule[], adminData: AdminData): AdminTable {
  return {
    titleColumn: 'rule',
    columns: [
      { key: 'id', title: adminSectionMessages.id, width: 72, align: 'end' },
      { key: 'rule', title: words.rule, minWidth: 260 },
      { key: 'from', title: words.from, width: 180 },
      { key: 'to', title: words.to, width: 180 },
    ],
    rows: rules
      .toSorted((a, b) => a.id - b.id)
      .map((rule) => {
        const { from, to } = endProperties(rule, adminData)
        return {
          id: rule.id,
          title: ruleWords(rule, adminData),
          to: { section: 'product-rules', id: rule.id },
          mark: null,
          tags: {},
          cells: {
            id: figure(rule.id),
            from: text(propertyTitles(from, adminData), true),
            to: text(propertyTitles(to, adminData), true),
          },
        }
      }),
  }
}

/** The rules that have something of a product on both ends. */
export function rulesOfProduct(product: Product, adminData: AdminData): readonly ProductRule[] {
  const has = (id: number) => product.associations.productProperties[String(id)] !== undefined
  return adminData.rules.filter((rule) => {
    const { from, to } = endProperties(rule, adminData)
    return [...from].some(has) && [...to].some(has)
  })
}

function details(adminData: AdminData, id: number): Details | null {
  const rule = adminData.rules.find((one) => one.id === id)
  if (!rule) return null
  return {
    title: ruleWords(rule, adminData),
    mark: null,
    groups: [{ title: words.rule, panel: { key: 'ruleEditor', rule } }],
  }
}

export const rules: AdminSection = {
  key: 'product-rules',
  title: words.rules,
  one: words.oneRule,
  listNeeds: ['rules', 'properties', 'options', 'products', 'groups'],
  detailNeeds: ['rules', 'properties', 'options', 'products', 'groups'],
  filters: [],
  empty: words.noRulesYet,
  form: 'newRule',
  list: (adminData) => ruleTable(adminData.rules, adminData),
  details,
}
