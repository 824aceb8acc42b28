/** What drawings of several views share: cut pieces with hatching, view titles, break lines, swings, dimensions. */
import { type Box, type Point, coordinate as n } from '../../geometry/box.ts'
import { hiddenLineOn, lighten } from '../surfaces/colour.ts'
import { hatchPolygon } from '../surfaces/hatch.ts'
import type { DimensionSide, LinearDimension, Primitive } from '../scene.ts'

export function corners(box: Box): Point[] {
  const { x, y, width, height } = box
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

export function polygonPath(points: readonly Point[]): string {
  return `${points.map((p, i) => `${i === 0 ? 'M' : 'L'}${n(p.x)} ${n(p.y)}`).join('')}Z`
}

export type CutStyle = {
  readonly part: string
  /** Colour of the cut material; paper when left out. */
  readonly fill?: string
  /** Distance of the hatching lines, mm. */
  readonly hatchMm: number
  readonly angle?: number
  /** Weight of the cut edge; `detail` where pieces are so small that strong lines would run together. */
  readonly role?: 'outline' | 'detail'
}

/** A piece cut by the section plane: pale surface, hatching, strong outline. Any simple polygon. */
export function cutPolygon(points: readonly Point[], style: CutStyle): Primitive[] {
  const { part, fill, hatchMm, angle = 45, role = 'outline' } = style
  const d = polygonPath(points)
  return [
    { kind: 'path', d, fill: fill === undefined ? 'paper' : lighten(fill, 0.55), part },
    { kind: 'path', d: hatchPolygon(points, hatchMm, angle), role: 'fine', stroke: 'ink2', part },
    { kind: 'path', d, role, stroke: 'ink', part },
  ]
}

export function cutBox(box: Box, style: CutStyle): Primitive[] {
  return box.width <= 0 || box.height <= 0 ? [] : cutPolygon(corners(box), style)
}

/**
 * A title under a view, e.g. `A–A`, with the scale of a view that is enlarged beside the others. Its size is given in
 * drawing millimetres.
 */
export function viewTitle(title: string, at: Point, sizeMm: number, enlargement = 1): Primitive {
  const isEnlarged = enlargement !== 1
  return {
    kind: 'text',
    at,
    anchor: 'middle',
    text: isEnlarged ? `${title}  ${enlargement} : 1` : title,
    annotation: isEnlarged ? { sizeMm, title, enlargement } : { sizeMm },
    font: { family: 'Inter', weight: 500, sizeMm },
    fill: 'ink2',
    part: 'title',
  }
}

/**
 * Where a section is cut: two short strong strokes at `from` and `to` beside the view, arrows towards `look`, and the
 * letter outside.
 */
export function cutMarks(
  from: Point,
  to: Point,
  options: { readonly letter: string; readonly look: 'down' | 'right'; readonly sizeMm: number },
): Primitive[] {
  const { letter, look, sizeMm } = options
  const isHorizontal = look === 'down'
  const stub = sizeMm * 1.1
  const mark = (at: Point, outwards: -1 | 1): Primitive => {
    const out = isHorizontal ? { x: outwards * stub, y: 0 } : { x: 0, y: outwards * stub }
    const tip = isHorizontal ? { x: out.x, y: out.y + sizeMm * 0.9 } : { x: out.x + sizeMm * 0.9, y: out.y }
    const half = sizeMm * 0.18
    const base = sizeMm * 0.55
    const head = isHorizontal
      ? [tip, { x: tip.x - half, y: tip.y - base }, { x: tip.x + half, y: tip.y - base }]
      : [tip, { x: tip.x - base, y: tip.y - half }, { x: tip.x - base, y: tip.y + half }]
    const label = isHorizontal
      ? { x: out.x, y: out.y - sizeMm * 0.35 }
      : { x: out.x - sizeMm * 0.75, y: out.y + sizeMm * 0.36 }
    const items: Primitive[] = [
      { kind: 'line', from: { x: 0, y: 0 }, to: out, role: 'outline', stroke: 'ink', part: 'title' },
      { kind: 'line', from: out, to: tip, role: 'dimension', stroke: 'ink', part: 'title' },
      { kind: 'path', d: polygonPath(head), fill: 'ink', part: 'title' },
      viewTitle(letter, label, sizeMm),
    ]
    return { kind: 'group', at, part: 'title', annotation: { sizeMm }, items }
  }
  return [mark(from, -1), mark(to, 1)]
}

/** The corners of a zigzag across a view that is cut short at `x`, between `y1` and `y2` from top to bottom. */
export function breakPoints(x: number, y1: number, y2: number, swing: number): Point[] {
  const middle = (y1 + y2) / 2
  const step = Math.min(swing, Math.abs(y2 - y1) / 6)
  return [
    { x, y: y1 },
    { x, y: middle - step },
    { x: x - step, y: middle - step / 2 },
    { x: x + step, y: middle + step / 2 },
    { x, y: middle + step },
    { x, y: y2 },
  ]
}

/** The zigzag as a line, `overhang` mm longer than the view at both ends. */
export function breakLine(points: readonly Point[], overhang: number): string {
  const last = points.length - 1
  return points
    .map((p, index) => {
      const out = index === 0 ? -overhang : index === last ? overhang : 0
      return `${index === 0 ? 'M' : 'L'}${n(p.x)} ${n(p.y + out)}`
    })
    .join('')
}

/** The sign of a leaf's swing in elevation: dashed lines from the free edge to the middle of the hinged one. */
export function swingSign(box: Box, hinge: 'left' | 'right' | 'top', surfaceFill: string): Primitive {
  const { x, y, width, height } = box
  const tip =
    hinge === 'top' ? { x: x + width / 2, y } : { x: hinge === 'left' ? x : x + width, y: y + height / 2 }
  const [a, b] =
    hinge === 'top'
      ? [
          { x, y: y + height },
          { x: x + width, y: y + height },
        ]
      : hinge === 'left'
        ? [
            { x: x + width, y },
            { x: x + width, y: y + height },
          ]
        : [
            { x, y },
            { x, y: y + height },
          ]
  const d = `M${n(a.x)} ${n(a.y)}L${n(tip.x)} ${n(tip.y)}L${n(b.x)} ${n(b.y)}`
  return { kind: 'path', d, role: 'hidden', stroke: hiddenLineOn(surfaceFill), part: 'swing' }
}

/** A cross of centre lines, `reach` mm to each side. */
export function centreCross(at: Point, reach: number, part: string): Primitive {
  return {
    kind: 'path',
    d: `M${n(at.x - reach)} ${n(at.y)}H${n(at.x + reach)}M${n(at.x)} ${n(at.y - reach)}V${n(at.y + reach)}`,
    role: 'center',
    stroke: 'ink2',
    part,
  }
}

type Extra = Partial<Omit<LinearDimension, 'id' | 'side' | 'from' | 'to'>>

/** A dimension from one coordinate to another along its side, whose extension lines start at `edge`. */
export function dimensionAt(
  id: string,
  side: DimensionSide,
  span: readonly [number, number],
  edge: number,
  extra: Extra = {},
): LinearDimension {
  const point = (along: number): Point =>
    side === 'top' || side === 'bottom' ? { x: along, y: edge } : { x: edge, y: along }
  return { id, side, from: point(span[0]), to: point(span[1]), startsAtPoints: true, ...extra }
}
