/**
 * Panorama Murals' catalog: printed murals by design, size and substrate, and architectural layouts. The print of
 * a line is drawn by its design and size; walls and panels are drawn on the canvas of the project.
 */
import type { ProductDrawing } from '@orderwright/domain/catalog'
import { data, title as titleOf } from '../../shorthand/bindings.ts'
import { associate, groupsOf, type OptionRow, optionsOf, rulesOf } from '../../shorthand/catalog-kit.ts'
import type { SeedCatalog } from '../../org-seed.ts'
import { muralPicture, planPicture } from '../../pictures/pictures-of-products.ts'
import {
  fixed,
  group,
  numberOf,
  type PriceDates,
  priceOf,
  pricingOf,
  versionsOf,
} from '../../shorthand/price-kit.ts'
import type { Records } from '../../records.ts'

export const categoryIds = { murals: 1, layouts: 2 } as const
const productIds = { mural: 1, layout: 2, sampleBook: 3 } as const
const ids = { design: 1, size: 2, substrate: 3, installation: 4, scope: 5, files: 6 } as const
const rules = {
  mural: 1,
  layout: 2,
  sampleBook: 3,
  included: 20,
  customColours: 21,
  installation: 22,
  survey: 23,
  oneRoom: 24,
  wholeFloor: 25,
  cadFiles: 26,
} as const
const groups = { size: 1, substrate: 2 } as const

export const fallbackDesignId = 990

const designs = [
  { id: 101, title: 'Morning ridge', colours: ['#dfe8ee', '#9db0bd', '#5d7382', '#f2c879'] },
  { id: 102, title: 'Vineyard terraces', colours: ['#f3ead6', '#b9bf8c', '#6f7f4d', '#e3a65b'] },
  {
    id: 103,
    title: 'Harbour at dusk',
    colours: ['#cdbfd8', '#7f7fa3', '#3f4a6b', '#f0a77e'],
    // A scene of one size: the others are drawn anew for every wall.
    picture: { pictureWidth: 240, pictureHeight: 120 },
  },
  { id: 104, title: 'Desert bloom', colours: ['#f6dcc5', '#d99b77', '#a35f45', '#fff0c9'] },
  { id: 105, title: 'Winter forest', colours: ['#eef1f2', '#b4bfc2', '#66757a', '#ffffff'] },
  { id: 106, title: 'Client’s own design', colours: ['#f4f4f2', '#d8d8d4', '#b8b8b2', '#e8e8e4'] },
  // specification: what a mural shows until a design is chosen
  {
    id: fallbackDesignId,
    title: 'Design to be chosen',
    colours: ['#f7f7f5', '#e9e9e5', '#dcdcd6', '#efefec'],
  },
] as const

/** Inches, as walls are measured. */
const murals = [
  { id: 201, title: '120 × 96 in', width: 120, height: 96 },
  { id: 202, title: '96 × 48 in', width: 96, height: 48 },
  { id: 203, title: '144 × 96 in', width: 144, height: 96 },
  { id: 204, title: '192 × 108 in', width: 192, height: 108 },
  { id: 205, title: '240 × 120 in', width: 240, height: 120 },
] as const

/** Cents of a square foot. */
const substrates = [
  { id: 301, title: 'Standard commercial', kind: 'standardCommercial', price: 1_450 },
  { id: 302, title: 'Standard residential', kind: 'standardResidential', price: 1_250 },
  { id: 303, title: 'Canvas, woven', kind: 'custom', price: 1_950 },
  { id: 304, title: 'Metallic film', kind: 'custom', price: 2_600 },
] as const

/** Ground, far and near hills and the sun of a design, as shapes on the whole of its print. */
function artworkOf([, far, near, sun]: readonly [string, string, string, string]) {
  const circle = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI
    return [rounded(0.72 + 0.045 * Math.cos(angle)), rounded(0.27 + 0.06 * Math.sin(angle))]
  })
  return [
    { fill: sun, points: circle },
    { fill: far, points: [...ridge(0.62, 0.13, 0.4), [1, 1], [0, 1]] },
    { fill: near, points: [...ridge(0.8, 0.08, 2.1), [1, 1], [0, 1]] },
  ]
}

function rounded(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}

/** A line of hills from left to right: where it lies, how high it swings, and where it begins. */
function ridge(at: number, height: number, phase: number) {
  return Array.from({ length: 33 }, (_, index) => {
    const x = index / 32
    const swing = Math.sin(phase + x * 5.2) * 0.6 + Math.sin(phase * 2 + x * 11.5) * 0.3
    return [rounded(x), rounded(at + height * swing)]
  })
}

const muralDrawing: ProductDrawing = {
  family: 'flat-print',
  constants: { sizesIn: 'in', bleed: 25.4, rollWidth: 1320 },
  bindings: {
    width: data(ids.size, 'width'),
    height: data(ids.size, 'height'),
    title: titleOf(ids.design),
    fill: data(ids.design, 'fill'),
    artwork: data(ids.design, 'artwork'),
    substrate: titleOf(ids.substrate),
  },
}

const sampleBookDrawing: ProductDrawing = {
  family: 'book',
  constants: {
    width: 297,
    height: 210,
    thickness: 26,
    binding: 'posts',
    bindingCount: 3,
    label: 'Panorama',
    leaves: designs.flatMap(({ colours: [sky, far] }) => [sky, far]),
    finish: { fill: '#3f4a6b' },
  },
  bindings: {},
}

function optionRecords(records: Records) {
  function row(propertyId: number, rows: readonly OptionRow[]) {
    return optionsOf(records, propertyId, rules.included, rows)
  }
  return [
    ...row(
      ids.design,
      designs.map(({ id, title, colours: [sky, far, near, sun], ...design }) => ({
        id,
        title,
        thumbnailUrl: muralPicture(sky, far, near, sun),
        data: {
          fill: sky,
          artwork: artworkOf([sky, far, near, sun]),
          ...('picture' in design ? design.picture : {}),
        },
        ...(id === 106 ? { rule: rules.customColours } : {}),
        ...(id === fallbackDesignId ? { publishLevel: 'internal' as const } : {}),
      })),
    ),
    ...row(
      ids.size,
      murals.map(({ id, title, width, height }) => ({
        id,
        title,
        data: { width, height },
        classifications: { [groups.size]: 500 + id },
      })),
    ),
    ...row(
      ids.substrate,
      substrates.map(({ id, title, kind }) => ({
        id,
        title,
        data: { substrate: kind },
        classifications: { [groups.substrate]: 500 + id },
      })),
    ),
    ...row(ids.installation, [
      { id: 401, title: 'By the client' },
      { id: 402, title: 'Survey on site', rule: rules.survey },
      { id: 403, title: 'Survey and installation', rule: rules.installation },
    ]),
    ...row(ids.scope, [
      { id: 501, title: 'One wall', data: { walls: 1 } },
      { id: 502, title: 'One room', data: { walls: 4 }, rule: rules.oneRoom },
      { id: 503, title: 'Whole floor', data: { walls: 24 }, rule: rules.wholeFloor },
    ]),
    ...row(ids.files, [
      { id: 601, title: 'PDF set' },
      { id: 602, title: 'PDF and CAD files', rule: rules.cadFiles },
    ]),
  ]
}

export function panoramaMuralsCatalog(records: Records, dates: PriceDates): Partial<SeedCatalog> {
  const { property, product, category } = records
  const { rule, optionRule, priced, constant } = pricingOf(records, dates)
  const option = (id: number, title: string, today: number) => optionRule(id, title, versionsOf(today))
  const [first] = designs
  const [sky, far, near, sun] = first.colours
  const picture = muralPicture(sky, far, near, sun)
  const mural = { productPropertyGroupId: 1 }
  const layout = { productPropertyGroupId: 2, noOptionThumbnails: 1 } as const
  const productProperties = [
    property({
      ...mural,
      id: ids.design,
      title: 'Design',
      rank: 1,
      invoiceVisibility: 'column',
      productOptionDataFields: [
        { title: 'Picture width (in)', key: 'pictureWidth', type: 'number' },
        { title: 'Picture height (in)', key: 'pictureHeight', type: 'number' },
      ],
    }),
    property({
      ...mural,
      id: ids.size,
      title: 'Size',
      rank: 2,
      invoiceVisibility: 'column',
      noOptionThumbnails: 1,
    }),
    property({ ...mural, id: ids.substrate, title: 'Substrate', rank: 3, noOptionThumbnails: 1 }),
    property({ ...mural, id: ids.installation, title: 'Installation', rank: 4, noOptionThumbnails: 1 }),
    property({ ...layout, id: ids.scope, title: 'Scope', rank: 1, invoiceVisibility: 'column' }),
    property({ ...layout, id: ids.files, title: 'Files', rank: 2 }),
  ]
  const { made, exclude } = rulesOf(records)
  // Film does not bridge the seams of a wall wider than sixteen feet, nor does anybody but its makers hang it.
  exclude([304], ids.size, [205])
  exclude([304], ids.installation, [401])
  return {
    productCategories: [
      category({
        id: categoryIds.murals,
        title: 'Murals',
        rank: 1,
        selection: 'multiple',
        thumbnailUrl: picture,
      }),
      category({
        id: categoryIds.layouts,
        title: 'Architectural Layouts',
        rank: 2,
        selection: 'multiple',
        thumbnailUrl: planPicture(),
      }),
    ],
    productPropertyGroups: groupsOf(
      records,
      [
        [1, 'Mural'],
        [2, 'Layout'],
      ],
      productProperties,
    ),
    productProperties,
    productOptions: optionRecords(records),
    productPricingRules: [
      rule(rules.mural, 'Murals by the square foot', versionsOf(24_000), (base) => [
        fixed(base, 'Preparation and proof'),
        group(
          [numberOf(ids.size, groups.size), numberOf(ids.substrate, groups.substrate, 0, '*')],
          'Printed area',
        ),
        priceOf(ids.design, 'Design'),
        priceOf(ids.installation, 'Installation'),
      ]),
      rule(rules.layout, 'Architectural layouts', versionsOf(42_000), (base) => [
        fixed(base, 'Measured drawing'),
        priceOf(ids.scope, 'Scope'),
        priceOf(ids.files, 'Files'),
      ]),
      rule(rules.sampleBook, 'Sample books', versionsOf(4_500), (base) => [fixed(base, 'Sample book')]),
      optionRule(rules.included, 'Included', [0, 0, 0]),
      option(rules.customColours, 'Own design', 60_000),
      option(rules.survey, 'Survey', 35_000),
      option(rules.installation, 'Survey and installation', 145_000),
      option(rules.oneRoom, 'One room', 58_000),
      option(rules.wholeFloor, 'Whole floor', 240_000),
      option(rules.cadFiles, 'CAD files', 18_000),
    ],
    productOptionClassifierGroups: [
      records.classifierGroup({ id: groups.size, title: 'Square feet' }),
      records.classifierGroup({ id: groups.substrate, title: 'Substrate' }),
    ],
    productOptionClassifiers: [
      ...murals.map(({ id, title, width, height }) =>
        constant(500 + id, title, groups.size, (width * height) / 144),
      ),
      ...substrates.map(({ id, title, price }) =>
        priced(500 + id, title, groups.substrate, [price], 'Per square foot'),
      ),
    ],
    productRules: made,
    products: [
      product({
        id: productIds.mural,
        title: 'Mural',
        rank: 1,
        description: 'Printed to the wall, in panels.',
        productCategoryId: categoryIds.murals,
        productPricingRuleId: rules.mural,
        shouldRoundPrice: 1,
        thumbnailUrl: picture,
        referenceCodes: { catalog: 'PM-M', factory: 'M', machining: '' },
        associations: associate([ids.design, ids.size, ids.substrate, ids.installation]),
        drawing: muralDrawing,
      }),
      product({
        id: productIds.sampleBook,
        title: 'Sample book',
        rank: 2,
        productCategoryId: categoryIds.murals,
        productPricingRuleId: rules.sampleBook,
        thumbnailUrl: muralPicture('#f3ead6', '#b9bf8c', '#6f7f4d', '#e3a65b'),
        drawing: sampleBookDrawing,
      }),
      product({
        id: productIds.layout,
        title: 'Architectural layout',
        rank: 1,
        description: 'Walls, openings and murals drawn to scale.',
        productCategoryId: categoryIds.layouts,
        productPricingRuleId: rules.layout,
        thumbnailUrl: planPicture(),
        referenceCodes: { catalog: 'PM-L', factory: 'L', machining: '' },
        associations: associate([ids.scope, ids.files]),
      }),
    ],
  }
}
