/** The order as a CSV file, made here. [1.7.34, 1.7.35] */
import { selectionText } from '@orderwright/domain/configuration'
import { exportFileName, orderTable } from '@orderwright/domain/exports'
import { orderActionMessages } from '@orderwright/domain/messages'
import { saveTable } from '../../../lib/save-table.ts'
import { today } from '../../../lib/format/today.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'
import type { ActionContext } from './action-context.ts'

export async function exportCsv({ checkout }: ActionContext): Promise<void> {
  const { editor, profile } = checkout
  const { evaluation, document } = editor.getState()
  const word = profile.vocabulary.order
  if (document.items.length === 0) {
    toast(orderActionMessages.csvEmpty({ word }))
    return
  }
  try {
    const table = orderTable(evaluation, ({ property, cutSelection }) =>
      selectionText(evaluation.context.catalog, property, cutSelection, profile.region.units),
    )
    const { title, orgSpecificId } = document.order
    await saveTable(table, exportFileName(title, today(), `${word} ${orgSpecificId}`))
  } catch {
    toast(orderActionMessages.csvFailed, { tone: 'invalid' })
  }
}
