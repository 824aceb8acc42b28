/** The engraving schedule as a table for a spreadsheet: a row for each place. What is read back is what it says. [issue 18] */
import type { OrderEvaluation } from '../configuration/types.ts'
import { columnText, type ScheduleColumn } from '../engraving-schedule/columns.ts'
import { entryText } from '../engraving-schedule/entry-text.ts'
import { engravingSchedule, isEngravedRow, type ScheduleRow } from '../engraving-schedule/rows.ts'
import { engravingScheduleMessages as words } from '../messages/options/engraving-schedule.ts'
import { toCsvCell } from '../units/text/csv-cell.ts'
import { formatMm } from '../units/lengths.ts'
import type { ExportTable } from './order-table.ts'

const columns: readonly ScheduleColumn[] = [
  'room',
  'item',
  'pieces',
  'mechanism',
  'position',
  'language',
  'line1',
  'line2',
  'font',
  'size',
]

/** The largest of them in mm; '' where nothing is measured. */
function lengthText(values: readonly (number | null)[]): string {
  const known = values.flatMap((value) => (value === null ? [] : [value]))
  return known.length === 0 ? '' : formatMm(Math.max(...known))
}

/**
 * The table of these rows; without them, of all that is engraved. What a spreadsheet would run as a formula is marked, so
 * that it is harmless there, and reading the file gives the very texts.
 */
export function scheduleTable(evaluation: OrderEvaluation, shown?: readonly ScheduleRow[]): ExportTable {
  const rows = shown ?? engravingSchedule(evaluation).rows.filter(isEngravedRow)
  const items = new Map(evaluation.items.map(({ item }, index) => [item.id, { item, number: index + 1 }]))
  const { number, quantity, widthMm, allowedMm, problems } = words.fileColumns
  const titles = columns.map((column) => words.columns[column])
  return {
    header: [number, quantity, ...titles, widthMm, allowedMm, problems].map(toCsvCell),
    rows: rows.map((row) => {
      const placed = items.get(row.itemId)
      return [
        String(placed?.number ?? ''),
        String(placed?.item.quantity ?? ''),
        ...columns.map((column) => columnText(row, column, ({ entry }) => entryText(entry))),
        lengthText(row.lines.map((line) => line.widthMm)),
        lengthText(row.lines.map((line) => line.allowedMm)),
        row.lines.flatMap((line) => line.problems).join(' '),
      ].map(toCsvCell)
    }),
  }
}
