/** The demo's catalog, with drawings, prices and rules, as tables: through the bytes of files, and into a new organization. */
import {
  applyToCatalog,
  cellText,
  emptyTables,
  type ExportedTable,
  exportTables,
  planImport,
  recordTables,
} from '@orderwright/domain/spreadsheets'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTables } from '../../platform/spreadsheets/read-files.ts'
import { writeCsvFiles, writeWorkbook } from '../../platform/spreadsheets/write-files.ts'
import { maisonLumenCatalog } from '../../seeds/maison-lumen/catalog/catalog.ts'
import { catalogTables } from './catalog-tables.ts'

const records = catalogTables(maisonLumenCatalog(new Date('2026-06-15T12:00:00Z')))
const german = { decimal: ',', dayFirst: true } as const

function counting() {
  let last = 2_000_000
  return () => (last += 1)
}

/** The rows of a table by its key. */
const rowsOf = (tables: readonly ExportedTable[], key: string) =>
  tables.find((table) => table.key === key)?.rows ?? []
const notRefused = { isSound: true }

describe("the demo's catalog", () => {
  it('changes nothing where it is imported again, from a workbook or from text', async () => {
    const tables = exportTables(records)
    const options = { nextId: counting(), locale: german }
    const workbook = readTables('catalog.xlsx', await writeWorkbook(tables))
    expect(planImport(workbook, records, options)).toMatchObject({ changes: [], ...notRefused })
    const texts = Object.entries(unzipSync(writeCsvFiles(tables))).flatMap(([name, bytes]) =>
      readTables(name, bytes),
    )
    expect(planImport(texts, records, options)).toMatchObject({ changes: [], ...notRefused })
    expect(rowsOf(tables, 'options').length).toBeGreaterThan(100)
  })

  it('imported into a new organization, without ids, exports to the same tables', () => {
    const tables = exportTables(records)
    // Pictures are another organization's, and a row that names its record by an id has none to name here.
    const isOwn = (heading: string) => heading === 'Id' || heading === 'Picture' || heading === 'Medium'
    const withoutIds = tables.map(({ key, name, rows: [head = [], ...rows] }) => ({
      key,
      name,
      rows: [
        head,
        ...rows.map((row) => row.map((cell, index) => (isOwn(cellText(head[index] ?? '')) ? '' : cell))),
      ],
    }))
    const plan = planImport(withoutIds, emptyTables, { nextId: counting(), locale: german })
    expect(plan.cells.filter(({ outcome }) => outcome === 'refused')).toEqual([])
    const made = applyToCatalog(emptyTables, plan.changes, (id, values) => ({
      ...values,
      id,
      deletedAt: null,
    }))
    for (const { resource } of recordTables) expect(made[resource]).toHaveLength(records[resource].length)
    const again = exportTables(made)
    const lines = (all: readonly ExportedTable[], key: string) => {
      const [head = [], ...rows] = rowsOf(all, key)
      const columns = head.flatMap((heading, index) =>
        isOwn(cellText(heading)) ? [] : [[cellText(heading), index] as const],
      )
      return rows
        .map((row) =>
          JSON.stringify(columns.map(([heading, index]) => [heading, cellText(row[index] ?? '')]).sort()),
        )
        .sort()
    }
    for (const { key } of tables) expect(lines(again, key)).toEqual(lines(tables, key))
  })
})
