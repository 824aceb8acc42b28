/**
 * The two forms of everything that stands on a canvas, a box and a line, and what can be done to them: found under the
 * pointer, moved, resized by a handle, turned. Inches, y downwards; angles in degrees, clockwise as seen on the screen.
 */
import type { Box, Point } from '../geometry/box.ts'

/** A box, turned about its middle. `x` and `y` are its upper left corner before it is turned. */
export interface BoxForm extends Box {
  readonly type: 'box'
  readonly rotation: number
}

/** A straight line; `thickness` is the width of its body, half of it on either side, 0 for a mere line. */
export interface LineForm {
  readonly type: 'line'
  readonly from: Point
  readonly to: Point
  readonly thickness: number
}

export type Form = BoxForm | LineForm

/** The eight handles of a box by where they stand, and the two ends of a line. */
export const boxHandles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type BoxHandle = (typeof boxHandles)[number]
export type Handle = BoxHandle | 'from' | 'to'

/** Where a handle stands on a box of 1 by 1 about its middle. */
const places: Readonly<Record<BoxHandle, Point>> = {
  nw: { x: -0.5, y: -0.5 },
  n: { x: 0, y: -0.5 },
  ne: { x: 0.5, y: -0.5 },
  e: { x: 0.5, y: 0 },
  se: { x: 0.5, y: 0.5 },
  s: { x: 0, y: 0.5 },
  sw: { x: -0.5, y: 0.5 },
  w: { x: -0.5, y: 0 },
}

/** A box becomes no smaller than this by dragging; smaller ones are typed. Inches. */
export const MIN_SIZE = 1 / 16

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}

export function subtract(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

export function scale(point: Point, by: number): Point {
  return { x: point.x * by, y: point.y * by }
}

export function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Sine and cosine of degrees, exact for quarter turns: a box turned by 90 has straight edges. */
function turn(degrees: number): { readonly sin: number; readonly cos: number } {
  const whole = ((degrees % 360) + 360) % 360
  if (whole % 90 === 0) {
    const quarter = whole / 90
    return { sin: [0, 1, 0, -1][quarter] ?? 0, cos: [1, 0, -1, 0][quarter] ?? 1 }
  }
  const radians = (whole * Math.PI) / 180
  return { sin: Math.sin(radians), cos: Math.cos(radians) }
}

/** A vector turned clockwise. */
export function rotate(vector: Point, degrees: number): Point {
  const { sin, cos } = turn(degrees)
  return { x: vector.x * cos - vector.y * sin, y: vector.x * sin + vector.y * cos }
}

/** A point turned clockwise about another. */
export function rotateAbout(point: Point, degrees: number, about: Point): Point {
  return add(about, rotate(subtract(point, about), degrees))
}

/** The direction from one point to another: 0 to the right, 90 downwards, below 360. */
export function directionOf(from: Point, to: Point): number {
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return degrees < 0 ? degrees + 360 : degrees
}

/** The same angle from 0 up to, and not, 360. */
export function normalAngle(degrees: number): number {
  const angle = ((degrees % 360) + 360) % 360
  return angle === 360 ? 0 : angle
}

export function centerOf(form: Form): Point {
  return form.type === 'box'
    ? { x: form.x + form.width / 2, y: form.y + form.height / 2 }
    : middleOf(form.from, form.to)
}

/** The corners clockwise: of a box from its upper left one, of a line those of its body. */
export function cornersOf(form: Form): readonly [Point, Point, Point, Point] {
  if (form.type === 'box') {
    const corner = (handle: BoxHandle) => handlePoint(form, handle)
    return [corner('nw'), corner('ne'), corner('se'), corner('sw')]
  }
  const { from, to, thickness } = form
  const length = distance(from, to)
  const along = length === 0 ? { x: 1, y: 0 } : scale(subtract(to, from), 1 / length)
  const across = scale({ x: -along.y, y: along.x }, thickness / 2)
  return [subtract(from, across), subtract(to, across), add(to, across), add(from, across)]
}

/** The smallest axis-parallel box around it. */
export function boundsOf(form: Form): Box {
  return boxOfPoints(cornersOf(form))
}

/** The smallest box around points; of none an empty one at 0, 0. */
export function boxOfPoints(points: readonly Point[]): Box {
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The nearest point of a segment to another point. */
export function nearestOnSegment(point: Point, from: Point, to: Point): Point {
  const along = subtract(to, from)
  const square = along.x * along.x + along.y * along.y
  if (square === 0) return from
  const part = ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / square
  return add(from, scale(along, Math.min(1, Math.max(0, part))))
}

/** How far a point is from the edge of a form. */
export function distanceToEdge(form: Form, point: Point): number {
  const corners = cornersOf(form)
  return Math.min(
    ...corners.map((corner, index) =>
      distance(point, nearestOnSegment(point, corner, corners[(index + 1) % 4] ?? corner)),
    ),
  )
}

/** Is the point inside the form, or on its edge? */
export function contains(form: Form, point: Point): boolean {
  const local = toLocal(form, point)
  const half = halfSize(form)
  return Math.abs(local.x) <= half.x && Math.abs(local.y) <= half.y
}

/** 0 inside, else how far the point is from the form. */
export function distanceTo(form: Form, point: Point): number {
  return contains(form, point) ? 0 : distanceToEdge(form, point)
}

/** Half of width and height in the form's own directions. */
function halfSize(form: Form): Point {
  return form.type === 'box'
    ? { x: form.width / 2, y: form.height / 2 }
    : { x: distance(form.from, form.to) / 2, y: form.thickness / 2 }
}

function rotationOf(form: Form): number {
  return form.type === 'box' ? form.rotation : directionOf(form.from, form.to)
}

/** A point as seen from the form's middle, in its own directions. */
export function toLocal(form: Form, point: Point): Point {
  return rotate(subtract(point, centerOf(form)), -rotationOf(form))
}

/** Do a form and an axis-parallel box share a point? By separating axes. */
export function touchesBox(form: Form, box: Box): boolean {
  const bounds = boundsOf(form)
  if (
    bounds.x > box.x + box.width ||
    box.x > bounds.x + bounds.width ||
    bounds.y > box.y + box.height ||
    box.y > bounds.y + bounds.height
  ) {
    return false
  }
  const half = halfSize(form)
  const corners = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x + box.width, y: box.y + box.height },
    { x: box.x, y: box.y + box.height },
  ].map((corner) => toLocal(form, corner))
  const local = boxOfPoints(corners)
  return (
    local.x <= half.x &&
    local.x + local.width >= -half.x &&
    local.y <= half.y &&
    local.y + local.height >= -half.y
  )
}

export function handlesOf(form: Form): readonly Handle[] {
  return form.type === 'box' ? boxHandles : ['from', 'to']
}

/** Where a handle stands. A form that has no such handle answers its middle. */
export function handlePoint(form: Form, handle: Handle): Point {
  if (form.type === 'line') {
    if (handle === 'from') return form.from
    return handle === 'to' ? form.to : centerOf(form)
  }
  if (handle === 'from' || handle === 'to') return centerOf(form)
  const { x, y } = places[handle]
  const vector = rotate({ x: x * form.width, y: y * form.height }, form.rotation)
  return add(centerOf(form), vector)
}

export function translate(form: Form, by: Point): Form {
  return form.type === 'box'
    ? { ...form, x: form.x + by.x, y: form.y + by.y }
    : { ...form, from: add(form.from, by), to: add(form.to, by) }
}

/** Turned clockwise about a point. */
export function rotateForm(form: Form, degrees: number, about: Point): Form {
  if (form.type === 'line') {
    return {
      ...form,
      from: rotateAbout(form.from, degrees, about),
      to: rotateAbout(form.to, degrees, about),
    }
  }
  const center = rotateAbout(centerOf(form), degrees, about)
  return {
    ...form,
    x: center.x - form.width / 2,
    y: center.y - form.height / 2,
    rotation: normalAngle(form.rotation + degrees),
  }
}

export interface ResizeOptions {
  /** width and height stay in proportion */
  readonly keepsRatio?: boolean
  /** the middle stays where it is, not the opposite handle */
  readonly fromCenter?: boolean
  /** no smaller than this, in inches; `MIN_SIZE` by default */
  readonly minSize?: number
}

/**
 * The form with a handle dragged to a point: what is opposite stays where it is. A box never turns inside out, and stays
 * as it is in a direction in which the handle does not pull.
 */
export function resize(form: Form, handle: Handle, to: Point, options: ResizeOptions = {}): Form {
  if (form.type === 'line') {
    if (handle !== 'from' && handle !== 'to') return form
    return { ...form, [handle]: to }
  }
  if (handle === 'from' || handle === 'to') return form
  const { keepsRatio = false, fromCenter = false, minSize = MIN_SIZE } = options
  const pull = { x: Math.sign(places[handle].x), y: Math.sign(places[handle].y) }
  const center = centerOf(form)
  const opposite = { x: (-pull.x * form.width) / 2, y: (-pull.y * form.height) / 2 }
  const anchor = fromCenter ? { x: 0, y: 0 } : opposite
  const local = subtract(toLocal(form, to), anchor)
  const factor = fromCenter ? 2 : 1
  let width = pull.x === 0 ? form.width : Math.max(minSize, local.x * pull.x * factor)
  let height = pull.y === 0 ? form.height : Math.max(minSize, local.y * pull.y * factor)
  if (keepsRatio) {
    const ratios = [
      ...(pull.x === 0 ? [] : [width / form.width]),
      ...(pull.y === 0 ? [] : [height / form.height]),
    ]
    const smallest = Math.max(minSize / form.width, minSize / form.height)
    const ratio = Math.max(smallest, ...ratios)
    width = form.width * ratio
    height = form.height * ratio
  }
  // The anchor keeps its place: the middle lies half the new size from it, in the directions that were pulled.
  const middle = {
    x: anchor.x + (anchor.x === 0 ? 0 : (pull.x * width) / 2),
    y: anchor.y + (anchor.y === 0 ? 0 : (pull.y * height) / 2),
  }
  const moved = add(center, rotate(middle, form.rotation))
  return { ...form, x: moved.x - width / 2, y: moved.y - height / 2, width, height }
}

/** Where a person may want to meet it: corners, middles of edges and the middle of a box; ends and middle of a line. */
export function snapPointsOf(form: Form): readonly Point[] {
  if (form.type === 'line') return [form.from, middleOf(form.from, form.to), form.to]
  return [...boxHandles.map((handle) => handlePoint(form, handle)), centerOf(form)]
}

/** Its straight edges, on which a point may lie: those of a box, and a line with both sides of its body. */
export function edgesOf(form: Form): readonly (readonly [Point, Point])[] {
  const [first, second, third, fourth] = cornersOf(form)
  if (form.type === 'box') {
    return [
      [first, second],
      [second, third],
      [third, fourth],
      [fourth, first],
    ]
  }
  const axis = [form.from, form.to] as const
  return form.thickness === 0 ? [axis] : [axis, [first, second], [fourth, third]]
}

/** Are all of its numbers finite, and is it of a size? */
export function isSound(form: Form): boolean {
  const numbers =
    form.type === 'box'
      ? [form.x, form.y, form.width, form.height, form.rotation]
      : [form.from.x, form.from.y, form.to.x, form.to.y, form.thickness]
  if (!numbers.every(Number.isFinite)) return false
  return form.type === 'box' ? form.width > 0 && form.height > 0 : distance(form.from, form.to) > 0
}
