/** Halden Light's catalog: wall lights with tubes and shades, a picture light and a reading lamp. */
import type { ProductDrawing } from '@orderwright/domain/catalog'
import { data, finish, value } from '../../shorthand/bindings.ts'
import { associate, groupsOf, rulesOf } from '../../shorthand/catalog-kit.ts'
import type { SeedCatalog } from '../../org-seed.ts'
import { lightPicture } from '../../pictures/pictures-of-products.ts'
import { lampPicture } from '../../pictures/pictures.ts'
import { fixed, perUnit, type PriceDates, priceOf, pricingOf, versionsOf } from '../../shorthand/price-kit.ts'
import type { Records } from '../../records.ts'
import { categoryIds, groupIds, pricingRuleIds as rules, productIds, propertyIds as ids } from './ids.ts'
import { backplateIds, cableIds, lightRecords, metalShadeIds, shadeIds } from './options.ts'

const fixtureBindings = {
  'backplate.shape': data(ids.backplate, 'shape'),
  'backplate.width': data(ids.backplate, 'width'),
  'backplate.height': data(ids.backplate, 'height'),
  ...finish('finish', ids.finish),
  light: data(ids.light, 'light'),
  projection: data(ids.projection, 'projection'),
  'cable.exit': data(ids.cable, 'exit'),
  'cable.length': value(ids.cordLength),
}

const wallLightDrawing: ProductDrawing = {
  family: 'wall-light',
  constants: {},
  bindings: {
    ...fixtureBindings,
    'body.shape': data(ids.shade, 'shape'),
    'body.diameter': data(ids.shade, 'diameter'),
    'body.length': value(ids.bodyLength),
    'body.surface': data(ids.shade, 'surface'),
    'body.fill': data(ids.shadeColour, 'fill'),
  },
}

/** A tube across the wall, over a picture. */
const pictureLightDrawing: ProductDrawing = {
  family: 'wall-light',
  constants: { body: { shape: 'bar', diameter: 32, length: 400 }, light: 'down' },
  bindings: { ...fixtureBindings, 'body.length': value(ids.bodyLength) },
}

const readingLampDrawing: ProductDrawing = {
  family: 'reading-lamp',
  constants: { baseHeight: 110, baseDepth: 16, headAngle: 50 },
  bindings: {
    armType: data(ids.arm, 'armType'),
    armLength: data(ids.arm, 'armLength'),
    armDiameter: data(ids.arm, 'armDiameter'),
    headLength: data(ids.head, 'headLength'),
    headDiameter: data(ids.head, 'headDiameter'),
    switchType: data(ids.lampSwitch, 'switchType'),
    ...finish('finish', ids.finish),
  },
}

function products({ product }: Records) {
  const installation = [ids.cable, ids.cordLength]
  return [
    product({
      id: productIds.wallLight,
      title: 'Halden wall light',
      rank: 1,
      productCategoryId: categoryIds.wallLights,
      productPricingRuleId: rules.wallLight,
      shouldRoundPrice: 1,
      description: 'A tube or a shade before a backplate, shining up, down or both ways.',
      thumbnailUrl: lightPicture('tube'),
      referenceCodes: { catalog: 'HL-W', factory: 'W10', machining: 'W10-M' },
      drawing: wallLightDrawing,
      associations: associate([
        ids.finish,
        ids.backplate,
        ids.shade,
        ids.shadeColour,
        ids.bodyLength,
        ids.projection,
        ids.light,
        ids.dimming,
        ...installation,
      ]),
    }),
    product({
      id: productIds.pictureLight,
      title: 'Halden picture light',
      rank: 2,
      productCategoryId: categoryIds.wallLights,
      productPricingRuleId: rules.pictureLight,
      shouldRoundPrice: 1,
      description: 'A slim bar that washes a picture from above.',
      thumbnailUrl: lightPicture('drum', '#b9935a'),
      referenceCodes: { catalog: 'HL-P', factory: 'P10', machining: 'P10-M' },
      drawing: pictureLightDrawing,
      associations: associate(
        [ids.finish, ids.backplate, ids.bodyLength, ids.projection, ids.light, ids.dimming, ...installation],
        { [ids.backplate]: [backplateIds.tall, backplateIds.slim] },
      ),
    }),
    product({
      id: productIds.readingLamp,
      title: 'Halden reading lamp',
      rank: 1,
      productCategoryId: categoryIds.readingLamps,
      productPricingRuleId: rules.readingLamp,
      shouldRoundPrice: 1,
      thumbnailUrl: lampPicture(true),
      referenceCodes: { catalog: 'HL-R', factory: 'R10', machining: 'R10-M' },
      drawing: readingLampDrawing,
      associations: associate([ids.finish, ids.arm, ids.head, ids.lampSwitch, ...installation]),
    }),
  ]
}

function pricing(records: Records, dates: PriceDates) {
  const { rule, optionRule } = pricingOf(records, dates)
  const option = (id: number, title: string, today: number) => optionRule(id, title, versionsOf(today))
  const installation = [priceOf(ids.cable, 'Cable exit'), perUnit(ids.cordLength, 1.2, 'Cord')]
  const fixture = (base: number) => [
    fixed(base, 'Body and driver'),
    priceOf(ids.finish, 'Finish'),
    priceOf(ids.backplate, 'Backplate'),
    perUnit(ids.bodyLength, 24, 'Length'),
    priceOf(ids.projection, 'Projection'),
    priceOf(ids.light, 'Light'),
    priceOf(ids.dimming, 'Dimming'),
    ...installation,
  ]
  return [
    rule(rules.wallLight, 'Wall lights', versionsOf(28_500), (base) => [
      ...fixture(base),
      priceOf(ids.shade, 'Shade'),
      priceOf(ids.shadeColour, 'Shade color'),
    ]),
    rule(rules.pictureLight, 'Picture lights', versionsOf(21_000), fixture),
    rule(rules.readingLamp, 'Reading lamps', versionsOf(29_900), (base) => [
      fixed(base, 'Lamp body'),
      priceOf(ids.finish, 'Finish'),
      priceOf(ids.arm, 'Arm'),
      priceOf(ids.head, 'Head'),
      priceOf(ids.lampSwitch, 'Switch'),
      ...installation,
    ]),
    optionRule(rules.included, 'Included', [0, 0, 0]),
    option(rules.patina, 'Patina by hand', 4_500),
    option(rules.largeBackplate, 'Large backplate', 2_800),
    option(rules.linenShade, 'Linen shade', 5_200),
    option(rules.glassShade, 'Glass shade', 8_900),
    option(rules.upAndDown, 'Second light source', 6_400),
    option(rules.dimming, 'Dimming driver', 3_900),
    option(rules.cord, 'Cord and plug', 2_200),
    option(rules.farProjection, 'Long bracket', 1_500),
    option(rules.longArm, 'Long arm', 2_100),
    option(rules.wideHead, 'Wide head', 2_900),
    option(rules.toggle, 'Toggle switch', 1_400),
  ]
}

/** What goes with what: metal has no other colour, a drum needs distance from the wall, a plug needs a cord. */
function ruleRecords(records: Records) {
  const { made, exclude, hide } = rulesOf(records)
  hide([cableIds.hardwired], ids.cordLength)
  hide(metalShadeIds, ids.shadeColour)
  exclude([shadeIds.wideDrum], ids.projection, [lightRecords.projectionIds.near])
  exclude([shadeIds.cone], ids.light, [lightRecords.lightIds.up])
  exclude([backplateIds.slim], ids.shade, [shadeIds.wideDrum])
  return made
}

export function haldenLightCatalog(records: Records, dates: PriceDates): Partial<SeedCatalog> {
  const { properties, options } = lightRecords.of(records)
  return {
    productCategories: [
      records.category({
        id: categoryIds.wallLights,
        title: 'Wall Lights',
        rank: 1,
        thumbnailUrl: lightPicture('tube'),
      }),
      records.category({
        id: categoryIds.readingLamps,
        title: 'Reading Lamps',
        rank: 2,
        thumbnailUrl: lampPicture(true),
      }),
    ],
    productPropertyGroups: groupsOf(
      records,
      [
        [groupIds.body, 'Body'],
        [groupIds.light, 'Light'],
        [groupIds.lamp, 'Lamp'],
        [groupIds.installation, 'Installation'],
      ],
      properties,
    ),
    productProperties: properties,
    productOptions: options,
    products: products(records),
    productPricingRules: pricing(records, dates),
    productRules: ruleRecords(records),
  }
}
