/**
 * The answer of an export, taken apart while it comes: a hundred thousand rows are never held as one text. Each row is a
 * line; the last line says that nothing is missing.
 */
import { z } from 'zod'

const answerSchema = z.object({
  data: z.object({
    productOrdersCsvHeader: z.array(z.string()),
    productOrdersCsvData: z.array(z.array(z.string())),
  }),
})
const rowSchema = z.array(z.string())
const lastLine = ']}}'

/** The header row, then the rows as they come. Throws when the answer breaks off or is no export. */
export async function* readExport(pieces: AsyncIterable<string>): AsyncGenerator<string[][]> {
  let rest = ''
  let isFirst = true
  let isWhole = false
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    const rows: string[][] = []
    for (const line of lines) {
      if (isFirst) rows.push(headerOf(line))
      else if (line !== '') rows.push(rowOf(line))
      isFirst = false
    }
    if (rows.length > 0) yield rows
  }
  isWhole = !isFirst && rest === lastLine
  if (!isWhole) throw new Error('The export broke off.')
}

function headerOf(line: string): string[] {
  return answerSchema.parse(JSON.parse(line + lastLine)).data.productOrdersCsvHeader
}

function rowOf(line: string): string[] {
  return rowSchema.parse(JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line))
}
