/** The columns of the schedule: their words, their texts, and which of them are written in. */
import { engravingScheduleMessages as words } from '../messages/options/engraving-schedule.ts'
import { formatMm } from '../units/lengths.ts'
import type { ScheduleCell } from './cells.ts'
import type { EngravingSchedule, ScheduleRow } from './rows.ts'

export const scheduleColumns = [
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
  'width',
] as const
export type ScheduleColumn = (typeof scheduleColumns)[number]

export const writtenColumns = ['line1', 'line2', 'font', 'size'] as const
export type WrittenColumn = (typeof writtenColumns)[number]

export function isWrittenColumn(column: ScheduleColumn): column is WrittenColumn {
  return writtenColumns.some((one) => one === column)
}

/** The columns that say something in this order, in their order. */
export function shownColumns({ hasLanguages, hasPieces }: EngravingSchedule): readonly ScheduleColumn[] {
  return scheduleColumns.filter(
    (column) => (column !== 'language' || hasLanguages) && (column !== 'pieces' || hasPieces),
  )
}

/** Width used of width allowed, of the line that has less room to spare; '' where nothing is measured. */
export function widthText(lines: readonly ScheduleCell[]): string {
  let tightest:
    | { readonly widthMm: number; readonly allowedMm: number; readonly isExact: boolean }
    | undefined
  for (const { widthMm, allowedMm, isExact } of lines) {
    if (widthMm === null || allowedMm === null) continue
    if (tightest === undefined || widthMm - allowedMm > tightest.widthMm - tightest.allowedMm) {
      tightest = { widthMm, allowedMm, isExact }
    }
  }
  if (tightest === undefined) return ''
  const { widthMm, allowedMm, isExact } = tightest
  return words.widthOf({ width: formatMm(widthMm), allowed: formatMm(allowedMm), isExact })
}

/**
 * The text of a cell. `lineText` puts an engraved line into words: on the screen and in files so that it can be read
 * back, on paper as one reads it.
 */
export function columnText(
  row: ScheduleRow,
  column: ScheduleColumn,
  lineText: (cell: ScheduleCell) => string,
): string {
  switch (column) {
    case 'room':
      return row.room
    case 'item':
      return row.itemTitle
    case 'pieces':
      return row.pieces
    case 'mechanism':
      return row.mechanismTitle
    case 'position':
      return words.sides[row.side]
    case 'language':
      return row.language === null ? '' : words.languages[row.language]
    case 'line1':
      return lineText(row.lines[0])
    case 'line2':
      return lineText(row.lines[1])
    case 'font':
      return row.font.text
    case 'size':
      return row.size.text
    case 'width':
      return widthText(row.lines)
  }
}
