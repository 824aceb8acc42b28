/** The rows that variants of an item show side by side. */
import { evaluateOrder } from '@orderwright/domain/configuration'
import type { OrderDocument } from '@orderwright/domain/orders'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aProductWith,
  aProperty,
  aRule,
} from '@orderwright/domain/testing'
import { expect, it } from 'vitest'
import { comparedRows } from './compared-rows.ts'

const properties = [1, 2, 3, 4].map((id) =>
  aProperty({ id, title: `P${id}`, rank: id, isRequired: 0, isOrderLevel: id === 4 ? 1 : 0 }),
)
const context = aContext({
  products: [aProductWith(properties, { id: 1 })],
  productProperties: properties,
  productOptions: properties.flatMap(({ id }) =>
    [1, 2].map((k) => anOption({ id: id * 10 + k, productPropertyId: id, rank: k })),
  ),
  // Option 12 hides P2, option 11 hides P3.
  productRules: [
    aRule({ type: 'incompatible', fromIds: [12], toResourceKey: 'productProperty', toIds: [2] }),
    aRule({ type: 'incompatible', fromIds: [11], toResourceKey: 'productProperty', toIds: [3] }),
  ],
})

const column = (own: Record<string, number>, ofOrder: Record<string, number> = {}) => {
  const chosen = (of: Record<string, number>): OrderDocument['order']['properties'] =>
    Object.fromEntries(Object.entries(of).map(([id, optionId]) => [id, { optionId }]))
  return evaluateOrder(
    context,
    aDocument([anItem({ id: 501, productId: 1, properties: chosen(own) })], { properties: chosen(ofOrder) }),
  )
}
const shown = (columns: ReturnType<typeof column>[]) =>
  comparedRows(context.catalog, columns, 501).map(({ title, isDiffering, views }) => [
    title,
    isDiffering,
    views.map((view) => (view ? (view.selection?.optionId ?? 'none') : 'not shown')),
  ])

it('[issue 18] the same rows stand in each column, and those that differ are told', () => {
  expect(
    shown([column({ 2: 21 }, { 4: 41 }), column({ 2: 22 }, { 4: 41 }), column({ 2: 21 }, { 4: 41 })]),
  ).toEqual([
    ['P1', false, ['none', 'none', 'none']],
    ['P2', true, [21, 22, 21]],
    ['P3', false, ['none', 'none', 'none']],
    ['P4', false, [41, 41, 41]],
  ])
})

it('[issue 18] a row that only one of them shows stands at its place, empty in the others', () => {
  expect(shown([column({ 1: 12 }), column({ 1: 11, 2: 21 })])).toEqual([
    ['P1', true, [12, 11]],
    ['P2', true, ['not shown', 21]],
    ['P3', true, ['none', 'not shown']],
    ['P4', false, ['none', 'none']],
  ])
})

it('an item that is not there has the rows of the whole order alone', () => {
  expect(comparedRows(context.catalog, [column({})], 999).map(({ title }) => title)).toEqual(['P4'])
})
