/** Tables as files: a workbook (.xlsx), or a zip of text files with columns (.csv). */
import {
  cellText,
  type ExportedTable,
  type PlainCell,
  toCsvCell,
  tooLongForCell,
} from '@orderwright/domain/spreadsheets'
import { strToU8, zipSync } from 'fflate'
import Papa from 'papaparse'
import writeXlsxFile from 'write-excel-file/node'

/** Characters of a cell: a workbook with a longer one is called damaged. */
const CELL_MOST = 32_767

/**
 * Signs that XML can not hold or that the library leaves out (those that XML 1.0, section 2.2, advises against), and what already
 * looks like one that is written so.
 */
const unwritable = new RegExp(
  [
    String.raw`[\u0000-\u0008\u000B-\u001F\u007F-\u0084\u0086-\u009F\uFDD0-\uFDEF\uFFFD-\uFFFF]`,
    // the last two of each plane
    String.raw`[\uD83F\uD87F\uD8BF\uD8FF\uD93F\uD97F\uD9BF\uD9FF\uDA3F\uDA7F\uDABF\uDAFF\uDB3F\uDB7F\uDBBF\uDBFF][\uDFFE\uDFFF]`,
    String.raw`[\uD800-\uDBFF](?![\uDC00-\uDFFF])`,
    String.raw`(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]`,
    '_(?=x[0-9A-Fa-f]{4}_)',
  ].join('|'),
  'g',
)

const escaped = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

function escapeXml(text: string): string {
  return text.replaceAll(unwritable, (signs) =>
    Array.from({ length: signs.length }, (_, at) => escaped(signs.charAt(at))).join(''),
  )
}

/** The library counts texts in a plain object, which loses those that every object has: '__proto__'. */
function safeKey(text: string): string {
  return text in {} ? `${escaped(text)}${text.slice(1)}` : text
}

/** Text has the format Text, so that no program makes a date or a number of it. */
function workbookCell(cell: PlainCell, isHeading: boolean) {
  if (typeof cell === 'number') return { type: Number, value: cell }
  const text = safeKey(escapeXml(cellText(cell)))
  if (text === '') return null
  const value = text.length > CELL_MOST ? tooLongForCell : text
  const common = { type: String, value, format: '@' } as const
  return isHeading ? { ...common, fontWeight: 'bold' as const } : common
}

const MOST_SEEN = 48
/** As wide as its longest text, within reason. */
const widthOf = ({ rows }: ExportedTable, column: number) => {
  const lengths = rows.slice(0, 200).map((row) => cellText(row[column] ?? '').length)
  return { width: Math.min(MOST_SEEN, Math.max(8, ...lengths) + 2) }
}

/** One workbook with a sheet for each table. */
export async function writeWorkbook(tables: readonly ExportedTable[]): Promise<Uint8Array> {
  const sheets = tables.map((table) => ({
    sheet: table.name,
    data: table.rows.map((row, index) => row.map((cell) => workbookCell(cell, index === 0))),
    columns: (table.rows[0] ?? []).map((_, column) => widthOf(table, column)),
    stickyRowsCount: 1,
  }))
  return writeXlsxFile(sheets).toBuffer()
}

/** A table as text, in UTF-8 with the mark that tells spreadsheet programs so. */
export function writeCsv({ rows }: ExportedTable, separator: ',' | ';' = ','): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell : toCsvCell(cellText(cell)))),
  )
  return `\uFEFF${Papa.unparse(cells, { delimiter: separator, newline: '\r\n' })}\r\n`
}

/** A zip with a text file for each table. */
export function writeCsvFiles(tables: readonly ExportedTable[]): Uint8Array {
  return zipSync(Object.fromEntries(tables.map((table) => [`${table.key}.csv`, strToU8(writeCsv(table))])))
}
