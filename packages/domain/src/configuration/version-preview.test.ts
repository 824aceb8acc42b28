import { expect, test } from 'vitest'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aPricingRule,
  aProductWith,
  aProperty,
  at,
  fixed,
  priceOf,
} from '../testing/builders.ts'
import { cents } from '../units/money.ts'
import { defaultItem, itemsPricedBy, previewVersion, productsPricedBy } from './version-preview.ts'

const finish = aProperty({ id: 1, title: 'Finish' })
const context = aContext({
  products: [
    aProductWith([finish], { id: 1, title: 'Plate', productPricingRuleId: 30 }),
    aProductWith([], { id: 2, title: 'Box', productPricingRuleId: 32, rank: 2 }),
    aProductWith([finish], { id: 3, title: 'Old plate', productPricingRuleId: 30, archived: 1 }),
  ],
  productProperties: [finish],
  productOptions: [
    anOption({ id: 11, title: 'Plain', productPropertyId: 1, productPricingRuleId: 32 }),
    anOption({ id: 12, title: 'Bronze', productPropertyId: 1, productPricingRuleId: 31, rank: 2 }),
  ],
  productPricingRules: [
    aPricingRule({
      id: 30,
      title: 'Plates',
      versions: {
        '1': { created: at('2026-01-01'), expressions: [fixed(5000), priceOf(1)] },
        '2': { created: at('2031-01-01'), expressions: [fixed(6000)] },
      },
    }),
    aPricingRule({ id: 31, title: 'Bronze', expressions: [fixed(1200)] }),
    aPricingRule({ id: 32, title: 'Nothing extra', expressions: [fixed(0)] }),
  ],
})
const bronze = anItem({ id: 501, productId: 1, properties: { '1': { optionId: 12 } } })
const version = { ruleId: 30, key: '2', created: at('2031-01-01') }

test('a version to come is priced as if it held today, beside the one in force, with the trace of both', () => {
  const preview = previewVersion(context, aDocument([bronze]), bronze, {
    ...version,
    expressions: [fixed(5500), priceOf(1)],
  })
  expect(preview).toMatchObject({
    typed: { ok: true, unitPrice: 6700 },
    inForce: { ok: true, unitPrice: 6200 },
    inForceKey: '1',
    difference: 500,
  })
  const sides = [preview.typed, preview.inForce].map((price) =>
    price.ok
      ? price.trace
          .filter(({ depth }) => depth === 0)
          .map((step) => [step.version, step.effectiveDate?.slice(0, 4), step.contributionInCents])
      : [],
  )
  expect(sides).toEqual([
    [
      ['2', '2031', 5500],
      ['2', '2031', 1200],
    ],
    [
      ['1', '2026', 5000],
      ['1', '2026', 1200],
    ],
  ])
})

test("an option's rule is seen in the price of a product that has the option", () => {
  const preview = previewVersion(context, aDocument([bronze]), bronze, {
    ruleId: 31,
    key: '2',
    created: at('2031-01-01'),
    expressions: [fixed(1000)],
  })
  expect(preview).toMatchObject({
    typed: { unitPrice: 6000 },
    inForce: { unitPrice: 6200 },
    difference: -200,
  })
})

test('neither a pinned pricing date nor a custom price hides what the version does', () => {
  const item = { ...bronze, customPriceInCents: cents(99), quantity: 3 }
  const pinned = aDocument([item], { effectivePricingDate: at('2025-01-01') })
  expect(previewVersion(context, pinned, item, { ...version, expressions: [fixed(1)] })).toMatchObject({
    typed: { unitPrice: 1 },
    inForce: { unitPrice: 6200 },
  })
})

test('what can not be priced is a typed error with its path; an empty version changes nothing', () => {
  const cyclic = previewVersion(context, aDocument([bronze]), bronze, {
    ...version,
    expressions: [fixed(1), priceOf(99)],
  })
  expect(cyclic).toMatchObject({
    typed: { ok: false, error: { code: 'propertyUnknown', path: 'rule 30 / 2' } },
    inForce: { ok: true },
    difference: null,
  })
  expect(previewVersion(context, aDocument([bronze]), bronze, { ...version, expressions: [] })).toMatchObject(
    { typed: { unitPrice: 6200 }, difference: 0 },
  )
})

test('products and items that a rule prices are those of its own, and those with an option of it', () => {
  const titles = (ruleId: number) => productsPricedBy(context.catalog, ruleId).map(({ title }) => title)
  expect([titles(30), titles(31), titles(32)]).toEqual([['Plate'], ['Plate'], ['Plate', 'Box']])
  const plain = anItem({ id: 502, productId: 1, properties: { '1': { optionId: 11 } } })
  const box = anItem({ id: 503, productId: 2 })
  const document = aDocument([bronze, plain, box])
  const ids = (ruleId: number) => itemsPricedBy(context.catalog, document, ruleId).map(({ id }) => id)
  expect([ids(30), ids(31), ids(32)]).toEqual([[501, 502], [501], [502, 503]])
})

test("the default configuration of an option's rule has one of its options", () => {
  const who = { orgId: 7, userId: 1 }
  const selected = (ruleId: number) => defaultItem(context, 1, ruleId, who)?.item.properties
  expect(selected(30)).toEqual({ '1': { optionId: 11 } })
  expect(selected(31)).toEqual({ '1': { optionId: 12 } })
  expect(defaultItem(context, 99, 30, who)).toBeNull()
})
