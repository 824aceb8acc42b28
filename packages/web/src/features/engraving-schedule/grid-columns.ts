/** The columns of the grid on the screen: all that say something, on a phone those that are written in. */
import { engravingScheduleMessages as words } from '@orderwright/domain/messages'
import {
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
const phoneColumns: readonly ScheduleColumn[] = ['room', 'line1', 'line2']
const phoneWidths: Partial<Readonly<Record<ScheduleColumn, Width>>> = {
  room: { rem: 8.25 },
  line1: { rem: 7.5, grow: 1 },
  line2: { rem: 6.5, grow: 1 },
}

export function columnsFor(schedule: EngravingSchedule, isPhone: boolean): readonly ScheduleColumn[] {
  return isPhone ? phoneColumns : shownColumns(schedule)
}

export function gridColumns(columns: readonly ScheduleColumn[], isPhone: boolean): readonly GridColumn[] {
  return columns.map((key) => ({
    key,
    title: words.columns[key],
    ...((isPhone ? phoneWidths[key] : undefined) ?? widths[key]),
    isWritten: isWrittenColumn(key),
    isFigure: key === 'width',
  }))
}
