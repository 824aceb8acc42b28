/** Categories, property groups and products of Maison Lumen, and which options each product leaves out. */
import type { Product } from '@orderwright/domain/catalog'
import { lampPicture, platePicture, swatch } from '../../pictures/pictures.ts'
import type { Records } from '../../records.ts'
import { coverDrawing, keypadDrawing, lampDrawing, outletDrawing } from './drawings.ts'
import {
  categoryIds,
  graphicIds,
  groupIds,
  optionIds,
  pricingRuleIds,
  productIds,
  propertyIds,
} from '../ids.ts'
import { lampArms } from './lamps.ts'
import { type Layout, layouts } from './mechanisms.ts'
import { outletLayouts } from './outlets.ts'
import { plateSizes } from './plates.ts'
import { stockedProducts } from './stocked-products.ts'

type Associations = Product['associations']['productProperties']

/** Properties of a product with the options that it does not offer. */
function associate(
  propertyList: readonly number[],
  disabled: Readonly<Record<number, readonly number[]>> = {},
): {
  productProperties: Associations
} {
  return {
    productProperties: Object.fromEntries(
      propertyList.map((id) => [String(id), { disabledProductOptionIds: [...(disabled[id] ?? [])] }]),
    ),
  }
}

const plateProperties = [
  propertyIds.plateSize,
  propertyIds.plateFinish,
  propertyIds.edge,
  propertyIds.screwType,
  propertyIds.labelling,
]
const keypadProperties = [
  ...plateProperties,
  propertyIds.layout,
  propertyIds.mechanismFinish,
  propertyIds.ledIndicator,
  propertyIds.engravingType,
  propertyIds.engraving,
  propertyIds.secondEngraving,
  propertyIds.engravingFont,
  propertyIds.engravingSize,
  propertyIds.engravingColor,
  propertyIds.keypadBackBox,
]

function layoutsExcept(isOffered: (layout: Layout) => boolean): number[] {
  return layouts.filter((layout) => !isOffered(layout)).map((layout) => layout.id)
}
function sizesExcept(isOffered: (size: (typeof plateSizes)[number]) => boolean): number[] {
  return plateSizes.filter((size) => !isOffered(size)).map((size) => size.id)
}
function outletsExcept(isOffered: (layout: (typeof outletLayouts)[number]) => boolean): number[] {
  return outletLayouts.filter((layout) => !isOffered(layout)).map((layout) => layout.id)
}

const dataLayouts = new Set([621, 622, 623])
const chargingLayouts = new Set([611, 612, 613])
const links = [{ title: 'Product sheet', url: 'https://maison-lumen.example/product-sheets' }]

function keypads({ product }: Records): Product[] {
  const common = {
    productCategoryId: categoryIds.keypads,
    productPricingRuleId: pricingRuleIds.keypad,
    instanceTitleIsRequired: 1 as const,
    drawing: keypadDrawing,
    referenceCodeFormulas: {
      machining: `{machining}-{${propertyIds.plateSize}.width}x{${propertyIds.plateSize}.height}`,
    },
    links,
  }
  return [
    product({
      ...common,
      id: productIds.keypad,
      title: 'Keypad',
      rank: 1,
      description: 'Push buttons in a solid metal plate, engraved to order.',
      thumbnailUrl: platePicture(82, 117, 2, 2),
      referenceCodes: { catalog: 'ML-K', factory: 'K100', machining: 'K100-M' },
      associations: associate(keypadProperties, {
        [propertyIds.layout]: layoutsExcept((layout) => layout.kind === 'push'),
      }),
      exportPriceData: {
        groupDataBy: [propertyIds.plateFinish],
        rowsData: [propertyIds.plateSize],
        columnsData: [propertyIds.edge],
        fixedProperties: {},
      },
    }),
    product({
      ...common,
      id: productIds.linearKeypad,
      title: 'Linear keypad',
      rank: 2,
      description: 'One row of push buttons on a wide, low plate.',
      thumbnailUrl: platePicture(207, 82, 4, 1),
      referenceCodes: { catalog: 'ML-KL', factory: 'K200', machining: 'K200-M' },
      associations: associate(keypadProperties, {
        [propertyIds.layout]: layoutsExcept((layout) => layout.kind === 'push' && layout.rows === 1),
        [propertyIds.plateSize]: sizesExcept((size) => size.height === 82 && size.width >= 117),
      }),
    }),
    product({
      ...common,
      id: productIds.toggleKeypad,
      title: 'Toggle and dimmer plate',
      rank: 3,
      description: 'Turned toggles, rockers and rotary dimmers.',
      thumbnailUrl: platePicture(117, 82, 2, 1),
      referenceCodes: { catalog: 'ML-T', factory: 'T100', machining: 'T100-M' },
      associations: associate(keypadProperties, {
        [propertyIds.layout]: layoutsExcept(
          ({ kind }) => kind === 'toggle' || kind === 'dimmer' || kind === 'rocker',
        ),
        [propertyIds.ledIndicator]: [optionIds.ledOn],
      }),
    }),
    product({
      ...common,
      id: productIds.guestRoomKeypad,
      title: 'Guest room keypad',
      rank: 4,
      publishLevel: 'internal',
      description: 'Low-voltage buttons for hotel rooms.',
      thumbnailUrl: platePicture(117, 117, 2, 3),
      referenceCodes: { catalog: 'ML-G', factory: 'G100', machining: 'G100-M' },
      associations: associate(keypadProperties, {
        [propertyIds.layout]: layoutsExcept((layout) => layout.kind === 'button'),
      }),
    }),
  ]
}

function outlets({ product }: Records): Product[] {
  const wall = [
    ...plateProperties,
    propertyIds.outletLayout,
    propertyIds.moduleFinish,
    propertyIds.wallOutletBackBox,
  ]
  const floor = [
    ...plateProperties,
    propertyIds.outletLayout,
    propertyIds.moduleFinish,
    propertyIds.floorOutletBackBox,
  ]
  const wallCommon = {
    productCategoryId: categoryIds.wallOutlets,
    productPricingRuleId: pricingRuleIds.wallOutlet,
    drawing: outletDrawing('wall'),
    links,
  }
  const floorCommon = {
    productCategoryId: categoryIds.floorOutlets,
    productPricingRuleId: pricingRuleIds.floorOutlet,
    drawing: outletDrawing('floor'),
    links,
  }
  // The floor box is 120 mm wide: its plate covers it, and it holds two gangs.
  const floorSizes = sizesExcept((size) => size.width >= 133 && size.width <= 207 && size.height <= 144)
  return [
    product({
      ...wallCommon,
      id: productIds.wallOutlet,
      title: 'Power outlet',
      rank: 1,
      thumbnailUrl: platePicture(144, 82, 2, 1),
      associations: associate(wall, {
        [propertyIds.outletLayout]: outletsExcept(
          ({ id }) => !dataLayouts.has(id) && !chargingLayouts.has(id),
        ),
      }),
    }),
    product({
      ...wallCommon,
      id: productIds.mediaOutlet,
      title: 'Data and media outlet',
      rank: 2,
      thumbnailUrl: platePicture(82, 82, 1, 2),
      associations: associate(wall, {
        [propertyIds.outletLayout]: outletsExcept(({ id }) => dataLayouts.has(id)),
      }),
    }),
    product({
      ...wallCommon,
      id: productIds.chargingOutlet,
      title: 'Charging outlet',
      rank: 3,
      thumbnailUrl: platePicture(144, 82, 2, 1, '#d8cfbf'),
      associations: associate(wall, {
        [propertyIds.outletLayout]: outletsExcept(({ id }) => chargingLayouts.has(id)),
      }),
    }),
    product({
      ...floorCommon,
      id: productIds.floorOutlet,
      title: 'Floor outlet',
      rank: 1,
      description: 'With a hinged lid and a seal.',
      thumbnailUrl: platePicture(144, 117, 2, 1, '#8c6a45'),
      associations: associate(floor, {
        [propertyIds.plateSize]: floorSizes,
        [propertyIds.outletLayout]: outletsExcept(({ id, gangs }) => !dataLayouts.has(id) && gangs < 3),
      }),
    }),
    product({
      ...floorCommon,
      id: productIds.floorOutletData,
      title: 'Floor outlet, data',
      rank: 2,
      thumbnailUrl: platePicture(144, 144, 1, 1, '#8c6a45'),
      associations: associate(floor, {
        [propertyIds.plateSize]: floorSizes,
        [propertyIds.outletLayout]: outletsExcept(({ id }) => dataLayouts.has(id)),
      }),
    }),
  ]
}

function lampsAndCovers({ product }: Records): Product[] {
  const lamp = [
    propertyIds.plateFinish,
    propertyIds.lampArm,
    propertyIds.lampHead,
    propertyIds.lampSwitch,
    propertyIds.cableLength,
  ]
  const common = {
    productCategoryId: categoryIds.readingLamps,
    productPricingRuleId: pricingRuleIds.readingLamp,
    shouldRoundPrice: 1 as const,
    drawing: lampDrawing,
    graphic: { productGraphicId: graphicIds.readingLamp },
    links,
  }
  function armsExcept(type: 'flexible' | 'rigid'): number[] {
    return lampArms.filter((arm) => arm.armType !== type).map((arm) => arm.id)
  }
  return [
    product({
      ...common,
      id: productIds.flexibleLamp,
      title: 'Flexible reading lamp',
      rank: 1,
      thumbnailUrl: lampPicture(true),
      associations: associate(lamp, { [propertyIds.lampArm]: armsExcept('flexible') }),
    }),
    product({
      ...common,
      id: productIds.rigidLamp,
      title: 'Rigid reading lamp',
      rank: 2,
      thumbnailUrl: lampPicture(false),
      associations: associate(lamp, { [propertyIds.lampArm]: armsExcept('rigid') }),
    }),
    product({
      id: productIds.coverPlate,
      title: 'Cover plate',
      rank: 1,
      productCategoryId: categoryIds.coverPlates,
      productPricingRuleId: pricingRuleIds.coverPlate,
      thumbnailUrl: platePicture(82, 82),
      drawing: coverDrawing,
      links,
      associations: associate([...plateProperties, propertyIds.coverPlateBackBox], {
        [propertyIds.plateSize]: sizesExcept((size) => size.width <= 175),
      }),
    }),
  ]
}

export function productRecords(records: Records) {
  const { category, group } = records
  const categories = [
    category({
      id: categoryIds.keypads,
      title: 'Keypads',
      rank: 1,
      thumbnailUrl: platePicture(82, 117, 2, 2),
    }),
    category({
      id: categoryIds.wallOutlets,
      title: 'Wall Outlets',
      rank: 3,
      thumbnailUrl: platePicture(144, 82, 2, 1),
    }),
    category({
      id: categoryIds.floorOutlets,
      title: 'Floor Outlets',
      rank: 2,
      thumbnailUrl: platePicture(144, 144, 1, 1, '#8c6a45'),
    }),
    category({
      id: categoryIds.readingLamps,
      title: 'Reading Lamps',
      rank: 4,
      thumbnailUrl: lampPicture(true),
    }),
    category({
      id: categoryIds.backBoxes,
      title: 'Back Boxes',
      rank: 6,
      selection: 'multiple',
      isStocked: 1,
      thumbnailUrl: platePicture(67, 67, 0, 0, '#e9e9e6'),
    }),
    category({
      id: categoryIds.coverPlates,
      title: 'Cover Plates',
      rank: 5,
      thumbnailUrl: platePicture(82, 82),
    }),
    category({
      id: categoryIds.samples,
      title: 'Samples',
      rank: 7,
      selection: 'multiple',
      isStocked: 1,
      thumbnailUrl: swatch('#8c6a45', 'brushed'),
    }),
  ]
  const products = [
    ...keypads(records),
    ...outlets(records),
    ...lampsAndCovers(records),
    ...stockedProducts(records),
  ]
  function grouped(
    id: number,
    title: string,
    rank: number,
    properties: readonly { id: number; productPropertyGroupId: number | null }[],
  ) {
    const members = properties.filter((property) => property.productPropertyGroupId === id)
    return group({
      id,
      title,
      rank,
      properties: Object.fromEntries(members.map((member) => [String(member.id), {}])),
    })
  }
  return {
    categories,
    products,
    groupsOf: (properties: readonly { id: number; productPropertyGroupId: number | null }[]) => [
      grouped(groupIds.plate, 'Plate', 1, properties),
      grouped(groupIds.mechanisms, 'Mechanisms', 2, properties),
      grouped(groupIds.engraving, 'Engraving', 3, properties),
      grouped(groupIds.lamp, 'Lamp', 4, properties),
      grouped(groupIds.installation, 'Installation', 5, properties),
      grouped(groupIds.wholeOrder, 'For the whole order', 6, properties),
    ],
  }
}
