/** What a refusal blames, part by part: choices, the lines that they stand on, rules and conditions. [1.5.26] */
import { describe, expect, it } from 'vitest'
import type { CatalogRecords } from '../catalog/compile.ts'
import {
  aContext,
  aDocument,
  anOption,
  aPlate,
  aPlateCatalog,
  aProductWith,
  aProperty,
  aRule,
} from '../testing/builders.ts'
import { planSelection } from '../repairs/plan-selection.ts'
import type { Selections } from '../orders/selections.ts'

const trim = aProperty({ id: 4, title: 'Trim', isOrderLevel: 1 })
const base = aPlateCatalog()
const records = {
  ...base,
  products: [aProductWith([...base.productProperties, trim], { id: 1, productPricingRuleId: 100 })],
  productProperties: [...base.productProperties, trim],
  productOptions: [
    ...base.productOptions,
    anOption({ id: 41, title: 'Gold', productPropertyId: 4 }),
    anOption({ id: 42, title: 'Steel', productPropertyId: 4, rank: 2 }),
  ],
}
const small: Selections = { '1': { optionId: 11 }, '2': { optionId: 21 } }

/** What stands against choosing an option on the first of two lines, or on the order (a gold one). */
function blamed(
  more: Partial<CatalogRecords>,
  [itemId, propertyId, optionId]: readonly [number | null, number, number],
  properties = small,
) {
  const lines = [aPlate({ properties }), aPlate({ id: 502, rank: 2, title: '', properties: small })]
  const document = aDocument(lines, { properties: { '4': { optionId: 41 } } })
  const plan = planSelection(aContext({ ...records, ...more }), document, {
    itemId,
    propertyId,
    selection: { optionId },
  })
  return plan.ok ? 'accepted' : plan.conflict
}

const choice = (itemId: number | null, propertyId: number, optionId: number | null, title: string) => ({
  kind: 'choice',
  itemId,
  propertyId,
  optionId,
  title,
})
const rule = (ruleId: number, title: string) => ({ kind: 'rule', ruleId, title })

describe('a refused choice blames', () => {
  it('the choice of the line and the rule', () => {
    const productRules = [aRule({ id: 9, fromIds: [21], toIds: [12] })]
    expect(blamed({ productRules }, [501, 1, 12])).toEqual([
      choice(501, 1, 12, 'Size: Large'),
      choice(501, 2, 21, 'Finish: Bronze'),
      rule(9, 'Large can not be combined with Bronze (Finish).'),
    ])
  })

  it('a choice of the order as one of the order', () => {
    const productRules = [aRule({ id: 9, fromIds: [41], toIds: [12] })]
    expect(blamed({ productRules }, [501, 1, 12])).toEqual([
      choice(501, 1, 12, 'Size: Large'),
      choice(null, 4, 41, 'Trim: Gold'),
      rule(9, 'Large can not be combined with Gold (Trim).'),
    ])
  })

  it('any choice of a property by its name', () => {
    const productRules = [aRule({ id: 9, fromResourceKey: 'productProperty', fromIds: [2], toIds: [12] })]
    expect(blamed({ productRules }, [501, 1, 12])).toEqual([
      choice(501, 1, 12, 'Size: Large'),
      choice(501, 2, 21, 'Finish: Bronze'),
      rule(9, 'Large can not be combined with Finish (Finish).'),
    ])
  })

  it('the condition that does not hold', () => {
    const productOptions = records.productOptions.map((option) =>
      option.id === 22
        ? anOption({
            ...option,
            availability: [{ productPropertyId: 1, dataKey: 'count', operator: '>', value: 1 }],
          })
        : option,
    )
    const parts = blamed({ productOptions }, [501, 2, 22])
    expect(parts).toContainEqual({
      kind: 'condition',
      optionId: 22,
      title: 'White is not available with the choice of Size.',
    })
    expect(parts).toContainEqual(choice(501, 2, 22, 'Finish: White'))
  })

  it('[1.5.27] for the order, the choices of the lines with their names, and the rule', () => {
    const productRules = [aRule({ id: 9, fromIds: [11], toIds: [42] })]
    expect(blamed({ productRules }, [null, 4, 42], { '1': { optionId: 12 } })).toEqual([
      choice(null, 4, 42, 'Trim: Steel'),
      choice(502, 1, 11, 'Size: Small on 2'),
      rule(9, 'Steel can not be combined with Small (Size).'),
    ])
    const large = [aRule({ id: 9, fromIds: [12], toIds: [42] })]
    expect(blamed({ productRules: large }, [null, 4, 42], { '1': { optionId: 12 } })).toEqual([
      choice(null, 4, 42, 'Trim: Steel'),
      choice(501, 1, 12, 'Size: Large on Hall'),
      rule(9, 'Steel can not be combined with Large (Size).'),
    ])
  })

  it('the rule that hides the property, with its choice', () => {
    const productRules = [aRule({ id: 9, fromIds: [11], toResourceKey: 'productProperty', toIds: [3] })]
    const parts = blamed({ productRules }, [501, 3, 31])
    expect(parts).toContainEqual(choice(501, 1, 11, 'Size: Small'))
    expect(Array.isArray(parts) && parts.filter(({ kind }) => kind === 'rule')).toMatchObject([{ ruleId: 9 }])
  })

  it('everything that takes the last options of a property, and nothing besides', () => {
    const productRules = [
      aRule({ id: 5, fromIds: [12], toIds: [31] }),
      aRule({ id: 6, fromIds: [21], toIds: [32] }),
      aRule({ id: 7, fromIds: [41], toIds: [32] }),
      aRule({ id: 8, fromIds: [41], toIds: [11] }),
    ]
    expect(blamed({ productRules }, [501, 1, 12], { '2': { optionId: 21 } })).toHaveLength(4)
    const parts = blamed({ productRules: productRules.slice(0, 2) }, [501, 1, 12], {
      '2': { optionId: 21 },
    })
    expect(parts).toEqual([
      choice(501, 1, 12, 'Size: Large'),
      choice(501, 2, 21, 'Finish: Bronze'),
      rule(5, 'Torx can not be combined with Large (Size).'),
      rule(6, 'Slot can not be combined with Bronze (Finish).'),
    ])
  })
})
