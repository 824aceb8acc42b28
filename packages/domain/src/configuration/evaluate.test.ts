/** An order judged as a whole. */
import { describe, expect, it } from 'vitest'
import type { CatalogRecords } from '../catalog/compile.ts'
import { drawingFamilies } from '../drawing/registry.ts'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import {
  aContext,
  aDocument,
  anItem,
  aPlate,
  aPlateCatalog,
  aProductWith,
  aProfile,
  aProperty,
} from '../testing/builders.ts'
import { evaluateOrder } from './evaluate.ts'
import { planSelection } from '../repairs/plan-selection.ts'

function plates(more: Partial<CatalogRecords> = {}) {
  return aContext({ ...aPlateCatalog(), ...more })
}
/** Every character is ten millimetres wide. */
const tenPerLetter: TextMeasurer = {
  isExact: true,
  measure: (text) => ({ advanceMm: text.length * 10, inkLeft: 0, inkRight: 0, isExact: true, missing: [] }),
}
const chooseLarge = { itemId: 501, propertyId: 1, selection: { optionId: 12 } }

describe('an order', () => {
  it('[1.1.03, 1.1.04] adds up its priced lines and their costs', () => {
    const evaluation = evaluateOrder(plates(), aDocument([aPlate({ quantity: 3 }), aPlate({ id: 502 })]))
    expect(evaluation).toMatchObject({ isValid: true, isPriced: true, subtotal: 26_000 })
    expect(evaluation.costs?.orderTotal).toBe(26_000)
    expect(evaluation.itemsById.get(501)?.lineTotal).toBe(19_500)
  })

  it('says when a line has no price, and counts the others', () => {
    const evaluation = evaluateOrder(plates(), aDocument([aPlate(), anItem({ id: 502, productId: -1 })]))
    expect(evaluation).toMatchObject({ isPriced: false, isValid: true, subtotal: 6500 })
  })

  it('beyond 10^13 cents has no figure that is wrong: the line that goes beyond is priced on request', () => {
    const dear = (id: number, customPriceInCents: number, quantity = 1) =>
      anItem({ id, productId: -1, customPriceInCents, quantity })
    const within = [dear(1, 100_000_000, 99_999), dear(2, 100_000_000)]
    expect(evaluateOrder(plates(), aDocument(within))).toMatchObject({
      isPriced: true,
      subtotal: 10_000_000_000_000,
    })
    const beyond = aDocument([...within, dear(3, 1), dear(4, 100_000_000_000, 100_000), dear(5, 0)])
    const evaluation = evaluateOrder(plates(), beyond)
    expect(evaluation).toMatchObject({ isPriced: false, subtotal: 10_000_000_000_000 })
    expect(evaluation.items.map(({ price }) => (price.ok ? 'priced' : price.error.code))).toEqual([
      'priced',
      'priced',
      'beyondOrder',
      'beyondOrder',
      'priced',
    ])
    const fewer = evaluateOrder(plates(), { ...beyond, items: beyond.items.slice(1, 3) }, evaluation)
    expect(fewer).toMatchObject({ subtotal: 100_000_001 })
  })

  it('[1.6.25] has no figures for somebody whose pricing is hidden', () => {
    const context = { ...plates(), viewer: { role: 'guest' as const, pricingIsHidden: true } }
    expect(evaluateOrder(context, aDocument([aPlate()]))).toMatchObject({ subtotal: null, costs: null })
  })

  it('offers an archived option no more once nothing on the order uses it', () => {
    const base = aPlateCatalog()
    const productOptions = base.productOptions.map((option) =>
      option.id === 22 ? { ...option, archived: 1 as const } : option,
    )
    const context = aContext({ ...base, productOptions })
    const old = aDocument([aPlate({ properties: { '2': { optionId: 22 } } })])
    expect(evaluateOrder(context, old).itemsById.get(501)?.properties.get(2)?.isValid).toBe(true)
    const plan = planSelection(context, old, { itemId: 501, propertyId: 2, selection: { optionId: 21 } })
    if (!plan.ok) throw new Error(plan.message)
    const view = evaluateOrder(context, plan.document).itemsById.get(501)?.properties.get(2)
    expect(view?.allowedOptionIds).toEqual([21])
  })

  it('keeps the results of items that did not change', () => {
    const context = plates()
    const first = aDocument([aPlate(), aPlate({ id: 502 })])
    const before = evaluateOrder(context, first)
    const plan = planSelection(context, first, chooseLarge)
    if (!plan.ok) throw new Error(plan.message)
    const after = evaluateOrder(context, plan.document, before)
    expect(after.items[1]).toBe(before.items[1])
    expect(after.items[0]).not.toBe(before.items[0])
    expect(after.subtotal).toBe(14_500)
  })

  it('[1.5.30] keeps them too when a measurer or a family arrives that says nothing new about them', () => {
    const engravings = aProperty({ id: 2, title: 'Engravings', type: 'text', isArray: 1, isRequired: 0 })
    const product = aProductWith([engravings], {
      id: 1,
      drawing: {
        family: 'keypad-plate',
        constants: { width: 82, height: 82, layoutString: 'P' },
        bindings: { engravings: { productPropertyId: 2, source: 'engravings' } },
      },
    })
    const context = aContext(
      { products: [product], productProperties: [engravings] },
      { profile: aProfile({ roles: { engraving: [2] }, engraving: { limits: true } }) },
    )
    const engraved = (id: number, text: string) =>
      anItem({ id, properties: { '2': { engravings: [{ '0': { above: [{ text }] } }] } } })
    const document = aDocument([anItem({ id: 501 }), engraved(502, 'HALL'), engraved(503, 'EIGHTHS!')])
    const before = evaluateOrder({ ...context, families: drawingFamilies() }, document)
    expect(before.items.map(({ isValid }) => isValid)).toEqual([true, true, true])

    const other = new Map(
      [...drawingFamilies()].map(([key, one]) => [key, key === 'keypad-plate' ? one : { ...one }]),
    )
    const later = evaluateOrder({ ...before.context, families: other }, document, before)
    expect(later.items).toEqual(before.items)
    for (const [index, item] of later.items.entries()) expect(item).toBe(before.items[index])

    const measured = evaluateOrder({ ...later.context, measurer: tenPerLetter }, document, later)
    expect(measured.items.map(({ isValid }) => isValid)).toEqual([true, true, false])
    expect(measured.items.map((item, index) => item === later.items[index])).toEqual([true, true, false])
    expect(measured.isValid).toBe(false)
  })
})
