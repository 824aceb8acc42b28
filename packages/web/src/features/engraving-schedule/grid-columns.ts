/** The columns of the grid on the screen: all that say something, on a phone those that are written in. */
import { engravingScheduleMessages as words } from '@orderwright/domain'
import {
  type EngravingSchedule,
  isWrittenColumn,
  type ScheduleColumn,
  shownColumns,
} from '@orderwright/domain/engraving-schedule'
import type { GridColumn } from '../../ui/grid/grid-cells.ts'

const widths: Readonly<Record<ScheduleColumn, string>> = {
  room: 'minmax(9rem, 1fr)',
  item: 'minmax(8rem, 0.8fr)',
  pieces: '4.5rem',
  mechanism: '9rem',
  position: '5rem',
  language: '5rem',
  line1: 'minmax(11rem, 1.4fr)',
  line2: 'minmax(9rem, 1.2fr)',
  font: '8rem',
  size: '7rem',
  width: '9rem',
}
const phoneColumns: readonly ScheduleColumn[] = ['room', 'line1', 'line2']
const phoneWidths: Partial<Readonly<Record<ScheduleColumn, string>>> = {
  room: '8.25rem',
  line1: 'minmax(7.5rem, 1fr)',
  line2: 'minmax(6.5rem, 1fr)',
}

export function columnsFor(schedule: EngravingSchedule, isPhone: boolean): readonly ScheduleColumn[] {
  return isPhone ? phoneColumns : shownColumns(schedule)
}

export function gridColumns(columns: readonly ScheduleColumn[], isPhone: boolean): readonly GridColumn[] {
  return columns.map((key) => ({
    key,
    title: words.columns[key],
    width: (isPhone ? phoneWidths[key] : undefined) ?? widths[key],
    isWritten: isWrittenColumn(key),
    isFigure: key === 'width',
  }))
}
