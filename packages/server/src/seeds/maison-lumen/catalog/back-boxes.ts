/** Back boxes: stocked products, and the options that say which one is behind a plate, with what is free inside. */
import type { Records } from '../../records.ts'
import { groupIds, productIds, propertyIds } from '../ids.ts'

type BackBox = {
  readonly productId: number
  /** what the layout limits call it */
  readonly key: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly gangs: number
  readonly isRound: boolean
  readonly screwSpacing: number
}

export const backBoxes: readonly BackBox[] = [
  {
    productId: productIds.roundBox,
    key: 'eu-round',
    title: 'Round box, 67 mm',
    width: 67,
    height: 67,
    depth: 50,
    gangs: 1,
    isRound: true,
    screwSpacing: 60,
  },
  {
    productId: productIds.usSingleBox,
    key: 'us-single',
    title: 'US single-gang box',
    width: 57,
    height: 95,
    depth: 70,
    gangs: 1,
    isRound: false,
    screwSpacing: 83,
  },
  {
    productId: productIds.usDoubleBox,
    key: 'us-two-gang',
    title: 'US two-gang box',
    width: 76,
    height: 118,
    depth: 70,
    gangs: 2,
    isRound: false,
    screwSpacing: 117,
  },
  {
    productId: productIds.ukSingleBox,
    key: 'uk-single',
    title: 'UK single box, 35 mm',
    width: 72,
    height: 72,
    depth: 35,
    gangs: 1,
    isRound: false,
    screwSpacing: 60,
  },
  {
    productId: productIds.ukDoubleBox,
    key: 'uk-double',
    title: 'UK double box, 35 mm',
    width: 132,
    height: 72,
    depth: 35,
    gangs: 2,
    isRound: false,
    screwSpacing: 117,
  },
  {
    productId: productIds.fourGangBox,
    key: 'four-gang',
    title: 'Four-gang box',
    width: 190,
    height: 72,
    depth: 50,
    gangs: 4,
    isRound: false,
    screwSpacing: 170,
  },
  {
    productId: productIds.floorBox,
    key: 'floor',
    title: 'Floor box',
    width: 120,
    height: 70,
    depth: 75,
    gangs: 2,
    isRound: false,
    screwSpacing: 117,
  },
  {
    productId: productIds.squareBox,
    key: 'square',
    title: 'Square box, 100 mm',
    width: 100,
    height: 100,
    depth: 50,
    gangs: 2,
    isRound: false,
    screwSpacing: 83,
  },
  {
    productId: productIds.largeSquareBox,
    key: 'large-square',
    title: 'Square box, 140 mm',
    width: 140,
    height: 140,
    depth: 50,
    gangs: 3,
    isRound: false,
    screwSpacing: 117,
  },
  {
    productId: productIds.sixGangBox,
    key: 'six-gang',
    title: 'Six-gang box',
    width: 250,
    height: 72,
    depth: 50,
    gangs: 6,
    isRound: false,
    screwSpacing: 170,
  },
]

/** What a box's walls and rims take from its opening, mm in all. */
const WALLS_MM = 4

/** The clear opening of a box: what stands behind a plate must lie in it. */
export function openingOf({ width, height }: Pick<BackBox, 'width' | 'height'>) {
  return { width: width - WALLS_MM, height: height - WALLS_MM }
}

const wallBoxes = [
  'eu-round',
  'us-single',
  'us-two-gang',
  'uk-single',
  'uk-double',
  'four-gang',
  'square',
  'large-square',
  'six-gang',
] as const

/** The four back-box properties with their options: for each its first id and the boxes it offers. */
const choices = [
  {
    propertyId: propertyIds.keypadBackBox,
    title: 'Back box',
    firstId: 801,
    keys: wallBoxes,
  },
  {
    propertyId: propertyIds.wallOutletBackBox,
    title: 'Outlet back box',
    firstId: 811,
    keys: wallBoxes,
  },
  { propertyId: propertyIds.floorOutletBackBox, title: 'Floor box', firstId: 821, keys: ['floor'] },
  {
    propertyId: propertyIds.coverPlateBackBox,
    title: 'Existing back box',
    firstId: 831,
    keys: ['eu-round', 'us-single', 'uk-single'],
  },
] as const

/** The option of `propertyId` for the box called `key`, or (without a key) for none. */
export function backBoxOptionId(propertyId: number, key?: string): number {
  const choice = choices.find((candidate) => candidate.propertyId === propertyId)
  if (!choice) throw new Error(`property ${propertyId} chooses no back box`)
  const keys: readonly string[] = choice.keys
  const index = keys.findIndex((candidate) => candidate === key)
  return choice.firstId + 1 + index
}

export function backBoxRecords({ property, option }: Records) {
  const properties = choices.map(({ propertyId, title }, index) =>
    property({
      id: propertyId,
      title,
      rank: index + 1,
      productPropertyGroupId: groupIds.installation,
      noOptionThumbnails: 1,
      productOptionDataFields: [{ title: 'Back box product', key: 'backBoxProductId', type: 'number' }],
    }),
  )
  const options = choices.flatMap(({ propertyId, firstId, keys }) => [
    option({ id: firstId, title: 'By others', productPropertyId: propertyId, rank: keys.length + 1 }),
    ...backBoxes
      .filter((box) => keys.some((key) => key === box.key))
      .map((box, index) =>
        option({
          id: backBoxOptionId(propertyId, box.key),
          title: box.title,
          productPropertyId: propertyId,
          rank: index + 1,
          data: {
            backBoxProductId: box.productId,
            backBoxKey: box.key,
            gang: box.gangs,
            backBox: {
              key: box.key,
              title: box.title,
              width: box.width,
              height: box.height,
              opening: openingOf(box),
              gangs: box.gangs,
              isRound: box.isRound,
            },
          },
        }),
      ),
  ])
  return { properties, options }
}
