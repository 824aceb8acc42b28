/** Where one is in a grid of cells, and how keys move it: a cell that is active, and another to which the selection reaches. */

export interface CellAt {
  readonly row: number
  readonly column: number
}

export interface Cursor {
  readonly active: CellAt
  /** the other corner of the selection; the active cell itself where one cell is selected */
  readonly anchor: CellAt
}

/** Both ends included. */
export interface CellRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export interface GridSize {
  readonly rows: number
  readonly columns: number
}

export function rangeOf({ active, anchor }: Cursor): CellRange {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  }
}

export function isInRange({ top, bottom, left, right }: CellRange, { row, column }: CellAt): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

export function at(row: number, column: number): Cursor {
  return { active: { row, column }, anchor: { row, column } }
}

/** The cursor on an existing cell; null where there is none. */
export function clamped(cursor: Cursor, { rows, columns }: GridSize): Cursor | null {
  if (rows === 0 || columns === 0) return null
  const into = ({ row, column }: CellAt): CellAt => ({
    row: Math.min(Math.max(row, 0), rows - 1),
    column: Math.min(Math.max(column, 0), columns - 1),
  })
  return { active: into(cursor.active), anchor: into(cursor.anchor) }
}

/** Moves the active cell; with `extends` the selection reaches to it from where it began. */
export function moved(cursor: Cursor, to: Partial<CellAt>, size: GridSize, extending: boolean): Cursor {
  const active = { ...cursor.active, ...to }
  return clamped({ active, anchor: extending ? cursor.anchor : active }, size) ?? cursor
}

interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  /** Ctrl, or ⌘ */
  readonly isMod: boolean
}

/** The cursor after a key that moves it; undefined for other keys. `page` is how many rows a screen shows. */
export function keyMoved(cursor: Cursor, pressed: Pressed, size: GridSize, page: number): Cursor | undefined {
  const { key, shiftKey, isMod } = pressed
  const { row, column } = cursor.active
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1]
  const to = (target: Partial<CellAt>) => moved(cursor, target, size, shiftKey)
  switch (key) {
    case 'ArrowUp':
      return to({ row: isMod ? 0 : row - 1 })
    case 'ArrowDown':
      return to({ row: isMod ? lastRow : row + 1 })
    case 'ArrowLeft':
      return to({ column: isMod ? 0 : column - 1 })
    case 'ArrowRight':
      return to({ column: isMod ? lastColumn : column + 1 })
    case 'Home':
      return to(isMod ? { row: 0, column: 0 } : { column: 0 })
    case 'End':
      return to(isMod ? { row: lastRow, column: lastColumn } : { column: lastColumn })
    case 'PageUp':
      return to({ row: row - page })
    case 'PageDown':
      return to({ row: row + page })
    default:
      return undefined
  }
}

/**
 * The next (1) or previous (−1) cell that is written in, line by line: what Tab goes to. Undefined at the grid's end,
 * where Tab leaves it.
 */
export function nextWritten(
  { active }: Cursor,
  size: GridSize,
  written: readonly boolean[],
  step: 1 | -1,
): Cursor | undefined {
  const from = active.row * size.columns + active.column
  for (let place = from + step; place >= 0 && place < size.rows * size.columns; place += step) {
    const column = place % size.columns
    if (written[column]) return at(Math.floor(place / size.columns), column)
    if (!written.some(Boolean)) break
  }
  return undefined
}
