/** Engravings in two languages on the demo keypads: judged together, on real glyphs, and said in words. [issue 12, number 14] */
import { compileCatalog } from '@orderwright/domain/catalog'
import { defaultConfiguration, evaluateOrder } from '@orderwright/domain/configuration'
import type { EngravingSet } from '@orderwright/domain/engraving'
import { itemScene } from '@orderwright/domain/item-drawings'
import type { Selections } from '@orderwright/domain/orders'
import { explainItem, planChanges } from '@orderwright/domain/repairs'
import { timestamp } from '@orderwright/domain/units'
import { anOrder } from '@orderwright/domain/testing'
import { describe, expect, it } from 'vitest'
import { loadMeasurer } from '../../../platform/glyphs/load-measurer.ts'
import { maisonLumenCatalog } from './catalog.ts'
import { optionIds, productIds, propertyIds } from '../ids.ts'
import { maisonLumenProfile } from '../profile.ts'

const context = {
  catalog: compileCatalog(maisonLumenCatalog(new Date('2026-06-15T12:00:00Z'))),
  profile: maisonLumenProfile,
  viewer: { role: 'owner', pricingIsHidden: false },
  now: timestamp('2026-06-15 12:00:00'),
  measurer: await loadMeasurer(),
} as const

/** A keypad of 82 × 144 mm with buttons one over the other, 4 mm Barlow unless given otherwise. */
function keypad(first: EngravingSet, second: EngravingSet | undefined, more: Selections = {}) {
  const empty = { order: anOrder({ orgId: 850 }), items: [] }
  const { document, order } = defaultConfiguration(context, empty, productIds.keypad)
  const [item] = document.items
  if (!item) throw new Error('no item')
  const type = second === undefined ? optionIds.engraved : optionIds.twoLanguages
  const properties: Selections = {
    ...item.properties,
    [propertyIds.plateSize]: { optionId: 208 },
    [propertyIds.layout]: { optionId: 407 },
    [propertyIds.ledIndicator]: { optionId: optionIds.ledOff },
    [propertyIds.engravingType]: { optionId: type },
    [propertyIds.engraving]: { engravings: [first] },
    ...(second && { [propertyIds.secondEngraving]: { engravings: [second] } }),
    [propertyIds.engravingFont]: { optionId: 483 },
    [propertyIds.engravingSize]: { optionId: 463 },
    [propertyIds.engravingColor]: { optionId: 471 },
    ...more,
  }
  return evaluateOrder(context, {
    order: { ...document.order, properties: { ...document.order.properties, ...order } },
    items: [{ ...item, properties }],
  })
}

const problemsOf = (evaluation: ReturnType<typeof keypad>) =>
  (evaluation.items[0]?.problems ?? [])
    .filter(({ code }) => code === 'engraving')
    .map(({ message, propertyId }) => ({ message, propertyId }))

const below = (index: number, text: string): EngravingSet => ({ [index]: { below: [{ text }] } })

describe('a keypad that is engraved in two languages', () => {
  it('[issue 12, 14] is drawn with both', () => {
    const evaluation = keypad(below(0, 'LIGHT'), below(0, 'LUMIÈRE'))
    expect(problemsOf(evaluation)).toEqual([])
    const [item] = evaluation.document.items
    const drawn =
      item && itemScene(context.catalog, evaluation.document, item, { measurer: context.measurer })
    if (!drawn?.ok) throw new Error('not drawn')
    expect(drawn.scene.engravings?.map(({ content, language }) => [content, language])).toEqual([
      ['LIGHT', 'first'],
      ['LUMIÈRE', 'second'],
    ])
  })

  it('[1.5.30, 1.5.35] the second language has the limits of the first', () => {
    const wide = 'LUMIÈRE DE LECTURE DU GRAND SALON BLEU'
    expect(problemsOf(keypad(below(0, 'LIGHT'), below(0, wide)))).toEqual([
      {
        message: 'Second engravings: a text is too wide for its place.',
        propertyId: propertyIds.secondEngraving,
      },
    ])
  })

  it('[issue 12, 14] an engraving that meets a screw is refused with both names, and a repair mends it', () => {
    // The lower button ends at 110: the feet stand at 115.8, 121.1, 126.4 and 131.6, the lower screw from 127.5 to 133.5.
    const two = (one: string, other: string): EngravingSet => ({
      1: { below: [{ text: one }, { text: other }] },
    })
    const evaluation = keypad(two('READING', 'LIGHT'), two('LAMPE DE', 'LECTURE'))
    const [found, ...more] = problemsOf(evaluation)
    expect(more).toEqual([])
    expect(found?.propertyId).toBe(propertyIds.secondEngraving)
    expect(found?.message).toMatch(/^The engraving “LECTURE” below push button 2 meets screw 2\./)
    const [explained] = explainItem(evaluation, evaluation.items[0]?.item.id ?? 0).problems
    expect(explained?.repairs.length).toBeGreaterThan(0)
    for (const { changes, title } of explained?.repairs ?? []) {
      const plan = planChanges(context, evaluation.document, changes)
      if (!plan.ok) throw new Error(plan.message)
      expect([title, problemsOf(evaluateOrder(context, plan.document))]).toEqual([title, []])
    }
  })

  it('one language at the same place is no error, nor is a second one that is hidden', () => {
    expect(problemsOf(keypad(below(1, 'LIGHT'), undefined))).toEqual([])
    const hidden = keypad(below(1, 'LIGHT'), below(1, 'LUMIÈRE'), {
      [propertyIds.engravingType]: { optionId: optionIds.engraved },
    })
    expect(problemsOf(hidden)).toEqual([])
  })

  it('[1.4.38] custom engravings may stand where they will', () => {
    const custom = keypad(below(1, 'LIGHT'), undefined, {
      [propertyIds.engravingType]: { optionId: optionIds.twoLanguages },
      [propertyIds.secondEngraving]: { engravings: [below(1, 'LUMIÈRE')], customEngravings: true },
    })
    expect(problemsOf(custom)).toEqual([])
  })
})
