import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../catalog/compile.ts'
import type { ProductRule } from '../catalog/schema.ts'
import { anOption, aProductWith, aProperty, aRule } from '../testing/builders.ts'
import { ruleImpact, RuleStudy } from './impact.ts'
import type { RuleParts } from './said.ts'
import { ruleWarnings } from './warnings.ts'

/** Finish (11 brass, 12 steel, 13 white), screws (21 brass, 22 steel), light (31 on, 32 off; a product of its own). */
const properties = [
  aProperty({ id: 1, title: 'Finish', rank: 1 }),
  aProperty({ id: 2, title: 'Screws', rank: 2 }),
  aProperty({ id: 3, title: 'Light', rank: 3 }),
]
const optionOf = (id: number) => anOption({ id, productPropertyId: Math.floor(id / 10), rank: id })

function catalogWith(rules: readonly ProductRule[] = []) {
  return compileCatalog({
    products: [aProductWith(properties.slice(0, 2), { id: 1 }), aProductWith(properties.slice(2), { id: 2 })],
    productProperties: properties,
    productOptions: [11, 12, 13, 21, 22, 31, 32].map(optionOf),
    productPropertyGroups: [],
    productRules: [...rules],
    productPricingRules: [],
    productOptionClassifiers: [],
  })
}

const never = (fromIds: number[], toIds: number[]): RuleParts => ({
  type: 'incompatible',
  fromResourceKey: 'productOption',
  fromIds,
  toResourceKey: 'productOption',
  toIds,
  toProductPropertyId: null,
})
const only = (fromIds: number[], toIds: number[], toProductPropertyId: number): RuleParts => {
  return { ...never(fromIds, toIds), type: 'compatible', toProductPropertyId }
}

describe('[1.3.22] what a rule does to a product, before it is saved', () => {
  it('counts the combinations before and after: three finishes with two screws are six', () => {
    expect(ruleImpact(catalogWith(), { before: null, after: never([11], [22]) })).toEqual([
      {
        productId: 1,
        before: { least: 6n, most: 6n },
        after: { least: 5n, most: 5n },
        dying: [],
        reviving: [],
        forced: [],
        undecided: 0,
        isContradiction: false,
      },
    ])
  })

  it('names the options that die by it, and what is forced then', () => {
    const [impact] = ruleImpact(catalogWith(), { before: null, after: never([11, 12, 13], [22]) })
    expect(impact?.dying).toEqual([22])
    expect(impact?.forced).toEqual([[2, 21]])
    expect(impact?.after).toEqual({ least: 3n, most: 3n })
  })

  it('says that nothing is left of a product', () => {
    const [impact] = ruleImpact(catalogWith(), { before: null, after: never([11, 12, 13], [21, 22]) })
    expect(impact?.isContradiction).toBe(true)
    expect(impact?.after).toEqual({ least: 0n, most: 0n })
  })

  it('and what is possible again when a rule is deleted, or says less', () => {
    const rule = aRule({ id: 9, ...never([11, 12, 13], [22]) })
    expect(ruleImpact(catalogWith([rule]), { before: rule, after: null })[0]?.reviving).toEqual([22])
    const less = ruleImpact(catalogWith([rule]), { before: rule, after: never([11, 12], [22]) })[0]
    expect([less?.reviving, less?.before.most, less?.after.most]).toEqual([[22], 3n, 4n])
  })

  it('concerns only products that have both ends', () => {
    const study = new RuleStudy(catalogWith())
    expect(study.edit({ before: null, after: never([11], [21]) }).productIds).toEqual([1])
    expect(study.edit({ before: null, after: never([11], [31]) }).productIds).toEqual([])
  })

  it('counts a rule that hides: with the first finish no screws are chosen', () => {
    const hides: RuleParts = { ...never([11], [2]), toResourceKey: 'productProperty', toProductPropertyId: 2 }
    const [impact] = ruleImpact(catalogWith(), { before: null, after: hides })
    expect(impact?.after).toEqual({ least: 5n, most: 5n })
  })
})

describe('rules that never hold or never bite', () => {
  const of = (rule: RuleParts, others: readonly ProductRule[] = []) => ruleWarnings(catalogWith(others), rule)

  it('stand between properties that no product has together', () => {
    expect(of(never([11], [31]))).toEqual([{ code: 'neverTogether', fromIds: [1], toIds: [3] }])
  })

  it('stand between options of which only one is ever chosen', () => {
    expect(of(never([11], [12]))).toEqual([{ code: 'withItself', propertyId: 1 }])
  })

  it('let an option go with all that there is', () => {
    expect(of(only([11], [21, 22], 2))).toEqual([{ code: 'takesNothing' }])
  })

  it('name what is not there any more', () => {
    expect(of(never([99], [21]))).toEqual([{ code: 'endMissing' }])
  })

  it('say what another says, the other way round too', () => {
    expect(of(never([11], [22]), [aRule({ id: 5, ...never([22], [11]) })])).toEqual([
      { code: 'duplicate', ruleId: 5 },
    ])
    // Brass goes only with brass: it never goes with steel.
    expect(of(never([11], [22]), [aRule({ id: 5, ...only([11], [21], 2) })])).toEqual([
      { code: 'duplicate', ruleId: 5 },
    ])
  })

  it('or what others say together', () => {
    const others = [aRule({ id: 5, ...never([11], [22]) }), aRule({ id: 6, ...never([12], [22]) })]
    expect(of(never([11, 12], [22]), others)).toEqual([{ code: 'implied', ruleIds: [5, 6] }])
  })

  it('and a rule that bites is not warned of', () => {
    expect(of(never([11], [22]))).toEqual([])
    expect(of(never([11, 12], [22]), [aRule({ id: 5, ...never([11], [22]) })])).toEqual([])
  })
})
