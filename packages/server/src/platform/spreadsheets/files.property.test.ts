/** Exports through the bytes of real files: what is read again is what was written. */
import { fc } from '@fast-check/vitest'
import {
  planImport,
  exportTables,
  cellText,
  type ExportedTable,
  type Table,
} from '@orderwright/domain/spreadsheets'
import { checkAsyncLaw, checkLaw } from '@orderwright/domain/testing/check-law'
import { someTables, someText } from '@orderwright/domain/testing/random-tables'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTables } from './read-files.ts'
import { writeCsv, writeCsvFiles, writeWorkbook } from './write-files.ts'

const american = { decimal: '.', dayFirst: false } as const
const german = { decimal: ',', dayFirst: true } as const
const noIds = () => {
  throw new Error('nothing is new')
}

/** The texts of a table, without what a file does not keep: empty cells at the end of a row, empty rows at the end. */
function texts({ rows }: Table): string[][] {
  const lines = rows.map((row) => {
    const cells = row.map(cellText)
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
  })
  return lines.slice(0, lines.findLastIndex((line) => line.length > 0) + 1)
}

const aTable = fc
  .array(
    fc.array(fc.oneof(someText, fc.integer(), fc.constantFrom(0.1, -2.5, 1e-7)), {
      minLength: 1,
      maxLength: 4,
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map(
    (rows): ExportedTable => ({
      key: 'categories',
      name: 'Categories',
      rows,
    }),
  )

describe('a file', () => {
  it('of text gives every cell back, formulas and line ends included', () => {
    checkLaw(
      {},
      fc.tuple(aTable, fc.constantFrom(',' as const, ';' as const)),
      (_cover, [table, separator]) => {
        // The first line tells the separator, as headings do.
        const headed = { ...table, rows: [['Id', 'Title', 'Rank', 'Deleted'], ...table.rows] }
        const bytes = new TextEncoder().encode(writeCsv(headed, separator))
        expect(readTables('categories.csv', bytes).map(texts)).toEqual([texts(headed)])
      },
    )
  })

  it('of a workbook gives every cell back', async () => {
    await checkAsyncLaw({}, aTable, async (_cover, table) => {
      const bytes = await writeWorkbook([table])
      expect(readTables('any.xlsx', bytes).map(texts)).toEqual([texts(table)])
    })
  })
})

it('a workbook gives back every sign that a text can have, also those that its format advises against', async () => {
  const planes = Array.from({ length: 17 }, (_, at) => [at * 0x10000 + 0xfffe, at * 0x10000 + 0xffff])
  // What reading makes of purpose: every line end is one, and a space that does not break is a space.
  const made = new Set([0x0d, 0xa0, 0x2007, 0x202f, 0xfeff])
  const signs = [...Array.from({ length: 0xfffd }, (_, at) => at + 1), ...planes.flat()].filter(
    (sign) => !made.has(sign),
  )
  const PER_CELL = 64
  const rows = Array.from({ length: Math.ceil(signs.length / PER_CELL) }, (_, row) => {
    const some = signs.slice(row * PER_CELL, (row + 1) * PER_CELL)
    return [some.map((sign) => `a${String.fromCodePoint(sign)}b`).join('')]
  })
  const [read] = readTables(
    'any.xlsx',
    await writeWorkbook([{ key: 'categories', name: 'Categories', rows }]),
  )
  expect(read?.rows).toEqual(rows)
})

describe('an export that is imported again changes nothing', () => {
  it('as text files in a zip, in every locale', () => {
    checkLaw(
      {},
      fc.tuple(someTables, fc.constantFrom(american, german)),
      (_cover, [records, locale]) => {
        const files = Object.entries(unzipSync(writeCsvFiles(exportTables(records))))
        const tables = files.flatMap(([name, bytes]) => readTables(name, bytes))
        const plan = planImport(tables, records, { nextId: noIds, locale })
        expect(plan.cells.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
        expect(plan.changes).toEqual([])
      },
      { numRuns: 20 },
    )
  })

  it('as a workbook, in every locale', async () => {
    await checkAsyncLaw(
      {},
      fc.tuple(someTables, fc.constantFrom(american, german)),
      async (_cover, [records, locale]) => {
        const tables = readTables('any.xlsx', await writeWorkbook(exportTables(records)))
        const plan = planImport(tables, records, { nextId: noIds, locale })
        expect(plan.cells.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
        expect(plan.changes).toEqual([])
      },
      { numRuns: 20 },
    )
  })
})
