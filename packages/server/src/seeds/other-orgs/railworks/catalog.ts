/** Railworks' catalog: open profiles and tubes by section, wall, length, holes and caps. */
import type { ProductDrawing } from '@orderwright/domain/catalog'
import { data, finish, value } from '../../shorthand/bindings.ts'
import { associate, groupsOf, type OptionRow, optionsOf, rulesOf } from '../../shorthand/catalog-kit.ts'
import type { SeedCatalog } from '../../org-seed.ts'
import { sectionPicture } from '../../pictures/pictures-of-products.ts'
import { finishRow, metalOf } from '../../materials.ts'
import {
  fixed,
  group,
  numberOf,
  type PriceDates,
  priceOf,
  pricingOf,
  valueOf,
  versionsOf,
} from '../../shorthand/price-kit.ts'
import type { Records } from '../../records.ts'
import {
  categoryIds,
  classifierGroupIds as groups,
  groupIds,
  pricingRuleIds as rules,
  productIds,
  propertyIds as ids,
} from './ids.ts'

const pictures = {
  c: 'M10 12h14v6h-8v28h32V18h-8v-6h14v40H10z',
  u: 'M10 12h6v34h32V12h6v40H10z',
  l: 'M14 8h7v40h32v7H14z',
  t: 'M8 14h48v7H36v32h-8V21H8z',
  z: 'M8 12h28v34h20v7H29V19H8z',
  flat: 'M8 27h48v10H8z',
  box: 'M8 18h48v28H8zM14 24v16h36V24z',
  round: 'M32 10a22 22 0 1 0 .1 0zM32 17a15 15 0 1 1-.1 0z',
} as const

/** Sections by shape and outer size, mm; `kind` is their classifier: cents of a metre. */
const sections = [
  { id: 101, title: 'C 40 × 40', shape: 'c', width: 40, height: 40, lip: 10, kind: 'medium' },
  { id: 102, title: 'C 30 × 20', shape: 'c', width: 30, height: 20, lip: 7, kind: 'light' },
  { id: 103, title: 'U 25 × 25', shape: 'u', width: 25, height: 25, lip: 0, kind: 'light' },
  { id: 104, title: 'L 40 × 40', shape: 'l', width: 40, height: 40, lip: 0, kind: 'light' },
  { id: 105, title: 'T 50 × 40', shape: 't', width: 50, height: 40, lip: 0, kind: 'medium' },
  { id: 106, title: 'Z 40 × 30', shape: 'z', width: 40, height: 30, lip: 0, kind: 'medium' },
  { id: 107, title: 'Flat 40 × 6', shape: 'flat', width: 40, height: 6, lip: 0, kind: 'light' },
  { id: 111, title: 'Box 40 × 20', shape: 'box', width: 40, height: 20, lip: 0, kind: 'medium' },
  { id: 112, title: 'Box 60 × 40', shape: 'box', width: 60, height: 40, lip: 0, kind: 'heavy' },
  { id: 113, title: 'Round 38', shape: 'round', width: 38, height: 38, lip: 0, kind: 'medium' },
] as const
const tubeIds: readonly number[] = [111, 112, 113]
const openIds = sections.map(({ id }) => id).filter((id) => !tubeIds.includes(id))

const sectionClasses = {
  light: { id: 31, title: 'Light sections', numbers: [1_450] },
  medium: { id: 32, title: 'Medium sections', numbers: [2_100] },
  heavy: { id: 33, title: 'Heavy sections', numbers: [3_350] },
} as const

const finishes = [
  { id: 401, title: 'Mill finish', fill: '#c3c6c8', surface: 'plain', rule: rules.included },
  { id: 402, title: 'Anodised silver', fill: '#cfd2d4', surface: 'brushed', rule: rules.anodised },
  { id: 403, title: 'Anodised black', fill: '#35373a', surface: 'brushed', rule: rules.anodised },
  { id: 404, title: 'Anodised bronze', fill: '#7a6350', surface: 'brushed', rule: rules.anodised },
  { id: 405, title: 'Powder coated white', fill: '#f2f2ef', surface: 'plain', rule: rules.powderCoat },
] as const

const capIds = { none: 801, left: 802, right: 803, both: 804 } as const
const noHoles = 501
const thickWall = 203

const drawing: ProductDrawing = {
  family: 'rail-profile',
  constants: {},
  bindings: {
    shape: data(ids.profile, 'shape'),
    width: data(ids.profile, 'width'),
    height: data(ids.profile, 'height'),
    lip: data(ids.profile, 'lip'),
    wall: data(ids.wall, 'wall'),
    length: value(ids.length),
    'holes.diameter': data(ids.holes, 'diameter'),
    'holes.spacing': value(ids.holeSpacing),
    'holes.first': value(ids.firstHole),
    caps: data(ids.caps, 'caps'),
    ...finish('finish', ids.finish),
  },
}

function propertiesOf({ property }: Records) {
  const profile = { productPropertyGroupId: groupIds.profile }
  const machining = { productPropertyGroupId: groupIds.machining }
  return [
    property({ ...profile, id: ids.profile, title: 'Section', rank: 1, invoiceVisibility: 'column' }),
    property({ ...profile, id: ids.wall, title: 'Wall thickness', rank: 2, noOptionThumbnails: 1 }),
    property({
      ...profile,
      id: ids.length,
      title: 'Length (mm)',
      type: 'dimensions',
      rank: 3,
      placeHolder: '200 to 6000',
      invoiceVisibility: 'column',
      data: { dimensionInterval: 1, minDimension: 200, maxDimension: 6000 },
    }),
    property({ ...profile, id: ids.finish, title: 'Finish', rank: 4 }),
    property({ ...machining, id: ids.holes, title: 'Holes', rank: 1, noOptionThumbnails: 1 }),
    property({
      ...machining,
      id: ids.holeSpacing,
      title: 'Hole spacing (mm)',
      type: 'dimensions',
      rank: 2,
      placeHolder: '50 to 1000',
      data: { dimensionInterval: 5, minDimension: 50, maxDimension: 1000 },
    }),
    property({
      ...machining,
      id: ids.firstHole,
      title: 'First hole from the end (mm)',
      type: 'dimensions',
      rank: 3,
      placeHolder: '15 to 300',
      data: { dimensionInterval: 1, minDimension: 15, maxDimension: 300 },
    }),
    property({ ...machining, id: ids.caps, title: 'End caps', rank: 4, noOptionThumbnails: 1 }),
  ]
}

function optionsOfRails(records: Records) {
  function row(propertyId: number, rows: readonly OptionRow[]) {
    return optionsOf(records, propertyId, rules.included, rows)
  }
  return [
    ...row(
      ids.profile,
      sections.map(({ id, title, shape, width, height, lip, kind }) => ({
        id,
        title,
        data: { shape, width, height, lip },
        thumbnailUrl: sectionPicture(pictures[shape]),
        classifications: { [groups.section]: sectionClasses[kind].id },
      })),
    ),
    ...row(ids.wall, [
      { id: 201, title: '2 mm', data: { wall: 2 } },
      { id: 202, title: '2.5 mm', data: { wall: 2.5 } },
      { id: thickWall, title: '3 mm', data: { wall: 3 }, rule: rules.thickWall },
    ]),
    ...row(
      ids.finish,
      finishes.map(({ id, title, fill, surface, rule }) => ({
        id,
        title,
        rule,
        ...finishRow(metalOf(fill, surface)),
      })),
    ),
    ...row(ids.holes, [
      { id: 502, title: 'Ø5.5 mm', data: { diameter: 5.5 }, rule: rules.holes },
      { id: 503, title: 'Ø7 mm', data: { diameter: 7 }, rule: rules.holes },
      { id: 504, title: 'Ø9 mm', data: { diameter: 9 }, rule: rules.holes },
      { id: noHoles, title: 'Without holes', data: { diameter: 0 } },
    ]),
    ...row(ids.caps, [
      { id: capIds.none, title: 'Without caps', data: { caps: 'none' } },
      { id: capIds.left, title: 'Left', data: { caps: 'left' }, rule: rules.oneCap },
      { id: capIds.right, title: 'Right', data: { caps: 'right' }, rule: rules.oneCap },
      { id: capIds.both, title: 'Both ends', data: { caps: 'both' }, rule: rules.twoCaps },
    ]),
  ]
}

function pricing(records: Records, dates: PriceDates) {
  const { rule, optionRule, priced } = pricingOf(records, dates)
  const option = (id: number, title: string, today: number) => optionRule(id, title, versionsOf(today))
  const byLength = (base: number) => [
    fixed(base, 'Cutting'),
    group(
      [
        valueOf(ids.length),
        fixed(0.001, 'Millimeters to meters', '*'),
        numberOf(ids.profile, groups.section, 0, '*'),
      ],
      'Section by the meter',
    ),
    priceOf(ids.wall, 'Wall thickness'),
    priceOf(ids.finish, 'Finish'),
    priceOf(ids.holes, 'Holes'),
    priceOf(ids.caps, 'End caps'),
  ]
  return {
    productPricingRules: [
      rule(rules.profileRail, 'Rails by the meter', versionsOf(900), byLength),
      rule(rules.tube, 'Tubes by the meter', versionsOf(1_200), byLength),
      optionRule(rules.included, 'Included', [0, 0, 0]),
      option(rules.thickWall, 'Thick wall', 1_100),
      option(rules.anodised, 'Anodising', 1_600),
      option(rules.powderCoat, 'Powder coat', 1_900),
      option(rules.holes, 'Drilling', 1_250),
      option(rules.oneCap, 'One end cap', 350),
      option(rules.twoCaps, 'Two end caps', 650),
    ],
    productOptionClassifierGroups: [records.classifierGroup({ id: groups.section, title: 'Section' })],
    productOptionClassifiers: Object.values(sectionClasses).map(({ id, title, numbers }) =>
      priced(id, title, groups.section, numbers, 'Per meter'),
    ),
  }
}

/** Flat bars have no wall and no caps; without holes there is no spacing; the smallest sections stay thin. */
function ruleRecords(records: Records) {
  const { made, exclude, hide } = rulesOf(records)
  hide([noHoles], ids.holeSpacing, ids.firstHole)
  hide(
    sections.filter(({ shape }) => shape === 'flat').map(({ id }) => id),
    ids.wall,
    ids.caps,
  )
  exclude(
    sections.filter(({ height, shape }) => height <= 20 && shape === 'c').map(({ id }) => id),
    ids.wall,
    [thickWall],
  )
  return made
}

function products({ product }: Records) {
  const common = { drawing, shouldRoundPrice: 0 } as const
  const all = [
    ids.profile,
    ids.wall,
    ids.length,
    ids.finish,
    ids.holes,
    ids.holeSpacing,
    ids.firstHole,
    ids.caps,
  ]
  return [
    product({
      ...common,
      id: productIds.profileRail,
      title: 'Profile rail',
      rank: 1,
      productCategoryId: categoryIds.rails,
      productPricingRuleId: rules.profileRail,
      thumbnailUrl: sectionPicture(pictures.c),
      referenceCodes: { catalog: 'RW-P', factory: 'P', machining: 'P-M' },
      associations: associate(all, { [ids.profile]: tubeIds }),
    }),
    product({
      ...common,
      id: productIds.tube,
      title: 'Tube rail',
      rank: 1,
      productCategoryId: categoryIds.tubes,
      productPricingRuleId: rules.tube,
      thumbnailUrl: sectionPicture(pictures.box),
      referenceCodes: { catalog: 'RW-T', factory: 'T', machining: 'T-M' },
      associations: associate(all, { [ids.profile]: openIds }),
    }),
  ]
}

export function railworksCatalog(records: Records, dates: PriceDates): Partial<SeedCatalog> {
  const productProperties = propertiesOf(records)
  return {
    productCategories: [
      records.category({
        id: categoryIds.rails,
        title: 'Rails',
        rank: 1,
        selection: 'multiple',
        thumbnailUrl: sectionPicture(pictures.c),
      }),
      records.category({
        id: categoryIds.tubes,
        title: 'Tubes',
        rank: 2,
        selection: 'multiple',
        thumbnailUrl: sectionPicture(pictures.box),
      }),
    ],
    productPropertyGroups: groupsOf(
      records,
      [
        [groupIds.profile, 'Profile'],
        [groupIds.machining, 'Machining'],
      ],
      productProperties,
    ),
    productProperties,
    productOptions: optionsOfRails(records),
    products: products(records),
    productRules: ruleRecords(records),
    ...pricing(records, dates),
  }
}
