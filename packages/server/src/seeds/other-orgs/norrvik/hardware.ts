/** Norrvik's sizes, frames, handles, pulls and ways of opening. */
import { type OptionRow, optionsOf } from '../../shorthand/catalog-kit.ts'
import type { Records } from '../../records.ts'
import { groupIds, pricingRuleIds as rules, propertyIds as ids } from './ids.ts'

export const frameIds = { block: 18_001, wrap: 18_002, pivot: 18_003 } as const
export const handleIds = {
  bar: 18_201,
  longBar: 18_202,
  lever: 18_203,
  knob: 18_204,
  recess: 18_205,
  none: 18_206,
} as const
export const visionIds = { none: 18_101, narrow: 18_102, wide: 18_103 } as const
export const openingIds = { left: 18_601, right: 18_602, lift: 18_603, drawer: 18_604 } as const
export const pullIds = { bar: 18_501, longBar: 18_502, knob: 18_503, edge: 18_504, none: 18_505 } as const

function sizes({ property }: Records) {
  function dimension(id: number, title: string, rank: number, least: number, most: number) {
    return property({
      id,
      title,
      type: 'dimensions',
      rank,
      productPropertyGroupId: groupIds.size,
      placeHolder: `${least} to ${most}`,
      invoiceVisibility: 'column',
      data: { dimensionInterval: 1, minDimension: least, maxDimension: most },
    })
  }
  function unitNumber(id: number) {
    return property({
      id,
      title: 'Unit number',
      type: 'text',
      rank: 3,
      isRequired: 0,
      productPropertyGroupId: groupIds.size,
      placeHolder: '001',
    })
  }
  return [
    dimension(ids.doorWidth, 'Width (mm)', 1, 300, 1400),
    dimension(ids.doorHeight, 'Height (mm)', 2, 400, 3000),
    unitNumber(ids.doorUnitNumber),
    dimension(ids.frontWidth, 'Width (mm)', 1, 200, 1200),
    dimension(ids.frontHeight, 'Height (mm)', 2, 120, 2800),
    unitNumber(ids.frontUnitNumber),
  ]
}

export function hardwareRecords(records: Records) {
  const { property } = records
  const build = { productPropertyGroupId: groupIds.construction, noOptionThumbnails: 1 } as const
  const hardware = { productPropertyGroupId: groupIds.hardware, noOptionThumbnails: 1 } as const
  const properties = [
    ...sizes(records),
    property({ ...build, id: ids.frame, title: 'Frame', rank: 5 }),
    property({ ...build, id: ids.vision, title: 'Vision panel', rank: 6 }),
    property({ ...hardware, id: ids.doorHandle, title: 'Handle', rank: 1 }),
    property({ ...hardware, id: ids.handleSide, title: 'Side of the handle', rank: 2 }),
    property({ ...hardware, id: ids.swing, title: 'Opens', rank: 3 }),
    property({ ...hardware, id: ids.pull, title: 'Pull', rank: 1 }),
    property({ ...hardware, id: ids.opening, title: 'Opening', rank: 2 }),
  ]
  function row(propertyId: number, rows: readonly OptionRow[]) {
    return optionsOf(records, propertyId, rules.included, rows)
  }
  const options = [
    ...row(ids.frame, [
      {
        id: frameIds.block,
        title: 'Block frame, hinged',
        data: { mounting: 'hinged', frameWidth: 44, frameDepth: 94, architrave: 0 },
      },
      {
        id: frameIds.wrap,
        title: 'Wrap frame, hinged',
        data: { mounting: 'hinged', frameWidth: 32, frameDepth: 120, architrave: 70 },
        rule: rules.wrapFrame,
      },
      {
        id: frameIds.pivot,
        title: 'Pivot, without frame',
        data: { mounting: 'pivot', frameWidth: 0, frameDepth: 0, architrave: 0 },
        rule: rules.pivot,
      },
    ]),
    ...row(ids.vision, [
      { id: visionIds.none, title: 'None', data: { vision: 'none' } },
      {
        id: visionIds.narrow,
        title: 'Narrow, beside the handle',
        data: { vision: 'narrow' },
        rule: rules.vision,
      },
      { id: visionIds.wide, title: 'Upper half', data: { vision: 'wide' }, rule: rules.vision },
    ]),
    ...row(ids.doorHandle, [
      {
        id: handleIds.bar,
        title: 'Bar, 400 mm',
        data: { handle: 'bar', length: 400 },
        rule: rules.barHandle,
      },
      {
        id: handleIds.longBar,
        title: 'Bar, 1200 mm',
        data: { handle: 'bar', length: 1200 },
        rule: rules.longBar,
      },
      { id: handleIds.lever, title: 'Lever', data: { handle: 'lever', length: 130 }, rule: rules.lever },
      { id: handleIds.knob, title: 'Knob', data: { handle: 'knob', length: 50 }, rule: rules.knob },
      {
        id: handleIds.recess,
        title: 'Recessed pull',
        data: { handle: 'recess', length: 160 },
        rule: rules.recess,
      },
      { id: handleIds.none, title: 'Without handle', data: { handle: 'none', length: 100 } },
    ]),
    ...row(ids.handleSide, [
      { id: 18_301, title: 'Right', data: { side: 'right' } },
      { id: 18_302, title: 'Left', data: { side: 'left' } },
    ]),
    ...row(ids.swing, [
      { id: 18_401, title: 'Inwards', data: { swing: 'in' } },
      { id: 18_402, title: 'Outwards', data: { swing: 'out' } },
    ]),
    ...row(ids.pull, [
      { id: pullIds.bar, title: 'Bar, 160 mm', data: { pull: 'bar', length: 160 }, rule: rules.barPull },
      { id: pullIds.longBar, title: 'Bar, 320 mm', data: { pull: 'bar', length: 320 }, rule: rules.barPull },
      { id: pullIds.knob, title: 'Knob', data: { pull: 'knob', length: 32 }, rule: rules.knob },
      { id: pullIds.edge, title: 'Edge pull', data: { pull: 'edge', length: 120 }, rule: rules.edgePull },
      { id: pullIds.none, title: 'Without pull', data: { pull: 'none', length: 100 } },
    ]),
    ...row(ids.opening, [
      { id: openingIds.left, title: 'Hinged on the left', data: { opening: 'left' } },
      { id: openingIds.right, title: 'Hinged on the right', data: { opening: 'right' } },
      { id: openingIds.lift, title: 'Lifts up', data: { opening: 'lift' }, rule: rules.liftStay },
      { id: openingIds.drawer, title: 'Drawer', data: { opening: 'drawer' } },
    ]),
  ]
  return { properties, options }
}
