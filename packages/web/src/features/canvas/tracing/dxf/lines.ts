/** A DXF as lines and texts: curves become short pieces, and what stands in blocks stands where they are inserted. */
import type { DxfEllipse, DxfEntity, DxfFile, DxfInsert, DxfPoint, DxfSpline, DxfVertex } from './entities.ts'

export interface DxfText {
  readonly at: DxfPoint
  readonly height: number
  /** degrees counterclockwise */
  readonly rotation: number
  readonly text: string
}

/** In the drawing's own unit, y upwards. */
export interface DxfLines {
  readonly lines: readonly (readonly DxfPoint[])[]
  readonly texts: readonly DxfText[]
}

/** Pieces of a whole turn. */
const PIECES = 72
/** Blocks in blocks in blocks: one that holds itself ends here. */
const MOST_NESTED = 8
/** Points that are drawn at most: what has more is no plan to be traced. */
export const MOST_POINTS = 500_000

type Place = (point: DxfPoint) => DxfPoint

/** Thrown where a drawing has more points than are drawn. */
export class TooDetailed extends Error {}

/** Points of an arc, counterclockwise from an angle to another, in radians. */
function arcPoints(from: number, to: number, at: (angle: number) => DxfPoint): DxfPoint[] {
  const turn = 2 * Math.PI
  const raw = to - from
  const sweep = raw > 0 ? Math.min(raw, turn) : raw + turn * Math.ceil(-raw / turn)
  const whole = sweep === 0 ? turn : sweep
  const count = Math.max(2, Math.ceil((whole / turn) * PIECES))
  return Array.from({ length: count + 1 }, (_, index) => at(from + (whole * index) / count))
}

function ellipsePoints({ center, majorAxisEndPoint: axis, axisRatio, startAngle, endAngle }: DxfEllipse) {
  return arcPoints(startAngle, endAngle, (angle) => ({
    x: center.x + axis.x * Math.cos(angle) - axis.y * axisRatio * Math.sin(angle),
    y: center.y + axis.y * Math.cos(angle) + axis.x * axisRatio * Math.sin(angle),
  }))
}

/** The way from one vertex to the next: straight, or an arc; a bulge is the tangent of a quarter of its angle. */
function bulgePoints(from: DxfVertex, to: DxfPoint): DxfPoint[] {
  const { bulge = 0 } = from
  const [across, up] = [to.x - from.x, to.y - from.y]
  const chord = Math.hypot(across, up)
  if (bulge === 0 || chord === 0) return [to]
  const half = 2 * Math.atan(bulge)
  // The middle lies beside the chord, to its left for a bulge above 0 and less than a half turn.
  const away = chord / (2 * Math.tan(half))
  const middle = {
    x: from.x + across / 2 - (up / chord) * away,
    y: from.y + up / 2 + (across / chord) * away,
  }
  const radius = Math.hypot(from.x - middle.x, from.y - middle.y)
  const start = Math.atan2(from.y - middle.y, from.x - middle.x)
  const count = Math.max(2, Math.ceil((Math.abs(half) / Math.PI) * PIECES))
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (2 * half * (index + 1)) / count
    return index === count - 1
      ? to
      : { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) }
  })
}

function polylinePoints(vertices: readonly DxfVertex[], isClosed: boolean): DxfPoint[] {
  const [first] = vertices
  if (!first) return []
  const after = isClosed ? [...vertices.slice(1), first] : vertices.slice(1)
  return [first, ...after.flatMap((to, index) => bulgePoints(vertices[index] ?? first, to))]
}

/** A point of a B-spline by de Boor's algorithm. */
function splinePoint(
  { controlPoints: points, knotValues: knots, degreeOfSplineCurve: degree }: DxfSpline,
  t: number,
) {
  let span = degree
  while (span < points.length - 1 && (knots[span + 1] ?? 0) <= t) span += 1
  const near = Array.from({ length: degree + 1 }, (_, index) => ({
    ...(points[index + span - degree] ?? { x: 0, y: 0 }),
  }))
  for (let round = 1; round <= degree; round++) {
    for (let index = degree; index >= round; index--) {
      const low = knots[index + span - degree] ?? 0
      const high = knots[index + 1 + span - round] ?? 0
      const share = high === low ? 0 : (t - low) / (high - low)
      const [before, here] = [near[index - 1], near[index]]
      if (!before || !here) continue
      near[index] = { x: before.x + (here.x - before.x) * share, y: before.y + (here.y - before.y) * share }
    }
  }
  return near[degree] ?? { x: 0, y: 0 }
}

function splinePoints(spline: DxfSpline): readonly DxfPoint[] {
  const { controlPoints, fitPoints, knotValues, degreeOfSplineCurve: degree } = spline
  const isWhole = controlPoints.length > degree && knotValues.length >= controlPoints.length + degree + 1
  if (!isWhole) return fitPoints.length > 1 ? fitPoints : controlPoints
  const [from, to] = [knotValues[degree] ?? 0, knotValues[controlPoints.length] ?? 1]
  const count = Math.min(2000, controlPoints.length * 8)
  return Array.from({ length: count + 1 }, (_, index) =>
    splinePoint(spline, from + ((to - from) * index) / count),
  )
}

/** The words of a text without its codes of layout. */
function plainWords(text: string): string {
  return text
    .replaceAll(/\\[Pn]/g, '\n')
    .replaceAll(/\\[A-Za-z][^;\\{}]*;/g, '')
    .replaceAll(/\\[LlOoKk]/g, '')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/%%[cC]/g, 'Ø')
    .replaceAll(/%%[dD]/g, '°')
    .replaceAll(/%%[pP]/g, '±')
    .trim()
}

/** Where a block's own points stand for one of its inserts. */
function placeOf(insert: DxfInsert, origin: DxfPoint, column: number, row: number): Place {
  const angle = (insert.rotation * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return ({ x, y }) => {
    const across = (x - origin.x) * insert.xScale + column * insert.columnSpacing
    const up = (y - origin.y) * insert.yScale + row * insert.rowSpacing
    return { x: insert.position.x + across * cos - up * sin, y: insert.position.y + across * sin + up * cos }
  }
}

/** All lines and texts of a file. Throws `TooDetailed` beyond `MOST_POINTS`. */
export function linesOf({ entities, blocks }: DxfFile): DxfLines {
  const lines: (readonly DxfPoint[])[] = []
  const texts: DxfText[] = []
  let count = 0

  function take(points: readonly DxfPoint[], place: Place): void {
    count += points.length
    if (count > MOST_POINTS) throw new TooDetailed()
    const placed = points.map(place).filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))
    if (placed.length > 1) lines.push(placed)
  }

  function takeText(at: DxfPoint, height: number, rotation: number, text: string, place: Place): void {
    count += 1
    if (count > MOST_POINTS) throw new TooDetailed()
    const words = plainWords(text)
    if (words === '') return
    const angle = (rotation * Math.PI) / 180
    // How a block turns and scales its texts is read off a step along their line.
    const [start, end] = [place(at), place({ x: at.x + Math.cos(angle), y: at.y + Math.sin(angle) })]
    const [across, up] = [end.x - start.x, end.y - start.y]
    const factor = Math.hypot(across, up)
    texts.push({
      at: start,
      height: height * factor,
      rotation: (Math.atan2(up, across) * 180) / Math.PI,
      text: words,
    })
  }

  function takeInsert(insert: DxfInsert, place: Place, depth: number): void {
    const block = blocks.get(insert.name)
    if (!block || depth >= MOST_NESTED) return
    for (let column = 0; column < insert.columnCount; column++) {
      for (let row = 0; row < insert.rowCount; row++) {
        count += 1
        if (count > MOST_POINTS) throw new TooDetailed()
        const own = placeOf(insert, block.origin, column, row)
        takeAll(block.entities, (point) => place(own(point)), depth + 1)
      }
    }
  }

  function takeOne(entity: DxfEntity, place: Place, depth: number): void {
    switch (entity.type) {
      case 'LINE':
        return take(entity.vertices, place)
      case 'LWPOLYLINE':
      case 'POLYLINE':
        return take(polylinePoints(entity.vertices, entity.shape === true), place)
      case 'CIRCLE':
      case 'ARC': {
        const { center, radius } = entity
        const [from, to] = entity.type === 'ARC' ? [entity.startAngle, entity.endAngle] : [0, 2 * Math.PI]
        const at = (angle: number) => ({
          x: center.x + radius * Math.cos(angle),
          y: center.y + radius * Math.sin(angle),
        })
        return take(arcPoints(from, to, at), place)
      }
      case 'ELLIPSE':
        return take(ellipsePoints(entity), place)
      case 'SPLINE':
        return take(splinePoints(entity), place)
      case 'SOLID': {
        // Its third and fourth points are told crosswise.
        const [a, b, c, d] = entity.points
        return take(
          [a, b, d, c, a].filter((point) => point !== undefined),
          place,
        )
      }
      case '3DFACE':
        return take(polylinePoints(entity.vertices, true), place)
      case 'TEXT':
        return takeText(entity.startPoint, entity.textHeight, entity.rotation, entity.text, place)
      case 'MTEXT':
        return takeText(entity.position, entity.height, entity.rotation, entity.text, place)
      case 'INSERT':
        return takeInsert(entity, place, depth)
    }
  }

  function takeAll(list: readonly DxfEntity[], place: Place, depth: number): void {
    for (const entity of list) takeOne(entity, place, depth)
  }

  takeAll(entities, (point) => point, 0)
  return { lines, texts }
}

/** Inches of the drawing's unit by its code; others, and no unit, are not known. */
const unitInches: Readonly<Record<number, number>> = {
  1: 1,
  2: 12,
  3: 63_360,
  4: 1 / 25.4,
  5: 1 / 2.54,
  6: 1000 / 25.4,
  7: 1_000_000 / 25.4,
  8: 1e-6,
  9: 1e-3,
  10: 36,
  14: 100 / 25.4,
}

/** Inches of one unit of the drawing; null where it does not say. */
export function inchesPerUnit({ header }: Pick<DxfFile, 'header'>): number | null {
  const code = header['$INSUNITS']
  return typeof code === 'number' ? (unitInches[code] ?? null) : null
}

/** The box around everything that is drawn; null where nothing is. A line in one direction gets a little room beside it. */
export function boundsOfLines({ lines, texts }: DxfLines) {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  function include({ x, y }: DxfPoint): void {
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  for (const points of lines) for (const point of points) include(point)
  for (const { at, height, text, rotation } of texts) {
    include(at)
    const angle = (rotation * Math.PI) / 180
    const length = text.length * height * 0.6
    include({ x: at.x + length * Math.cos(angle), y: at.y + length * Math.sin(angle) })
    include({ x: at.x, y: at.y + height })
  }
  const [width, height] = [right - left, top - bottom]
  const longer = Math.max(width, height)
  if (!(longer > 0) || !Number.isFinite(longer)) return null
  const least = longer / 100
  const [aside, above] = [Math.max(0, least - width) / 2, Math.max(0, least - height) / 2]
  return { x: left - aside, y: bottom - above, width: width + 2 * aside, height: height + 2 * above }
}
