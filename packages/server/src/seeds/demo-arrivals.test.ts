/**
 * What a browser fetches after the first picture, drawing families and the measurer of real glyphs: an order that was
 * judged before they came, and is judged on with each, ends as if all had been there.
 */
import { compileCatalog } from '@orderwright/domain/catalog'
import { evaluateOrder, type ItemEvaluation } from '@orderwright/domain/configuration'
import { drawingFamilies } from '@orderwright/domain/drawing'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import { sortItems } from '@orderwright/domain/orders'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, it } from 'vitest'
import '../platform/drawing-families.ts'
import { loadMeasurer } from '../platform/glyphs/load-measurer.ts'
import { demoSeeds } from './index.ts'

const seeds = demoSeeds(new Date('2026-06-15T12:00:00Z'))
const measurer = await loadMeasurer()

const outcome = ({ item, isValid, problems, price, lineTotal }: ItemEvaluation) => ({
  id: item.id,
  isValid,
  problems,
  price: price.ok ? price.unitPrice : price.error,
  lineTotal,
})

describe.each(seeds.map((seed) => [seed.title, seed] as const))('the demo orders of %s', (_, seed) => {
  const bare: EvaluationContext = {
    catalog: compileCatalog(seed.catalog),
    profile: seed.profile,
    viewer: { role: 'owner', pricingIsHidden: false },
    now: timestamp('2026-06-15 12:00:00'),
    families: new Map(),
  }
  const documents = seed.orders.productOrders.map((order) => ({
    order,
    items: sortItems(seed.orders.productInstances.filter((item) => item.productOrderId === order.id)),
  }))

  it('are judged the same, whenever families and measurer arrive', () => {
    const whole = { ...bare, families: drawingFamilies(), measurer }
    for (const document of documents) {
      let evaluation = evaluateOrder(bare, document)
      for (const family of drawingFamilies().values()) {
        const families = new Map([...(evaluation.context.families ?? []), [family.key, family] as const])
        const next = evaluateOrder({ ...evaluation.context, families }, document, evaluation)
        for (const [index, { item }] of next.items.entries()) {
          const isDrawnWithIt = bare.catalog.products.get(item.productId)?.drawing?.family === family.key
          if (!isDrawnWithIt) expect(next.items[index]).toBe(evaluation.items[index])
        }
        evaluation = next
      }
      const measured = evaluateOrder({ ...evaluation.context, measurer }, document, evaluation)
      const fresh = evaluateOrder(whole, document)
      expect(measured.items.map(outcome)).toEqual(fresh.items.map(outcome))
      expect(measured).toMatchObject({
        isValid: fresh.isValid,
        isPriced: fresh.isPriced,
        subtotal: fresh.subtotal,
        costs: fresh.costs,
      })
    }
  })
})
