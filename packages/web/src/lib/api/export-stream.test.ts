/** Taking the export's answer apart, and the file that is made of it. */
import { fc, test } from '@fast-check/vitest'
import { unparse, parse } from 'papaparse'
import { describe, expect, it } from 'vitest'
import { readExport } from './export-stream.ts'

/** The answer as the server writes it. */
function answerOf(header: string[], rows: string[][]): string {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n')
  const head = JSON.stringify(header)
  return `{"data":{"productOrders":[],"productOrdersCsvHeader":${head},"productOrdersCsvData":[\n${lines}\n]}}`
}

async function* piecesOf(text: string, sizes: readonly number[]): AsyncGenerator<string> {
  let from = 0
  for (const size of sizes) {
    yield text.slice(from, from + size)
    from += size
  }
  yield text.slice(from)
}

async function allOf(text: string, sizes: readonly number[] = []): Promise<string[][]> {
  const rows: string[][] = []
  for await (const some of readExport(piecesOf(text, sizes))) rows.push(...some)
  return rows
}

/** What the export of prices says at its end. */
async function isCut(text: string): Promise<boolean> {
  const rows = readExport(piecesOf(text, []))
  let next = await rows.next()
  while (next.done !== true) next = await rows.next()
  return next.value.isCut
}

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ',', '"', '\n', '\r\n', 'a, "b"\nc', '🔑', "'=1+1", '],', ']}}'),
)
const tables = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.record({
    header: fc.array(cell, { minLength: width, maxLength: width }),
    rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 20 }),
  }),
)

describe('an export', () => {
  test.prop([tables, fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 30 })])(
    '[1.7.07] is its header and under it every row, wherever the pieces of the answer end',
    async ({ header, rows }, sizes) => {
      expect(await allOf(answerOf(header, rows), sizes)).toEqual([header, ...rows])
    },
  )

  test.prop([tables])('comes back the same from the file that is made of it', async ({ header, rows }) => {
    const table = await allOf(answerOf(header, rows))
    // Two columns at least: one empty cell alone is an empty line in every CSV.
    const wide = table.map((row) => ['x', ...row])
    expect(parse(unparse(wide, { newline: '\r\n' }), { newline: '\r\n' }).data).toEqual(wide)
  })

  test.prop([tables, fc.nat()])('is refused when it breaks off anywhere', async ({ header, rows }, at) => {
    const text = answerOf(header, rows)
    await expect(allOf(text.slice(0, at % text.length))).rejects.toThrow(/./)
  })

  it('says at its end whether rows were left out', async () => {
    const prices = (end: string) =>
      `{"data":{"productPricesCsvHeader":["Plate size","Price"],"productPricesCsvData":[\n["Small","9.00"]\n${end}`
    expect(await allOf(prices('],"isCut":true}}'))).toEqual([
      ['Plate size', 'Price'],
      ['Small', '9.00'],
    ])
    expect(await isCut(prices('],"isCut":true}}'))).toBe(true)
    expect(await isCut(prices('],"isCut":false}}'))).toBe(false)
    expect(await isCut(answerOf(['A'], [['1']]))).toBe(false)
    await expect(isCut(prices('],"isCut":true}'))).rejects.toThrow('broke off')
  })

  it('is refused when it is something else', async () => {
    await expect(allOf('{"data":{"productOrders":[]}}')).rejects.toThrow('broke off')
    await expect(allOf('<html>\n]}}')).rejects.toThrow(/JSON/)
  })
})
