/** The grid of a group's numbers on the clipboard, in the form in which spreadsheets hand over cells: rows of cells with tabs between. */
import { parse, unparse } from 'papaparse'

/** The cells that a spreadsheet has put on the clipboard. */
export function pastedCells(text: string): string[][] {
  // A spreadsheet ends the last row too.
  return parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data
}

/** A head and a row for each classifier; what a spreadsheet would take for a formula goes out as text. */
export function gridText(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return unparse([head, ...rows], { delimiter: '\t', newline: '\n', escapeFormulae: true })
}
