/** The current list as a CSV file: every order that fits, under a header row. Fetched when it is first asked for. */
import { endpoints } from '@orderwright/contract'
import { exportFileName } from '@orderwright/domain'
import { unparse } from 'papaparse'
import { saveFile } from '../../lib/save-file.ts'
import { today } from '../../lib/today.ts'
import type { ListBody } from './orders-query.ts'
import { readExport } from './export-stream.ts'

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

/** Makes the file and gives it to the browser. Throws when it could not be made whole. */
export async function exportList(body: ListBody, words: string): Promise<void> {
  const answer = await fetch(endpoints.getOrdersData.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify({ ...body, formatForCsvExport: true }),
  })
  if (!answer.ok || !answer.body) throw new Error(`The export was answered with ${answer.status}.`)
  // The browser keeps the pieces wherever it likes; the text never stands in memory as a whole.
  const pieces: Blob[] = [new Blob([byteOrderMark])]
  for await (const rows of readExport(textOf(answer.body))) {
    pieces.push(new Blob([unparse(rows, { newline: lineEnd }) + lineEnd]))
  }
  saveFile(new Blob(pieces, { type: 'text/csv;charset=utf-8' }), exportFileName(words, today(), 'Orders'))
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    yield decoder.decode(read.value, { stream: true })
  }
}
