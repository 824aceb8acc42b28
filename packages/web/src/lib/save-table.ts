/** A table as a CSV file, made here and given to the person. */
import type { ExportTable } from '@orderwright/domain/exports'
import { saveFile } from './save-file.ts'

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const byteOrderMark = '\uFEFF'

/** Throws when the code that writes it can not be fetched. */
export async function saveTable({ header, rows }: ExportTable, name: string): Promise<void> {
  const { unparse } = await import('papaparse')
  const text = byteOrderMark + unparse([[...header], ...rows.map((row) => [...row])])
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
}
