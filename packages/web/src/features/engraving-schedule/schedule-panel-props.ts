/** What the panels beside the grid are given. */
import type { EngravingSchedule, ScheduleColumn, ScheduleRow } from '@orderwright/domain/engraving-schedule'
import type { Cursor } from '../../ui/grid/cursor.ts'
import type { ScheduleCursor } from './use-schedule-cursor.ts'
import type { ScheduleWriting } from './use-schedule-writing.ts'

export type PanelKey = 'find' | 'consistency'

export interface PanelProps {
  schedule: EngravingSchedule
  rows: readonly ScheduleRow[]
  columns: readonly ScheduleColumn[]
  cursor: Cursor | null
  goTo: ScheduleCursor['goTo']
  writing: ScheduleWriting
  canEdit: boolean
}
