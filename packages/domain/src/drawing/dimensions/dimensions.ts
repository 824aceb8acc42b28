/**
 * Turns the dimensions of a scene into geometry outside the part: extension lines with gaps, slim filled
 * arrows, figures over the line, chained dimensions in rows. Sizes on paper are constant: `scale` (paper mm
 * per drawing mm) only says how large they are in the drawing. Figures meet neither the part nor each other.
 */
import { type Box, type Point, boxOf, coordinate, unionBoxes } from '../../geometry/box.ts'
import type { LengthUnit } from '../../units/lengths.ts'
import {
  dimensionFigure,
  dimensionStyle as style,
  FIGURE_ASCENT,
  FIGURE_DESCENT,
  figureWidthMm,
} from './style.ts'
import { type AxisDimension, type PlacedDimension, placeInRows } from './rows.ts'
import type { DimensionSide, LinearDimension, Primitive, Scene } from '../scene.ts'

/** The laid-out dimensions, in drawing millimetres. `figures` are the boxes of the figures, for tests. */
export type DimensionLayout = {
  items: Primitive[]
  /** The part and everything laid out. */
  bounds: Box
  figures: { id: string; text: string; box: Box }[]
}

export type DimensionOptions = {
  /** Paper millimetres per drawing millimetre, above 0. */
  scale: number
  unit: LengthUnit
}

/** Maps a side to its axis: `along` the side and `out` away from the part, both in paper millimetres. */
type SideFrame = {
  side: DimensionSide
  /** Paper coordinates to a drawing point. */
  point: (along: number, out: number) => Point
}

function isHorizontal(side: DimensionSide): boolean {
  return side === 'top' || side === 'bottom'
}

function frameOf(side: DimensionSide, bounds: Box, scale: number): SideFrame {
  switch (side) {
    case 'top':
      return { side, point: (along, out) => ({ x: along / scale, y: bounds.y - out / scale }) }
    case 'bottom':
      return {
        side,
        point: (along, out) => ({ x: along / scale, y: bounds.y + bounds.height + out / scale }),
      }
    case 'left':
      return { side, point: (along, out) => ({ x: bounds.x - out / scale, y: along / scale }) }
    case 'right':
      return { side, point: (along, out) => ({ x: bounds.x + bounds.width + out / scale, y: along / scale }) }
  }
}

function axisDimension(dimension: LinearDimension, options: DimensionOptions): AxisDimension {
  const [a, b] = isHorizontal(dimension.side)
    ? [dimension.from.x, dimension.to.x]
    : [dimension.from.y, dimension.to.y]
  return {
    id: dimension.id,
    start: Math.min(a, b) * options.scale,
    end: Math.max(a, b) * options.scale,
    figureWidth: figureWidthMm(dimensionFigure(dimension, options.unit), style.figureSizeMm),
  }
}

function pathThrough(points: readonly Point[], isClosed: boolean): string {
  const steps = points.map((p, i) => `${i === 0 ? 'M' : 'L'}${coordinate(p.x)} ${coordinate(p.y)}`)
  return `${steps.join('')}${isClosed ? 'Z' : ''}`
}

/** Where the extension line at `along` begins: outside the drawing, or at its point when that is asked for. */
function extensionStart(frame: SideFrame, dimension: LinearDimension, along: number, scale: number): number {
  if (!dimension.startsAtPoints) return style.extensionGapMm
  const outOf = (point: Point) => {
    const edge = frame.point(along, 0)
    switch (frame.side) {
      case 'top':
        return (edge.y - point.y) * scale
      case 'bottom':
        return (point.y - edge.y) * scale
      case 'left':
        return (edge.x - point.x) * scale
      case 'right':
        return (point.x - edge.x) * scale
    }
  }
  const alongOf = (point: Point) => (isHorizontal(frame.side) ? point.x : point.y) * scale
  const [near = dimension.from] = [dimension.from, dimension.to].toSorted(
    (a, b) => Math.abs(alongOf(a) - along) - Math.abs(alongOf(b) - along),
  )
  return outOf(near) + style.extensionGapMm
}

/** A slim filled arrow with its tip at `tip`, its body towards `direction` (+1 or -1) along the axis. */
function arrow(frame: SideFrame, tip: number, out: number, direction: 1 | -1, part?: string): Primitive {
  const back = tip + direction * style.arrowLengthMm
  const points = [
    frame.point(tip, out),
    frame.point(back, out - style.arrowHalfWidthMm),
    frame.point(back, out + style.arrowHalfWidthMm),
  ]
  return { kind: 'path', d: pathThrough(points, true), fill: 'ink2', part }
}

function drawLine(frame: SideFrame, from: [number, number], to: [number, number], part?: string): Primitive {
  const a = frame.point(from[0], from[1])
  const b = frame.point(to[0], to[1])
  return { kind: 'line', from: a, to: b, role: 'dimension', stroke: 'ink2', part }
}

/** Foot of the figure seen from its line: figures stand over a horizontal line, left of a vertical one. */
function figureBaseline(side: DimensionSide, out: number): number {
  const lift = style.figureGapMm + FIGURE_DESCENT * style.figureSizeMm
  return side === 'top' || side === 'left' ? out + lift : out - lift
}

function figureBox(frame: SideFrame, placed: PlacedDimension, out: number): Box {
  const base = figureBaseline(frame.side, out)
  const up = frame.side === 'top' || frame.side === 'left' ? 1 : -1
  const low = base - up * FIGURE_DESCENT * style.figureSizeMm
  const high = base + up * FIGURE_ASCENT * style.figureSizeMm
  const a = frame.point(placed.figureCenter - placed.figureWidth / 2, low)
  const b = frame.point(placed.figureCenter + placed.figureWidth / 2, high)
  return boxOf(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(a.x - b.x), Math.abs(a.y - b.y))
}

function drawDimension(
  frame: SideFrame,
  placed: PlacedDimension,
  out: number,
  dimension: LinearDimension,
  options: DimensionOptions,
): Primitive[] {
  const { part } = dimension
  const reach = style.arrowLengthMm + style.outsideStubMm
  const lineStart = placed.arrowsOutside ? placed.start - reach : placed.start
  const lineEnd = placed.arrowsOutside ? placed.end + reach : placed.end
  const figureStart = placed.figureCenter - placed.figureWidth / 2
  const figureEnd = placed.figureCenter + placed.figureWidth / 2
  const text = dimensionFigure(dimension, options.unit)
  const startOf = (along: number) => extensionStart(frame, dimension, along, options.scale)
  const end = out + style.extensionOvershootMm
  return [
    drawLine(frame, [placed.start, startOf(placed.start)], [placed.start, end], part),
    drawLine(frame, [placed.end, startOf(placed.end)], [placed.end, end], part),
    drawLine(frame, [Math.min(lineStart, figureStart), out], [Math.max(lineEnd, figureEnd), out], part),
    arrow(frame, placed.start, out, placed.arrowsOutside ? -1 : 1, part),
    arrow(frame, placed.end, out, placed.arrowsOutside ? 1 : -1, part),
    {
      kind: 'text',
      at: frame.point(placed.figureCenter, figureBaseline(frame.side, out)),
      anchor: 'middle',
      text,
      font: {
        family: style.fontFamily,
        weight: style.fontWeight,
        sizeMm: style.figureSizeMm / options.scale,
      },
      fill: 'ink',
      part,
      ...(isHorizontal(frame.side) ? {} : { rotation: -90 }),
    },
  ]
}

type SideLayout = { items: Primitive[]; figures: DimensionLayout['figures']; bounds: Box }

function layoutSide(
  side: DimensionSide,
  dimensions: readonly LinearDimension[],
  bounds: Box,
  options: DimensionOptions,
  clearance: number,
  isDrawn: boolean,
): SideLayout {
  const frame = frameOf(side, bounds, options.scale)
  const byId = new Map(dimensions.map((dimension) => [dimension.id, dimension]))
  const placedAll = placeInRows(
    dimensions.map((dimension) => axisDimension(dimension, options)),
    { arrowLength: style.arrowLengthMm, stub: style.outsideStubMm, padding: style.figurePaddingMm },
  )
  const result: SideLayout = { items: [], figures: [], bounds }
  for (const placed of placedAll) {
    const dimension = byId.get(placed.id)
    if (!dimension) continue
    const out = clearance + style.firstRowMm + placed.row * style.rowPitchMm
    const box = figureBox(frame, placed, out)
    if (isDrawn) {
      result.items.push(...drawDimension(frame, placed, out, dimension, options))
      result.figures.push({ id: dimension.id, text: dimensionFigure(dimension, options.unit), box })
    }
    const corner = frame.point(placed.coveredStart, out + style.extensionOvershootMm)
    const opposite = frame.point(placed.coveredEnd, style.extensionGapMm)
    result.bounds = unionBoxes(result.bounds, unionBoxes(box, boxOf(corner.x, corner.y, 0, 0)))
    result.bounds = unionBoxes(result.bounds, boxOf(opposite.x, opposite.y, 0, 0))
  }
  return result
}

/**
 * How far left or right dimensions must step aside, in paper mm: where dimensions above or below reach past
 * the part's side, and the vertical ones past its top or bottom, the two would meet in the corner.
 */
function cornerClearance(side: DimensionSide, part: Box, across: Box, along: Box, scale: number): number {
  const leavesPart = along.y < part.y - 1e-9 || along.y + along.height > part.y + part.height + 1e-9
  if (!leavesPart) return 0
  const overhang = side === 'left' ? part.x - across.x : across.x + across.width - (part.x + part.width)
  return Math.max(0, overhang * scale)
}

type Dimensioned = Pick<Scene, 'bounds' | 'dimensions'>

function layoutSides(scene: Dimensioned, options: DimensionOptions, isDrawn: boolean): SideLayout[] {
  const part = scene.bounds
  const layout = (side: DimensionSide, clearance: number) => {
    const ofSide = scene.dimensions.filter((dimension) => dimension.side === side)
    return layoutSide(side, ofSide, part, options, clearance, isDrawn)
  }
  const top = layout('top', 0)
  const bottom = layout('bottom', 0)
  const across = unionBoxes(top.bounds, bottom.bounds)
  const vertical = (['left', 'right'] as const).map((side) => {
    const plain = layout(side, 0)
    const clearance = cornerClearance(side, part, across, plain.bounds, options.scale)
    return clearance === 0 ? plain : layout(side, clearance)
  })
  return [top, bottom, ...vertical]
}

function boundsOf(sides: readonly SideLayout[], part: Box): Box {
  return sides.reduce((bounds, side) => unionBoxes(bounds, side.bounds), part)
}

/**
 * Lays out the dimensions of a scene for a paper scale and a unit. Ids must be unique within the scene.
 * The geometry of the part is not touched; the same dimensions in another unit stand in the same places
 * unless their figure needs more room.
 */
export function layoutDimensions(scene: Dimensioned, options: DimensionOptions): DimensionLayout {
  const sides = layoutSides(scene, options, true)
  return {
    items: sides.flatMap((side) => side.items),
    figures: sides.flatMap((side) => side.figures),
    bounds: boundsOf(sides, scene.bounds),
  }
}

/** The room that `layoutDimensions` takes, without drawing them: finding a scale asks for it many times. */
export function dimensionBounds(scene: Dimensioned, options: DimensionOptions): Box {
  return boundsOf(layoutSides(scene, options, false), scene.bounds)
}
