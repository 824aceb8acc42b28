/**
 * What a point or a moved form snaps to: ends, corners and middles of others, their edges, alignment with them, and the
 * grid. Everything is measured in inches; the threshold is five pixels of the screen. [2.9.06, 2.9.18]
 */
import { type Box, boxAround, type Point } from '@orderwright/domain/geometry'
import { distance, edgesOf, type Form, nearestOnSegment, snapPointsOf } from '@orderwright/domain/canvas'

/** Pixels within which something snaps. [2.9.06] */
export const SNAP_PIXELS = 5

/** What is shown while something snaps: a line between what is aligned, or a mark at what is met. */
export type SnapGuide =
  | { readonly type: 'line'; readonly from: Point; readonly to: Point }
  | { readonly type: 'point'; readonly at: Point }

export interface Snapped {
  readonly point: Point
  readonly guides: readonly SnapGuide[]
}

export interface SnapTargets {
  /** forms that reach into a box */
  readonly near: (box: Box) => readonly Form[]
  /** what is seen of the sheet: alignment goes across all of it */
  readonly seen: Box
  /** inches between the lines of the grid; 0: there is none */
  readonly gridSize: number
}

export const noSnapTargets: SnapTargets = {
  near: () => [],
  seen: { x: 0, y: 0, width: 0, height: 0 },
  gridSize: 0,
}

/** The points of a form that others snap to, and their different places along each axis: of nine points of a box, three. */
interface FormPoints {
  readonly points: readonly Point[]
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** A form that does not change keeps its object, so its points are worked out once. */
const pointsOfForm = new WeakMap<Form, FormPoints>()

function pointsOf(form: Form): FormPoints {
  const known = pointsOfForm.get(form)
  if (known) return known
  const points = snapPointsOf(form)
  const along = (axis: 'x' | 'y') => [...new Set(points.map((point) => point[axis]))]
  const found = { points, x: along('x'), y: along('y') }
  pointsOfForm.set(form, found)
  return found
}

/** What is seen of the sheet within `by` of a point along an axis. */
function stripAround({ seen }: SnapTargets, point: Point, axis: 'x' | 'y', by: number): Box {
  return axis === 'x'
    ? { x: point.x - by, y: seen.y, width: 2 * by, height: seen.height }
    : { x: seen.x, y: point.y - by, width: seen.width, height: 2 * by }
}

/** The point that is met: the nearest one within the threshold. */
function nearestPoint(targets: SnapTargets, point: Point, threshold: number): Point | null {
  let best: Point | null = null
  let least = threshold
  for (const form of targets.near(boxAround(point, 2 * threshold, 2 * threshold))) {
    for (const candidate of pointsOf(form).points) {
      const away = distance(candidate, point)
      if (away > least || (best !== null && away === least)) continue
      best = candidate
      least = away
    }
  }
  return best
}

/** The nearest place on an edge within the threshold. */
function nearestEdge(targets: SnapTargets, point: Point, threshold: number): Point | null {
  let best: Point | null = null
  let least = threshold
  for (const form of targets.near(boxAround(point, 2 * threshold, 2 * threshold))) {
    for (const [from, to] of edgesOf(form)) {
      const candidate = nearestOnSegment(point, from, to)
      const away = distance(candidate, point)
      if (away > least || (best !== null && away === least)) continue
      best = candidate
      least = away
    }
  }
  return best
}

/** What is as near as this counts as equally near. */
const SAME = 1e-9

/** The point that is aligned with another along an axis: the nearest value, and of several points there the nearest one. */
function alignedPoint(targets: SnapTargets, axis: 'x' | 'y', to: Point, threshold: number): Point | null {
  // Where much stands on the sheet, something is nearer than the threshold by far: the strip grows until it has something.
  for (let width = threshold / 16; width < threshold; width *= 4) {
    const found = alignedWithin(targets, axis, to, width)
    if (found) return found
  }
  return alignedWithin(targets, axis, to, threshold)
}

function alignedWithin(targets: SnapTargets, axis: 'x' | 'y', to: Point, width: number): Point | null {
  let best: Point | null = null
  let least = width
  let nearest = Infinity
  for (const form of targets.near(stripAround(targets, to, axis, width))) {
    const own = pointsOf(form)
    for (const value of own[axis]) {
      const away = Math.abs(value - to[axis])
      if (away > width || away > least + SAME) continue
      if (away < least - SAME) nearest = Infinity
      least = Math.min(least, away)
      for (const point of own.points) {
        if (point[axis] !== value) continue
        const distanceTo = distance(point, to)
        if (distanceTo >= nearest) continue
        nearest = distanceTo
        best = point
      }
    }
  }
  return best
}

/** By how much a value moves to the next line of the grid; null where none is near. */
function toGrid(gridSize: number, value: number, threshold: number): number | null {
  if (gridSize === 0) return null
  const by = Math.round(value / gridSize) * gridSize - value
  return Math.abs(by) <= threshold ? by : null
}

/** A point aligned with others along both axes, each on its own. */
function align(targets: SnapTargets, point: Point, threshold: number): Snapped {
  const withX = alignedPoint(targets, 'x', point, threshold)
  const withY = alignedPoint(targets, 'y', point, threshold)
  const x = withX ? withX.x : point.x + (toGrid(targets.gridSize, point.x, threshold) ?? 0)
  const y = withY ? withY.y : point.y + (toGrid(targets.gridSize, point.y, threshold) ?? 0)
  const aligned = { x, y }
  const guides = [withX, withY].flatMap((other): SnapGuide[] =>
    other ? [{ type: 'line', from: other, to: aligned }] : [],
  )
  return { point: aligned, guides }
}

/** A single point: what it meets counts before what it is aligned with. */
export function snapPoint(targets: SnapTargets, point: Point, threshold: number): Snapped {
  const met = nearestPoint(targets, point, threshold)
  if (met) return { point: met, guides: [{ type: 'point', at: met }] }
  const edge = nearestEdge(targets, point, threshold)
  if (edge) return { point: edge, guides: [{ type: 'point', at: edge }] }
  return align(targets, point, threshold)
}

/** The nearest multiple of some degrees, and the point so far from `from` in that direction. */
function inSteps(from: Point, point: Point, degrees: number): Point {
  const step = (degrees * Math.PI) / 180
  const angle = Math.round(Math.atan2(point.y - from.y, point.x - from.x) / step) * step
  const length = distance(from, point)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // The sine of a half turn is not quite 0.
  const exact = (part: number) => (Math.abs(part) < 1e-12 ? 0 : part)
  return { x: from.x + length * exact(cos), y: from.y + length * exact(sin) }
}

/**
 * The second point of a line that is drawn: what it meets, then right angles to the axes, then alignment. `isStepped` keeps
 * it to directions of 15 degrees whatever stands there.
 */
export function snapLineEnd(
  targets: SnapTargets,
  from: Point,
  point: Point,
  threshold: number,
  isStepped: boolean,
): Snapped {
  if (isStepped) {
    const stepped = inSteps(from, point, 15)
    return { point: stepped, guides: [{ type: 'line', from, to: stepped }] }
  }
  const met = nearestPoint(targets, point, threshold)
  if (met) return { point: met, guides: [{ type: 'point', at: met }] }
  const isLevel = Math.abs(point.y - from.y) <= threshold
  const isUpright = Math.abs(point.x - from.x) <= threshold
  if (isLevel === isUpright) return snapPoint(targets, point, threshold)
  const straight = isLevel ? { x: point.x, y: from.y } : { x: from.x, y: point.y }
  const aligned = align(targets, straight, threshold).point
  const end = isLevel ? { x: aligned.x, y: from.y } : { x: from.x, y: aligned.y }
  return { point: end, guides: [{ type: 'line', from, to: end }] }
}

export interface SnappedMove {
  /** what the move is with snapping */
  readonly by: Point
  readonly guides: readonly SnapGuide[]
}

/** A move of points that belong together: the nearest alignment of any of them, along each axis on its own. */
export function snapMove(
  targets: SnapTargets,
  points: readonly Point[],
  by: Point,
  threshold: number,
): SnappedMove {
  const moved = points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
  const along = (name: 'x' | 'y') => {
    let best: { readonly shift: number; readonly with: Point; readonly index: number } | null = null
    let least = threshold
    const tried = new Set<number>()
    for (const [index, point] of moved.entries()) {
      // What lies in line with another of them is as far from everything.
      if (tried.has(point[name])) continue
      tried.add(point[name])
      const other = alignedPoint(targets, name, point, least)
      if (!other) continue
      const shift = other[name] - point[name]
      if (best !== null && Math.abs(shift) >= Math.abs(best.shift)) continue
      best = { shift, with: other, index }
      least = Math.abs(shift)
    }
    return best
  }
  const [x, y] = [along('x'), along('y')]
  const [first] = moved
  const grid = (name: 'x' | 'y') => (first ? (toGrid(targets.gridSize, first[name], threshold) ?? 0) : 0)
  const shift = { x: x ? x.shift : grid('x'), y: y ? y.shift : grid('y') }
  const guides = [x, y].flatMap((one): SnapGuide[] => {
    const point = one && moved[one.index]
    if (!one || !point) return []
    return [{ type: 'line', from: one.with, to: { x: point.x + shift.x, y: point.y + shift.y } }]
  })
  return { by: { x: by.x + shift.x, y: by.y + shift.y }, guides }
}

/** Degrees within which a turn snaps to the next 15. */
const TURN_THRESHOLD = 3

/** An angle that snaps to multiples of 15 degrees; `isStepped`: always. */
export function snapAngle(degrees: number, isStepped: boolean): number {
  const step = Math.round(degrees / 15) * 15
  return isStepped || Math.abs(step - degrees) <= TURN_THRESHOLD ? step : degrees
}
