/** The smaller organisations: every option of every product draws, orders are real, and none is without lines. */
import { compileCatalog } from '@orderwright/domain/catalog'
import { defaultConfiguration, evaluateOrder } from '@orderwright/domain/configuration'
import { itemScene } from '@orderwright/domain/item-drawings'
import { checkSubmission } from '@orderwright/domain/lifecycle'
import { currentStatus, newOrder, productOrderSchema } from '@orderwright/domain/orders'
import { deriveLedger } from '@orderwright/domain/payments'
import { planSelection } from '@orderwright/domain/repairs'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, test } from 'vitest'
import { demoSeeds } from './index.ts'

const at = new Date('2026-06-15T12:00:00Z')
const now = timestamp('2026-06-15 12:00:00')
const seeds = demoSeeds(at).slice(1)

describe.each(seeds.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
  const catalog = compileCatalog(seed.catalog)
  const viewer = { role: 'guest', pricingIsHidden: false } as const
  const context = { catalog, profile: seed.profile, viewer, now }
  const { productOrders, productInstances, paymentRecords } = seed.orders

  function emptyOrder() {
    return productOrderSchema.parse({
      ...newOrder({ orgId: seed.id, userId: 1 }, seed.profile, now),
      id: 1,
      orgSpecificId: 1,
      version: 1,
      created: now,
      lastUpdated: now,
      deletedAt: null,
    })
  }

  test.each(seed.catalog.products.map((product) => [product.title, product] as const))(
    'every option of %s can be chosen in its turn, is priced and drawn, or is refused with a reason',
    (__, product) => {
      const start = defaultConfiguration(context, { order: emptyOrder(), items: [] }, product.id).document
      const itemId = start.items[0]?.id ?? 0
      const offered = seed.catalog.productOptions.filter(
        (option) =>
          product.associations.productProperties[option.productPropertyId]?.disabledProductOptionIds.includes(
            option.id,
          ) === false,
      )
      const pictures = new Set<string>()
      for (const option of offered) {
        const change = { itemId, propertyId: option.productPropertyId, selection: { optionId: option.id } }
        const plan = planSelection(context, start, change)
        if (!plan.ok) {
          expect([option.title, plan.message.length > 0]).toEqual([option.title, true])
          continue
        }
        const evaluation = evaluateOrder(context, plan.document)
        const [line] = evaluation.items
        // A choice may bring up others that must still be made; what is chosen is drawn and priced all the same.
        // Nor may a choice fit the size that the item starts with, which is then said.
        expect(line?.problems.filter(({ code }) => code !== 'layout' && !code.endsWith('Missing'))).toEqual(
          [],
        )
        const [item] = plan.document.items
        if (product.drawing === null || item === undefined || line?.isValid !== true) continue
        const scene = itemScene(catalog, plan.document, item)
        expect([option.title, scene.ok]).toEqual([option.title, true])
        expect([option.title, line.price.ok]).toEqual([option.title, true])
        if (scene.ok) pictures.add(JSON.stringify(scene.scene.items))
      }
      const isBound = Object.keys(product.drawing?.bindings ?? {}).length > 0
      if (isBound) expect(pictures.size).toBeGreaterThan(1)
    },
  )

  test('[1.1.01] every product is drawn or has a picture', () => {
    for (const product of seed.catalog.products) {
      expect([product.title, product.thumbnailUrl !== null]).toEqual([product.title, true])
    }
  })

  test('orders stand in every status, with lines, costs and payments that the engine computes', () => {
    const reached = new Set(productOrders.map((order) => currentStatus(order, seed.profile).key))
    expect(reached.size).toBe(seed.profile.productOrderStatuses.length)
    for (const order of productOrders) {
      const items = productInstances.filter((item) => item.productOrderId === order.id)
      expect(items.length).toBeGreaterThan(0)
      expect(order.productInstancesCount).toBe(items.length)
      const effective = order.effectivePricingDate ?? order.created
      const evaluation = evaluateOrder({ ...context, now: effective }, { order, items })
      expect([order.title, checkSubmission({ order, items }, evaluation)]).toEqual([order.title, null])
      expect([order.title, evaluation.costs]).toEqual([order.title, order.costs])
      const ledger = paymentRecords.filter((payment) => payment.productOrderId === order.id)
      expect(deriveLedger(ledger).amountPaidInCents).toBe(order.amountPaidInCents)
    }
  })
})

describe('Norrvik', () => {
  const norrvik = seeds.find((seed) => seed.title === 'Norrvik')
  const property = (id: number) => norrvik?.catalog.productProperties.find((one) => one.id === id)
  const drawingOf = (id: number) => norrvik?.catalog.products.find((product) => product.id === id)?.drawing

  test('[1.9.29] has width and height of panels in properties 141/142 (product 104) and 151/152 (product 105)', () => {
    for (const [productId, widthId, heightId] of [
      [104, 141, 142],
      [105, 151, 152],
    ] as const) {
      expect(drawingOf(productId)?.bindings['width']).toMatchObject({
        productPropertyId: widthId,
        source: 'value',
      })
      expect(drawingOf(productId)?.bindings['height']).toMatchObject({
        productPropertyId: heightId,
        source: 'value',
      })
      for (const id of [widthId, heightId]) {
        expect(property(id)?.type).toBe('dimensions')
        const { minDimension, maxDimension, dimensionInterval } = property(id)?.data ?? {}
        expect(
          [minDimension ?? 0, maxDimension ?? 0, dimensionInterval ?? 0].every((value) => value > 0),
        ).toBe(true)
      }
    }
  })

  test('[1.9.26] has the unit numbers of customers in properties 161 and 195', () => {
    expect(drawingOf(104)?.bindings['unitNumber']?.productPropertyId).toBe(161)
    expect(drawingOf(105)?.bindings['unitNumber']?.productPropertyId).toBe(195)
    expect(norrvik?.profile.roles['unitNumber']).toEqual([161, 195])
  })

  test('[1.9.36] has doors in category 20 and cabinet fronts in category 21', () => {
    const categoryOf = (id: number) =>
      norrvik?.catalog.products.find((product) => product.id === id)?.productCategoryId
    expect([categoryOf(104), categoryOf(105)]).toEqual([20, 21])
  })
})
