/** The demo keypads and the boxes behind them: what does not fit is refused, and the repairs that are offered do fit. */
import { compileCatalog } from '@orderwright/domain/catalog'
import { defaultConfiguration, evaluateOrder } from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import type { Selections } from '@orderwright/domain/orders'
import { explainItem, planChanges } from '@orderwright/domain/repairs'
import { timestamp } from '@orderwright/domain/units'
import { anOrder } from '@orderwright/domain/testing'
import { describe, expect, it } from 'vitest'
import { backBoxOptionId } from './back-boxes.ts'
import { maisonLumenCatalog } from './catalog.ts'
import { optionIds, productIds, propertyIds } from '../ids.ts'
import { maisonLumenProfile } from '../profile.ts'

const context: EvaluationContext = {
  catalog: compileCatalog(maisonLumenCatalog(new Date('2026-06-15T12:00:00Z'))),
  profile: maisonLumenProfile,
  viewer: { role: 'owner', pricingIsHidden: false },
  now: timestamp('2026-06-15 12:00:00'),
}

function evaluated(productId: number, choices: Selections) {
  const empty = { order: anOrder({ orgId: 850 }), items: [] }
  const { document, order } = defaultConfiguration(context, empty, productId)
  const [item] = document.items
  if (!item) throw new Error('no item')
  return evaluateOrder(context, {
    order: { ...document.order, properties: { ...document.order.properties, ...order } },
    items: [{ ...item, properties: { ...item.properties, ...choices } }],
  })
}

/** A keypad by plate, layout and box. */
function keypad(productId: number, plate: number, layout: number, box: string) {
  return evaluated(productId, {
    [propertyIds.plateSize]: { optionId: plate },
    [propertyIds.layout]: { optionId: layout },
    [propertyIds.ledIndicator]: { optionId: optionIds.ledOff },
    [propertyIds.keypadBackBox]: { optionId: backBoxOptionId(propertyIds.keypadBackBox, box) },
  })
}

describe('the boxes behind the demo keypads', () => {
  it('[issue 12, 15] six buttons on 269 × 82 do not stand in a four-gang box; a six-gang box mends it', () => {
    const evaluation = keypad(productIds.keypad, 218, 406, 'four-gang')
    const [item] = evaluation.items
    expect(item?.isValid).toBe(false)
    const [explained] = explainItem(evaluation, item?.item.id ?? 0).problems
    expect(explained?.problem.message).toContain(
      'Push button 1 and push button 6 do not stand inside the Four-gang box',
    )
    expect(explained?.problem.propertyId).toBe(propertyIds.keypadBackBox)
    const titles = explained?.repairs.map(({ title }) => title) ?? []
    expect(titles.some((title) => title.includes('Six-gang box'))).toBe(true)
    for (const repair of explained?.repairs ?? []) {
      const plan = planChanges(context, evaluation.document, repair.changes)
      if (!plan.ok) throw new Error(plan.message)
      expect([repair.title, evaluateOrder(context, plan.document).items[0]?.isValid]).toEqual([
        repair.title,
        true,
      ])
    }
  })

  it('[issue 12, 13] nine keypad buttons on 144 × 144 have the large square box, not the low ones', () => {
    const withBox = (box: string) => keypad(productIds.guestRoomKeypad, 211, 453, box).items[0]?.isValid
    expect(withBox('uk-double')).toBe(false)
    expect(withBox('us-two-gang')).toBe(false)
    expect(withBox('large-square')).toBe(true)
  })

  it('[1.5.40] the plate of 82 × 144 with two columns and four rows still has its two-gang box', () => {
    expect(keypad(productIds.keypad, 208, 415, 'us-two-gang').items[0]?.isValid).toBe(true)
  })

  it('[issue 12, 15] no plate of a floor outlet is narrower than the floor box', () => {
    const property = context.catalog.products.get(productIds.floorOutlet)?.associations.productProperties
    const disabled = property?.[propertyIds.plateSize]?.disabledProductOptionIds ?? []
    const widths = [...context.catalog.options.values()]
      .filter(
        ({ productPropertyId, id }) => productPropertyId === propertyIds.plateSize && !disabled.includes(id),
      )
      .map(({ data }) => Number(data['width']))
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(120)
  })
})
