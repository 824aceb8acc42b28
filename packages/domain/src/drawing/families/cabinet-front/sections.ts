/** A cabinet front cut across and lengthwise: slats on their core, rails and stiles around a panel, or one board. */
import { type Box, boxOf } from '../../../geometry/box.ts'
import { shapedCorners } from '../../parts/leaf.ts'
import { type SlatLayout, slatSections } from '../../parts/slats.ts'
import { cutBox, cutPolygon } from '../../parts/views.ts'
import type { Primitive } from '../../scene.ts'
import type { CabinetFrontSpec } from './spec.ts'

/** Where the three views stand, and the sizes that follow from how large the drawing is. */
export type FrontSheet = {
  readonly front: Box
  /** vertical section: the back on the left, the face on the right */
  readonly side: Box
  /** horizontal section: the back above, the face below */
  readonly plan: Box
  readonly textMm: number
  readonly hatchMm: number
  /** how far the pull stands out of the sections */
  readonly reach: number
}

/** Width of rails and stiles as far as the front has room. */
export function railOf({ railWidth, width, height }: CabinetFrontSpec): number {
  return Math.min(railWidth, width / 3, height / 3)
}

const CORE_FILL = '#d8cdb8'

function slatSectionsOf(spec: CabinetFrontSpec, layout: SlatLayout, sheet: FrontSheet): Primitive[] {
  const { plan, side, hatchMm } = sheet
  const depth = Math.min(spec.slats.depth, spec.thickness * 0.6)
  const core = spec.thickness - depth
  const coreStyle = { part: 'core', hatchMm, fill: CORE_FILL, angle: -45 }
  const slatStyle = { part: 'slats', hatchMm: hatchMm * 0.7, fill: spec.finish.fill, role: 'detail' } as const
  const last = layout.slats.length - 1
  const slats = slatSections(layout, spec.slats, depth).flatMap((box, index) => {
    const at = boxOf(plan.x + box.x, plan.y + core, box.width, box.height)
    return index === 0 || index === last
      ? cutPolygon(shapedCorners(at, spec.edge), slatStyle)
      : cutBox(at, slatStyle)
  })
  const slat = layout.slats[Math.floor(layout.slats.length / 2)]
  return [
    ...cutBox(boxOf(plan.x, plan.y, plan.width, core), coreStyle),
    ...slats,
    ...cutBox(boxOf(side.x, side.y, core, side.height), coreStyle),
    ...(slat ? cutBox(boxOf(side.x + core, side.y + slat.y, depth, slat.length), slatStyle) : []),
  ]
}

function frameSections(spec: CabinetFrontSpec, sheet: FrontSheet): Primitive[] {
  const { plan, side, hatchMm } = sheet
  const rail = railOf(spec)
  const { fill } = spec.finish
  const style = { part: 'frame', hatchMm: hatchMm * 0.8, fill }
  const isGlass = spec.centrePanel !== 'flat'
  const thin = isGlass ? Math.min(4, spec.thickness / 3) : spec.thickness * 0.36
  // The panel stands in the middle of the rails and reaches a rebate of 10 mm into them.
  const at = (spec.thickness - thin) / 2
  const into = Math.min(10, rail / 2)
  const panel = {
    part: 'centre',
    hatchMm: hatchMm * 0.6,
    fill: isGlass ? '#b9d0d4' : fill,
    angle: -45,
    role: 'detail',
  } as const
  const across = boxOf(plan.x + rail - into, plan.y + at, plan.width - 2 * (rail - into), thin)
  const down = boxOf(side.x + at, side.y + rail - into, thin, side.height - 2 * (rail - into))
  return [
    ...cutBox(boxOf(plan.x, plan.y, rail, plan.height), style),
    ...cutBox(boxOf(plan.x + plan.width - rail, plan.y, rail, plan.height), style),
    ...cutBox(across, panel),
    ...cutBox(boxOf(side.x, side.y, side.width, rail), style),
    ...cutBox(boxOf(side.x, side.y + side.height - rail, side.width, rail), style),
    ...cutBox(down, panel),
  ]
}

export function drawFrontSections(
  spec: CabinetFrontSpec,
  layout: SlatLayout,
  sheet: FrontSheet,
): Primitive[] {
  if (spec.face === 'slats') return slatSectionsOf(spec, layout, sheet)
  if (spec.face === 'frame') return frameSections(spec, sheet)
  const style = { part: 'front', hatchMm: sheet.hatchMm, fill: spec.finish.fill }
  return [...cutPolygon(shapedCorners(sheet.plan, spec.edge), style), ...cutBox(sheet.side, style)]
}
