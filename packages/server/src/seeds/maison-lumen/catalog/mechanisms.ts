/** Mechanisms of keypads: how many stand where, and how their faces are finished. */
import { platePicture, swatch, type SwatchSurface } from '../../pictures/pictures.ts'
import type { Records } from '../../records.ts'
import { classifierGroupIds, groupIds, optionIds, pricingRuleIds, propertyIds } from '../ids.ts'
import { plateFinishes } from './plates.ts'
import { mechanismCountClassifierId, mechanismFamilies } from './pricing.ts'

export type LayoutKind = 'push' | 'toggle' | 'dimmer' | 'rocker' | 'button'
export type Layout = {
  readonly id: number
  readonly kind: LayoutKind
  readonly layoutString: string
  readonly columns: number
  readonly rows: number
}

const letters: Readonly<Record<LayoutKind, string>> = {
  push: 'P',
  toggle: 'T',
  dimmer: 'D',
  rocker: 'R',
  button: 'K',
}
const names: Readonly<Record<LayoutKind, readonly [string, string]>> = {
  push: ['push button', 'push buttons'],
  toggle: ['toggle', 'toggles'],
  dimmer: ['dimmer', 'dimmers'],
  rocker: ['rocker', 'rockers'],
  button: ['keypad button', 'keypad buttons'],
}

/** What a mechanism takes behind the plate, mm; the data of a layout names it by the layout's letter. */
const bodies: Readonly<Record<LayoutKind, { width: number; height: number; isRound?: boolean }>> = {
  push: { width: 17, height: 17, isRound: true },
  toggle: { width: 17, height: 26 },
  dimmer: { width: 21, height: 21, isRound: true },
  rocker: { width: 20, height: 32 },
  button: { width: 22, height: 11 },
}

/** The data of a layout's mechanisms. */
export function bodiesOf({ kind }: Layout) {
  return { [letters[kind]]: bodies[kind] }
}

function layout(id: number, kind: LayoutKind, columns: number, rows: number): Layout {
  const row = columns === 1 ? letters[kind] : `${columns}${letters[kind]}`
  return { id, kind, layoutString: Array.from({ length: rows }, () => row).join('/'), columns, rows }
}

/** Grids of one kind of mechanism: [columns, rows]. */
export const layouts: readonly Layout[] = [
  layout(401, 'push', 1, 1),
  layout(402, 'push', 2, 1),
  layout(403, 'push', 3, 1),
  layout(404, 'push', 4, 1),
  layout(405, 'push', 5, 1),
  layout(406, 'push', 6, 1),
  layout(407, 'push', 1, 2),
  layout(408, 'push', 2, 2),
  layout(409, 'push', 3, 2),
  layout(410, 'push', 4, 2),
  layout(411, 'push', 5, 2),
  layout(412, 'push', 1, 3),
  layout(413, 'push', 2, 3),
  layout(414, 'push', 3, 3),
  layout(415, 'push', 2, 4),
  layout(420, 'toggle', 1, 1),
  layout(421, 'toggle', 2, 1),
  layout(422, 'toggle', 3, 1),
  layout(423, 'toggle', 4, 1),
  layout(424, 'toggle', 2, 2),
  layout(430, 'dimmer', 1, 1),
  layout(431, 'dimmer', 2, 1),
  layout(440, 'rocker', 1, 1),
  layout(441, 'rocker', 2, 1),
  layout(442, 'rocker', 3, 1),
  layout(450, 'button', 1, 2),
  layout(451, 'button', 2, 2),
  layout(452, 'button', 2, 3),
  layout(453, 'button', 3, 3),
]

type MechanismFinish = {
  readonly id: number
  readonly title: string
  readonly fill: string
  readonly surface: SwatchSurface
}

const standardFinishes: readonly MechanismFinish[] = [
  { id: 351, title: 'Ivory', fill: '#efe9da', surface: 'plain' },
  { id: 352, title: 'Black', fill: '#1d1d1d', surface: 'plain' },
]
const metalFinishes: readonly MechanismFinish[] = [
  { id: 353, title: 'Satin brass', fill: '#c8a661', surface: 'brushed' },
  { id: 354, title: 'Satin nickel', fill: '#bdbab2', surface: 'brushed' },
  { id: 355, title: 'Dark bronze', fill: '#5a4532', surface: 'brushed' },
]

/** Mechanisms in the very finish of the plate, made to order with it: metals only, and they take long. */
export const matchedFinishes = plateFinishes
  .filter((finish) => finish.family !== 'painted')
  .map((finish, index) => ({
    ...finish,
    id: 361 + index,
    plateFinishId: finish.id,
    title: `Matched ${finish.title.toLowerCase()}`,
  }))

/** Distances between neighbours, mm, by plate size and number along it. */
export const mechanismSpacing = {
  default: 20,
  table: [
    { axis: 'x', plateSize: 82, count: 2, spacing: 36 },
    { axis: 'x', plateSize: 91, count: 2, spacing: 40 },
    { axis: 'x', plateSize: 117, count: 2, spacing: 55 },
    { axis: 'x', plateSize: 133, count: 2, spacing: 59 },
    { axis: 'x', plateSize: 144, count: 2, spacing: 72 },
    { axis: 'x', plateSize: 144, count: 3, spacing: 46 },
    { axis: 'x', plateSize: 144, count: 4, spacing: 32 },
    { axis: 'x', plateSize: 175, count: 2, spacing: 72 },
    { axis: 'x', plateSize: 175, count: 3, spacing: 55 },
    { axis: 'x', plateSize: 175, count: 4, spacing: 40 },
    { axis: 'x', plateSize: 207, count: 2, spacing: 72 },
    { axis: 'x', plateSize: 207, count: 3, spacing: 59 },
    { axis: 'x', plateSize: 207, count: 4, spacing: 46 },
    { axis: 'x', plateSize: 207, count: 5, spacing: 37 },
    { axis: 'x', plateSize: 269, count: 2, spacing: 72 },
    { axis: 'x', plateSize: 269, count: 3, spacing: 72 },
    { axis: 'x', plateSize: 269, count: 4, spacing: 59 },
    { axis: 'x', plateSize: 269, count: 5, spacing: 46 },
    { axis: 'x', plateSize: 269, count: 6, spacing: 40 },
    { axis: 'y', plateSize: 117, count: 2, spacing: 46 },
    { axis: 'y', plateSize: 133, count: 2, spacing: 55 },
    { axis: 'y', plateSize: 144, count: 2, spacing: 59 },
    { axis: 'y', plateSize: 144, count: 3, spacing: 40 },
    { axis: 'y', plateSize: 144, count: 4, spacing: 32 },
    { axis: 'y', plateSize: 175, count: 2, spacing: 72 },
    { axis: 'y', plateSize: 175, count: 3, spacing: 55 },
    { axis: 'y', plateSize: 175, count: 4, spacing: 37 },
  ],
}

const columnsByWidth = [
  [82, 2],
  [91, 2],
  [117, 2],
  [133, 2],
  [144, 3],
  [175, 3],
  [207, 4],
  [269, 5],
] as const
const rowsByHeight = [
  [82, 1],
  [91, 1],
  [117, 2],
  [133, 2],
  [144, 3],
  [175, 4],
  [207, 5],
  [269, 7],
] as const

const exceptions: Record<string, number | string>[] = [
  { width: 82, height: 144, backBoxKey: 'us-two-gang', columns: 2, rows: 4 },
  { minWidth: 144, extraColumns: 1, rows: 1 },
]

/** How many mechanisms a plate carries: the width limits columns, the height rows; exceptions by size and box. */
export const layoutLimits = {
  columnsByWidth: columnsByWidth.map(([width, columns]) => ({ width, columns })),
  rowsByHeight: rowsByHeight.map(([height, rows]) => ({ height, rows })),
  exceptions,
}

export function mechanismRecords({ property, option }: Records) {
  const properties = [
    property({
      id: propertyIds.layout,
      title: 'Mechanism layout',
      rank: 1,
      productPropertyGroupId: groupIds.mechanisms,
      invoiceVisibility: 'column',
      productOptionDataFields: [
        { title: 'Layout', key: 'layoutString', type: 'text' },
        { title: 'Columns', key: 'columns', type: 'number' },
        { title: 'Rows', key: 'rows', type: 'number' },
        { title: 'Mechanisms', key: 'mechanismCount', type: 'number' },
      ],
    }),
    property({
      id: propertyIds.mechanismFinish,
      title: 'Mechanism finish',
      rank: 2,
      productPropertyGroupId: groupIds.mechanisms,
      showThumbnailsOnInvoice: 1,
      productOptionDataFields: [
        { title: 'Color', key: 'fill', type: 'text' },
        { title: 'Matched to the plate', key: 'isMatched', type: 'boolean' },
      ],
    }),
    property({
      id: propertyIds.ledIndicator,
      title: 'LED indicator',
      rank: 3,
      productPropertyGroupId: groupIds.mechanisms,
      noOptionThumbnails: 1,
    }),
  ]
  const { mechanismFamily, mechanismCount } = classifierGroupIds
  const finishOptions = [
    ...standardFinishes.map((finish) => ({
      ...finish,
      family: mechanismFamilies.standard.id,
      isMatched: false,
    })),
    ...metalFinishes.map((finish) => ({ ...finish, family: mechanismFamilies.metal.id, isMatched: false })),
    ...matchedFinishes.map((finish) => ({
      ...finish,
      family: mechanismFamilies.matched.id,
      isMatched: true,
    })),
  ]
  const options = [
    ...layouts.map((entry, index) => {
      const count = entry.columns * entry.rows
      const [one, many] = names[entry.kind]
      const grid = entry.rows > 1 ? `, ${entry.columns} × ${entry.rows}` : ''
      return option({
        id: entry.id,
        title: `${count} ${count === 1 ? one : many}${grid}`,
        productPropertyId: propertyIds.layout,
        rank: index + 1,
        thumbnailUrl: platePicture(
          Math.max(60, entry.columns * 30),
          Math.max(60, entry.rows * 30),
          entry.columns,
          entry.rows,
        ),
        data: {
          layoutString: entry.layoutString,
          columns: entry.columns,
          rows: entry.rows,
          mechanismCount: count,
          bodies: bodiesOf(entry),
        },
        classifications: { [mechanismCount]: mechanismCountClassifierId(count) },
      })
    }),
    ...finishOptions.map(({ id, title, fill, surface, family, isMatched }, index) =>
      option({
        id,
        title,
        productPropertyId: propertyIds.mechanismFinish,
        rank: index + 1,
        thumbnailUrl: swatch(fill, surface),
        data: { fill, surface, isMatched },
        classifications: { [mechanismFamily]: family },
      }),
    ),
    option({
      id: optionIds.ledOff,
      title: 'Without indicator',
      productPropertyId: propertyIds.ledIndicator,
      rank: 1,
      productPricingRuleId: pricingRuleIds.included,
    }),
    // With the light there is room for one line of engraving only.
    option({
      id: optionIds.ledOn,
      title: 'Warm white indicator',
      productPropertyId: propertyIds.ledIndicator,
      rank: 2,
      data: { led: { color: '#f4e9c8' }, engravingInputs: 1 },
      productPricingRuleId: pricingRuleIds.ledIndicator,
    }),
  ]
  return { properties, options }
}
