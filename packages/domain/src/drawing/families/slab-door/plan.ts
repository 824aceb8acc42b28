/** The slab door in plan: cut wall, cut frame, the closed leaf, and the way that it swings. */
import { type Box, type Point, boxOf, coordinate as n } from '../../../geometry/box.ts'
import { drawHandleSection } from '../../parts/leaf.ts'
import { centreCross, cutBox } from '../../parts/views.ts'
import type { Primitive } from '../../scene.ts'
import type { SlabDoorSpec } from './spec.ts'

/** How much of the wall is drawn on each side of the opening, mm. */
export const WALL_STUB = 150
export const ARCHITRAVE_THICKNESS = 12

export type PlanSheet = {
  /** the closed leaf */
  readonly leaf: Box
  /** opening between the jambs' outsides */
  readonly opening: Box
  readonly hatchMm: number
}

function hingeSide({ handle }: SlabDoorSpec): 'left' | 'right' {
  return handle.side === 'left' ? 'right' : 'left'
}

/** The axis that the leaf turns about, on the face that opens first. */
export function turningPoint(spec: SlabDoorSpec, { leaf }: PlanSheet): Point {
  const inset = spec.mounting === 'pivot' ? Math.min(spec.pivotOffset, leaf.width / 3) : 0
  const x = hingeSide(spec) === 'left' ? leaf.x + inset : leaf.x + leaf.width - inset
  const middle = leaf.y + leaf.height / 2
  const face = spec.swing === 'in' ? leaf.y : leaf.y + leaf.height
  return { x, y: spec.mounting === 'pivot' ? middle : face }
}

/** The leaf standing open at a right angle, hidden, and the arc of its free edge. */
function drawSwing(spec: SlabDoorSpec, sheet: PlanSheet): Primitive[] {
  const { leaf } = sheet
  const axis = turningPoint(spec, sheet)
  const isLeft = hingeSide(spec) === 'left'
  const way = spec.swing === 'in' ? -1 : 1
  const reach = isLeft ? leaf.x + leaf.width - axis.x : axis.x - leaf.x
  const short = leaf.width - reach
  const thick = leaf.height
  const isPivot = spec.mounting === 'pivot'
  // Turned about the axis: what lay along x stands along y.
  const x = isPivot ? axis.x - thick / 2 : isLeft ? axis.x : axis.x - thick
  const y = way < 0 ? axis.y - reach : axis.y - short
  const open = boxOf(x, y, thick, reach + short)
  const free = { x: isLeft ? axis.x + reach : axis.x - reach, y: axis.y }
  const end = { x: axis.x, y: axis.y + way * reach }
  const sweep = isLeft === way < 0 ? 0 : 1
  return [
    {
      kind: 'path',
      d: `M${n(free.x)} ${n(free.y)}A${n(reach)} ${n(reach)} 0 0 ${sweep} ${n(end.x)} ${n(end.y)}`,
      role: 'hidden',
      stroke: 'ink2',
      part: 'swing',
    },
    { kind: 'rect', ...open, role: 'hidden', stroke: 'ink2', part: 'swing' },
    ...(isPivot ? [centreCross(axis, thick * 0.9, 'pivot')] : []),
  ]
}

function drawWalls({ opening, hatchMm }: PlanSheet): Primitive[] {
  const style = { part: 'wall', hatchMm: hatchMm * 1.4, angle: 45 }
  const wall = (x: number) => cutBox(boxOf(x, opening.y, WALL_STUB, opening.height), style)
  return [...wall(opening.x - WALL_STUB), ...wall(opening.x + opening.width)]
}

/** Jambs with a stop for the leaf, and architraves over the wall's face. */
function drawFrame(spec: SlabDoorSpec, { opening, leaf, hatchMm }: PlanSheet): Primitive[] {
  const { frame, finish } = spec
  if (spec.mounting === 'pivot' || frame.width <= 0) return []
  const style = { part: 'frame', hatchMm: hatchMm * 0.8, fill: finish.fill, angle: -45 }
  const stop = 12
  const isIn = spec.swing === 'in'
  const stopDepth = Math.max(0, opening.height - leaf.height)
  const stopY = isIn ? opening.y + opening.height - stopDepth : opening.y
  const inner = { left: opening.x + frame.width, right: opening.x + opening.width - frame.width }
  const thick = ARCHITRAVE_THICKNESS
  const architrave = (x: number) =>
    frame.architrave > 0
      ? [
          ...cutBox(boxOf(x, opening.y - thick, frame.architrave, thick), style),
          ...cutBox(boxOf(x, opening.y + opening.height, frame.architrave, thick), style),
        ]
      : []
  return [
    ...cutBox(boxOf(opening.x, opening.y, frame.width, opening.height), style),
    ...cutBox(boxOf(inner.right, opening.y, frame.width, opening.height), style),
    ...cutBox(boxOf(inner.left, stopY, stop, stopDepth), style),
    ...cutBox(boxOf(inner.right - stop, stopY, stop, stopDepth), style),
    ...architrave(inner.left - frame.architrave),
    ...architrave(inner.right),
  ]
}

export function drawPlan(spec: SlabDoorSpec, sheet: PlanSheet, handleX: number): Primitive[] {
  const { leaf, hatchMm } = sheet
  const style = { part: 'leaf', hatchMm: hatchMm * 0.8, fill: spec.finish.fill }
  return [
    ...drawWalls(sheet),
    ...drawFrame(spec, sheet),
    ...drawSwing(spec, sheet),
    ...cutBox(leaf, style),
    ...drawHandleSection(handleX, leaf.y + leaf.height, spec.handle),
  ]
}
