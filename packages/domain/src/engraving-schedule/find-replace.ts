/** Find and replace in the texts of a schedule. Pictograms have no text. */
import type { ScheduleRow } from './rows.ts'
import { entryText } from './entry-text.ts'
import type { CellWrite } from './write-cells.ts'

export type FindQuery = {
  readonly text: string
  readonly matchCase: boolean
  readonly wholeWord: boolean
}

export type FoundCell = {
  readonly row: ScheduleRow
  readonly column: 'line1' | 'line2'
  /** how often the text stands in it */
  readonly count: number
}

const lineColumns = ['line1', 'line2'] as const

/** Null where nothing is looked for. A word ends where neither letter, mark nor figure follows, in any script. */
function patternOf({ text, matchCase, wholeWord }: FindQuery): RegExp | null {
  if (text === '') return null
  const literal = text.normalize('NFC').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const edge = String.raw`[\p{L}\p{M}\p{N}]`
  const source = wholeWord ? `(?<!${edge})${literal}(?!${edge})` : literal
  return new RegExp(source, matchCase ? 'gu' : 'giu')
}

/** The cells in which a text stands, in the order of the rows. */
export function findCells(rows: readonly ScheduleRow[], query: FindQuery): FoundCell[] {
  const pattern = patternOf(query)
  if (pattern === null) return []
  return rows.flatMap((row) =>
    lineColumns.flatMap((column, line): FoundCell[] => {
      const entry = row.lines[line]?.entry
      const count = entry !== undefined && 'text' in entry ? [...entry.text.matchAll(pattern)].length : 0
      return count === 0 ? [] : [{ row, column, count }]
    }),
  )
}

/** A text with every place of the query written otherwise; `replacement` is taken as it is. */
export function replacedText(text: string, query: FindQuery, replacement: string): string {
  const pattern = patternOf(query)
  return pattern === null ? text : text.replace(pattern, () => replacement)
}

/** What replacing in these cells writes. */
export function replaceCells(
  found: readonly FoundCell[],
  query: FindQuery,
  replacement: string,
): CellWrite[] {
  return found.flatMap(({ row, column }): CellWrite[] => {
    const entry = row.lines[column === 'line1' ? 0 : 1].entry
    if (entry === undefined || !('text' in entry)) return []
    return [{ row, column, text: entryText({ text: replacedText(entry.text, query, replacement) }) }]
  })
}
