/** Cells on the clipboard, in the form in which spreadsheets hand them over: rows of cells with tabs between. */
import { fromCsvCell, toCsvCell } from '@orderwright/domain/units'
import { parse, unparse } from 'papaparse'

/** The cells that a spreadsheet, or this program, has put on the clipboard. */
export function pastedCells(text: string): string[][] {
  // A spreadsheet ends the last row too.
  return parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data.map((row) =>
    row.map(fromCsvCell),
  )
}

/** Rows of cells as text; what a spreadsheet would take for a formula goes out as text, and comes back as it was. */
export function cellsText(rows: readonly (readonly (string | number)[])[]): string {
  return unparse(
    rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : toCsvCell(cell)))),
    { delimiter: '\t', newline: '\n' },
  )
}
