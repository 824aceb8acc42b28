/** The columns of the grid on the screen: all that say something, on a phone those that are written in. */
import { engravingScheduleMessages as words } from '@orderwright/domain/messages'
import {
  cellText,
  type EngravingSchedule,
  isWrittenColumn,
  type ScheduleColumn,
  shownColumns,
} from '@orderwright/domain/engraving-schedule'
import type { GridColumn } from '../../ui/grid/grid-cells.ts'

type Width = Pick<GridColumn, 'rem' | 'grow'>

/** Those of an order in two languages fit beside the panel at 1440 px. */
const widths: Readonly<Record<ScheduleColumn, Width>> = {
  room: { rem: 8, grow: 1 },
  item: { rem: 6.5, grow: 0.6 },
  pieces: { rem: 4.5 },
  mechanism: { rem: 7.75 },
  position: { rem: 4.5 },
  language: { rem: 4.75 },
  line1: { rem: 9.5, grow: 1.6 },
  line2: { rem: 7.5, grow: 1.2 },
  font: { rem: 6.5 },
  size: { rem: 6.5 },
  width: { rem: 8 },
}
/** Columns whose words are few and chosen are as wide as the longest of them, from the first to the second, in rem. */
const worded: Partial<Readonly<Record<ScheduleColumn, readonly [least: number, most: number]>>> = {
  item: [5, 6.5],
  mechanism: [6.5, 9.5],
  font: [5, 9],
  size: [5, 9],
}
/** What a character of a cell takes at most, and what its edges do, in rem. */
const CHARACTER = 0.42
const EDGES = 1.15
const phoneColumns: readonly ScheduleColumn[] = ['room', 'line1', 'line2']
const phoneWidths: Partial<Readonly<Record<ScheduleColumn, Width>>> = {
  room: { rem: 8.25 },
  line1: { rem: 7.5, grow: 1 },
  line2: { rem: 6.5, grow: 1 },
}

export function columnsFor(schedule: EngravingSchedule, isPhone: boolean): readonly ScheduleColumn[] {
  return isPhone ? phoneColumns : shownColumns(schedule)
}

function widthOf(column: ScheduleColumn, { rows }: EngravingSchedule): Width {
  const bounds = worded[column]
  if (bounds === undefined) return widths[column]
  const [least, most] = bounds
  const longest = rows.reduce((length, row) => Math.max(length, cellText(row, column).length), 0)
  return { ...widths[column], rem: Math.min(Math.max(EDGES + CHARACTER * longest, least), most) }
}

export function gridColumns(
  schedule: EngravingSchedule,
  columns: readonly ScheduleColumn[],
  isPhone: boolean,
): readonly GridColumn[] {
  return columns.map((key) => ({
    key,
    title: words.columns[key],
    ...((isPhone ? phoneWidths[key] : undefined) ?? widthOf(key, schedule)),
    isWritten: isWrittenColumn(key),
    isFigure: key === 'width',
  }))
}
