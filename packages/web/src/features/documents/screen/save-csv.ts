/** The document as a CSV file, made here. [2.2.43, 2.7.04, 2.7.05] */
import type { OrderEvaluation } from '@orderwright/domain/configuration'
import { type DocumentMode, documentTable, fileNameOf } from '@orderwright/domain/documents'
import { documentMessages } from '@orderwright/domain/messages'
import { saveTable } from '../../../lib/save-table.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'

export async function saveCsv(
  evaluation: OrderEvaluation,
  mode: DocumentMode,
  showsDiscount: boolean,
  title: string,
): Promise<void> {
  try {
    await saveTable(documentTable(evaluation, mode, showsDiscount), fileNameOf(title, 'csv'))
  } catch {
    toast(documentMessages.csvFailed, { tone: 'invalid' })
  }
}
