/**
 * The grammar of layout strings: rows separated by `/`, one letter for each cell, `-` for an empty cell, a
 * number before a cell repeats it, square brackets stack letters in one cell. Families say which letters and
 * whether brackets are allowed.
 */

/** The letters of one cell, top to bottom; an empty list is an empty cell. */
export type LayoutCell = readonly string[]
export type LayoutRows = readonly (readonly LayoutCell[])[]
export type ParsedLayout =
  | { ok: true; rows: LayoutRows }
  | { ok: false; code: 'layoutUnreadable'; at: number }

export type LayoutGrammar = { letters: string; allowsStacks: boolean }

export const MAX_LAYOUT_CELLS = 12
const MAX_STACK = 4

function readCell(
  text: string,
  at: number,
  grammar: LayoutGrammar,
): { cell: LayoutCell; next: number } | undefined {
  const character = text.charAt(at).toUpperCase()
  if (character === '-') return { cell: [], next: at + 1 }
  if (character !== '' && grammar.letters.includes(character)) return { cell: [character], next: at + 1 }
  if (character !== '[' || !grammar.allowsStacks) return undefined
  const end = text.indexOf(']', at)
  const inside =
    end < 0
      ? ''
      : text
          .slice(at + 1, end)
          .replaceAll(/\s/g, '')
          .toUpperCase()
  if (inside === '' || inside.length > MAX_STACK) return undefined
  const letters = [...inside]
  return letters.every((letter) => grammar.letters.includes(letter))
    ? { cell: letters, next: end + 1 }
    : undefined
}

/** Reads a layout string; `at` is the index of the first character that makes no sense. */
export function parseLayoutString(text: string, grammar: LayoutGrammar): ParsedLayout {
  const rows: LayoutCell[][] = [[]]
  let at = 0
  while (at < text.length) {
    const row = rows.at(-1) ?? []
    if (/\s/.test(text.charAt(at))) {
      at += 1
      continue
    }
    if (text.charAt(at) === '/') {
      rows.push([])
      at += 1
      continue
    }
    const repeat = /^\d{1,2}/.exec(text.slice(at))?.[0] ?? ''
    const read = readCell(text, at + repeat.length, grammar)
    const count = repeat === '' ? 1 : Number(repeat)
    if (!read || count < 1 || row.length + count > MAX_LAYOUT_CELLS || rows.length > MAX_LAYOUT_CELLS) {
      return { ok: false, code: 'layoutUnreadable', at }
    }
    for (let copy = 0; copy < count; copy += 1) row.push(read.cell)
    at = read.next
  }
  const empty = rows.findIndex((row) => row.length === 0)
  return empty < 0 ? { ok: true, rows } : { ok: false, code: 'layoutUnreadable', at: text.length }
}

/** A cell of the grid with its place; `index` counts the cells that are not empty, in reading order. */
export type PlacedCell = {
  index: number
  row: number
  column: number
  letters: LayoutCell
  x: number
  y: number
}

/** Centres of the cells in mm about the grid's centre at (0, 0); short rows are centred. */
export function placeCells(rows: LayoutRows, spacing: { x: number; y: number }): PlacedCell[] {
  const placed: PlacedCell[] = []
  for (const [row, cells] of rows.entries()) {
    for (const [column, letters] of cells.entries()) {
      if (letters.length === 0) continue
      placed.push({
        index: placed.length,
        row,
        column,
        letters,
        x: (column - (cells.length - 1) / 2) * spacing.x,
        y: (row - (rows.length - 1) / 2) * spacing.y,
      })
    }
  }
  return placed
}

/** Columns (of the longest row) and rows of a layout. */
export function layoutSize(rows: LayoutRows): { columns: number; rows: number } {
  return { columns: Math.max(...rows.map((row) => row.length)), rows: rows.length }
}
