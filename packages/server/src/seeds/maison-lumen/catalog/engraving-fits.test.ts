/** Suggestions for texts that are too wide, on the demo keypads, measured with the real glyphs of every engraving font. */
import { fc, test as property } from '@fast-check/vitest'
import { compileCatalog } from '@orderwright/domain/catalog'
import { defaultConfiguration, evaluateOrder } from '@orderwright/domain/configuration'
import { type EngravingPlace, type TextMeasurer, withSide } from '@orderwright/domain/engraving'
import { engravingGridOf, type EvaluationContext } from '@orderwright/domain/item-drawings'
import { itemOf, type OrderDocument, type Selections } from '@orderwright/domain/orders'
import { explainItem, type FitSuggestion, planChanges, suggestFits } from '@orderwright/domain/repairs'
import { timestamp } from '@orderwright/domain/units'
import { anOrder } from '@orderwright/domain/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMeasurer } from '../../../platform/glyphs/load-measurer.ts'
import { maisonLumenCatalog } from './catalog.ts'
import { engravingFontIds } from './engraving.ts'
import { optionIds, productIds, propertyIds } from '../ids.ts'
import { maisonLumenProfile } from '../profile.ts'

const catalog = compileCatalog(maisonLumenCatalog(new Date('2026-06-15T12:00:00Z')))
const profile = maisonLumenProfile
let context: EvaluationContext & { measurer: TextMeasurer }
let plain: OrderDocument
let itemId: number

beforeAll(async () => {
  context = {
    catalog,
    profile,
    viewer: { role: 'owner', pricingIsHidden: false },
    now: timestamp('2026-06-15 12:00:00'),
    measurer: await loadMeasurer(),
  }
  const empty = { order: anOrder({ orgId: 850 }), items: [] }
  const { document, order } = defaultConfiguration(context, empty, productIds.keypad)
  plain = {
    ...document,
    order: { ...document.order, properties: { ...document.order.properties, ...order } },
  }
  itemId = plain.items[0]?.id ?? 0
})

interface Given {
  text: string
  other?: string
  layout?: number
  plate?: number
  font?: number
  size?: number
  led?: boolean
  abbreviations?: { from: string; to: string }[]
}

/** About 90 mm in the largest size. */
const longText = 'Reading Chandelier Terrace Curtains North'

const place: EngravingPlace = { mechanism: 0, side: 'below', line: 0 }

/** The demo keypad, engraved: two push buttons beside each other on a plate of 117 × 117 unless given. */
function engraved({ text, other, layout = 402, plate = 205, font = 481, size = 463, led = false }: Given) {
  const set = withSide({}, 0, 'below', [{ text }, ...(other === undefined ? [] : [{ text: other }])])
  const properties: Selections = {
    ...plain.items[0]?.properties,
    [propertyIds.layout]: { optionId: layout },
    [propertyIds.plateSize]: { optionId: plate },
    [propertyIds.ledIndicator]: { optionId: led ? optionIds.ledOn : optionIds.ledOff },
    [propertyIds.engravingType]: { optionId: optionIds.engraved },
    [propertyIds.engraving]: { engravings: [set] },
    [propertyIds.engravingFont]: { optionId: font },
    [propertyIds.engravingSize]: { optionId: size },
    [propertyIds.engravingColor]: { optionId: 471 },
  }
  return { ...plain, items: plain.items.map((item) => ({ ...item, properties })) }
}

function suggested(given: Given): { before: OrderDocument; suggestions: readonly FitSuggestion[] } {
  const own = given.abbreviations ?? []
  const judging = {
    ...context,
    profile: { ...profile, engraving: { ...profile.engraving, abbreviations: own } },
  }
  const before = engraved(given)
  const request = { itemId, propertyId: propertyIds.engraving, piece: 0, place }
  return { before, suggestions: suggestFits(evaluateOrder(judging, before), request) }
}

const ofKind = (given: Given, kind: FitSuggestion['kind']) =>
  suggested(given).suggestions.filter((one) => one.kind === kind)

/**
 * The oracle: whether every text of a document stands within the hard limit, by the sentences of the specification and
 * the glyphs alone. Half a text against the distance to the plate's edge, and to the neighbour, less 2 mm.
 */
function fits(document: OrderDocument): boolean {
  const item = itemOf(document, itemId)
  const grid = item && engravingGridOf(catalog, document, item)
  if (!item || !grid) throw new Error('no grid')
  const set = item.properties[propertyIds.engraving]?.engravings?.[0] ?? {}
  const placed = grid.mechanisms.flatMap(({ index, x, row }) =>
    (['above', 'below'] as const).flatMap((side) =>
      (set[String(index)]?.[side] ?? []).flatMap((entry) => {
        if (!('text' in entry)) return []
        const { advanceMm, missing } = context.measurer.measure(
          entry.text,
          grid.style.fontFamily,
          grid.style.fontSize,
        )
        return [{ index, side, x, row, half: advanceMm / 2, isWhole: missing.length === 0 }]
      }),
    ),
  )
  return placed.every(({ index, side, x, row, half, isWhole }) => {
    const edge = Math.min(x, grid.plateWidth - x)
    const neighbours = grid.mechanisms
      .filter((one) => one.row === row && one.index !== index)
      .map((one) => {
        const distance = Math.abs(one.x - x)
        const theirs = placed
          .filter((text) => text.index === one.index && text.side === side)
          .map((text) => text.half)
        return distance - Math.min((distance - 2) / 2, Math.max(0, ...theirs))
      })
    return isWhole && half <= Math.min(edge, ...neighbours) - 2 + 1e-6
  })
}

const words = fc.constantFrom(
  'Reading',
  'BEDROOM',
  'Living room',
  'lights',
  'Chandelier',
  'DOWNLIGHTS',
  'Terrace',
  'and',
  'Ä',
  'Master',
  'WARDROBE',
  'curtains',
  'Œuvre',
  'NORTH',
  'Été',
)
const texts = fc.array(words, { minLength: 1, maxLength: 5 }).map((list) => list.join(' '))
const given = fc.record({
  text: texts,
  font: fc.constantFrom(...engravingFontIds),
  size: fc.constantFrom(461, 462, 463),
  plate: fc.constantFrom(201, 203, 205, 207, 212),
  layout: fc.constantFrom(401, 402),
  led: fc.boolean(),
})

describe('suggestions for a text that is too wide', () => {
  property.prop([given], { numRuns: 60 })(
    '[1.5.34, 1.5.35] each really fits, on the real glyphs of every font, none comes twice, least change first',
    (one) => {
      const { before, suggestions } = suggested(one)
      const wasOver = !fits(before)
      for (const suggestion of suggestions) {
        const plan = planChanges(context, before, suggestion.changes)
        if (!plan.ok) throw new Error(`${suggestion.title}: ${plan.message}`)
        expect([suggestion.title, fits(plan.document)]).toEqual([suggestion.title, true])
        // Nothing is taken from the order but the text's own wording, its size or its plate.
        const after = itemOf(plan.document, itemId)
        const engraving = after?.properties[propertyIds.engraving]?.engravings?.[0]?.['0']?.below ?? []
        if (suggestion.kind === 'split') {
          const joined = engraving.map((entry) => ('text' in entry ? entry.text : '')).join(' ')
          expect(joined.replace(/\s/g, '')).toBe(one.text.replace(/\s/g, ''))
        }
        if (suggestion.kind === 'size' || suggestion.kind === 'plate') {
          expect(engraving).toEqual([{ text: one.text }])
        }
      }
      expect(new Set(suggestions.map(({ title }) => title)).size).toBe(suggestions.length)
      expect(new Set(suggestions.map(({ changes }) => JSON.stringify(changes))).size).toBe(suggestions.length)
      const order = ['split', 'shorter', 'size', 'plate']
      const ranks = suggestions.map(({ kind }) => order.indexOf(kind))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      const efforts = suggestions.map(({ effort }) => effort)
      expect(efforts).toEqual(efforts.toSorted((a, b) => a - b))
      // With the light there is one line: nothing is offered over two.
      if (one.led) expect(suggestions.some(({ kind }) => kind === 'split')).toBe(false)
      if (!wasOver && suggestions.length > 0) {
        // The text stood within the hard limit, so it was the recommended one that it passed.
        const checked = evaluateOrder(context, before).itemsById.get(itemId)
        expect(checked?.problems.filter(({ code }) => code === 'engraving')).toEqual([])
      }
    },
  )

  property.prop([texts, fc.constantFrom(...engravingFontIds)], { numRuns: 40 })(
    'a break is the best there is: no other makes the wider line narrower',
    (text, font) => {
      const [split] = ofKind({ text, font, plate: 203, layout: 401 }, 'split')
      if (!split) return
      const plan = planChanges(context, engraved({ text, font, plate: 203, layout: 401 }), split.changes)
      const item = plan.ok ? itemOf(plan.document, itemId) : undefined
      const grid = plan.ok && item ? engravingGridOf(catalog, plan.document, item) : null
      if (!item || !grid) throw new Error('no plan')
      const width = (line: string) =>
        context.measurer.measure(line, grid.style.fontFamily, grid.style.fontSize).advanceMm
      const lines = item.properties[propertyIds.engraving]?.engravings?.[0]?.['0']?.below ?? []
      const widest = Math.max(...lines.map((entry) => ('text' in entry ? width(entry.text) : 0)))
      const parts = text.split(' ')
      const others = parts
        .slice(1)
        .map((_, at) =>
          Math.max(...[parts.slice(0, at + 1), parts.slice(at + 1)].map((p) => width(p.join(' ')))),
        )
      expect(widest).toBeCloseTo(Math.min(...others), 6)
    },
  )
})

describe('each kind', () => {
  it('is met in the laws above', () => {
    const kinds = new Set<string>()
    const sample = fc.sample(given, { numRuns: 150, seed: 1 })
    for (const one of sample) for (const { kind } of suggested(one).suggestions) kinds.add(kind)
    expect([...kinds].toSorted()).toEqual(['plate', 'shorter', 'size', 'split'])
  })

  it('breaks a text over the second line, keeping its case', () => {
    const [split] = ofKind({ text: longText, plate: 203, layout: 401 }, 'split')
    expect(split?.title).toBe('Two lines: “Reading Chandelier” and “Terrace Curtains North”')
  })

  it('does not break a text where the second line is taken, or there is no room for one', () => {
    expect(ofKind({ text: longText, other: 'ON', plate: 203, layout: 401 }, 'split')).toEqual([])
    expect(ofKind({ text: longText, plate: 203, layout: 401, led: true }, 'split')).toEqual([])
  })

  it('shortens words from the list, in the case they were written in, losing as few letters as will do', () => {
    const titles = (text: string) =>
      ofKind({ text, plate: 201, layout: 401, led: true }, 'shorter').map((one) => one.title)
    expect(titles('MASTER BEDROOM READING LIGHTS WALL NORTH')[0]).toMatch(/^Write “[A-Z ]+”$/)
    expect(titles('Master bedroom downlights and ceiling west')[0]).toMatch(/^Write “(Master|Mstr) /)
  })

  it('takes the organisation’s own words before those of the trade', () => {
    const foyer = {
      text: 'Beleuchtung Kensington foyer an der Treppe, Westen',
      plate: 201,
      layout: 401,
      led: true,
    }
    expect(ofKind(foyer, 'shorter')).toEqual([])
    const abbreviations = [{ from: 'kensington foyer', to: 'KF' }]
    expect(ofKind({ ...foyer, abbreviations }, 'shorter')[0]?.title).toContain('KF')
  })

  it('offers the largest of the smaller sizes that fits', () => {
    const [size] = ofKind({ text: 'Reading light hall', plate: 201, layout: 402, size: 463 }, 'size')
    expect(size?.title).toMatch(/^Change Engraving size to (Regular|Small)/)
  })

  it('offers the smallest larger plates, with what they cost', () => {
    const plates = ofKind(
      { text: 'Reading light terrace and curtains of the foyer', plate: 201, layout: 401 },
      'plate',
    )
    expect(plates.length).toBeGreaterThan(0)
    for (const plate of plates) {
      expect(plate.title).toMatch(/^Change Plate size to \d+ × \d+ mm$/)
      expect(plate.priceDifferenceInCents).not.toBeNull()
    }
  })

  it('[issue 12, 15] a larger plate brings a box that holds its mechanisms, where the chosen one does not', () => {
    // The buttons stand 55 mm apart on 117 mm: too far for the round box that the keypad starts with.
    const plates = ofKind({ text: 'Reading light terrace and curtains', plate: 201, layout: 402 }, 'plate')
    expect(plates.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Change Plate size to \d+ × \d+ mm and Back box to /),
    )
  })

  it('says nothing about a text that fits, one that nothing helps, and while widths are estimates', () => {
    expect(suggested({ text: 'ON' }).suggestions).toEqual([])
    expect(suggested({ text: 'M'.repeat(80) }).suggestions).toEqual([])
    const before = engraved({ text: longText, plate: 201 })
    const { measurer: _, ...unmeasured } = context
    const request = { itemId, propertyId: propertyIds.engraving, piece: 0, place }
    expect(suggestFits(evaluateOrder(unmeasured, before), request)).toEqual([])
  })

  it('[1.6.25] tells no price to somebody whose prices are hidden', () => {
    const before = engraved({
      text: 'Reading light terrace and curtains of the foyer',
      plate: 201,
      layout: 401,
    })
    const hidden = { ...context, viewer: { role: 'guest' as const, pricingIsHidden: true } }
    const request = { itemId, propertyId: propertyIds.engraving, piece: 0, place }
    const found = suggestFits(evaluateOrder(hidden, before), request)
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(({ priceDifferenceInCents }) => priceDifferenceInCents)).toEqual(found.map(() => null))
  })
})

describe('an item that is invalid for its engravings', () => {
  const why = (document: OrderDocument) => {
    const { problems } = explainItem(evaluateOrder(context, document), itemId)
    return problems.filter(({ problem }) => problem.code === 'engraving')
  }

  it('[1.8.02] is offered all its texts reworded in one press, first', () => {
    const one = engraved({ text: longText, plate: 203, layout: 401 })
    const [explained] = why(one)
    // What else is wrong with the item is mended with it.
    expect(explained?.repairs[0]?.title).toContain(
      'Two lines: “Reading Chandelier” and “Terrace Curtains North”',
    )

    const item = one.items[0]
    if (!item) throw new Error('no item')
    const [set = {}] = item.properties[propertyIds.engraving]?.engravings ?? []
    const engravings = [withSide(set, 0, 'above', [{ text: longText }])]
    const two = {
      ...one,
      items: [{ ...item, properties: { ...item.properties, [propertyIds.engraving]: { engravings } } }],
    }
    expect(fits(two)).toBe(false)
    const [several] = why(two)
    expect(several?.repairs[0]?.title).toContain('Write 2 engravings shorter or in two lines')
    const plan = planChanges(context, two, several?.repairs[0]?.changes ?? [])
    if (!plan.ok) throw new Error(plan.message)
    expect(fits(plan.document)).toBe(true)
    expect(why(plan.document)).toEqual([])
  })

  it('is offered no wording where there is none, only what else helps', () => {
    const [explained] = why(engraved({ text: 'W'.repeat(60), plate: 203, layout: 401 }))
    expect(explained).toBeDefined()
    expect(explained?.repairs.map(({ title }) => title).filter((title) => /Write|lines/.test(title))).toEqual(
      [],
    )
  })
})
