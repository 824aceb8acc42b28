/**
 * Full size over several sheets: a drawing larger than its sheet is cut into tiles that overlap, with register marks at
 * the same places of the drawing on neighbouring tiles, so that the sheets can be joined.
 */
import type { Box, Point } from '../geometry/box.ts'
import { atScale, type SheetLook, type SheetView, sheetDimensions, viewAt } from './fit-view.ts'
import { fullSize } from './scales.ts'
import type { Sheet, Tile } from './sheet.ts'
import { drawingAreaOf, type SheetSize } from './sheet-size.ts'

/** What neighbouring tiles show both, mm. */
export const TILE_OVERLAP_MM = 12
/** More sheets than this for one drawing are nobody's wish. */
export const MAX_TILES = 80

/** Where tiles begin along an axis: each shows `room`, the next begins `TILE_OVERLAP_MM` before its end. */
export function tileStarts(length: number, room: number): number[] {
  const step = room - TILE_OVERLAP_MM
  const count = Math.max(1, Math.ceil((length - TILE_OVERLAP_MM) / step - 1e-9))
  return Array.from({ length: count }, (_, index) => index * step)
}

/** Two marks on each seam, apart enough to align by, at places that both neighbours show. */
function seamMarks(xs: readonly number[], ys: readonly number[], area: Box): Point[] {
  const half = TILE_OVERLAP_MM / 2
  const along = (starts: readonly number[], room: number) =>
    starts.flatMap((start) => [start + room * 0.2, start + room * 0.8])
  return [
    ...xs.slice(1).flatMap((x) => along(ys, area.height).map((y) => ({ x: x + half, y }))),
    ...ys.slice(1).flatMap((y) => along(xs, area.width).map((x) => ({ x, y: y + half }))),
  ]
}

/** The sheets of one drawing at full size, without numbers; null when they would be too many. */
export function tileView(view: SheetView, size: SheetSize, look: SheetLook): Omit<Sheet, 'number'>[] | null {
  const area = drawingAreaOf(size)
  const drawn = atScale(view, fullSize)
  const fitted = viewAt(drawn, fullSize, sheetDimensions(drawn.scene, look), look)
  const xs = tileStarts(fitted.widthMm, area.width)
  const ys = tileStarts(fitted.heightMm, area.height)
  if (xs.length * ys.length > MAX_TILES) return null
  const marks = seamMarks(xs, ys, area)
  return ys.flatMap((top, row) =>
    xs.map((left, column) => {
      const tile: Tile = {
        view: drawn,
        scale: fullSize,
        dimensions: fitted.dimensions,
        origin: { x: area.x - left - fitted.extent.x, y: area.y - top - fitted.extent.y },
        window: area,
        row,
        column,
        rows: ys.length,
        columns: xs.length,
        marks: marks
          .filter(({ x, y }) => x >= left && x <= left + area.width && y >= top && y <= top + area.height)
          .map(({ x, y }) => ({ x: area.x + x - left, y: area.y + y - top })),
      }
      return { size, views: [], tile }
    }),
  )
}
