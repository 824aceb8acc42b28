/** Keypad schedules over the demonstration's catalog: rows become valid items by the shop's own rules. [issue 18] */
import { compileCatalog } from '@orderwright/domain/catalog'
import { evaluateOrder } from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import {
  newOrder,
  type OrderDocument,
  productInstanceSchema,
  productOrderSchema,
} from '@orderwright/domain/orders'
import { timestamp } from '@orderwright/domain/units'
import {
  engravedProducts,
  hasError,
  KeypadPlanner,
  keypadTemplate,
  readKeypads,
  recognizeTable,
} from '@orderwright/domain/keypad-import'
import { expect, test } from 'vitest'
import { demoSeeds } from './index.ts'

const now = timestamp('2026-06-15 12:00:00')
const seeds = demoSeeds(new Date('2026-06-15T12:00:00Z'))

function worldOf(seed: (typeof seeds)[number]) {
  const order = productOrderSchema.parse({
    ...newOrder({ orgId: seed.id, userId: 1 }, seed.profile, now),
    id: 1,
    orgSpecificId: 1,
    version: 1,
    created: now,
    lastUpdated: now,
    deletedAt: null,
  })
  const context: EvaluationContext = {
    catalog: compileCatalog(seed.catalog),
    profile: seed.profile,
    viewer: { role: 'guest', pricingIsHidden: false },
    now,
  }
  const document: OrderDocument = { order, items: [] }
  return { context, document, products: engravedProducts(context, document) }
}

const withKeypads = seeds
  .map(worldOf)
  .flatMap((world) => world.products.map((product) => ({ ...world, product })))

test('keypads can be imported into the demonstration', () => {
  expect(withKeypads.map(({ product }) => product.title)).toContain('Keypad')
})

test.each(withKeypads.map((world) => [world.product.title, world] as const))(
  'the example of a %s is read as it is meant, and becomes valid items',
  (_, { context, document, products, product }) => {
    const about = { ...context, product }
    const { header, rows } = keypadTemplate(about, context.profile.roles['plateFinish'] ?? [])
    const table = [header, ...rows]
    const mapping = recognizeTable(table, about)
    expect(mapping.columns).not.toContain('ignored')
    const start = { productId: product.id, like: {} }
    const planner = new KeypadPlanner({
      context,
      document,
      products,
      start,
      locale: { decimal: '.', dayFirst: false },
    })
    const keypads = readKeypads(table, mapping).map((written) => planner.plan(written))
    expect(keypads.filter(hasError)).toEqual([])
    const items = keypads.flatMap(({ item, order }, index) => {
      if (item === null) throw new Error('each row becomes an item')
      const added = productInstanceSchema.parse({
        ...item,
        id: index + 1,
        orgId: document.order.orgId,
        productOrderId: document.order.id,
        rank: index + 1,
        version: 1,
        created: now,
        lastUpdated: now,
        deletedAt: null,
      })
      return [{ added, order }]
    })
    const properties = Object.assign({}, ...items.map(({ order }) => order))
    const evaluation = evaluateOrder(context, {
      order: { ...document.order, properties },
      items: items.map(({ added }) => added),
    })
    expect(evaluation.items.map(({ problems }) => problems)).toEqual(rows.map(() => []))
    expect(evaluation.items.map(({ lineTotal }) => lineTotal)).toEqual(keypads.map(({ price }) => price))
    expect(evaluation.isValid).toBe(true)
  },
)
