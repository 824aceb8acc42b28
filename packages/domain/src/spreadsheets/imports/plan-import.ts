/**
 * What an import would do: the changes of the catalog, and what becomes of each cell. Nothing is written. Rows are matched by
 * their id, else by their title where one record alone has it; a row that is missing means nothing.
 */
import { columnTitles as titles } from '../../messages/admin/spreadsheet-titles.ts'
import { spreadsheetMessages as words } from '../../messages/admin/spreadsheets.ts'
import type { CatalogChange } from '../../catalog-changes/change.ts'
import { isEmptyTable, type Locale, type Table } from '../cells/cells.ts'
import { Drafts } from './drafts.ts'
import type { CatalogTables } from '../tables/export-tables.ts'
import type { TableResource } from '../cells/names.ts'
import { planParts } from './plan-parts.ts'
import { identify, planRecords } from './plan-records.ts'
import { headerOf, isPart, type Sheet, sheetNames, specNamed } from './read-sheet.ts'
import type { PartTable } from '../tables/part-tables.ts'
import type { CellReport } from './row-cells.ts'
import type { RecordTable } from '../tables/record-table.ts'
import { recordTables } from '../tables/tables.ts'

export interface ImportOptions {
  /** ids for what is new */
  readonly nextId: (resource: TableResource) => number
  /** how the file's numbers and dates are written */
  readonly locale: Locale
  /** told now and then how many rows are planned, of how many */
  readonly onProgress?: (done: number, total: number) => void
}

export interface ImportPlan {
  /** without those of refused cells: apply them only where `isSound` */
  readonly changes: readonly CatalogChange[]
  readonly cells: readonly CellReport[]
  /** whether no cell is refused */
  readonly isSound: boolean
}

/** The sheets whose table is known, in the order in which they are read; what is refused of the others. */
function sheetsOf(tables: readonly Table[], drafts: Drafts) {
  const refused: CellReport[] = []
  const records: Sheet<RecordTable>[] = []
  const parts: Sheet<PartTable>[] = []
  const seen = new Set<string>()
  const refuse = (sheet: string, message: string) =>
    refused.push({ sheet, row: 1, column: '', value: '', outcome: 'refused', message })
  for (const table of tables) {
    // A new workbook has empty sheets.
    if (isEmptyTable(table)) continue
    const { name, rows } = table
    const spec = specNamed(name)
    if (spec === undefined) {
      refuse(name, words.unknownSheet({ sheets: sheetNames }))
      continue
    }
    if (seen.has(spec.key)) {
      refuse(name, words.sheetTwice({ title: spec.title }))
      continue
    }
    seen.add(spec.key)
    const header = headerOf(spec, rows, drafts.names)
    if (header === undefined) {
      const title = isPart(spec) ? spec.keyTitle : titles.title
      refuse(name, words.noHeading({ id: isPart(spec) ? spec.ownerTitle : titles.id, title }))
    } else if (isPart(spec)) parts.push({ name, spec, rows, header })
    else records.push({ name, spec, rows, header })
  }
  const place = ({ spec }: Sheet<RecordTable>) => recordTables.indexOf(spec)
  records.sort((a, b) => place(a) - place(b))
  return { records, parts, refused }
}

/** Counts rows; the listener hears of every 250th, and of the last. */
function counter(total: number, onProgress: ImportOptions['onProgress']) {
  let done = 0
  return () => {
    done += 1
    if (done % 250 === 0 || done === total) onProgress?.(done, total)
  }
}

/** Plans the import of tables into the records of an organization. */
export function planImport(
  tables: readonly Table[],
  records: CatalogTables,
  { nextId, locale, onProgress }: ImportOptions,
): ImportPlan {
  const drafts = new Drafts(records, nextId)
  const sheets = sheetsOf(tables, drafts)
  const cells: CellReport[] = [...sheets.refused]
  const count = counter(
    [...sheets.records, ...sheets.parts].reduce((sum, { rows, header }) => sum + rows.length - header - 1, 0),
    onProgress,
  )
  // Every row gets its record before any cell is read: cells may name what a later sheet adds.
  const identified = sheets.records.map((sheet) => identify(sheet, drafts, cells))
  for (const each of identified) planRecords(each, drafts, locale, cells, count)
  for (const sheet of sheets.parts) planParts(sheet, drafts, locale, cells, count)
  return { changes: drafts.changes(), cells, isSound: cells.every(({ outcome }) => outcome !== 'refused') }
}
