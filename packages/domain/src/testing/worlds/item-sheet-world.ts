/** An order of engraved keypads, lamps without a drawing and walls with one, and the sheets that the workshop gets of them. */
import type { ItemSheetBlock } from '../../documents/blocks.ts'
import { type ComposedDocument, composeDocument } from '../../documents/compose-document.ts'
import type { ItemDrawing } from '../../documents/workshop/item-drawing.ts'
import { evaluateOrder } from '../../configuration/evaluate.ts'
import type { TextMeasurer } from '../../engraving/fonts/measure.ts'
import type { EngravingSet } from '../../engraving/schema.ts'
import type { ProductInstance } from '../../orders/schema.ts'
import { aContext, aDocument, anItem, anOption, aProductWith, aProfile, aProperty } from '../builders.ts'

const finish = aProperty({ id: 1, title: 'Finish', rank: 1 })
const width = aProperty({ id: 2, title: 'Width', type: 'dimensions', isRequired: 0, rank: 2 })
const engravings = aProperty({
  id: 3,
  title: 'Engravings',
  type: 'text',
  isArray: 1,
  isRequired: 0,
  rank: 3,
})
const screws = aProperty({ id: 4, title: 'Screws', rank: 4, isOrderLevel: 1 })
const batch = aProperty({
  id: 5,
  title: 'Batch',
  type: 'text',
  isRequired: 0,
  rank: 5,
  drawingVisibility: 'none',
})
const carton = aProperty({
  id: 6,
  title: 'Carton',
  isRequired: 0,
  rank: 6,
  isOrderLevel: 1,
  drawingVisibility: 'none',
})
const french = aProperty({ id: 7, title: 'French', type: 'text', isArray: 1, isRequired: 0, rank: 7 })
const properties = [finish, width, engravings, screws, batch, carton, french]

const plate = aProductWith(properties, {
  id: 1,
  title: 'Keypad',
  referenceCodes: { factory: 'K-F' },
  drawing: {
    family: 'keypad-plate',
    constants: { height: 91, layoutString: 'PP' },
    bindings: {
      width: { productPropertyId: 2, source: 'value' },
      engravings: { productPropertyId: 3, source: 'engravings' },
      secondEngravings: { productPropertyId: 7, source: 'engravings' },
    },
  },
})
const lamp = aProductWith([], { id: 2, title: 'Lamp', drawing: null })
export const wall = aProductWith([], {
  id: 3,
  title: 'Wall',
  drawing: { family: 'rail-profile', constants: { length: 3_000, width: 40, height: 20, shape: 'c' } },
})

/** Letters are squares as high as the font. */
export const squareLetters: TextMeasurer = {
  isExact: true,
  measure: (text, _, sizeMm) => {
    const advanceMm = [...text].length * sizeMm
    const outlines = `M0 0H${advanceMm}V${-sizeMm}H0Z`
    return { advanceMm, inkLeft: 0, inkRight: advanceMm, isExact: true, missing: [], outlines }
  },
}

export const below = (...texts: string[]): EngravingSet =>
  Object.fromEntries(texts.map((text, index) => [String(index), { below: [{ text }] }]))

type Given = {
  readonly items: readonly Partial<ProductInstance>[]
  readonly order?: Parameters<typeof aDocument>[1]
  readonly profile?: Parameters<typeof aProfile>[0]
}

export function composed({ items, order = {}, profile = {} }: Given): ComposedDocument {
  const context = aContext(
    {
      products: [plate, lamp, wall],
      productProperties: properties,
      productOptions: [
        anOption({ id: 11, title: 'Bronze', productPropertyId: 1 }),
        anOption({ id: 41, title: 'Torx', productPropertyId: 4 }),
        anOption({ id: 61, title: 'Double', productPropertyId: 6 }),
      ],
    },
    { profile: aProfile(profile), measurer: squareLetters },
  )
  const own = items.map((item, index) => anItem({ id: 100 + index, rank: index + 1, productId: 1, ...item }))
  return composeDocument({
    mode: 'factory',
    evaluation: evaluateOrder(
      context,
      aDocument(own, { properties: { 4: { optionId: 41 }, 6: { optionId: 61 } }, ...order }),
    ),
    org: { title: 'Atelier' },
    showsDiscount: true,
    payments: [],
    site: 'https://orders.example.com',
  })
}

export const bronze = { properties: { 1: { optionId: 11 }, 2: { value: 144 } } }
export const engraved = (...sets: EngravingSet[]) => ({
  properties: { ...bronze.properties, 3: { engravings: sets } },
})

export function sheetsOf(given: Given): ItemSheetBlock[] {
  return composed(given).blocks.filter((block) => block.kind === 'itemSheet')
}

export function onlySheet(given: Given): ItemSheetBlock {
  const [sheet, ...others] = sheetsOf(given)
  if (sheet === undefined || others.length > 0) throw new Error('one sheet was expected')
  return sheet
}

export function drawingOf(sheet: ItemSheetBlock): ItemDrawing {
  const drawing = sheet.drawing()
  if (typeof drawing === 'string') throw new Error(drawing)
  return drawing
}
