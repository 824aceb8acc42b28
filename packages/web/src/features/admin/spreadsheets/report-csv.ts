/** The report of a dry run as a CSV file: a row for each cell. */
import type { ImportCell } from '@orderwright/contract'
import { spreadsheetImportMessages as words } from '@orderwright/domain/messages'
import { toCsvCell } from '@orderwright/domain/units'
import { unparse } from 'papaparse'

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const byteOrderMark = '\uFEFF'

export function reportCsv(cells: readonly ImportCell[]): string {
  const head = [words.sheet, words.row, words.column, words.value, words.before, words.outcome, words.what]
  const rows = cells.map(({ sheet, row, column, value, before = '', outcome, message = '' }) => [
    ...[sheet, String(row), column, value, before].map(toCsvCell),
    words.outcomes[outcome],
    toCsvCell(message),
  ])
  return `${byteOrderMark}${unparse([head, ...rows], { newline: '\r\n' })}\r\n`
}
