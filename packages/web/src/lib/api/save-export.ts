/** An export as a CSV file: every row that a call answers, under a header row. Fetched when it is first asked for. */
import { unparse } from 'papaparse'
import { CallFailure } from './api.ts'
import { readExport } from './export-stream.ts'
import { errorOf, post } from './post.ts'
import { saveFile } from '../save-file.ts'

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

/**
 * Makes the file and gives it to the browser. Throws when it could not be made whole: a `CallFailure` where the server
 * says why. `isCut`: there are more rows than the file holds.
 */
export async function saveExport(
  path: string,
  body: object,
  name: string,
  save = saveFile,
): Promise<{ isCut: boolean }> {
  const answer = await post(path, body)
  if (!answer.ok || !answer.body) throw new CallFailure(await errorOf(answer))
  // The browser keeps the pieces wherever it likes; the text never stands in memory as a whole.
  const pieces: Blob[] = [new Blob([byteOrderMark])]
  const rows = readExport(textOf(answer.body))
  let next = await rows.next()
  for (; next.done !== true; next = await rows.next()) {
    pieces.push(new Blob([unparse(next.value, { newline: lineEnd }) + lineEnd]))
  }
  save(new Blob(pieces, { type: 'text/csv;charset=utf-8' }), name)
  return next.value
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    yield decoder.decode(read.value, { stream: true })
  }
}
