/** Configured products: choices that satisfy the layout limits and the rules, picked by chance. */
import {
  checkPlateLayout,
  type EngravingSet,
  plateLayoutLimitsSchema,
  type Product,
  type Selections,
} from '@orderwright/domain'
import type { Random } from '../random.ts'
import { backBoxOptionId } from './back-boxes.ts'
import { engravingColors, engravingFontIds } from './engraving.ts'
import { categoryIds, optionIds, productIds, propertyIds } from './ids.ts'
import { type Layout, layoutLimits, layouts, matchedFinishes } from './mechanisms.ts'
import { outletLayouts } from './outlets.ts'
import { type PlateFinish, plateFinishes, type PlateSize, plateSizes } from './plates.ts'

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

/** A box that the plate covers. */
function boxFor(size: PlateSize, random: Random): string {
  const fitting = ['eu-round', 'uk-single']
  if (size.height >= 117) fitting.push('us-single')
  if (size.height >= 133) fitting.push('us-two-gang')
  if (size.width >= 144) fitting.push('uk-double')
  if (size.width >= 207) fitting.push('four-gang')
  // Rather a large box than a small one.
  return random.pick(fitting.slice(-2))
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

function keypadChoices(product: Product, taste: Taste, random: Random): Selections {
  const layout = random.pick(offered(product, propertyIds.layout, layouts))
  const sizes = offered(product, propertyIds.plateSize, plateSizes).filter((size) => fits(size, layout, ''))
  // Only a plate with the two-gang box carries four rows.
  const needsTwoGang = sizes.length === 0
  const size = needsTwoGang
    ? random.pick(plateSizes.filter((plate) => fits(plate, layout, 'us-two-gang')))
    : pickSize(sizes, random)
  const box = needsTwoGang ? 'us-two-gang' : boxFor(size, random)
  const matched = matchedFinishes.find((finish) => finish.plateFinishId === taste.finish.id)
  const mechanismFinish = taste.isMatched && matched ? matched.id : random.pick([351, 352, 353, 354, 355])
  const hasLed =
    layout.rows < 4 && (layout.kind === 'push' || layout.kind === 'button') && random.next() < 0.3
  return {
    ...plateChoices(size, taste),
    [propertyIds.layout]: { optionId: layout.id },
    [propertyIds.mechanismFinish]: { optionId: mechanismFinish },
    [propertyIds.ledIndicator]: { optionId: hasLed ? optionIds.ledOn : optionIds.ledOff },
    ...engravingChoices(layout, taste, random),
    [propertyIds.keypadBackBox]: { optionId: backBoxOptionId(propertyIds.keypadBackBox, box) },
  }
}

function outletChoices(product: Product, taste: Taste, random: Random): Selections {
  const isFloor = product.productCategoryId === categoryIds.floorOutlets
  const layout = random.pick(offered(product, propertyIds.outletLayout, outletLayouts))
  const leastWidth = [0, 0, 133, 207][layout.gangs] ?? 0
  const sizes = offered(product, propertyIds.plateSize, plateSizes).filter((size) => size.width >= leastWidth)
  const size = pickSize(sizes, random)
  const boxProperty = isFloor ? propertyIds.floorOutletBackBox : propertyIds.wallOutletBackBox
  return {
    ...plateChoices(size, taste),
    [propertyIds.outletLayout]: { optionId: layout.id },
    [propertyIds.moduleFinish]: { optionId: random.pick([631, 632, 633, 634]) },
    [boxProperty]: { optionId: backBoxOptionId(boxProperty, isFloor ? 'floor' : boxFor(size, random)) },
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

/** Valid choices for one product of the catalogue; stocked boxes have nothing to choose. */
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
