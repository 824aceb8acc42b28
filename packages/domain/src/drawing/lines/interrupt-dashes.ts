/**
 * Dashed and chain lines stop before a text and go on behind it, so that what is engraved or written can be read. Only
 * straight lines, boxes and circles are interrupted; what else is dashed stays as it is.
 */
import { type Box, type Point, boxOf, coordinate as n, growBox } from '../../geometry/box.ts'
import { approximateMeasurer } from '../../engraving/fonts/measure.ts'
import { absoluteSegments, pathBox } from '../../geometry/path.ts'
import { isEngraved } from '../engraving-parts.ts'
import type { LineRole, PathPrimitive, Primitive, TextPrimitive } from '../scene.ts'

/** Free room about a text, in parts of its size. */
const ROOM = 0.3
/** Free room about a symbol, mm. */
const SYMBOL_ROOM_MM = 1
/** Height over the baseline and depth under it, in parts of the size. */
const ASCENT = 0.76
const DEPTH = 0.2

const dashedRoles: ReadonlySet<LineRole> = new Set<LineRole>(['hidden', 'center'])
type Shape = Exclude<Primitive, { kind: 'group' } | { kind: 'text' }>

function isDashed(item: Shape): boolean {
  return item.role !== undefined && item.strokeMm === undefined && dashedRoles.has(item.role)
}

/** What a text covers with the room about it; null where it is empty or turned otherwise than by quarters. */
function textBox({ at, anchor, text, font, rotation = 0 }: TextPrimitive): Box | null {
  if (text.trim() === '' || rotation % 90 !== 0) return null
  const { sizeMm } = font
  const width = approximateMeasurer.measure(text, font.family, sizeMm).advanceMm
  const start = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width
  const [left, top, right, bottom] = [start, -ASCENT * sizeMm, start + width, DEPTH * sizeMm]
  const angle = (rotation / 180) * Math.PI
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))]
  const [x, y] = [left * cos - top * sin, left * sin + top * cos]
  const [toX, toY] = [right * cos - bottom * sin, right * sin + bottom * cos]
  const turned = boxOf(Math.min(x, toX), Math.min(y, toY), Math.abs(toX - x), Math.abs(toY - y))
  return growBox(boxOf(at.x + turned.x, at.y + turned.y, turned.width, turned.height), ROOM * sizeMm)
}

/** What an engraved symbol covers with the room about it: it is cut as a text is. */
function symbolBox(path: PathPrimitive): Box | null {
  return isEngraved(path) ? growBox(pathBox(path.d), (path.strokeMm ?? 0) / 2 + SYMBOL_ROOM_MM) : null
}

function textBoxes(items: readonly Primitive[], dx: number, dy: number): Box[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return textBoxes(item.items, dx + item.at.x, dy + item.at.y)
    const box = item.kind === 'text' ? textBox(item) : item.kind === 'path' ? symbolBox(item) : null
    return box === null ? [] : [boxOf(box.x + dx, box.y + dy, box.width, box.height)]
  })
}

const CIRCLE_STEPS = 120
const CORNER_STEPS = 6

function arcPoints(center: Point, radius: number, from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = from + ((to - from) * index) / steps
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) }
  })
}

/** The lines of a shape as corners in order; null for what is bent otherwise than a circle. */
function polylines(item: Shape): Point[][] | null {
  switch (item.kind) {
    case 'line':
      return [[item.from, item.to]]
    case 'circle':
      return [arcPoints(item.center, item.radius, 0, 2 * Math.PI, CIRCLE_STEPS)]
    case 'rect': {
      const { x, y, width, height } = item
      const r = Math.min(item.radius ?? 0, width / 2, height / 2)
      const corner = (cx: number, cy: number, from: number) =>
        arcPoints({ x: cx, y: cy }, r, from, from + Math.PI / 2, CORNER_STEPS)
      const points = [
        ...corner(x + r, y + r, Math.PI),
        ...corner(x + width - r, y + r, 1.5 * Math.PI),
        ...corner(x + width - r, y + height - r, 0),
        ...corner(x + r, y + height - r, Math.PI / 2),
      ]
      return [[...points, ...points.slice(0, 1)]]
    }
    case 'path':
      return pathPolylines(item.d)
  }
}

function pathPolylines(d: string): Point[][] | null {
  const lines: Point[][] = []
  for (const { command, values } of absoluteSegments(d)) {
    const [x = 0, y = 0] = values
    const last = lines.at(-1)
    if (command === 'M') lines.push([{ x, y }])
    else if (command === 'L') last?.push({ x, y })
    else if (command === 'Z') last?.push(...last.slice(0, 1))
    else return null
  }
  return lines
}

/** Where a stretch from `a` to `b` lies in a box, as shares of it; null where it does not. */
function insideOf(a: Point, b: Point, box: Box): [number, number] | null {
  let [from, to] = [0, 1]
  const sides: [number, number, number, number][] = [
    [a.x, b.x - a.x, box.x, box.x + box.width],
    [a.y, b.y - a.y, box.y, box.y + box.height],
  ]
  for (const [start, step, low, high] of sides) {
    if (Math.abs(step) < 1e-12) {
      if (start <= low || start >= high) return null
      continue
    }
    const [one, other] = [(low - start) / step, (high - start) / step]
    from = Math.max(from, Math.min(one, other))
    to = Math.min(to, Math.max(one, other))
  }
  return from < to ? [from, to] : null
}

/** The parts of a stretch outside all boxes, as shares of it. */
function outsideOf(a: Point, b: Point, boxes: readonly Box[]): [number, number][] {
  const inside = boxes.flatMap((box) => {
    const found = insideOf(a, b, box)
    return found === null ? [] : [found]
  })
  let at = 0
  const free: [number, number][] = []
  for (const [from, to] of inside.toSorted((one, other) => one[0] - other[0])) {
    if (from > at) free.push([at, from])
    at = Math.max(at, to)
  }
  if (at < 1) free.push([at, 1])
  return free
}

function pathOutside(points: readonly Point[], boxes: readonly Box[]): string {
  let d = ''
  let isDrawing = false
  for (const [index, b] of points.entries()) {
    const a = points[index - 1]
    if (a === undefined) continue
    const on = (share: number) => `${n(a.x + (b.x - a.x) * share)} ${n(a.y + (b.y - a.y) * share)}`
    const free = outsideOf(a, b, boxes)
    for (const [from, to] of free) {
      if (!isDrawing || from > 0) d += `M${on(from)}`
      d += `L${on(to)}`
      isDrawing = to >= 1
    }
    if (free.length === 0) isDrawing = false
  }
  return d
}

/** Whether any stretch of a line lies in a box. */
function isMetBy(points: readonly Point[], box: Box): boolean {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  return points.some((b, index) => {
    const a = points[index - 1]
    if (a === undefined) return false
    // Most stretches lie beside most texts.
    if ((a.x < box.x && b.x < box.x) || (a.x > right && b.x > right)) return false
    if ((a.y < box.y && b.y < box.y) || (a.y > bottom && b.y > bottom)) return false
    return insideOf(a, b, box) !== null
  })
}

/** A shape without what lies behind the boxes; the shape itself where none meets it. */
function interrupted(item: Shape, boxes: readonly Box[]): Shape {
  const lines = polylines(item)
  if (lines === null) return item
  const met = boxes.filter((box) => lines.some((points) => isMetBy(points, box)))
  if (met.length === 0) return item
  const d = lines.map((points) => pathOutside(points, met)).join('')
  const { part, role, stroke, opacity } = item
  return {
    kind: 'path',
    d,
    ...(part !== undefined && { part }),
    ...(role !== undefined && { role }),
    ...(stroke !== undefined && { stroke }),
    ...(opacity !== undefined && { opacity }),
  }
}

function interruptAll(
  items: readonly Primitive[],
  boxes: readonly Box[],
  dx: number,
  dy: number,
): readonly Primitive[] {
  let isChanged = false
  const next = items.map((item): Primitive => {
    if (item.kind === 'text') return item
    if (item.kind === 'group') {
      const inner = interruptAll(item.items, boxes, dx + item.at.x, dy + item.at.y)
      if (inner === item.items) return item
      isChanged = true
      return { ...item, items: inner }
    }
    if (!isDashed(item)) return item
    const isMoved = dx !== 0 || dy !== 0
    const near = isMoved ? boxes.map((box) => ({ ...box, x: box.x - dx, y: box.y - dy })) : boxes
    const free = interrupted(item, near)
    if (free !== item) isChanged = true
    return free
  })
  return isChanged ? next : items
}

/** The primitives with every dashed line interrupted behind texts; the same list where there is nothing to do. */
export function interruptDashes(items: readonly Primitive[]): readonly Primitive[] {
  const boxes = textBoxes(items, 0, 0)
  return boxes.length === 0 ? items : interruptAll(items, boxes, 0, 0)
}
