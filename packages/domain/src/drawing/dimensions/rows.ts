/**
 * Places the dimensions of one side in rows, along one axis: where each figure stands, whether arrows point
 * from outside, and which row each takes so that nothing crosses a figure. Longer dimensions stand further
 * out, so extension lines pass only shorter ones, and figures keep clear of those lines.
 */

/** A dimension reduced to its axis; all lengths in paper millimetres. */
export type AxisDimension = { id: string; start: number; end: number; figureWidth: number }

export type PlacedDimension = AxisDimension & {
  row: number
  /** Middle of the figure along the axis. */
  figureCenter: number
  arrowsOutside: boolean
  /** What the line, the arrows and the figure cover along the axis. */
  coveredStart: number
  coveredEnd: number
}

export type AxisStyle = { arrowLength: number; stub: number; padding: number }

const EPSILON = 1e-6

function byLength(a: AxisDimension, b: AxisDimension): number {
  const difference = a.end - a.start - (b.end - b.start)
  if (Math.abs(difference) > EPSILON) return difference
  return a.start - b.start || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}

/** Middle of the figure: centred when it fits, else beside, clear of every line in `avoid`. */
function placeFigure(
  item: AxisDimension,
  avoid: readonly number[],
  arrowsOutside: boolean,
  style: AxisStyle,
): number {
  const half = item.figureWidth / 2 + style.padding
  const middle = (item.start + item.end) / 2
  const isClear = (center: number) =>
    avoid.every((line) => line <= center - half + EPSILON || line >= center + half - EPSILON)
  const fitsInside = (center: number) =>
    center - half >= item.start - EPSILON && center + half <= item.end + EPSILON
  if (fitsInside(middle) && isClear(middle)) return middle
  const inside = avoid
    .flatMap((line) => [line - half, line + half])
    .filter((c) => fitsInside(c) && isClear(c))
  const nearest = inside.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  if (nearest !== undefined) return nearest
  const reach = arrowsOutside ? style.arrowLength + style.stub * 0.4 : 0
  const beside = [item.end + reach + half, ...avoid.map((line) => line + half)]
  const free = beside.filter((c) => c >= item.end + reach + half - EPSILON && isClear(c))
  return Math.min(...free)
}

function place(item: AxisDimension, longer: readonly AxisDimension[], style: AxisStyle): PlacedDimension {
  const arrowsOutside = item.end - item.start < 3 * style.arrowLength
  const avoid = longer.flatMap((other) => [other.start, other.end])
  const figureCenter = placeFigure(item, avoid, arrowsOutside, style)
  const half = item.figureWidth / 2 + style.padding
  const outside = arrowsOutside ? style.arrowLength + style.stub : 0
  return {
    ...item,
    row: 0,
    figureCenter,
    arrowsOutside,
    coveredStart: Math.min(item.start - outside, figureCenter - half),
    coveredEnd: Math.max(item.end + outside, figureCenter + half),
  }
}

/** Gives every dimension a row (0 is next to the part). The order of the input does not matter. */
export function placeInRows(items: readonly AxisDimension[], style: AxisStyle): PlacedDimension[] {
  const ordered = items.toSorted(byLength)
  const placed: PlacedDimension[] = []
  for (const [index, item] of ordered.entries()) {
    const candidate = place(item, ordered.slice(index + 1), style)
    let row = 0
    for (const other of placed) {
      const overlaps =
        candidate.coveredStart < other.coveredEnd - EPSILON &&
        other.coveredStart < candidate.coveredEnd - EPSILON
      if (overlaps) row = Math.max(row, other.row + 1)
    }
    placed.push({ ...candidate, row })
  }
  return placed
}
