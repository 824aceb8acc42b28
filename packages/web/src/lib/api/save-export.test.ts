/** The CSV file that an export becomes. */
import { parse } from 'papaparse'
import { afterEach, expect, it, vi } from 'vitest'
import { saveExport } from './save-export.ts'

const saved: { file: Blob; name: string }[] = []
const keep = (file: Blob, name: string) => void saved.push({ file, name })
afterEach(() => {
  saved.length = 0
  vi.unstubAllGlobals()
})

const header = ['Number', 'Title', 'Company']
const rows = [
  ['1', 'Villa, north', 'Studio "Nord"'],
  ['2', 'two\nlines', 'two\r\nlines'],
  ['3', "'=1+1", '🔑 Café 漢字'],
  ['4', '', ' blanks '],
  ['5', '-5', 'semi;colon\ttab'],
]

/** Answers the export in pieces of a few bytes, so that letters and rows come in two. */
function answerWith(text: string, size: number): void {
  const bytes = new TextEncoder().encode(text)
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let from = 0; from < bytes.length; from += size)
          controller.enqueue(bytes.slice(from, from + size))
        controller.close()
      },
    })
    return new Response(body)
  })
}

const answer = (lines: readonly string[][]) =>
  `{"data":{"productOrdersCsvHeader":${JSON.stringify(header)},"productOrdersCsvData":[\n${lines
    .map((line) => JSON.stringify(line))
    .join(',\n')}\n]}}`

async function textOf(file: Blob | undefined): Promise<string> {
  if (!file) throw new Error('no file was made')
  return Buffer.from(await file.arrayBuffer()).toString('utf8')
}

it.each([1, 7, 10_000])(
  '[1.7.07] keeps commas, quotes, line breaks, emoji and what would be a formula, in pieces of %i bytes',
  async (size) => {
    answerWith(answer(rows), size)
    expect(await saveExport('/export', {}, 'quotes.csv', keep)).toEqual({ isCut: false })
    expect(saved.map(({ name }) => name)).toEqual(['quotes.csv'])
    const text = await textOf(saved[0]?.file)
    // A spreadsheet takes it for UTF-8, and each row stands in a line of its own.
    expect(text.startsWith('\uFEFFNumber,Title,Company\r\n1,"Villa, north","Studio ""Nord"""\r\n')).toBe(true)
    expect(text.endsWith('\r\n')).toBe(true)
    expect(parse<string[]>(text.slice(1), { newline: '\r\n', skipEmptyLines: true }).data).toEqual([
      header,
      ...rows,
    ])
  },
)

it('[1.8.01] makes no file of an answer that breaks off, and says why where the server does', async () => {
  answerWith(answer(rows).slice(0, -30), 50)
  await expect(saveExport('/export', {}, 'quotes.csv', keep)).rejects.toThrow('broke off')
  const error = { code: 'refused', message: 'The list can not be exported here.' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error }), { status: 422 }))
  await expect(saveExport('/export', {}, 'quotes.csv', keep)).rejects.toThrow(error.message)
  expect(saved).toEqual([])
})
