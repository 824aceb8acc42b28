/** Norrvik's surfaces: veneers and paints, edges, slats, and how fronts are built. */
import { slatPicture } from '../../pictures/pictures-of-products.ts'
import { finishRow, woodOf } from '../../materials.ts'
import { type OptionRow, optionsOf } from '../../shorthand/catalog-kit.ts'
import type { Records } from '../../records.ts'
import { classifierGroupIds, groupIds, pricingRuleIds as rules, propertyIds as ids } from './ids.ts'

/** Cents of a square metre: lamella, slab door, cabinet front. */
export const surfaceClasses = {
  oak: { id: 31, title: 'Oak and ash veneers', numbers: [46_000, 31_000, 38_000] },
  dark: { id: 32, title: 'Walnut and smoked veneers', numbers: [58_500, 39_000, 47_500] },
  paint: { id: 33, title: 'Painted', numbers: [42_000, 27_500, 34_000] },
} as const

export const finishes = [
  { id: 17_001, title: 'Oiled oak', fill: '#c39a6b', surface: 'brushed', kind: 'oak' },
  { id: 17_002, title: 'White ash', fill: '#ddcdb0', surface: 'brushed', kind: 'oak' },
  { id: 17_003, title: 'Smoked oak', fill: '#7a5a40', surface: 'brushed', kind: 'dark' },
  { id: 17_004, title: 'Walnut', fill: '#8a6547', surface: 'brushed', kind: 'dark' },
  { id: 17_005, title: 'Black ash', fill: '#3a3632', surface: 'brushed', kind: 'dark' },
  { id: 17_006, title: 'Chalk white', fill: '#efece5', surface: 'plain', kind: 'paint' },
  { id: 17_007, title: 'Sage', fill: '#9aa593', surface: 'plain', kind: 'paint' },
  { id: 17_008, title: 'Fjord blue', fill: '#5c7384', surface: 'plain', kind: 'paint' },
] as const

export const slatWidths = [
  { id: 17_201, title: '45 mm', by: 'width', slatWidth: 45, rule: rules.included },
  { id: 17_202, title: '30 mm', by: 'width', slatWidth: 30, rule: rules.narrowSlats },
  { id: 17_203, title: '60 mm', by: 'width', slatWidth: 60, rule: rules.included },
  { id: 17_204, title: '90 mm', by: 'width', slatWidth: 90, rule: rules.included },
  { id: 17_205, title: '120 mm', by: 'width', slatWidth: 120, rule: rules.included },
  { id: 17_206, title: 'By number of slats', by: 'count', slatWidth: 45, rule: rules.included },
] as const

/** How slats stand in the play that they are cut shorter by. */
const alignments = [
  { id: 17_401, title: 'Centered', alignment: 'centre', tolerance: 50 },
  { id: 17_402, title: 'At the top', alignment: 'top', tolerance: 50 },
  { id: 17_403, title: 'At the bottom', alignment: 'bottom', tolerance: 50 },
  { id: 17_404, title: 'Random', alignment: 'random', tolerance: 50 },
  { id: 17_405, title: 'Full height', alignment: 'centre', tolerance: 0 },
] as const

export const grooves = [
  { id: 17_501, title: '4 mm', groove: 4 },
  { id: 17_502, title: '2 mm', groove: 2 },
  { id: 17_503, title: '10 mm', groove: 10 },
] as const

export const edgeIds = { square: 17_101, chamfered: 17_102, rounded: 17_103 } as const

export const constructions = {
  slats: 17_701,
  frame: 17_702,
  plain: 17_703,
} as const

export const railIds = { narrow: 17_801, middle: 17_802, wide: 17_803 } as const
export const centrePanelIds = { flat: 17_901, glass: 17_902, reeded: 17_903 } as const

export function surfaceRecords(records: Records) {
  const { property } = records
  const surface = { productPropertyGroupId: groupIds.surface }
  const slats = { productPropertyGroupId: groupIds.slats }
  const build = { productPropertyGroupId: groupIds.construction }
  const properties = [
    property({ ...surface, id: ids.finish, title: 'Finish', rank: 1, invoiceVisibility: 'column' }),
    property({ ...surface, id: ids.edge, title: 'Edge', rank: 2, noOptionThumbnails: 1 }),
    property({ ...build, id: ids.construction, title: 'Construction', rank: 1, invoiceVisibility: 'column' }),
    property({ ...build, id: ids.thickness, title: 'Thickness', rank: 2, noOptionThumbnails: 1 }),
    property({ ...build, id: ids.railWidth, title: 'Rails and stiles', rank: 3, noOptionThumbnails: 1 }),
    property({ ...build, id: ids.centrePanel, title: 'Center panel', rank: 4, noOptionThumbnails: 1 }),
    property({ ...slats, id: ids.slatWidth, title: 'Slat width', rank: 1 }),
    property({
      ...slats,
      id: ids.slatCount,
      title: 'Number of slats',
      type: 'number',
      rank: 2,
      placeHolder: '12',
    }),
    property({ ...slats, id: ids.slatAlignment, title: 'Slat alignment', rank: 3, noOptionThumbnails: 1 }),
    property({ ...slats, id: ids.groove, title: 'Groove', rank: 4, noOptionThumbnails: 1 }),
  ]
  const { included } = rules
  function row(propertyId: number, rows: readonly OptionRow[]) {
    return optionsOf(records, propertyId, included, rows)
  }
  const options = [
    ...row(
      ids.finish,
      finishes.map(({ id, title, fill, surface: look, kind }) => ({
        id,
        title,
        ...finishRow(woodOf(fill, look)),
        classifications: { [classifierGroupIds.surface]: surfaceClasses[kind].id },
      })),
    ),
    ...row(ids.edge, [
      { id: edgeIds.square, title: 'Square', data: { edge: 'square' } },
      { id: edgeIds.chamfered, title: 'Chamfered', data: { edge: 'chamfer' }, rule: rules.shapedEdge },
      { id: edgeIds.rounded, title: 'Rounded', data: { edge: 'round' }, rule: rules.shapedEdge },
    ]),
    ...row(ids.construction, [
      {
        id: constructions.slats,
        title: 'Slats on a core',
        data: { face: 'slats', thickness: 67 },
        thumbnailUrl: slatPicture(5),
      },
      {
        id: constructions.frame,
        title: 'Rail and stile',
        data: { face: 'frame', thickness: 28 },
        rule: rules.railAndStile,
        thumbnailUrl: slatPicture(0, true),
      },
      {
        id: constructions.plain,
        title: 'Plain',
        data: { face: 'plain', thickness: 22 },
        thumbnailUrl: slatPicture(0),
      },
    ]),
    ...row(ids.thickness, [
      { id: 17_601, title: '67 mm', data: { thickness: 67 } },
      { id: 17_602, title: '54 mm', data: { thickness: 54 } },
      { id: 17_603, title: '44 mm', data: { thickness: 44 } },
    ]),
    ...row(ids.railWidth, [
      { id: railIds.middle, title: '80 mm', data: { railWidth: 80 } },
      { id: railIds.narrow, title: '60 mm', data: { railWidth: 60 } },
      { id: railIds.wide, title: '100 mm', data: { railWidth: 100 } },
    ]),
    ...row(ids.centrePanel, [
      { id: centrePanelIds.flat, title: 'Flat', data: { centrePanel: 'flat' } },
      { id: centrePanelIds.glass, title: 'Clear glass', data: { centrePanel: 'glass' }, rule: rules.glass },
      {
        id: centrePanelIds.reeded,
        title: 'Reeded glass',
        data: { centrePanel: 'reeded' },
        rule: rules.glass,
      },
    ]),
    ...row(
      ids.slatWidth,
      slatWidths.map(({ id, title, by, slatWidth, rule }) => ({
        id,
        title,
        rule,
        data: { by, slatWidth },
        thumbnailUrl: slatPicture(Math.round(400 / slatWidth)),
      })),
    ),
    ...row(
      ids.slatAlignment,
      alignments.map(({ id, title, alignment, tolerance }) => ({
        id,
        title,
        data: { alignment, tolerance },
        ...(alignment === 'random' ? { rule: rules.looseSlats } : {}),
      })),
    ),
    ...row(
      ids.groove,
      grooves.map(({ id, title, groove }) => ({ id, title, data: { groove } })),
    ),
  ]
  return { properties, options }
}
