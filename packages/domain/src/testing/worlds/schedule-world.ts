/**
 * An order of keypads to be engraved: plates of two sizes, letters of three, one or two buttons, two languages. A letter is
 * as wide as the font is high, so that widths can be reckoned by hand; the font has no 日.
 */
import type { EvaluationContext } from '../../item-drawings/types.ts'
import type { TextMeasurer } from '../../engraving/fonts/measure.ts'
import type { EngravingSet } from '../../engraving/schema.ts'
import type { OrderDocument } from '../../orders/document.ts'
import type { ProductInstance } from '../../orders/schema.ts'
import type { Selections } from '../../orders/selections.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aProductWith,
  aProfile,
  aProperty,
  aRule,
} from '../builders.ts'

export const squareMeasurer: TextMeasurer = {
  isExact: true,
  measure: (text, _, sizeMm) => ({
    advanceMm: [...text].length * sizeMm,
    inkLeft: 0,
    inkRight: 0,
    isExact: true,
    missing: text.includes('日') ? ['日'] : [],
  }),
}

export const scheduleIds = {
  plate: 1,
  size: 2,
  layout: 3,
  first: 4,
  second: 5,
  languages: 6,
  room: 7,
  small: 11,
  large: 12,
  size5: 21,
  size4: 22,
  size9: 23,
  one: 31,
  two: 32,
  oneLanguage: 61,
} as const
const ids = scheduleIds

const plate = aProperty({ id: ids.plate, title: 'Plate', rank: 1 })
const size = aProperty({ id: ids.size, title: 'Letters', rank: 2 })
const layout = aProperty({ id: ids.layout, title: 'Layout', rank: 3 })
const text = { type: 'text', isArray: 1, isRequired: 0 } as const
const first = aProperty({ id: ids.first, title: 'Engravings', ...text, rank: 4 })
const second = aProperty({ id: ids.second, title: 'Second', ...text, rank: 5 })
const languages = aProperty({ id: ids.languages, title: 'Languages', isRequired: 0, rank: 6 })
const room = aProperty({ id: ids.room, title: 'Room', type: 'text', isRequired: 0, rank: 7 })
const properties = [plate, size, layout, first, second, languages, room]

const optionOf = (id: number, productPropertyId: number, title: string, data: object = {}) =>
  anOption({ id, productPropertyId, title, rank: id, data: { ...data } })

export const scheduleRecords = {
  products: [
    aProductWith(properties, {
      id: 1,
      title: 'Keypad',
      drawing: {
        family: 'keypad-plate',
        constants: { width: 100, height: 100 },
        bindings: {
          width: { productPropertyId: ids.plate, source: 'optionData', dataKey: 'width' },
          height: { productPropertyId: ids.plate, source: 'optionData', dataKey: 'height' },
          'engravingStyle.fontSize': { productPropertyId: ids.size, source: 'optionData', dataKey: 'size' },
          layoutString: { productPropertyId: ids.layout, source: 'optionData', dataKey: 'layout' },
          engravings: { productPropertyId: ids.first, source: 'engravings' },
          secondEngravings: { productPropertyId: ids.second, source: 'engravings' },
        },
      },
    }),
    aProductWith([plate], { id: 2, title: 'Blank' }),
  ],
  productProperties: properties,
  productOptions: [
    optionOf(ids.small, ids.plate, 'Small', { width: 100, height: 100 }),
    optionOf(ids.large, ids.plate, 'Large', { width: 200, height: 140 }),
    optionOf(ids.size5, ids.size, '5 mm', { size: 5 }),
    optionOf(ids.size4, ids.size, '4 mm', { size: 4 }),
    optionOf(ids.size9, ids.size, '9 mm', { size: 9 }),
    optionOf(ids.one, ids.layout, 'One button', { layout: 'P' }),
    optionOf(ids.two, ids.layout, 'Two buttons', { layout: 'PP' }),
    optionOf(ids.oneLanguage, ids.languages, 'One language'),
  ],
  productRules: [
    // The largest letters are not cut on small plates.
    aRule({ fromIds: [ids.small], toIds: [ids.size9] }),
    aRule({ fromIds: [ids.oneLanguage], toResourceKey: 'productProperty', toIds: [ids.second] }),
  ],
}

export function scheduleContext(given: Partial<EvaluationContext> = {}): EvaluationContext {
  const profile = aProfile({
    engraving: { limits: true },
    roles: { engraving: [ids.first], secondEngraving: [ids.second], room: [ids.room] },
  })
  return aContext(scheduleRecords, { profile, measurer: squareMeasurer, ...given })
}

/** A small keypad with one button and letters of 5 mm, engraved in one language. */
export function aKeypad(
  id: number,
  title: string,
  given: Partial<Pick<ProductInstance, 'quantity'>> & { properties?: Selections } = {},
) {
  return anItem({
    id,
    productId: 1,
    title,
    rank: id,
    quantity: given.quantity ?? 1,
    properties: {
      [ids.plate]: { optionId: ids.small },
      [ids.size]: { optionId: ids.size5 },
      [ids.layout]: { optionId: ids.one },
      [ids.languages]: { optionId: ids.oneLanguage },
      ...given.properties,
    },
  })
}

/** The first button engraved above with these lines. */
export const engravedAbove = (...lines: readonly string[]): EngravingSet => ({
  '0': { above: lines.map((line) => ({ text: line })) },
})

/** Keypads of one kind, each engraved above its button; '' is left empty. */
export function keypads(texts: readonly (readonly [room: string, text: string])[]): OrderDocument {
  return aDocument(
    texts.map(([title, line], index) =>
      aKeypad(501 + index, title, {
        properties: line === '' ? {} : { [ids.first]: { engravings: [engravedAbove(line)] } },
      }),
    ),
  )
}
