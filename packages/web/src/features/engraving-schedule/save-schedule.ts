/** The schedule as a CSV file: it can be written in a spreadsheet and pasted back, or imported. */
import type { OrderEvaluation } from '@orderwright/domain/configuration'
import { fileNameOf, paperTitle } from '@orderwright/domain/documents'
import { scheduleTable } from '@orderwright/domain/exports'
import { engravingScheduleMessages as words } from '@orderwright/domain/messages'
import type { ScheduleRow } from '@orderwright/domain/engraving-schedule'
import { today } from '../../lib/format/today.ts'
import { saveTable } from '../../lib/save-table.ts'
import { toast } from '../../ui/toasts/toasts.tsx'

export async function saveSchedule(evaluation: OrderEvaluation, rows: readonly ScheduleRow[]): Promise<void> {
  const { order } = evaluation.document
  try {
    await saveTable(
      scheduleTable(evaluation, rows),
      fileNameOf(paperTitle(order, today(), words.title), 'csv'),
    )
  } catch {
    toast(words.csvFailed, { tone: 'invalid' })
  }
}
