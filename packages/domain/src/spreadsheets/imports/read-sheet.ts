/** Which table a sheet is, where its headings stand, and what its columns are. */
import { columnTitles as titles, sheetTitles } from '../../messages/admin/spreadsheet-titles.ts'
import { spreadsheetMessages as words } from '../../messages/admin/spreadsheets.ts'
import { type Cell, cellText, type Table } from '../cells/cells.ts'
import type { ColumnFamily } from '../tables/column-families.ts'
import type { Column } from '../tables/columns.ts'
import type { Names } from '../cells/names.ts'
import { type PartTable, partTables } from '../tables/part-tables.ts'
import type { RecordTable } from '../tables/record-table.ts'
import { recordTables } from '../tables/tables.ts'

/** A table whose rows are found by what stands in its columns alone. */
export interface PlainTable {
  readonly key: string
  readonly title: string
  readonly isPlain: true
  readonly columns: readonly Column[]
  readonly families: readonly ColumnFamily[]
}

export type TableSpec = RecordTable | PartTable | PlainTable

/** Columns that say which record a row is about. */
export type Special = 'id' | 'deleted' | 'owner' | 'part' | 'removed'

export interface SheetColumn {
  readonly index: number
  readonly heading: string
  readonly column: Column | Special
}

/** A sheet whose table is known. */
export interface Sheet<Spec extends TableSpec = TableSpec> {
  readonly name: string
  readonly spec: Spec
  readonly rows: Table['rows']
  /** the place of the row of headings */
  readonly header: number
}

export const isPart = (spec: TableSpec): spec is PartTable => 'owner' in spec

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]+/g, '')
/** The tables of an import, with those of orders. */
export const sheetNames: readonly string[] = [
  ...[...recordTables, ...partTables].map(({ title }) => title),
  sheetTitles.orders,
  sheetTitles.orderLines,
]

/** The one of these tables that a sheet is: by its title, its key or the name of its file, which programs number. */
export function tableNamed<Spec extends Pick<TableSpec, 'key' | 'title'>>(
  name: string,
  tables: readonly Spec[],
): Spec | undefined {
  const file = name.split(/[\\/]/).at(-1) ?? name
  const wanted = plain(file.replace(/\.(csv|tsv|txt|xlsx)$/i, '').replace(/\s*\(\d+\)$/, ''))
  return tables.find(({ key, title }) => plain(key) === wanted || plain(title) === wanted)
}

/** The table of the catalog of this name. */
export function specNamed(name: string): RecordTable | PartTable | undefined {
  return tableNamed<RecordTable | PartTable>(name, [...recordTables, ...partTables])
}

function specials(spec: TableSpec): readonly (readonly [title: string, special: Special])[] {
  if ('isPlain' in spec) return []
  if (!isPart(spec)) {
    return [
      [titles.id, 'id'],
      [titles.deleted, 'deleted'],
    ]
  }
  return [
    [spec.ownerTitle, 'owner'],
    [spec.keyTitle, 'part'],
    [titles.removed, 'removed'],
  ]
}

const isCalled = (heading: string, title: string) => plain(heading) === plain(title)

function columnNamed(spec: TableSpec, heading: string, names: Names) {
  const special = specials(spec).find(([title]) => isCalled(heading, title))
  if (special !== undefined) return { ok: true as const, value: special[1] }
  const own = spec.columns.find(({ key, title }) => isCalled(heading, title) || heading === key)
  if (own !== undefined) return { ok: true as const, value: own }
  for (const family of spec.families) {
    const found = family.columnNamed(heading, names)
    if (found !== undefined) return found
  }
  const hints = spec.families.flatMap(({ hint }) => hint?.() ?? [])
  const message = [words.unknownColumn({ columns: headingsOf(spec) }), ...hints].join(' ')
  return { ok: false as const, message }
}

function headingsOf(spec: TableSpec): readonly string[] {
  return [...specials(spec).map(([title]) => title), ...spec.columns.map(({ title }) => title)]
}

/** How far down the headings may stand: below a banner that spans the table, for example. */
const HEADER_MOST = 10

/** The row that names the most columns; undefined where none names one. */
export function headerOf(spec: TableSpec, rows: Table['rows'], names: Names): number | undefined {
  const scores = rows.slice(0, HEADER_MOST).map((row) => {
    const headings = row.map(cellText).filter((heading) => heading !== '')
    return new Set(headings.filter((heading) => columnNamed(spec, heading, names).ok)).size
  })
  const best = Math.max(0, ...scores)
  return best === 0 ? undefined : scores.indexOf(best)
}

export interface HeadingRefusal {
  readonly index: number
  readonly heading: string
  readonly message: string
}

/** The columns of a sheet in the order in which they are declared, and headings that name none. */
export function columnsOf({ spec, rows, header }: Sheet, names: Names) {
  const columns: SheetColumn[] = []
  const refused: HeadingRefusal[] = []
  const seen = new Set<string>()
  for (const [index, cell] of (rows[header] ?? []).entries()) {
    const heading = cellText(cell)
    if (heading === '') continue
    const found = columnNamed(spec, heading, names)
    if (!found.ok) {
      refused.push({ index, heading, message: found.message })
      continue
    }
    const key = typeof found.value === 'string' ? found.value : found.value.key
    if (seen.has(key)) refused.push({ index, heading, message: words.columnTwice })
    else columns.push({ index, heading, column: found.value })
    seen.add(key)
  }
  const place = ({ column }: SheetColumn) => {
    if (typeof column === 'string') return -1
    const at = spec.columns.indexOf(column)
    return at < 0 ? spec.columns.length : at
  }
  return { columns: columns.sort((a, b) => place(a) - place(b)), refused }
}

/** A row that says something, by its number in the file (from 1). */
export interface SheetRow {
  readonly number: number
  readonly cells: readonly Cell[]
}

/** The rows below the headings that are not empty. */
export function* rowsBelow({ rows, header }: Sheet): Generator<SheetRow> {
  for (let index = header + 1; index < rows.length; index += 1) {
    const cells = rows[index] ?? []
    if (cells.some((cell) => cellText(cell) !== '')) yield { number: index + 1, cells }
  }
}
