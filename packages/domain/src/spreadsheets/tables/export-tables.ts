/** The catalog as tables: what an import reads again without changing anything. */
import { columnTitles as titles } from '../../messages/admin/spreadsheet-titles.ts'
import type { Values as Fields } from '../../catalog-changes/change.ts'
import type { Language } from '../../localization/languages.ts'
import type { PlainCell, Table } from '../cells/cells.ts'
import { type Column, valueAt } from './columns.ts'
import type { ColumnFamily } from './column-families.ts'
import type { Writing } from '../cells/formats.ts'
import { isFields } from '../cells/json-references.ts'
import { Names, type TableResource } from '../cells/names.ts'
import { type PartTable, partTables } from './part-tables.ts'
import type { RecordTable } from './record-table.ts'
import { recordTables } from './tables.ts'

/** A stored record, by its fields. */
export type Stored = Fields & { readonly id: number }
/** The records of an organization by their kinds. Deleted ones are left out. */
export type CatalogTables = { readonly [K in TableResource]: readonly Stored[] }

/** A table for a file: `key` for its name there, the first row has the headings. */
export interface ExportedTable extends Table {
  readonly key: string
  readonly rows: readonly (readonly PlainCell[])[]
}

const isThere = (record: Fields) => record['deletedAt'] === null || record['deletedAt'] === undefined
const rankOf = ({ rank }: Fields) => (typeof rank === 'number' ? rank : 0)

/** The records of a kind that have a row, in the order of the lists that people know. */
export function recordsOf(records: CatalogTables, resource: TableResource): readonly Stored[] {
  const { parentField } = recordTables.find((table) => table.resource === resource) ?? {}
  const parentOf = (record: Fields) => (parentField === undefined ? 0 : Number(record[parentField]))
  return records[resource]
    .filter(isThere)
    .sort((a, b) => parentOf(a) - parentOf(b) || rankOf(a) - rankOf(b) || a.id - b.id)
}

/** What a record's title is in other languages. */
function translatedTitlesOf({ translations }: Fields): readonly string[] {
  const texts = isFields(translations) ? Object.values(translations) : []
  return texts.flatMap((one) => (isFields(one) && typeof one['title'] === 'string' ? [one['title']] : []))
}

/** What the records are called. */
export function namesOf(records: CatalogTables): Names {
  const names = new Names()
  for (const { resource, parentField } of recordTables) {
    for (const record of records[resource].filter(isThere)) {
      const parent = parentField === undefined ? undefined : Number(record[parentField])
      names.add(resource, record.id, typeof record['title'] === 'string' ? record['title'] : '', parent)
      for (const title of translatedTitlesOf(record)) names.understand(resource, record.id, title, parent)
    }
  }
  return names
}

/** Finds the fields of a record by kind and id. */
export function fieldsByIds(records: CatalogTables): Writing['fieldsOf'] {
  const byId = new Map(
    recordTables.flatMap(({ resource }) =>
      records[resource].filter(isThere).map((record) => [`${resource} ${record.id}`, record] as const),
    ),
  )
  return (kind, id) => byId.get(`${kind} ${id}`)
}

export type Around = Pick<Writing, 'names' | 'fieldsOf'>
/** with the languages that the catalog is translated into */
type AroundTables = Around & { readonly languages: readonly Language[] }

const cellsOf = (columns: readonly Column[], fields: Fields, at: Writing): PlainCell[] =>
  columns.map(({ path, format }) => format.write(valueAt(fields, path), at))

function allColumns(
  { columns, families }: { readonly columns: readonly Column[]; readonly families: readonly ColumnFamily[] },
  rows: readonly Fields[],
  { names, languages }: AroundTables,
): readonly Column[] {
  return [...columns, ...families.flatMap((family) => family.columnsOf(rows, names, languages))]
}

/** Whether an export has a row for a record: what comes back by being named is no longer there, and others have no row at all. */
const isListed = ({ comesBack, refusalOf }: RecordTable, record: Fields) =>
  (comesBack === undefined || record['deleted'] !== 1) && refusalOf?.(record) === undefined

function recordSheet(table: RecordTable, records: CatalogTables, around: AroundTables): ExportedTable {
  const rows = recordsOf(records, table.resource).filter((record) => isListed(table, record))
  const columns = allColumns(table, rows, around)
  return {
    key: table.key,
    name: table.title,
    rows: [
      [titles.id, ...columns.map(({ title }) => title), titles.deleted],
      ...rows.map((record) => [
        record.id,
        ...cellsOf(columns, record, { ...around, fields: record }),
        record['deleted'] === 1 ? 'yes' : 'no',
      ]),
    ],
  }
}

function partSheet(table: PartTable, records: CatalogTables, around: AroundTables): ExportedTable {
  const { names } = around
  const rows = recordsOf(records, table.owner).flatMap((owner) =>
    table.parts(owner).map(([part, fields]) => ({ owner, part, fields })),
  )
  const columns = allColumns(
    table,
    rows.map(({ fields }) => fields),
    around,
  )
  return {
    key: table.key,
    name: table.title,
    rows: [
      [table.ownerTitle, table.keyTitle, ...columns.map(({ title }) => title), titles.removed],
      ...rows.map(({ owner, part, fields }) => [
        names.write(table.owner, owner.id),
        table.writeKey(part, names),
        ...cellsOf(columns, fields, { ...around, fields, part }),
        'no',
      ]),
    ],
  }
}

/** The same tables without ids: every row adds something, wherever they are imported. */
export function withoutIds(tables: readonly ExportedTable[]): readonly ExportedTable[] {
  return tables.map((table) => {
    const [head = [], ...rows] = table.rows
    return head[0] === titles.id
      ? { ...table, rows: [head, ...rows.map((row) => ['', ...row.slice(1)])] }
      : table
  })
}

/** Every table of the catalog; one without records has its headings alone. `languages`: into which it is translated. */
export function exportTables(
  records: CatalogTables,
  languages: readonly Language[] = [],
): readonly ExportedTable[] {
  const around = { names: namesOf(records), fieldsOf: fieldsByIds(records), languages }
  return [
    ...recordTables.map((table) => recordSheet(table, records, around)),
    ...partTables.map((table) => partSheet(table, records, around)),
  ]
}
