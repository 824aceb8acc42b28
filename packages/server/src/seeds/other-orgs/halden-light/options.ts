/** What can be chosen of Halden Light's fixtures, with the measures that their drawings are made from. */
import { type OptionRow, optionsOf } from '../../shorthand/catalog-kit.ts'
import { lightPicture } from '../../pictures/pictures-of-products.ts'
import { finishRow, metalOf } from '../../materials.ts'
import { swatch } from '../../pictures/pictures.ts'
import type { Records } from '../../records.ts'
import { groupIds, pricingRuleIds as rules, propertyIds as ids } from './ids.ts'

export const backplateIds = { round: 201, largeRound: 202, tall: 203, slim: 204 } as const
export const shadeIds = { tube: 301, wideTube: 302, drum: 303, wideDrum: 304, cone: 305 } as const
export const metalShadeIds = [shadeIds.tube, shadeIds.wideTube]
export const cableIds = { hardwired: 901, cord: 902 } as const
const projectionIds = { middle: 601, near: 602, far: 603 } as const
const lightIds = { both: 701, down: 702, up: 703 } as const

const finishes = [
  { id: 101, title: 'Aged brass', fill: '#b08d57', surface: 'brushed', rule: rules.patina },
  { id: 102, title: 'Polished brass', fill: '#cfa95f', surface: 'polished', rule: rules.included },
  { id: 103, title: 'Bronze', fill: '#6b5340', surface: 'brushed', rule: rules.patina },
  { id: 104, title: 'Brushed nickel', fill: '#c2c0ba', surface: 'brushed', rule: rules.included },
  { id: 105, title: 'Matt black', fill: '#2c2c2c', surface: 'plain', rule: rules.included },
  { id: 106, title: 'Matt white', fill: '#f1efea', surface: 'plain', rule: rules.included },
] as const

const shades = [
  {
    id: shadeIds.tube,
    title: 'Tube, 60 mm',
    shape: 'tube',
    diameter: 60,
    surface: 'metal',
    rule: rules.included,
  },
  {
    id: shadeIds.wideTube,
    title: 'Tube, 80 mm',
    shape: 'tube',
    diameter: 80,
    surface: 'metal',
    rule: rules.included,
  },
  {
    id: shadeIds.drum,
    title: 'Drum, 140 mm',
    shape: 'drum',
    diameter: 140,
    surface: 'linen',
    rule: rules.linenShade,
  },
  {
    id: shadeIds.wideDrum,
    title: 'Drum, 180 mm',
    shape: 'drum',
    diameter: 180,
    surface: 'linen',
    rule: rules.linenShade,
  },
  {
    id: shadeIds.cone,
    title: 'Cone, 160 mm',
    shape: 'cone',
    diameter: 160,
    surface: 'glass',
    rule: rules.glassShade,
  },
] as const

function propertiesOf({ property }: Records) {
  const body = { productPropertyGroupId: groupIds.body }
  const light = { productPropertyGroupId: groupIds.light, noOptionThumbnails: 1 } as const
  const lamp = { productPropertyGroupId: groupIds.lamp, noOptionThumbnails: 1 } as const
  const installation = { productPropertyGroupId: groupIds.installation, noOptionThumbnails: 1 } as const
  return [
    property({ ...body, id: ids.finish, title: 'Finish', rank: 1, invoiceVisibility: 'column' }),
    property({ ...body, id: ids.backplate, title: 'Backplate', rank: 2, noOptionThumbnails: 1 }),
    property({ ...body, id: ids.shade, title: 'Shade', rank: 3, invoiceVisibility: 'column' }),
    property({ ...body, id: ids.shadeColour, title: 'Shade color', rank: 4 }),
    property({
      ...body,
      id: ids.bodyLength,
      title: 'Body length (mm)',
      type: 'dimensions',
      rank: 5,
      placeHolder: '160 to 900',
      data: { dimensionInterval: 10, minDimension: 160, maxDimension: 900 },
    }),
    property({ ...body, id: ids.projection, title: 'Projection', rank: 6, noOptionThumbnails: 1 }),
    property({ ...light, id: ids.light, title: 'Light', rank: 1 }),
    property({ ...light, id: ids.dimming, title: 'Dimming', rank: 2 }),
    property({ ...installation, id: ids.cable, title: 'Cable exit', rank: 1 }),
    property({
      ...installation,
      id: ids.cordLength,
      title: 'Cord length (mm)',
      type: 'dimensions',
      rank: 2,
      placeHolder: '500 to 4000',
      data: { dimensionInterval: 100, minDimension: 500, maxDimension: 4000 },
    }),
    property({ ...lamp, id: ids.arm, title: 'Arm', rank: 1, invoiceVisibility: 'column' }),
    property({ ...lamp, id: ids.head, title: 'Head', rank: 2 }),
    property({ ...lamp, id: ids.lampSwitch, title: 'Switch', rank: 3 }),
  ]
}

function optionsOfLights(records: Records) {
  function row(propertyId: number, rows: readonly OptionRow[]) {
    return optionsOf(records, propertyId, rules.included, rows)
  }
  const large = rules.largeBackplate
  return [
    ...row(
      ids.finish,
      finishes.map(({ id, title, fill, surface, rule }) => ({
        id,
        title,
        rule,
        ...finishRow(metalOf(fill, surface)),
      })),
    ),
    ...row(ids.backplate, [
      { id: backplateIds.round, title: 'Round, 110 mm', data: { shape: 'round', width: 110, height: 110 } },
      {
        id: backplateIds.largeRound,
        title: 'Round, 140 mm',
        data: { shape: 'round', width: 140, height: 140 },
        rule: large,
      },
      {
        id: backplateIds.tall,
        title: '100 × 200 mm',
        data: { shape: 'rectangle', width: 100, height: 200 },
        rule: large,
      },
      {
        id: backplateIds.slim,
        title: '60 × 260 mm',
        data: { shape: 'rectangle', width: 60, height: 260 },
        rule: large,
      },
    ]),
    ...row(
      ids.shade,
      shades.map(({ id, title, shape, diameter, surface, rule }) => ({
        id,
        title,
        rule,
        data: { shape, diameter, surface },
        thumbnailUrl: lightPicture(
          shape,
          surface === 'linen' ? '#eee5d2' : surface === 'glass' ? '#f4f4f0' : '#b9935a',
        ),
      })),
    ),
    ...row(ids.shadeColour, [
      { id: 401, title: 'Ivory', data: { fill: '#f1ead9' }, thumbnailUrl: swatch('#f1ead9') },
      { id: 402, title: 'Sand', data: { fill: '#d9c7a4' }, thumbnailUrl: swatch('#d9c7a4') },
      { id: 403, title: 'Slate', data: { fill: '#6d737a' }, thumbnailUrl: swatch('#6d737a') },
    ]),
    ...row(ids.projection, [
      { id: projectionIds.middle, title: '120 mm', data: { projection: 120 } },
      { id: projectionIds.near, title: '95 mm', data: { projection: 95 } },
      { id: projectionIds.far, title: '160 mm', data: { projection: 160 }, rule: rules.farProjection },
    ]),
    ...row(ids.light, [
      { id: lightIds.both, title: 'Up and down', data: { light: 'both' }, rule: rules.upAndDown },
      { id: lightIds.down, title: 'Down', data: { light: 'down' } },
      { id: lightIds.up, title: 'Up', data: { light: 'up' } },
    ]),
    ...row(ids.dimming, [
      { id: 801, title: 'Not dimmable', data: {} },
      { id: 802, title: 'Phase cut', data: {}, rule: rules.dimming },
      { id: 803, title: '0–10 V', data: {}, rule: rules.dimming },
    ]),
    ...row(ids.cable, [
      { id: cableIds.hardwired, title: 'From the wall', data: { exit: 'wall' } },
      { id: cableIds.cord, title: 'Cord and plug, below', data: { exit: 'cord' }, rule: rules.cord },
    ]),
    ...row(ids.arm, [
      { id: 1101, title: 'Flexible, 260 mm', data: { armType: 'flexible', armLength: 260, armDiameter: 10 } },
      {
        id: 1102,
        title: 'Flexible, 400 mm',
        data: { armType: 'flexible', armLength: 400, armDiameter: 10 },
        rule: rules.longArm,
      },
      { id: 1103, title: 'Rigid, 220 mm', data: { armType: 'rigid', armLength: 220, armDiameter: 8 } },
      {
        id: 1104,
        title: 'Rigid, 340 mm',
        data: { armType: 'rigid', armLength: 340, armDiameter: 8 },
        rule: rules.longArm,
      },
    ]),
    ...row(ids.head, [
      { id: 1201, title: 'Slim head', data: { headLength: 78, headDiameter: 26 } },
      { id: 1202, title: 'Wide head', data: { headLength: 66, headDiameter: 42 }, rule: rules.wideHead },
    ]),
    ...row(ids.lampSwitch, [
      { id: 1301, title: 'Push button', data: { switchType: 'push' } },
      { id: 1302, title: 'Toggle', data: { switchType: 'toggle' }, rule: rules.toggle },
      { id: 1303, title: 'Without switch', data: { switchType: 'none' } },
    ]),
  ]
}

export const lightRecords = {
  projectionIds,
  lightIds,
  of: (records: Records) => ({ properties: propertiesOf(records), options: optionsOfLights(records) }),
}
