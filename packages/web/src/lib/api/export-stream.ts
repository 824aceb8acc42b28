/**
 * The answer of an export, taken apart while it comes: a hundred thousand rows are never held as one text. Each row is a
 * line; the last line says that nothing is missing.
 */
import { z } from 'zod'

const firstSchema = z.object({ data: z.record(z.string(), z.unknown()) })
const rowSchema = z.array(z.string())
const lastSchema = z.object({ data: z.object({ isCut: z.boolean().optional() }) })

/** What closes the first line, and opens the last, so that each can be read by itself. */
const lastLine = ']}}'
const opening = '{"data":{"rows":['

/**
 * The header row, then the rows as they come; at the end whether rows were left out. Throws when the answer breaks off
 * or is no export.
 */
export async function* readExport(
  pieces: AsyncIterable<string>,
): AsyncGenerator<string[][], { isCut: boolean }> {
  let rest = ''
  let isFirst = true
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
  const last = isFirst ? null : lastOf(rest)
  if (last === null) throw new Error('The export broke off.')
  return { isCut: last.data.isCut === true }
}

/** Each export names its header for what it is of: 'productOrdersCsvHeader'. */
function headerOf(line: string): string[] {
  const { data } = firstSchema.parse(JSON.parse(line + lastLine))
  return rowSchema.parse(Object.entries(data).find(([key]) => key.endsWith('CsvHeader'))?.[1])
}

function rowOf(line: string): string[] {
  return rowSchema.parse(JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line))
}

function lastOf(line: string) {
  try {
    return lastSchema.parse(JSON.parse(opening + line))
  } catch {
    return null
  }
}
