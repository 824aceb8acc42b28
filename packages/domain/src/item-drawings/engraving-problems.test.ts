/** What is said against engravings: whole, for each language and piece, and anew whenever something changes. */
import { describe, expect, it } from 'vitest'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import type { EngravingSet } from '../engraving/schema.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aProductWith,
  aProfile,
  aProperty,
  aRule,
} from '../testing/builders.ts'
import { checkedEngravings } from './checked-engravings.ts'
import { engravingGridOf } from './engraving-grid.ts'
import { customEngravingNotes } from './engraving-review.ts'
import { evaluateItem } from '../configuration/evaluate.ts'
import type { Selection } from '../orders/selections.ts'

/** Every character is so wide; there is no 日. */
const measuring = (widthMm: number): TextMeasurer => ({
  isExact: true,
  measure: (text) => ({
    advanceMm: [...text].length * widthMm,
    inkLeft: 0,
    inkRight: 0,
    isExact: true,
    missing: text.includes('日') ? ['日'] : [],
  }),
})
const tenWide = measuring(10)

const first = aProperty({ id: 2, title: 'Engravings', type: 'text', isArray: 1, isRequired: 0, rank: 1 })
const second = aProperty({ id: 3, title: 'Second', type: 'text', isArray: 1, isRequired: 0, rank: 2 })
const width = aProperty({ id: 4, title: 'Width', type: 'number', isRequired: 0, rank: 3 })
const plain = aProperty({ id: 5, title: 'Plain', isRequired: 0, rank: 4 })
const properties = [first, second, width, plain]
const records = {
  products: [
    aProductWith(properties, {
      id: 1,
      drawing: {
        family: 'keypad-plate',
        constants: { width: 82, height: 82, layoutString: 'P' },
        bindings: {
          width: { productPropertyId: 4, source: 'value' },
          engravings: { productPropertyId: 2, source: 'engravings' },
          secondEngravings: { productPropertyId: 3, source: 'engravings' },
        },
      },
    }),
  ],
  productProperties: properties,
  productOptions: [anOption({ id: 51, productPropertyId: 5 })],
  productRules: [aRule({ fromIds: [51], toResourceKey: 'productProperty', toIds: [2, 3] })],
}
const withLimits = (limits = true) => aProfile({ engraving: { limits } })
const context = aContext(records, { profile: withLimits(), measurer: tenWide })

const above = (...texts: string[]): EngravingSet => ({ '0': { above: texts.map((text) => ({ text })) } })
const written = (...sets: EngravingSet[]): Selection => ({ engravings: sets })
const wide = above('EIGHTHS!')

function problemsOf(
  selections: Record<string, Selection>,
  given: { quantity?: number; in?: typeof context } = {},
) {
  const item = anItem({ id: 501, quantity: given.quantity ?? 1, properties: selections })
  return evaluateItem(given.in ?? context, aDocument([item]), item).problems
}
const tooWide = { code: 'engraving', message: 'Engravings: a text is too wide for its place.', propertyId: 2 }
const secondTooWide = {
  code: 'engraving',
  message: 'Second: a text is too wide for its place.',
  propertyId: 3,
}

describe('engravings that can not stay', () => {
  it('[1.5.30, 1.5.35] are too wide, in either language', () => {
    expect(problemsOf({ '2': written(above('HALL')), '3': written(above('FLUR')) })).toEqual([])
    expect(problemsOf({ '2': written(wide) })).toEqual([tooWide])
    expect(problemsOf({ '3': written(wide) })).toEqual([secondTooWide])
    expect(problemsOf({ '2': written(above('HALL')), '3': written(wide) })).toEqual([secondTooWide])
    expect(problemsOf({ '2': written(wide), '3': written(wide) })).toEqual([tooWide, secondTooWide])
  })

  it('lack letters, each named once, beside being too wide', () => {
    const missing = { code: 'engraving', message: 'Engravings: the font has no 日.', propertyId: 2 }
    expect(problemsOf({ '2': written(above('日')) })).toEqual([missing])
    expect(problemsOf({ '2': written(above('日日'), above('日')) }, { quantity: 2 })).toEqual([missing])
    expect(problemsOf({ '2': written(above('EIGHTHS日')) })).toEqual([tooWide, missing])
    const unlimited = aContext(records, { profile: withLimits(false), measurer: tenWide })
    expect(problemsOf({ '2': written(above('EIGHTHS日')) }, { in: unlimited })).toEqual([missing])
  })

  it('[1.4.38] are not judged where they are custom; those of the other language are', () => {
    const custom = { ...written(wide), customEngravings: true }
    expect(problemsOf({ '2': custom })).toEqual([])
    expect(problemsOf({ '2': custom, '3': written(wide) })).toEqual([secondTooWide])
    expect(problemsOf({ '2': written(wide), '3': custom })).toEqual([tooWide])
  })

  it('are not judged where they are hidden, or nothing can measure them', () => {
    expect(problemsOf({ '2': written(wide), '5': { optionId: 51 } })).toEqual([])
    const { measurer: _, ...unmeasured } = context
    expect(problemsOf({ '2': written(wide) }, { in: unmeasured })).toEqual([])
  })

  it('are judged anew when their pieces, their plate or the letters change', () => {
    const pieces = written(above('HALL'), wide)
    expect(problemsOf({ '2': pieces }, { quantity: 2 })).toEqual([tooWide])
    expect(problemsOf({ '2': pieces }, { quantity: 1 })).toEqual([])
    expect(problemsOf({ '2': pieces }, { quantity: 2 })).toEqual([tooWide])

    const one = written(wide)
    expect(problemsOf({ '2': one })).toEqual([tooWide])
    expect(problemsOf({ '2': one, '4': { value: 120 } })).toEqual([])
    expect(problemsOf({ '2': one, '4': { value: 83 } })).toEqual([tooWide])
    expect(problemsOf({ '2': one, '4': { value: 84 } })).toEqual([])
    const narrow = aContext(records, { profile: withLimits(), measurer: measuring(5) })
    expect(problemsOf({ '2': one }, { in: narrow })).toEqual([])
    expect(problemsOf({ '2': one })).toEqual([tooWide])
    expect(problemsOf({ '2': one, '3': written(above('FLUR')) })).toEqual([tooWide])
    expect(problemsOf({ '2': one, '3': written(wide) })).toEqual([tooWide, secondTooWide])
  })
})

describe('engravings looked at one by one', () => {
  const checked = (selections: Record<string, Selection>, quantity = 1) => {
    const item = anItem({ id: 501, quantity, properties: selections })
    const grid = engravingGridOf(context.catalog, aDocument([item]), item)
    if (grid === null) throw new Error('no grid')
    const judging = { catalog: context.catalog, profile: context.profile, measurer: tenWide }
    return checkedEngravings(judging, aDocument([item]), item, grid).map(({ propertyId, piece, checks }) => [
      propertyId,
      piece,
      checks['0']?.above.checks.map(({ state, widthMm }) => [state, widthMm]),
    ])
  }

  it('stand by language, then by piece', () => {
    expect(checked({ '2': written(above('HALL'), wide), '3': written(above('FLUR')) }, 2)).toEqual([
      [2, 0, [['ok', 40]]],
      [2, 1, [['overLimit', 80]]],
      [3, 0, [['ok', 40]]],
      [3, 1, [['ok', 40]]],
    ])
    expect(checked({ '3': written(above('BEDROOM')) })).toEqual([[3, 0, [['overRecommended', 70]]]])
    expect(checked({})).toEqual([])
    expect(checked({ '2': written(wide), '5': { optionId: 51 } })).toEqual([])
  })

  it('[1.4.38, 1.5.49] are listed for who reviews them: of the custom ones what passes its place, each once', () => {
    const notes = (selections: Record<string, Selection>, quantity = 1) => {
      const item = anItem({ id: 501, quantity, properties: selections })
      return customEngravingNotes(context, aDocument([item]), item)
    }
    const custom = (...sets: EngravingSet[]) => ({ ...written(...sets), customEngravings: true })
    const note = {
      propertyId: 2,
      title: 'Engravings',
      message: 'Engravings are custom: please check that they can be made.',
    }
    const over = (text: string, mm: number) => `“${text}” is ${mm} mm wide, its place 78 mm`
    expect(notes({ '2': custom(wide, above('NINETEENTH'), wide) }, 3)).toEqual([
      { ...note, over: [over('EIGHTHS!', 80), over('NINETEENTH', 100)] },
    ])
    expect(notes({ '2': custom(wide), '3': written(above('NINETEENTH')) })).toEqual([
      { ...note, over: [over('EIGHTHS!', 80)] },
    ])
    expect(notes({ '2': custom(above('BEDROOM')) })).toEqual([{ ...note, over: [] }])
    expect(notes({ '2': written(wide) })).toEqual([])
  })
})
