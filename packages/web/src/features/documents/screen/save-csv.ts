/** The document as a CSV file, made here. [2.2.43, 2.7.04, 2.7.05] */
import {
  type DocumentMode,
  documentMessages,
  documentTable,
  fileNameOf,
  type OrderEvaluation,
} from '@orderwright/domain'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const byteOrderMark = '\uFEFF'

export async function saveCsv(
  evaluation: OrderEvaluation,
  mode: DocumentMode,
  showsDiscount: boolean,
  title: string,
): Promise<void> {
  try {
    const { unparse } = await import('papaparse')
    const { header, rows } = documentTable(evaluation, mode, showsDiscount)
    const text = byteOrderMark + unparse([[...header], ...rows.map((row) => [...row])])
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileNameOf(title, 'csv'))
  } catch {
    toast(documentMessages.csvFailed, { tone: 'invalid' })
  }
}
