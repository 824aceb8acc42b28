/** Configured products: choices that satisfy the layout limits and the rules, picked by chance. */
import type { Product } from '@orderwright/domain/catalog'
import { checkPlateLayout, findDrawingFamily, plateLayoutLimitsSchema } from '@orderwright/domain/drawing'
import {
  approximateMeasurer,
  checkEngravingStack,
  engravingOverlaps,
  type EngravingSet,
  type TextMeasurer,
} from '@orderwright/domain/engraving'
import type { Selections } from '@orderwright/domain/orders'
import type { Random } from '../../random.ts'
import { backBoxes, backBoxOptionId, openingOf } from '../catalog/back-boxes.ts'
import { outletGangSpacing } from '../catalog/drawings.ts'
import { engravingColors, engravingFontIds, engravingFonts } from '../catalog/engraving.ts'
import { categoryIds, optionIds, productIds, propertyIds } from '../ids.ts'
import {
  bodiesOf,
  type Layout,
  layoutLimits,
  layouts,
  matchedFinishes,
  mechanismSpacing,
} from '../catalog/mechanisms.ts'
import { outletBodiesOf, outletLayouts } from '../catalog/outlets.ts'
import { type PlateFinish, plateFinishes, type PlateSize, plateSizes } from '../catalog/plates.ts'

const limits = plateLayoutLimitsSchema.parse(layoutLimits)

const words = [
  'ON',
  'OFF',
  'ALL',
  'DIM',
  'BED',
  'READ',
  'BATH',
  'SPOT',
  'ART',
  'FAN',
  'TV',
  'Hall',
  'Path',
  'Cove',
]

/** What the choices of one order have in common, so that its plates belong together. */
export type Taste = {
  readonly finish: PlateFinish
  readonly edgeId: number
  readonly isMatched: boolean
  readonly fontId: number
}

export function tasteFrom(random: Random): Taste {
  return {
    finish: random.pick(plateFinishes),
    edgeId: random.pick([optionIds.edgeSquare, optionIds.edgeBevelled]),
    isMatched: random.next() < 0.25,
    fontId: random.pick(engravingFontIds),
  }
}

function offered<T extends { id: number }>(product: Product, propertyId: number, items: readonly T[]): T[] {
  const disabled = product.associations.productProperties[propertyId]?.disabledProductOptionIds ?? []
  return items.filter((item) => !disabled.includes(item.id))
}

const allBoxes = [
  'four-gang',
  'uk-double',
  'us-two-gang',
  'square',
  'six-gang',
  'large-square',
  'uk-single',
  'us-single',
  'eu-round',
]

/** Whether the drawing of a plate has nothing against a specification. */
function isSound(family: string, spec: Record<string, unknown>, data: unknown = null): boolean {
  return findDrawingFamily(family)?.check?.(spec, data).length === 0
}

/** The data of a box that goes into a drawing; nothing for a box by others. */
function boxData(key: string | undefined) {
  const box = backBoxes.find((candidate) => candidate.key === key)
  return box === undefined ? {} : { backBox: { ...box, opening: openingOf(box) } }
}

/** A box that the plate covers and that holds what stands in it; by others where there is none. */
function boxFor(size: PlateSize, random: Random, holds: (key: string) => boolean): string | undefined {
  const fitting = ['eu-round', 'uk-single']
  if (size.height >= 117) fitting.push('us-single')
  if (size.height >= 133) fitting.push('us-two-gang')
  if (size.width >= 144) fitting.push('uk-double')
  if (size.width >= 207) fitting.push('four-gang')
  // Rather a large box than a small one.
  const wanted = random.pick(fitting.slice(-2))
  return holds(wanted) ? wanted : allBoxes.find(holds)
}

/** People take a plate that is hardly larger than it needs to be. */
function pickSize(sizes: readonly PlateSize[], random: Random): PlateSize {
  return random.pick(sizes.toSorted((a, b) => a.width * a.height - b.width * b.height).slice(0, 4))
}

function fits(size: PlateSize, layout: Layout, backBoxKey: string): boolean {
  const { columns, rows } = layout
  return checkPlateLayout(
    { plateWidth: size.width, plateHeight: size.height, columns, rows, backBoxKey },
    limits,
  ).ok
}

function plateChoices(size: PlateSize, taste: Taste): Selections {
  return {
    [propertyIds.plateSize]: { optionId: size.id },
    [propertyIds.plateFinish]: { optionId: taste.finish.id },
    [propertyIds.edge]: { optionId: taste.edgeId },
  }
}

function engravingSet(count: number, hasTwoLines: boolean, random: Random): EngravingSet {
  const set: EngravingSet = {}
  for (let index = 0; index < count; index += 1) {
    const below = [{ text: random.pick(words) }]
    set[String(index)] =
      hasTwoLines && random.next() < 0.3 ? { above: [{ text: random.pick(words) }], below } : { below }
  }
  return set
}

function engravingChoices(layout: Layout, taste: Taste, random: Random): Selections {
  const count = layout.columns * layout.rows
  const types: number[] = [
    optionIds.noEngraving,
    optionIds.engraved,
    optionIds.engraved,
    optionIds.twoLanguages,
  ]
  if (count > 1) types.push(optionIds.groupEngraving)
  const type = random.pick(types)
  if (type === optionIds.noEngraving) return { [propertyIds.engravingType]: { optionId: type } }
  const colors = engravingColors.filter((color) => color.forDark === taste.finish.isDark)
  const hasTwoLines = layout.rows === 1
  return {
    [propertyIds.engravingType]: { optionId: type },
    [propertyIds.engraving]: { engravings: [engravingSet(count, hasTwoLines, random)] },
    ...(type === optionIds.twoLanguages
      ? { [propertyIds.secondEngraving]: { engravings: [engravingSet(count, false, random)] } }
      : {}),
    [propertyIds.engravingFont]: { optionId: taste.fontId },
    [propertyIds.engravingSize]: { optionId: random.pick([461, 462]) },
    [propertyIds.engravingColor]: { optionId: random.pick(colors).id },
  }
}

function keypadSpec(size: PlateSize, layout: Layout, key?: string) {
  const { width, height, screwSpacing } = size
  const { layoutString } = layout
  const screws = { spacing: screwSpacing }
  return { width, height, layoutString, mechanismSpacing, bodies: bodiesOf(layout), screws, ...boxData(key) }
}

/** Texts as wide as they can be: what has room so has room in every font. */
const widestMeasurer: TextMeasurer = {
  isExact: true,
  measure: (...of) => ({ ...approximateMeasurer.measure(...of), isExact: true }),
}

/** Whether no engraving meets anything, in a size and a font. */
function isClear(spec: ReturnType<typeof keypadSpec>, led: boolean, choices: Selections): boolean {
  const sets = [propertyIds.engraving, propertyIds.secondEngraving].map(
    (id) => choices[id]?.engravings?.[0] ?? {},
  )
  const fontSize = choices[propertyIds.engravingSize]?.optionId === 461 ? 2.4 : 3.2
  const fontFamily = engravingFonts.find(
    ({ id }) => id === choices[propertyIds.engravingFont]?.optionId,
  )?.family
  const grid = findDrawingFamily('keypad-plate')?.gridOfUnknown?.({
    ...spec,
    engravingStyle: { fontSize, fontFamily },
    ...(led && { led: {}, engravingLines: 1 }),
  })
  if (!grid) return false
  return engravingOverlaps(sets, checkEngravingStack(sets, grid, widestMeasurer), grid, true).length === 0
}

/** Two languages where both have room, else the first alone. */
function withRoom(choices: Selections, isRoomy: (choices: Selections) => boolean): Selections {
  if (choices[propertyIds.secondEngraving] === undefined || isRoomy(choices)) return choices
  const { [propertyIds.secondEngraving]: _, ...one } = choices
  return { ...one, [propertyIds.engravingType]: { optionId: optionIds.engraved } }
}

function keypadChoices(product: Product, taste: Taste, random: Random): Selections {
  const layout = random.pick(offered(product, propertyIds.layout, layouts))
  const sizes = offered(product, propertyIds.plateSize, plateSizes).filter((size) => fits(size, layout, ''))
  // Only a plate with the two-gang box carries four rows.
  const needsTwoGang = sizes.length === 0
  const size = needsTwoGang
    ? random.pick(plateSizes.filter((plate) => fits(plate, layout, 'us-two-gang')))
    : pickSize(sizes, random)
  const box = needsTwoGang
    ? 'us-two-gang'
    : boxFor(size, random, (key) => isSound('keypad-plate', keypadSpec(size, layout, key)))
  const matched = matchedFinishes.find((finish) => finish.plateFinishId === taste.finish.id)
  const mechanismFinish = taste.isMatched && matched ? matched.id : random.pick([351, 352, 353, 354, 355])
  const hasLed =
    layout.rows < 4 && (layout.kind === 'push' || layout.kind === 'button') && random.next() < 0.3
  return {
    ...plateChoices(size, taste),
    [propertyIds.layout]: { optionId: layout.id },
    [propertyIds.mechanismFinish]: { optionId: mechanismFinish },
    [propertyIds.ledIndicator]: { optionId: hasLed ? optionIds.ledOn : optionIds.ledOff },
    ...withRoom(engravingChoices(layout, taste, random), (choices) =>
      isClear(keypadSpec(size, layout), hasLed, choices),
    ),
    [propertyIds.keypadBackBox]: { optionId: backBoxOptionId(propertyIds.keypadBackBox, box) },
  }
}

function outletChoices(product: Product, taste: Taste, random: Random): Selections {
  const isFloor = product.productCategoryId === categoryIds.floorOutlets
  const layout = random.pick(offered(product, propertyIds.outletLayout, outletLayouts))
  const leastWidth = [0, 0, 133, 207][layout.gangs] ?? 0
  const sizes = offered(product, propertyIds.plateSize, plateSizes).filter((size) => size.width >= leastWidth)
  const size = pickSize(sizes, random)
  const spec = {
    width: size.width,
    height: size.height,
    layoutString: layout.layoutString,
    bodies: outletBodiesOf(layout.layoutString),
    gangSpacing: outletGangSpacing[isFloor ? 'floor' : 'wall'],
    screws: { spacing: size.screwSpacing },
  }
  const holds = (key: string) => isSound('outlet-plate', { ...spec, ...boxData(key) })
  const boxProperty = isFloor ? propertyIds.floorOutletBackBox : propertyIds.wallOutletBackBox
  return {
    ...plateChoices(size, taste),
    [propertyIds.outletLayout]: { optionId: layout.id },
    [propertyIds.moduleFinish]: { optionId: random.pick([631, 632, 633, 634]) },
    [boxProperty]: {
      optionId: backBoxOptionId(boxProperty, isFloor ? 'floor' : boxFor(size, random, holds)),
    },
  }
}

function lampChoices(product: Product, taste: Taste, random: Random): Selections {
  const arms = product.id === productIds.flexibleLamp ? [701, 702] : [703, 704]
  return {
    [propertyIds.plateFinish]: { optionId: taste.finish.id },
    [propertyIds.lampArm]: { optionId: random.pick(arms) },
    [propertyIds.lampHead]: { optionId: random.pick([711, 712]) },
    [propertyIds.lampSwitch]: { optionId: random.pick([721, 722, 723]) },
    [propertyIds.cableLength]: { value: random.between(4, 40) * 50 },
  }
}

/** Valid choices for one product of the catalog; stocked boxes have nothing to choose. */
export function chooseFor(product: Product, taste: Taste, random: Random): Selections {
  switch (product.productCategoryId) {
    case categoryIds.keypads:
      return keypadChoices(product, taste, random)
    case categoryIds.wallOutlets:
    case categoryIds.floorOutlets:
      return outletChoices(product, taste, random)
    case categoryIds.readingLamps:
      return lampChoices(product, taste, random)
    case categoryIds.coverPlates: {
      const size = random.pick(offered(product, propertyIds.plateSize, plateSizes))
      return {
        ...plateChoices(size, taste),
        [propertyIds.coverPlateBackBox]: {
          optionId: backBoxOptionId(propertyIds.coverPlateBackBox, 'eu-round'),
        },
      }
    }
    default:
      return product.id === productIds.finishSample || product.id === productIds.engravingSample
        ? { [propertyIds.plateFinish]: { optionId: random.pick(plateFinishes).id } }
        : {}
  }
}
