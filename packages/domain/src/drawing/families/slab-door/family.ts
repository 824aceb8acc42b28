/** The slab door: elevation on the left, plan with its swing on the right. */
import { type Box, boxAround, boxOf, unionBoxes } from '../../../geometry/box.ts'
import { doorDrawingWords as words } from '../../../messages/drawings/doors.ts'
import { formatLength } from '../../../units/lengths.ts'
import { darken, lighten, luminance } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import {
  drawEdgeLine,
  drawHandle,
  drawHinges,
  drawUnitNumber,
  fitHandle,
  HANDLE_PROJECTION_MM,
  handleCentre,
  handleWords,
  hingeCount,
  unitNumberWords,
} from '../../parts/leaf.ts'
import { surface } from '../../parts/plate-body.ts'
import { dimensionAt, swingSign, viewTitle } from '../../parts/views.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { sentences, sizeText } from '../../words.ts'
import { checkSlabDoor } from './check.ts'
import { ARCHITRAVE_THICKNESS, drawPlan, type PlanSheet, turningPoint, WALL_STUB } from './plan.ts'
import { type SlabDoorSpec, slabDoorSpecSchema, VISION_LEAST } from './spec.ts'

type Sheet = {
  /** the leaf in elevation */
  readonly leaf: Box
  /** outside of the frame in elevation, down to the floor; the leaf with its clearance without one */
  readonly frame: Box
  readonly architrave: Box
  readonly plan: PlanSheet
  /** everything that the plan covers */
  readonly planBounds: Box
  readonly textMm: number
}

function hasFrame({ mounting, frame }: SlabDoorSpec): boolean {
  return mounting === 'hinged' && frame.width > 0
}

function sheetOf(spec: SlabDoorSpec): Sheet {
  const { width, height, clearance, undercut } = spec
  const jamb = hasFrame(spec) ? spec.frame.width : 0
  const cover = hasFrame(spec) ? spec.frame.architrave : 0
  const leaf = boxOf(0, 0, width, height)
  const outside = clearance + jamb
  const frame = boxOf(-outside, -outside, width + 2 * outside, height + outside + undercut)
  const reveal = cover > 0 ? jamb : 0
  const grow = Math.max(0, cover - reveal)
  const architrave = boxOf(frame.x - grow, frame.y - grow, frame.width + 2 * grow, frame.height + grow)
  const size = Math.max(width, height)
  const depth = hasFrame(spec)
    ? Math.max(spec.frame.depth, spec.thickness)
    : Math.max(spec.wallThickness, spec.thickness)
  const textMm = size * 0.021
  const left = architrave.x + architrave.width + Math.max(size * 0.16, 160) + WALL_STUB
  const floor = height + undercut
  // Swinging in, the open leaf stands above the wall; swinging out, below it.
  const isIn = spec.swing === 'in'
  const reach = width + 20
  // Below the wall stand architraves, the handle and, of a pivot door, the short end of the open leaf.
  const short = spec.mounting === 'pivot' ? Math.max(0, Math.min(spec.pivotOffset, width / 3) - depth / 2) : 0
  const above = Math.max(40, short)
  const forHandle = Math.max(
    short,
    cover > 0 ? ARCHITRAVE_THICKNESS : 0,
    spec.handle.kind === 'none' ? 0 : HANDLE_PROJECTION_MM,
  )
  const openingY = isIn ? floor - depth - forHandle : floor - reach - depth
  const opening = boxOf(left, openingY, frame.width, depth)
  const leafY =
    spec.mounting === 'pivot'
      ? openingY + (depth - spec.thickness) / 2
      : isIn
        ? openingY
        : openingY + depth - spec.thickness
  const plan: PlanSheet = {
    leaf: boxOf(left + outside, leafY, width, spec.thickness),
    opening,
    hatchMm: Math.max(size * 0.009, 4),
  }
  const planBounds = boxOf(
    left - WALL_STUB,
    isIn ? openingY - reach : openingY - above,
    frame.width + 2 * WALL_STUB,
    isIn ? reach + depth + forHandle : reach + depth + above,
  )
  return { leaf, frame, architrave, plan, planBounds, textMm }
}

/** The glass in the leaf: beside the handle, or the upper half. */
export function visionBox({ vision, handle }: SlabDoorSpec, leaf: Box): Box | null {
  const { width, height } = leaf
  if (vision === 'none' || width < VISION_LEAST.width || height < VISION_LEAST.height) return null
  if (vision === 'wide') return boxOf(width * 0.16, height * 0.07, width * 0.68, height * 0.4)
  const narrow = Math.min(140, width * 0.2)
  const x = handle.side === 'left' ? width * 0.2 : width * 0.8 - narrow
  return boxOf(x, height * 0.08, narrow, height * 0.36)
}

function drawGlass(box: Box): Primitive[] {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  const slant = Math.min(box.width, box.height) * 0.25
  const shine = (shift: number): Primitive => ({
    kind: 'line',
    from: { x: cx - slant + shift, y: cy + slant },
    to: { x: cx + slant + shift, y: cy - slant },
    role: 'fine',
    stroke: '#8fa3a6',
    part: 'vision',
  })
  return [
    { kind: 'rect', ...box, fill: '#dfe9ea', role: 'detail', stroke: 'ink', part: 'vision' },
    {
      kind: 'rect',
      ...boxAround({ x: cx, y: cy }, Math.max(1, box.width - 24), Math.max(1, box.height - 24)),
      role: 'fine',
      stroke: 'ink2',
      part: 'vision',
    },
    shine(0),
    shine(slant * 0.3),
  ]
}

function drawFrameFront(spec: SlabDoorSpec, { frame, architrave }: Sheet): Primitive[] {
  if (!hasFrame(spec)) return []
  const { fill } = spec.finish
  const tone = luminance(fill) < 0.08 ? lighten(fill, 0.16) : darken(fill, 0.1)
  const shared = { fill: tone, role: 'outline', stroke: 'ink', part: 'frame' } as const
  const mitre = (outer: Box, inner: Box): Primitive => ({
    kind: 'path',
    d: `M${outer.x} ${outer.y}L${inner.x} ${inner.y}M${outer.x + outer.width} ${outer.y}L${inner.x + inner.width} ${inner.y}`,
    role: 'fine',
    stroke: 'ink',
    part: 'frame',
  })
  const inside = boxOf(
    frame.x + spec.frame.width,
    frame.y + spec.frame.width,
    frame.width - 2 * spec.frame.width,
    frame.height - spec.frame.width,
  )
  const covers = spec.frame.architrave > 0
  return [
    { kind: 'rect', ...(covers ? architrave : frame), ...shared },
    mitre(covers ? architrave : frame, inside),
    // The gap around the leaf is in shadow.
    { kind: 'rect', ...inside, fill: darken(fill, 0.75), part: 'frame' },
  ]
}

function drawElevation(spec: SlabDoorSpec, sheet: Sheet): Primitive[] {
  const { leaf, architrave, textMm } = sheet
  const { finish, handle, mounting } = spec
  const hinge = handle.side === 'left' ? 'right' : 'left'
  const floor = leaf.height + spec.undercut
  const grain = Math.max(leaf.width, leaf.height) * 0.006
  const glass = visionBox(spec, leaf)
  const axis = turningPoint(spec, { ...sheet.plan, leaf })
  const sign = mounting === 'pivot' ? pivotSign(leaf, hinge, axis.x) : leaf
  return [
    ...drawFrameFront(spec, sheet),
    ...surface(leaf, 0, finish, 'leaf', grain),
    ...drawEdgeLine(leaf, spec.edge, finish.fill, 'leaf'),
    ...(glass ? drawGlass(glass) : []),
    swingSign(sign, hinge, finish.fill),
    { kind: 'rect', ...leaf, role: 'outline', stroke: 'ink', part: 'leaf' },
    ...(mounting === 'hinged'
      ? drawHinges(leaf, hinge, hingeCount(spec.height))
      : drawPivots(leaf, axis.x, floor)),
    ...drawHandle(leaf, handle),
    {
      kind: 'line',
      from: { x: architrave.x - textMm * 2.5, y: floor },
      to: { x: architrave.x + architrave.width + textMm * 2.5, y: floor },
      role: 'outline',
      stroke: 'ink',
      part: 'floor',
    },
    ...drawUnitNumber(spec.unitNumber, { x: leaf.width / 2, y: leaf.height * 0.62 }, textMm, leaf.width),
  ]
}

/** The part of a pivot leaf from its axis to the free edge. */
function pivotSign(leaf: Box, hinge: 'left' | 'right', axisX: number): Box {
  return hinge === 'left'
    ? boxOf(axisX, leaf.y, leaf.x + leaf.width - axisX, leaf.height)
    : boxOf(leaf.x, leaf.y, axisX - leaf.x, leaf.height)
}

function drawPivots(leaf: Box, x: number, floor: number): Primitive[] {
  const shared = { fill: '#8f9296', role: 'fine', stroke: 'ink', part: 'pivot' } as const
  return [
    {
      kind: 'line',
      from: { x, y: leaf.y - 24 },
      to: { x, y: floor },
      role: 'center',
      stroke: 'ink2',
      part: 'pivot',
    },
    { kind: 'rect', ...boxOf(x - 30, leaf.y, 60, 12), ...shared },
    { kind: 'rect', ...boxOf(x - 40, leaf.height - 14, 80, 14), ...shared },
  ]
}

function dimensionsOf(spec: SlabDoorSpec, sheet: Sheet): LinearDimension[] {
  const { leaf, frame, plan, planBounds } = sheet
  const floor = leaf.height + spec.undercut
  const left = sheet.architrave.x
  const dimensions: LinearDimension[] = [
    dimensionAt('width', 'bottom', [0, leaf.width], floor, { isOverall: true, part: 'leaf' }),
    dimensionAt('height', 'left', [0, leaf.height], left, { isOverall: true, part: 'leaf' }),
    dimensionAt(
      'thickness',
      'right',
      [plan.leaf.y, plan.leaf.y + plan.leaf.height],
      planBounds.x + planBounds.width,
      {
        part: 'leaf',
      },
    ),
  ]
  if (hasFrame(spec)) {
    const end = frame.x + frame.width
    dimensions.push(
      dimensionAt('frame-width', 'bottom', [frame.x, end], floor, { part: 'frame' }),
      dimensionAt('frame-height', 'left', [frame.y, floor], left, { part: 'frame' }),
      dimensionAt('jamb', 'top', [frame.x, frame.x + spec.frame.width], frame.y, { part: 'frame' }),
    )
  }
  const opening = [plan.opening.x, plan.opening.x + plan.opening.width] as const
  const edge = plan.opening.y + plan.opening.height
  dimensions.push(dimensionAt('opening', 'bottom', opening, edge, { part: 'wall' }))
  if (spec.handle.kind !== 'none') {
    const { y } = handleCentre(leaf, spec.handle)
    dimensions.push(dimensionAt('handle-height', 'left', [y, floor], left, { part: 'handle' }))
  }
  if (spec.mounting === 'pivot') {
    const { x } = turningPoint(spec, { ...plan, leaf })
    const span = x < leaf.width / 2 ? ([0, x] as const) : ([x, leaf.width] as const)
    dimensions.push(dimensionAt('pivot', 'top', span, 0, { part: 'pivot' }))
  }
  return dimensions
}

function visionWords({ vision }: SlabDoorSpec): string | undefined {
  switch (vision) {
    case 'none':
      return undefined
    case 'narrow':
      return words.narrowVision
    case 'wide':
      return words.wideVision
  }
}

export function drawSlabDoor(given: SlabDoorSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  // Handles of doors are measured from the floor.
  const height = Math.max(1, given.handle.height - given.undercut)
  const spec = { ...given, handle: fitHandle(given, { ...given.handle, height }) }
  const sheet = sheetOf(spec)
  const { leaf, architrave, plan, planBounds, textMm } = sheet
  const floor = leaf.height + spec.undercut
  const hung = { side: spec.handle.side === 'left' ? 'right' : 'left', opens: spec.swing } as const
  const margin = textMm * 2.5
  const front = boxOf(
    architrave.x - margin,
    Math.min(architrave.y, -24),
    architrave.width + 2 * margin,
    floor - Math.min(architrave.y, -24),
  )
  const title = { x: plan.opening.x + plan.opening.width / 2, y: planBounds.y - textMm * 0.8 }
  const bounds = unionBoxes(front, unionBoxes(planBounds, boxOf(title.x, title.y - textMm, 0, textMm)))
  return {
    family: 'slab-door',
    bounds,
    face: {
      front: hasFrame(spec) ? unionBoxes(sheet.frame, architrave) : leaf,
      depthMm: plan.opening.height,
    },
    items: [
      ...drawElevation(spec, sheet),
      ...drawPlan(spec, plan, plan.leaf.x + handleCentre(leaf, spec.handle).x),
      viewTitle('Plan', title, textMm),
    ],
    dimensions: dimensionsOf(spec, sheet),
    parts: [
      { id: 'leaf', title: 'Door leaf', box: leaf },
      { id: 'plan', title: 'Plan', box: planBounds },
    ],
    description: sentences([
      words.slabDoor({
        size: sizeText(spec.width, spec.height, unit),
        finish: spec.finish.title,
        thickness: formatLength(spec.thickness, unit),
      }),
      spec.mounting === 'pivot' ? words.pivoted(hung) : words.hinged(hung),
      hasFrame(spec)
        ? words.frame({ size: sizeText(sheet.frame.width, sheet.frame.height, unit) })
        : words.noFrame,
      visionBox(spec, leaf) ? visionWords(spec) : undefined,
      handleWords(given.handle, formatLength(given.handle.length, unit)),
      unitNumberWords(spec.unitNumber),
    ]),
  }
}

export const slabDoorFamily = defineFamily({
  key: 'slab-door',
  isModelled: true,
  specSchema: slabDoorSpecSchema,
  draw: drawSlabDoor,
  check: checkSlabDoor,
})
