/** The lines of a cart under headings. */
import {
  compileCatalog,
  productOptionSchema,
  productPricingRuleSchema,
  productPropertySchema,
  productSchema,
} from '@orderwright/domain/catalog'
import { evaluateOrder, type ItemEvaluation } from '@orderwright/domain/configuration'
import { productInstanceSchema, productOrderSchema } from '@orderwright/domain/orders'
import { orgProfileSchema } from '@orderwright/domain/tenancy'
import { timestamp } from '@orderwright/domain/units'
import { expect, it } from 'vitest'
import { amountOf, groupItems, groupingsOf } from './group-items.ts'

const now = timestamp('2026-06-15 12:00:00')
const record = { orgId: 7, version: 1, created: now, lastUpdated: now, deletedAt: null, rank: 1 }
const product = (id: number, title: string) =>
  productSchema.parse({
    ...record,
    id,
    title,
    productCategoryId: 1,
    productPricingRuleId: 50,
    associations: { productProperties: { '1': {}, '2': {}, '3': {} } },
  })
const catalog = compileCatalog({
  products: [product(1, 'Keypad'), product(2, 'Outlet')],
  productProperties: [
    productPropertySchema.parse({ ...record, id: 1, title: 'Finish', isRequired: 0 }),
    productPropertySchema.parse({ ...record, id: 2, title: 'Room', type: 'text', isRequired: 0 }),
    productPropertySchema.parse({ ...record, id: 3, title: 'Note', type: 'text', isRequired: 0 }),
  ],
  productOptions: [
    productOptionSchema.parse({ ...record, id: 11, title: 'Brass', productPropertyId: 1 }),
    productOptionSchema.parse({ ...record, id: 12, title: 'Linen', productPropertyId: 1 }),
  ],
  productPropertyGroups: [],
  productRules: [],
  productPricingRules: [
    productPricingRuleSchema.parse({
      ...record,
      id: 50,
      title: 'Price',
      versions: {
        '1': { created: '2020-01-01 00:00:00', expressions: [{ type: 'fixed', props: { value: 1_000 } }] },
      },
    }),
  ],
  productOptionClassifiers: [],
})
const profile = orgProfileSchema.parse({ roles: { room: [2] } })

interface Line {
  productId?: number
  finish?: number
  room?: string
  note?: string
  quantity?: number
}

function evaluated(lines: readonly Line[], pricingIsHidden = false): readonly ItemEvaluation[] {
  const order = productOrderSchema.parse({
    ...record,
    id: 1,
    orgSpecificId: 1,
    userId: 1,
    statusData: {},
    lastCompletedStatusKey: 'new',
    costs: {
      orderSubTotal: 0,
      discount: 0,
      shipping: null,
      shippingIsTbd: true,
      tariff: 0,
      tax: 0,
      orderTotal: 0,
      depositAmount: 0,
      depositPercentage: 50,
    },
  })
  const items = lines.map(({ productId = 1, finish, room, note, quantity = 1 }, index) =>
    productInstanceSchema.parse({
      ...record,
      id: index + 1,
      productOrderId: 1,
      productId,
      title: `Line ${index + 1}`,
      quantity,
      properties: {
        ...(finish === undefined ? {} : { '1': { optionId: finish } }),
        ...(room === undefined ? {} : { '2': { value: room } }),
        ...(note === undefined ? {} : { '3': { value: note } }),
      },
    }),
  )
  const viewer = { role: pricingIsHidden ? ('guest' as const) : ('owner' as const), pricingIsHidden }
  return evaluateOrder({ catalog, profile, viewer, now }, { order, items }).items
}

const titles = (lines: readonly Line[]) =>
  groupingsOf(catalog, profile, evaluated(lines), 'mm').map(({ title }) => title)

function grouped(lines: readonly Line[], title: string) {
  const items = evaluated(lines)
  const grouping = groupingsOf(catalog, profile, items, 'mm').find((one) => one.title === title)
  if (!grouping) throw new Error(`not grouped by ${title}`)
  const found = items.map((evaluation, index) => ({ evaluation, index }))
  return groupItems(catalog, found, grouping, 'mm').map((group) => ({
    title: group.title,
    places: group.found.map(({ index }) => index + 1),
    amount: amountOf(group.found.map(({ evaluation }) => evaluation)),
  }))
}

it('[issue 18] groups stand in the order of their first line, with what they come to', () => {
  const lines = [{ room: 'Kitchen', quantity: 2 }, { room: 'Hall' }, { room: ' Kitchen ' }, {}]
  expect(grouped(lines, 'Room')).toEqual([
    { title: 'Kitchen', places: [1, 3], amount: '$30.00' },
    { title: 'Hall', places: [2], amount: '$10.00' },
    { title: 'Without Room', places: [4], amount: '$10.00' },
  ])
})

it('[issue 18] what the lines differ in and where some are alike is offered, the rooms first', () => {
  expect(
    titles([
      { finish: 11, room: 'Hall', note: 'a' },
      { finish: 11, room: 'Kitchen', note: 'b' },
      { finish: 12, room: 'Hall', note: 'c', productId: 2 },
    ]),
  ).toEqual(['Room', 'Product', 'Finish'])
})

it('[issue 18] nothing is offered where all lines are alike; rooms are also where no two are', () => {
  expect(
    titles([
      { finish: 11, room: 'Hall' },
      { finish: 11, room: 'Hall' },
    ]),
  ).toEqual([])
  expect(
    titles([
      { finish: 11, room: 'Hall' },
      { finish: 12, room: 'Kitchen' },
    ]),
  ).toEqual(['Room'])
})

it('[issue 18] where prices are hidden no amount is said', () => {
  expect(amountOf(evaluated([{}, {}], true))).toBe('')
  expect(amountOf(evaluated([{}, { quantity: 3 }]))).toBe('$40.00')
})
