/** Plates: sizes with their screw spacings, finishes, edges, and the screws of a whole order. */
import { finishRow, type MadeFinish, metalOf, patinatedMetal } from '../../materials.ts'
import { platePicture, type SwatchSurface } from '../../pictures/pictures.ts'
import type { Records } from '../../records.ts'
import { classifierGroupIds, groupIds, optionIds, pricingRuleIds, propertyIds } from '../ids.ts'
import { finishFamilies } from './pricing.ts'

/** Small, medium, large and extra large: what a plate's finish costs depends on this. */
export type PlateClass = 0 | 1 | 2 | 3

export type PlateSize = {
  readonly id: number
  readonly width: number
  readonly height: number
  readonly screwSpacing: number
  readonly gang: number
  readonly plateClass: PlateClass
}

function size(
  id: number,
  width: number,
  height: number,
  screwSpacing: number,
  gang: number,
  plateClass: PlateClass,
): PlateSize {
  return { id, width, height, screwSpacing, gang, plateClass }
}

/** Widths and heights of 82 to 269 mm; screws 60 to 170 mm apart. */
export const plateSizes: readonly PlateSize[] = [
  size(201, 82, 82, 60, 1, 0),
  size(202, 91, 91, 66, 1, 0),
  size(203, 82, 117, 83, 1, 0),
  size(204, 117, 82, 83, 1, 0),
  size(205, 117, 117, 83, 2, 1),
  size(206, 91, 133, 107, 1, 1),
  size(207, 133, 133, 107, 2, 1),
  size(208, 82, 144, 117, 2, 1),
  size(209, 144, 82, 117, 2, 1),
  size(210, 144, 117, 117, 2, 1),
  size(211, 144, 144, 117, 2, 2),
  size(212, 175, 82, 150, 2, 2),
  size(213, 175, 117, 150, 3, 2),
  size(214, 175, 175, 150, 3, 3),
  size(215, 207, 82, 170, 3, 2),
  size(216, 207, 117, 170, 4, 3),
  size(217, 207, 144, 170, 4, 3),
  size(218, 269, 82, 170, 4, 3),
  size(219, 269, 117, 170, 5, 3),
]

export type FinishFamily = 'painted' | 'brushed' | 'polished' | 'patinated'
export type PlateFinish = {
  readonly id: number
  readonly title: string
  readonly fill: string
  readonly surface: SwatchSurface
  readonly family: FinishFamily
  readonly isDark: boolean
  /** reference code of the catalog */
  readonly code: string
}

export const plateFinishes: readonly PlateFinish[] = [
  {
    id: 301,
    title: 'Brushed bronze',
    fill: '#8c6a45',
    surface: 'brushed',
    family: 'brushed',
    isDark: true,
    code: 'BB',
  },
  {
    id: 302,
    title: 'Brushed brass',
    fill: '#c4a15a',
    surface: 'brushed',
    family: 'brushed',
    isDark: false,
    code: 'BR',
  },
  {
    id: 303,
    title: 'Brushed nickel',
    fill: '#b9b6ae',
    surface: 'brushed',
    family: 'brushed',
    isDark: false,
    code: 'BN',
  },
  {
    id: 304,
    title: 'Brushed stainless steel',
    fill: '#c9cbca',
    surface: 'brushed',
    family: 'brushed',
    isDark: false,
    code: 'BS',
  },
  {
    id: 305,
    title: 'Polished brass',
    fill: '#d9b45b',
    surface: 'polished',
    family: 'polished',
    isDark: false,
    code: 'PB',
  },
  {
    id: 306,
    title: 'Polished nickel',
    fill: '#cfccc4',
    surface: 'polished',
    family: 'polished',
    isDark: false,
    code: 'PN',
  },
  {
    id: 307,
    title: 'Antique bronze',
    fill: '#4f3b2b',
    surface: 'brushed',
    family: 'patinated',
    isDark: true,
    code: 'AB',
  },
  {
    id: 308,
    title: 'Antique brass',
    fill: '#8d7440',
    surface: 'brushed',
    family: 'patinated',
    isDark: true,
    code: 'AX',
  },
  {
    id: 309,
    title: 'Gunmetal',
    fill: '#3d4043',
    surface: 'brushed',
    family: 'patinated',
    isDark: true,
    code: 'GM',
  },
  {
    id: 310,
    title: 'Matt black',
    fill: '#222222',
    surface: 'plain',
    family: 'painted',
    isDark: true,
    code: 'MB',
  },
  {
    id: 311,
    title: 'Matt white',
    fill: '#f2f1ec',
    surface: 'plain',
    family: 'painted',
    isDark: false,
    code: 'MW',
  },
  {
    id: 312,
    title: 'Linen',
    fill: '#d8cfbf',
    surface: 'plain',
    family: 'painted',
    isDark: false,
    code: 'LI',
  },
]

/** What a plate finish is made of. */
function madeOf({ family, fill, surface }: PlateFinish): MadeFinish {
  return family === 'patinated' ? patinatedMetal(fill) : metalOf(fill, surface)
}

export function plateTitle({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height} mm`
}

/** Sixteenths of an inch, as the catalog prints them. */
function inInches(mm: number): string {
  const sixteenths = Math.round((mm / 25.4) * 16)
  const whole = Math.floor(sixteenths / 16)
  const rest = sixteenths % 16
  if (rest === 0) return `${whole}"`
  const divisor = rest % 8 === 0 ? 8 : rest % 4 === 0 ? 4 : rest % 2 === 0 ? 2 : 1
  return `${whole} ${rest / divisor}/${16 / divisor}"`
}

export function plateRecords({ property, option }: Records) {
  const properties = [
    property({
      id: propertyIds.plateSize,
      title: 'Plate size',
      internalTitle: 'Plate size (mm)',
      rank: 1,
      productPropertyGroupId: groupIds.plate,
      invoiceVisibility: 'column',
      productOptionDataFields: [
        { title: 'Width (mm)', key: 'width', type: 'number' },
        { title: 'Height (mm)', key: 'height', type: 'number' },
        { title: 'Screw spacing (mm)', key: 'screwSpacing', type: 'number' },
        { title: 'Gangs', key: 'gang', type: 'number' },
      ],
    }),
    property({
      id: propertyIds.plateFinish,
      title: 'Plate finish',
      rank: 2,
      productPropertyGroupId: groupIds.plate,
      showThumbnailsOnInvoice: 1,
      invoiceVisibility: 'column',
      productOptionDataFields: [
        { title: 'Color', key: 'fill', type: 'text' },
        { title: 'Surface', key: 'surface', type: 'text' },
      ],
    }),
    property({
      id: propertyIds.edge,
      title: 'Edge',
      rank: 3,
      productPropertyGroupId: groupIds.plate,
      noOptionThumbnails: 1,
    }),
    property({
      id: propertyIds.screwType,
      title: 'Screw type',
      rank: 1,
      isOrderLevel: 1,
      productPropertyGroupId: groupIds.wholeOrder,
      noOptionThumbnails: 1,
    }),
    property({
      id: propertyIds.labelling,
      title: 'Label every plate with its identifier',
      type: 'checkbox',
      rank: 2,
      isOrderLevel: 1,
      isRequired: 0,
      drawingVisibility: 'none',
      productPropertyGroupId: groupIds.wholeOrder,
    }),
  ]
  const { finishFamily, plateClass } = classifierGroupIds
  const options = [
    ...plateSizes.map((plate, index) =>
      option({
        id: plate.id,
        title: plateTitle(plate),
        productPropertyId: propertyIds.plateSize,
        rank: index + 1,
        thumbnailUrl: platePicture(plate.width, plate.height),
        referenceCodes: { catalog: `P${plate.width}${plate.height}` },
        data: {
          width: plate.width,
          height: plate.height,
          screwSpacing: plate.screwSpacing,
          gang: plate.gang,
          mm: plateTitle(plate),
          in: `${inInches(plate.width)} × ${inInches(plate.height)}`,
        },
        classifications: { [plateClass]: 501 + plate.plateClass },
      }),
    ),
    ...plateFinishes.map((finish, index) =>
      option({
        id: finish.id,
        title: finish.title,
        productPropertyId: propertyIds.plateFinish,
        rank: index + 1,
        ...finishRow(madeOf(finish)),
        referenceCodes: { catalog: finish.code, factory: `F-${finish.code}` },
        classifications: { [finishFamily]: finishFamilies[finish.family].id },
      }),
    ),
    option({
      id: optionIds.edgeSquare,
      title: 'Square edge',
      productPropertyId: propertyIds.edge,
      rank: 1,
      data: { bevel: 0, cornerRadius: 1 },
      productPricingRuleId: pricingRuleIds.included,
    }),
    option({
      id: optionIds.edgeBevelled,
      title: 'Beveled edge, 2 mm',
      productPropertyId: propertyIds.edge,
      rank: 2,
      data: { bevel: 2, cornerRadius: 2 },
      productPricingRuleId: pricingRuleIds.edgeBevelled,
    }),
    option({
      id: optionIds.screwTorx,
      title: 'Torx',
      productPropertyId: propertyIds.screwType,
      rank: 1,
      data: { screwType: 'torx' },
      productPricingRuleId: pricingRuleIds.included,
    }),
    option({
      id: optionIds.screwSlot,
      title: 'Slot',
      productPropertyId: propertyIds.screwType,
      rank: 2,
      data: { screwType: 'slot' },
      productPricingRuleId: pricingRuleIds.screwSlot,
    }),
    option({
      id: optionIds.screwNone,
      title: 'No visible screws',
      productPropertyId: propertyIds.screwType,
      rank: 3,
      data: { screwType: 'none' },
      productPricingRuleId: pricingRuleIds.screwNone,
    }),
  ]
  return { properties, options }
}
