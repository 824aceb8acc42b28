/** How variants begin, what is kept of them, and what they cost more. */
import { evaluateOrder } from '@orderwright/domain/configuration'
import type { OrderDocument } from '@orderwright/domain/orders'
import { timestamp } from '@orderwright/domain/units'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aPricingRule,
  aProductWith,
  aProperty,
  aRule,
  fixed,
  priceOf,
} from '@orderwright/domain/testing'
import { createOrderEditor, type OrderEditor } from '@orderwright/editor'
import { expect, it } from 'vitest'
import {
  copiedVariant,
  differencesOf,
  keptOf,
  keptVariant,
  MAX_VARIANTS,
  variantsByOption,
} from './make-variants.ts'

const properties = [1, 2].map((id) => aProperty({ id, rank: id, isOrderLevel: id === 2 ? 1 : 0 }))
const options = properties.flatMap(({ id }) =>
  [1, 2, 3, 4, 5, 6].map((k) =>
    anOption({ id: id * 10 + k, rank: k, productPropertyId: id, productPricingRuleId: 100 + k }),
  ),
)

/** Option k costs k dollars; `rules` take options away. */
const contextWith = (...rules: ReturnType<typeof aRule>[]) =>
  aContext({
    products: [aProductWith(properties, { id: 1, productPricingRuleId: 99 })],
    productProperties: properties,
    productOptions: options,
    productRules: rules,
    productPricingRules: [
      aPricingRule({ id: 99, expressions: [priceOf(1), priceOf(2)] }),
      ...[1, 2, 3, 4, 5, 6].map((k) => aPricingRule({ id: 100 + k, expressions: [fixed(k * 100)] })),
    ],
  })

const start = aDocument(
  [
    anItem({ id: 501, productId: 1, quantity: 3, properties: { '1': { optionId: 12 } } }),
    anItem({ id: 502, productId: 1, properties: { '1': { optionId: 11 } } }),
  ],
  { properties: { '2': { optionId: 21 } } },
)

function editorOf(context = contextWith(), document: OrderDocument = start): OrderEditor {
  const never = () => new Promise<never>(() => {})
  return createOrderEditor({
    document,
    context,
    transport: { update: never, create: never, destroy: never, restore: never, list: never },
    clock: { now: () => timestamp('2026-11-30 00:00:00'), after: () => () => {} },
    newKey: () => 'key',
  })
}

const chosen = ({ editor }: { editor: OrderEditor }, id = '1') =>
  editor.getState().document.items[0]?.properties[id]?.optionId

it('[issue 18] the next options that can be chosen make a variant each, not the chosen one, not one that is refused', () => {
  const base = editorOf(contextWith(aRule({ type: 'incompatible', fromIds: [21], toIds: [13] })))
  const variants = variantsByOption(base, 501, 1)
  expect(variants.map((one) => chosen(one))).toEqual([11, 14, 15])
  expect(variants).toHaveLength(MAX_VARIANTS)
})

it('[issue 18] a copy of a variant has its choices, and goes its own way from there', () => {
  const base = editorOf()
  const [first] = variantsByOption(base, 501, 1)
  const copy = copiedVariant(base, 501, first)
  expect(chosen(copy)).toBe(11)
  copy.editor.choose(501, 1, { optionId: 16 }, 'Change')
  expect(first && chosen(first)).toBe(11)
  expect(chosen(copiedVariant(base, 501, undefined))).toBe(12)
})

it('[issue 18] a kept variant takes what it can, and what it can not is kept on until something else is chosen there', () => {
  const kept = [
    { isForOrder: true, propertyId: 2, selection: { optionId: 24 } },
    { isForOrder: false, propertyId: 1, selection: { optionId: 13 } },
  ]
  const base = editorOf(contextWith(aRule({ type: 'incompatible', fromIds: [24], toIds: [13] })))
  const variant = keptVariant(base, 501, kept)
  expect(variant.lost).toEqual([kept[1]])
  expect(keptOf(base, variant, 501)).toEqual(kept)
  variant.editor.choose(501, 1, { optionId: 15 }, 'Change')
  expect(keptOf(base, variant, 501)).toEqual([
    kept[0],
    { isForOrder: false, propertyId: 1, selection: { optionId: 15 } },
  ])
  // Where the rules allow it all is taken, and nothing is lost.
  expect(keptVariant(editorOf(), 501, kept).lost).toEqual([])
})

it('[issue 18] what a variant costs more is that of all pieces, and of all items where it is chosen for the whole order', () => {
  const base = evaluateOrder(contextWith(), start)
  const variantOf = (item: number, order: number) =>
    evaluateOrder(
      contextWith(),
      aDocument(
        [
          anItem({ id: 501, productId: 1, quantity: 3, properties: { '1': { optionId: item } } }),
          anItem({ id: 502, productId: 1, properties: { '1': { optionId: 11 } } }),
        ],
        { properties: { '2': { optionId: order } } },
      ),
    )
  // Three pieces at $2.00 more each.
  expect(differencesOf(base, variantOf(14, 21), 501)).toEqual({ item: 600, order: 600 })
  // $1.00 more each: for the three of the item, and for the one of the other.
  expect(differencesOf(base, variantOf(12, 22), 501)).toEqual({ item: 300, order: 400 })
  expect(differencesOf(base, variantOf(12, 21), 999)).toEqual({ item: null, order: 0 })
})
