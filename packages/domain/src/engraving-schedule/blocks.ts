/** Blocks of cells: what a paste or a fill writes where, and what is copied. */
import { columnText, isWrittenColumn, type ScheduleColumn } from './columns.ts'
import { entryText } from './entry-text.ts'
import type { ScheduleRow } from './rows.ts'
import type { CellWrite } from './write-cells.ts'

/** Cells of a grid, both ends included; indexes of shown rows and shown columns. */
export type CellRange = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export type ShownGrid = {
  readonly rows: readonly ScheduleRow[]
  readonly columns: readonly ScheduleColumn[]
}

/** The text of a cell as it is copied: a paste of it makes the same engraving. */
export function cellText(row: ScheduleRow, column: ScheduleColumn): string {
  return columnText(row, column, ({ entry }) => entryText(entry))
}

export function copiedCells(
  { rows, columns }: ShownGrid,
  { top, bottom, left, right }: CellRange,
): string[][] {
  return rows
    .slice(top, bottom + 1)
    .map((row) => columns.slice(left, right + 1).map((column) => cellText(row, column)))
}

export type PlannedBlock = {
  readonly writes: readonly CellWrite[]
  /** rows of the block below the last row of the grid */
  readonly beyond: number
  /** the cells that the block covers */
  readonly range: CellRange
}

/**
 * A block of cells pasted on a range: from its upper left cell on, repeated where the range is a multiple of it, and cut
 * at the grid's end. Columns that are not written in are passed over.
 */
export function pasteBlock(
  grid: ShownGrid,
  at: CellRange,
  block: readonly (readonly string[])[],
): PlannedBlock {
  const { rows, columns } = grid
  const height = block.length
  const width = Math.max(0, ...block.map((cells) => cells.length))
  const [chosenHeight, chosenWidth] = [at.bottom - at.top + 1, at.right - at.left + 1]
  const fits = height > 0 && width > 0 && chosenHeight % height === 0 && chosenWidth % width === 0
  const [tall, wide] = fits ? [chosenHeight, chosenWidth] : [height, width]
  const bottom = Math.min(at.top + tall, rows.length) - 1
  const right = Math.min(at.left + wide, columns.length) - 1
  const writes: CellWrite[] = []
  for (let index = at.top; index <= bottom; index++) {
    const row = rows[index]
    const cells = block[(index - at.top) % height]
    if (row === undefined || cells === undefined) continue
    for (let place = at.left; place <= right; place++) {
      const column = columns[place]
      const text = cells[(place - at.left) % width]
      if (column === undefined || text === undefined || !isWrittenColumn(column)) continue
      writes.push({ row, column, text })
    }
  }
  return {
    writes,
    beyond: Math.max(0, at.top + tall - rows.length),
    range: { top: at.top, left: at.left, bottom: Math.max(bottom, at.top), right: Math.max(right, at.left) },
  }
}

/**
 * Fills a range with its first row, or with the row above where it has only one: what Ctrl+D does in every spreadsheet.
 */
export function fillDown(grid: ShownGrid, range: CellRange): PlannedBlock {
  const source = range.top === range.bottom ? range.top - 1 : range.top
  if (source < 0) return { writes: [], beyond: 0, range }
  const cells = copiedCells(grid, { ...range, top: source, bottom: source })
  const target = range.top === range.bottom ? range : { ...range, top: range.top + 1 }
  return { ...pasteBlock(grid, target, cells), range }
}

/** Repeats a range over the rows after it, or before it, up to a row: what dragging its handle does. */
export function fillTo(grid: ShownGrid, range: CellRange, row: number): PlannedBlock {
  const cells = copiedCells(grid, range)
  if (row > range.bottom) {
    const target = { ...range, top: range.bottom + 1, bottom: row }
    return { ...repeated(grid, target, cells), range: { ...range, bottom: row } }
  }
  if (row < range.top) {
    const target = { ...range, top: row, bottom: range.top - 1 }
    // Upwards the pattern goes on backwards: its last row stands next to the range.
    const shift = (target.bottom - target.top + 1) % cells.length
    const turned = [...cells.slice(cells.length - shift), ...cells.slice(0, cells.length - shift)]
    return { ...repeated(grid, target, turned), range: { ...range, top: row } }
  }
  return { writes: [], beyond: 0, range }
}

/** A block over a whole range, cut where it does not go into it. */
function repeated(grid: ShownGrid, range: CellRange, cells: readonly (readonly string[])[]): PlannedBlock {
  const tall = range.bottom - range.top + 1
  const rows = Array.from({ length: tall }, (_, index) => cells[index % cells.length] ?? [])
  return pasteBlock(grid, range, rows)
}

/** Empties the written lines of a range; fonts and sizes stay. */
export function clearBlock(
  { rows, columns }: ShownGrid,
  { top, bottom, left, right }: CellRange,
): CellWrite[] {
  return rows
    .slice(top, bottom + 1)
    .flatMap((row) =>
      columns
        .slice(left, right + 1)
        .flatMap((column): CellWrite[] =>
          column === 'line1' || column === 'line2' ? [{ row, column, text: '' }] : [],
        ),
    )
}
