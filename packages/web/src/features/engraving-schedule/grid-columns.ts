/** The columns of the grid on the screen: all that say something, on a phone those that are written in. */
import { engravingScheduleMessages as words } from '@orderwright/domain'
import {
  type EngravingSchedule,
  isWrittenColumn,
  type ScheduleColumn,
  shownColumns,
} from '@orderwright/domain/engraving-schedule'
import type { GridColumn } from '../../ui/grid/grid-cells.ts'

type Width = Pick<GridColumn, 'rem' | 'grow'>

const widths: Readonly<Record<ScheduleColumn, Width>> = {
  room: { rem: 8, grow: 1 },
  item: { rem: 6.5, grow: 0.6 },
  pieces: { rem: 4.5 },
  mechanism: { rem: 8 },
  position: { rem: 4.5 },
  language: { rem: 5 },
  line1: { rem: 10, grow: 1.6 },
  line2: { rem: 8, grow: 1.2 },
  font: { rem: 6.5 },
  size: { rem: 6.5 },
  width: { rem: 8.5 },
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
