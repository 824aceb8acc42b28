/** Terrafloor's catalog: planks and herringbone by the box, and stocked samples of them. */
import type { ProductDrawing } from '@orderwright/domain/catalog'
import { data, finish } from '../../shorthand/bindings.ts'
import { associate, groupsOf, type OptionRow, optionsOf, rulesOf } from '../../shorthand/catalog-kit.ts'
import type { SeedCatalog } from '../../org-seed.ts'
import { floorPicture } from '../../pictures/pictures-of-products.ts'
import { finishRow, wood } from '../../materials.ts'
import { swatch } from '../../pictures/pictures.ts'
import {
  fixed,
  numberOf,
  type PriceDates,
  priceOf,
  pricingOf,
  versionsOf,
} from '../../shorthand/price-kit.ts'
import type { Records } from '../../records.ts'

export const categoryIds = { flooring: 1, samples: 2 } as const
const productIds = { plank: 1, sample: 2, herringbone: 3, skirting: 4, finishSample: 5 } as const
const ids = { species: 1, grade: 2, width: 3, finish: 4, edge: 5 } as const
const rules = {
  plank: 1,
  sample: 2,
  herringbone: 3,
  skirting: 4,
  included: 20,
  select: 21,
  hardwax: 22,
  lacquer: 23,
  bevel: 24,
} as const
const speciesGroup = 1

/** Cents of a box, a box of herringbone, a bundle of skirting. */
const speciesClasses = {
  oak: { id: 31, title: 'Oak', numbers: [18_900, 22_400, 6_200] },
  ash: { id: 32, title: 'Ash', numbers: [17_600, 21_000, 5_800] },
  walnut: { id: 33, title: 'Walnut', numbers: [29_800, 34_500, 9_400] },
} as const

const species = [
  { id: 101, title: 'Oak', tones: ['#b98a58', '#c39a6b', '#a97c4c'], kind: 'oak' },
  { id: 102, title: 'White oak, pale', tones: ['#d8c09a', '#cfb58c', '#e0cba8'], kind: 'oak' },
  { id: 103, title: 'Ash', tones: ['#dccfb6', '#d3c4a7', '#e5dac5'], kind: 'ash' },
  { id: 104, title: 'Walnut', tones: ['#6e4b33', '#7c573d', '#5f3f2a'], kind: 'walnut' },
] as const

const widthIds = { narrow: 301, middle: 302, wide: 303 } as const
const unfinished = 404

const floor = { ...finish('finish', ids.species), edge: data(ids.edge, 'edge') }

const plankDrawing: ProductDrawing = {
  family: 'flooring',
  constants: { pattern: 'plank', boardLength: 1830, thickness: 14, shift: 'random', boxArea: 2.2 },
  bindings: { ...floor, boardWidth: data(ids.width, 'width') },
}

const herringboneDrawing: ProductDrawing = {
  family: 'flooring',
  constants: {
    pattern: 'herringbone',
    boardWidth: 90,
    boardLength: 540,
    thickness: 14,
    area: { width: 1800, height: 1200 },
    boxArea: 1.4,
  },
  bindings: floor,
}

const skirtingDrawing: ProductDrawing = {
  family: 'skirting',
  constants: { profile: 'round', height: 80, thickness: 16, length: 2400, pieces: 5 },
  bindings: finish('finish', ids.species),
}

const sampleDrawing: ProductDrawing = {
  family: 'sample',
  constants: { width: 180, height: 120, thickness: 14 },
  bindings: finish('finish', ids.species),
}

function optionRecords(records: Records) {
  function row(propertyId: number, rows: readonly OptionRow[]) {
    return optionsOf(records, propertyId, rules.included, rows)
  }
  return [
    ...row(
      ids.species,
      species.map(({ id, title, tones, kind }) => ({
        id,
        title,
        data: finishRow(wood(tones[0])).data,
        thumbnailUrl: floorPicture(tones),
        classifications: { [speciesGroup]: speciesClasses[kind].id },
      })),
    ),
    ...row(ids.grade, [
      { id: 201, title: 'Natural, with knots' },
      { id: 202, title: 'Select, few knots', rule: rules.select },
    ]),
    ...row(ids.width, [
      { id: widthIds.middle, title: '180 mm', data: { width: 180 } },
      { id: widthIds.narrow, title: '120 mm', data: { width: 120 } },
      { id: widthIds.wide, title: '240 mm', data: { width: 240 } },
    ]),
    ...row(ids.finish, [
      { id: 401, title: 'Oiled', thumbnailUrl: swatch('#b98a58', 'brushed') },
      { id: 402, title: 'Hardwax, matt', rule: rules.hardwax, thumbnailUrl: swatch('#b3906a') },
      { id: 403, title: 'Lacquered', rule: rules.lacquer, thumbnailUrl: swatch('#c39a6b', 'polished') },
      { id: unfinished, title: 'Unfinished', thumbnailUrl: swatch('#d9c7a8', 'brushed') },
    ]),
    ...row(ids.edge, [
      { id: 501, title: 'Square', data: { edge: 'square' } },
      { id: 502, title: 'Beveled, 4 sides', data: { edge: 'bevel' }, rule: rules.bevel },
    ]),
  ]
}

export function terrafloorCatalog(records: Records, dates: PriceDates): Partial<SeedCatalog> {
  const { property, product, category } = records
  const { rule, optionRule, priced } = pricingOf(records, dates)
  const option = (id: number, title: string, today: number) => optionRule(id, title, versionsOf(today))
  const board = { productPropertyGroupId: 1 }
  const look = { productPropertyGroupId: 2 }
  const productProperties = [
    property({ ...board, id: ids.species, title: 'Wood', rank: 1, invoiceVisibility: 'column' }),
    property({ ...board, id: ids.grade, title: 'Grade', rank: 2, noOptionThumbnails: 1 }),
    property({ ...board, id: ids.width, title: 'Board width', rank: 3, noOptionThumbnails: 1 }),
    property({ ...look, id: ids.finish, title: 'Finish', rank: 1 }),
    property({ ...look, id: ids.edge, title: 'Edge', rank: 2, noOptionThumbnails: 1 }),
  ]
  const [oak, , , walnut] = species
  const boards = [priceOf(ids.grade, 'Grade'), priceOf(ids.finish, 'Finish'), priceOf(ids.edge, 'Edge')]
  const bySpecies = (index: number) => ({
    ...numberOf(ids.species, speciesGroup, index),
    description: 'Wood',
  })
  const { made, exclude } = rulesOf(records)
  // A bevel without a finish soaks up dirt; wide boards come from select logs of oak and ash only.
  exclude([unfinished], ids.edge, [502])
  exclude([walnut.id], ids.width, [widthIds.wide])
  return {
    productCategories: [
      category({
        id: categoryIds.flooring,
        title: 'Flooring',
        rank: 1,
        thumbnailUrl: floorPicture(oak.tones),
      }),
      category({
        id: categoryIds.samples,
        title: 'Samples',
        rank: 2,
        selection: 'multiple',
        isStocked: 1,
        thumbnailUrl: swatch('#7b4a2a', 'brushed'),
      }),
    ],
    productPropertyGroups: groupsOf(
      records,
      [
        [1, 'Board'],
        [2, 'Surface'],
      ],
      productProperties,
    ),
    productProperties,
    productOptions: optionRecords(records),
    productPricingRules: [
      rule(rules.plank, 'Planks by the box', versionsOf(1_000), (base) => [
        fixed(base, 'Packing'),
        bySpecies(0),
        ...boards,
      ]),
      rule(rules.herringbone, 'Herringbone by the box', versionsOf(1_200), (base) => [
        fixed(base, 'Packing'),
        bySpecies(1),
        ...boards,
      ]),
      rule(rules.skirting, 'Skirting by the bundle', versionsOf(600), (base) => [
        fixed(base, 'Packing'),
        bySpecies(2),
        priceOf(ids.finish, 'Finish'),
      ]),
      rule(rules.sample, 'Samples', versionsOf(900), (base) => [fixed(base, 'Sample')]),
      optionRule(rules.included, 'Included', [0, 0, 0]),
      option(rules.select, 'Select grade', 4_200),
      option(rules.hardwax, 'Hardwax', 1_800),
      option(rules.lacquer, 'Lacquer', 1_500),
      option(rules.bevel, 'Bevel', 900),
    ],
    productOptionClassifierGroups: [records.classifierGroup({ id: speciesGroup, title: 'Wood' })],
    productOptionClassifiers: Object.values(speciesClasses).map(({ id, title, numbers }) =>
      priced(id, title, speciesGroup, numbers, 'Planks, herringbone, skirting'),
    ),
    productRules: made,
    products: [
      product({
        id: productIds.plank,
        title: 'Plank, box of 2.2 m²',
        rank: 1,
        productCategoryId: categoryIds.flooring,
        productPricingRuleId: rules.plank,
        thumbnailUrl: floorPicture(oak.tones),
        drawing: plankDrawing,
        associations: associate([ids.species, ids.grade, ids.width, ids.finish, ids.edge]),
      }),
      product({
        id: productIds.herringbone,
        title: 'Herringbone, box of 1.4 m²',
        rank: 2,
        productCategoryId: categoryIds.flooring,
        productPricingRuleId: rules.herringbone,
        thumbnailUrl: floorPicture(oak.tones, true),
        drawing: herringboneDrawing,
        associations: associate([ids.species, ids.grade, ids.finish, ids.edge]),
      }),
      product({
        id: productIds.skirting,
        title: 'Skirting, bundle of 12 m',
        rank: 3,
        productCategoryId: categoryIds.flooring,
        productPricingRuleId: rules.skirting,
        thumbnailUrl: swatch('#c39a6b', 'brushed'),
        drawing: skirtingDrawing,
        associations: associate([ids.species, ids.finish]),
      }),
      product({
        id: productIds.sample,
        title: 'Wood sample',
        rank: 1,
        isStocked: 1,
        currentInventory: 400,
        productCategoryId: categoryIds.samples,
        productPricingRuleId: rules.sample,
        thumbnailUrl: swatch('#a5774b', 'brushed'),
        drawing: sampleDrawing,
        associations: associate([ids.species]),
      }),
      product({
        id: productIds.finishSample,
        title: 'Finish sample',
        rank: 2,
        isStocked: 1,
        currentInventory: 220,
        productCategoryId: categoryIds.samples,
        productPricingRuleId: rules.sample,
        thumbnailUrl: swatch('#c39a6b', 'polished'),
        drawing: sampleDrawing,
        associations: associate([ids.species, ids.finish]),
      }),
    ],
  }
}
