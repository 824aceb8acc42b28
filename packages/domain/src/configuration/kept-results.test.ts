/** Which results an order that is judged again keeps: those of lines that nothing bears on anew. */
import type { EvaluationContext } from '../item-drawings/types.ts'
import { describe, expect, it } from 'vitest'
import { aContext, aDocument, aPlate, aProfile, aRule, at } from '../testing/builders.ts'
import { trimmedRecords, whole } from '../testing/worlds/trimmed-plates.ts'
import { evaluateOrder } from './evaluate.ts'

describe('a line that is the same object', () => {
  const archived = (id: number) => ({
    ...trimmedRecords(),
    productOptions: trimmedRecords().productOptions.map((option) =>
      option.id === id ? { ...option, archived: 1 as const } : option,
    ),
  })
  const context = aContext(archived(22))
  const hall = aPlate({ properties: whole })
  const order = { id: 9, properties: { '4': { optionId: 41 } } }
  const document = aDocument([hall, aPlate({ id: 502 })], order)
  const isKept = (next: EvaluationContext, after = document) => {
    const before = evaluateOrder(context, document)
    return evaluateOrder(next, after, before).items[0] === before.items[0]
  }

  it('keeps its result where nothing that it is judged by has changed', () => {
    expect(isKept(context)).toBe(true)
    expect(isKept({ ...context })).toBe(true)
    expect(isKept(context, { ...document, items: [hall] })).toBe(true)
    expect(isKept(context, { ...document, order: { ...document.order, title: 'Villa' } })).toBe(true)
  })

  it.each<[string, Partial<EvaluationContext>]>([
    ['another catalog', { catalog: aContext(archived(22)).catalog }],
    ['another profile', { profile: aProfile() }],
    ['somebody else', { viewer: { role: 'member', pricingIsHidden: false } }],
    ['somebody without prices', { viewer: { role: 'owner', pricingIsHidden: true } }],
    ['another time', { now: at('2026-06-16') }],
    ['other checks', { itemChecks: [] }],
  ])('is judged anew for %s', (_, more) => {
    expect(isKept({ ...context, ...more })).toBe(false)
  })

  it('is judged anew under other choices of the order, and where an archived option comes into use', () => {
    const steel = { ...document.order, properties: { '4': { optionId: 42 } } }
    expect(isKept(context, { ...document, order: steel })).toBe(false)
    const white = aPlate({ id: 502, properties: { '2': { optionId: 22 } } })
    expect(isKept(context, { ...document, items: [hall, white] })).toBe(false)
    const large = aPlate({ id: 502, properties: { '1': { optionId: 12 } } })
    expect(isKept(context, { ...document, items: [hall, large] })).toBe(true)
  })

  it('is judged anew where lines bear on each other through the order', () => {
    const bearing = aContext(trimmedRecords([aRule({ fromIds: [21], toIds: [41, 42] })]))
    const before = evaluateOrder(bearing, document)
    expect(evaluateOrder(bearing, document, before).items[0]).not.toBe(before.items[0])
  })
})
