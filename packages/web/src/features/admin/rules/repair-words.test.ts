/** Repairs and deletions of rules, as an owner reads them. */
import {
  productOptionSchema,
  productPropertySchema,
  productRuleSchema,
  productSchema,
} from '@orderwright/domain/catalog'
import { timestamp } from '@orderwright/domain/units'
import type { ProductImpact, RuleParts } from '@orderwright/domain/rule-impact'
import { describe, expect, it } from 'vitest'
import { type AdminData, emptyAdminData } from '../admin-data.ts'
import { deletionWords } from './deletion-figures.ts'
import type { OfferedRepair } from './impact-protocol.ts'
import { repairWords } from './repair-words.ts'

const made = timestamp('2026-03-04 05:06:07')
const record = (id: number) => ({
  id,
  orgId: 1,
  version: 1,
  created: made,
  lastUpdated: made,
  deletedAt: null,
})
const parts: RuleParts = {
  type: 'incompatible',
  fromResourceKey: 'productOption',
  fromIds: [11],
  toResourceKey: 'productOption',
  toIds: [21],
  toProductPropertyId: null,
}
const adminData: AdminData = {
  ...emptyAdminData,
  products: ['Lamp', 'Chair', 'Table', 'Shelf', 'Door', 'Desk', 'Bed'].map((title, index) =>
    productSchema.parse({ ...record(index + 1), title, rank: 1, productCategoryId: 1 }),
  ),
  properties: [
    productPropertySchema.parse({ ...record(1), title: 'Frame', rank: 1, type: 'singleSelect' }),
    productPropertySchema.parse({ ...record(2), title: 'Glass', rank: 2, type: 'singleSelect' }),
  ],
  options: [
    productOptionSchema.parse({ ...record(11), title: 'Oak', productPropertyId: 1, rank: 1 }),
    productOptionSchema.parse({ ...record(21), title: 'Clear', productPropertyId: 2, rank: 1 }),
  ],
  rules: [productRuleSchema.parse({ ...record(5), ...parts })],
}
const repair = (more: Partial<OfferedRepair>): OfferedRepair => ({
  ruleId: 5,
  isOwn: true,
  action: 'takeOut',
  id: 11,
  after: parts,
  count: { least: 3n, most: 3n },
  ...more,
})

describe('[issue 16] a repair in words', () => {
  const cases: [string, Partial<OfferedRepair>][] = [
    ['Take Oak out of this rule: then there are 3 combinations.', {}],
    [
      'Let the rule "Frame Oak never goes with Glass Clear." allow Clear too: then there are 3 combinations.',
      { isOwn: false, action: 'allow', id: 21 },
    ],
    [
      'Do without the rule "Frame Oak never goes with Glass Clear.": then there are 5 to 9 combinations.',
      { isOwn: false, action: 'delete', id: 0, after: null, count: { least: 5n, most: 9n } },
    ],
    [
      'Take Glass out of this rule: then there are 3 combinations.',
      { id: 2, after: { ...parts, toResourceKey: 'productProperty', toIds: [1] } },
    ],
  ]
  it.each(cases)('%s', (text, more) => {
    expect(repairWords(repair(more), adminData)).toBe(text)
  })
})

describe('[issue 16] what the deletion of a rule changes', () => {
  const impact = (productId: number, most: bigint, reviving: readonly number[] = []): ProductImpact => ({
    productId,
    before: { least: 3n, most: 3n },
    after: { least: most, most },
    dying: [],
    reviving,
    forced: [],
    undecided: 0,
    isContradiction: false,
  })

  it('is said product by product, with what can be chosen again; what it leaves alone is not named', () => {
    expect(deletionWords([impact(1, 4n, [11]), impact(2, 3n)], adminData)).toBe(
      'Lamp: 3 combinations now, 4 combinations without the rule. Oak can be chosen again.',
    )
    expect(deletionWords([impact(2, 3n)], adminData)).toBe('')
  })

  it('names five products, and counts the others', () => {
    const lines = deletionWords(
      [1, 2, 3, 4, 5, 6, 7].map((id) => impact(id, 4n)),
      adminData,
    ).split('\n')
    expect(lines).toHaveLength(6)
    expect(lines.at(-1)).toBe('It changes 2 more products.')
  })
})
