/** Where everything of a wall light stands. The mounting centre is y 0; each view counts x from its own axis. */
import { type Box, boxOf } from '../../../geometry/box.ts'
import type { WallLightSpec } from './spec.ts'

export const WALL_DEPTH = 12
/** Height of a lying body's axis over the mounting centre. */
const BAR_RISE = 70
/** A cone is this much narrower at the top. */
const CONE_TOP = 0.42
/** Free space that a body keeps from the wall, and from the backplate that it stands before. */
const CLEARANCE = 8

export type WallLightGeometry = {
  readonly backplate: { readonly width: number; readonly height: number; readonly depth: number }
  /** Body from the front, x about its axis. */
  readonly front: Box
  /** Body from the side, x from the wall. */
  readonly side: Box
  /** Half widths at the body's upper and lower end. */
  readonly topRadius: number
  readonly bottomRadius: number
  /** Height of the body's middle. */
  readonly axisY: number
}

export function wallLightGeometry({ backplate, body, projection }: WallLightSpec): WallLightGeometry {
  const plate = {
    width: backplate.width,
    height: backplate.shape === 'round' ? backplate.width : backplate.height,
    depth: backplate.depth,
  }
  const radius = body.diameter / 2
  if (body.shape === 'bar') {
    const axisY = -BAR_RISE - plate.height / 2 + 30
    return {
      backplate: plate,
      front: boxOf(-body.length / 2, axisY - radius, body.length, body.diameter),
      side: boxOf(projection - radius, axisY - radius, body.diameter, body.diameter),
      topRadius: radius,
      bottomRadius: radius,
      axisY,
    }
  }
  const half = body.length / 2
  return {
    backplate: plate,
    front: boxOf(-radius, -half, body.diameter, body.length),
    side: boxOf(projection - radius, -half, body.diameter, body.length),
    topRadius: body.shape === 'cone' ? radius * CONE_TOP : radius,
    bottomRadius: radius,
    axisY: 0,
  }
}

/** Half width of the body at a height where it is, mm. */
function radiusAt(g: WallLightGeometry, y: number): number {
  const { side } = g
  const share = (y - side.y) / side.height
  return g.topRadius + (g.bottomRadius - g.topRadius) * share
}

/** The least distance of the body's middle from the wall at which it meets neither wall nor backplate, mm. */
export function leastProjection(spec: WallLightSpec): number {
  const g = wallLightGeometry(spec)
  const plateHalf = g.backplate.height / 2
  const beforePlate = Math.max(
    ...[-plateHalf, 0, plateHalf].map((y) =>
      radiusAt(g, Math.min(Math.max(y, g.side.y), g.side.y + g.side.height)),
    ),
  )
  const isBeforePlate = g.side.y < plateHalf && g.side.y + g.side.height > -plateHalf
  const fromPlate = isBeforePlate ? beforePlate + g.backplate.depth + CLEARANCE : 0
  return Math.max(fromPlate, g.bottomRadius + CLEARANCE)
}
