/** The order as a CSV file, made here. [1.7.34, 1.7.35] */
import { exportFileName, orderActionMessages, orderTable, selectionText } from '@orderwright/domain'
import { saveFile } from '../../../lib/save-file.ts'
import { today } from '../../../lib/format/today.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'
import type { ActionContext } from './action-context.ts'

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const byteOrderMark = '\uFEFF'

export async function exportCsv({ checkout }: ActionContext): Promise<void> {
  const { editor, profile } = checkout
  const { evaluation, document } = editor.getState()
  const word = profile.vocabulary.order
  if (document.items.length === 0) {
    toast(orderActionMessages.csvEmpty({ word }))
    return
  }
  try {
    const { unparse } = await import('papaparse')
    const { header, rows } = orderTable(evaluation, ({ property, selection }) =>
      selectionText(evaluation.context.catalog, property, selection),
    )
    const text = byteOrderMark + unparse([[...header], ...rows.map((row) => [...row])])
    const { title, orgSpecificId } = document.order
    const file = new Blob([text], { type: 'text/csv;charset=utf-8' })
    saveFile(file, exportFileName(title, today(), `${word} ${orgSpecificId}`))
  } catch {
    toast(orderActionMessages.csvFailed, { tone: 'invalid' })
  }
}
