/** What is done with files of tables aside from the calls of others: pure work, run in a thread of its own. */
import { createHash } from 'node:crypto'
import type { CatalogChange } from '@orderwright/domain/catalog-changes'
import { LISTED_CELLS, type ImportReport, type ImportSheet, type ReadTable } from '@orderwright/contract'
import { type CatalogRecords, compileCatalog } from '@orderwright/domain/catalog'
import { furtherLanguages, type OrgProfile } from '@orderwright/domain/tenancy'
import { type Timestamp, trust } from '@orderwright/domain/units'
import {
  emptyOrders,
  exampleOrders,
  isOrdersSheet,
  orderRows,
  type OrdersPlan,
  type PlannedOrder,
  planOrders,
} from '@orderwright/domain/orders-import'
import {
  applyToCatalog,
  type CatalogTables,
  type CellOutcome,
  type CellReport,
  exportTables,
  type ExportedTable,
  type Locale,
  namesOf,
  planImport,
  type Table,
  type TableResource,
  withoutIds,
} from '@orderwright/domain/spreadsheets'
import { readTables } from './read-files.ts'
import { readSchedule } from './read-schedule.ts'
import { writeCsvFiles, writeWorkbook } from './write-files.ts'

/** What orders are judged by, besides the catalog. */
export interface JudgedBy {
  readonly profile: OrgProfile
  readonly now: Timestamp
}

export interface WriteJob extends JudgedBy {
  readonly kind: 'write'
  readonly format: 'workbook' | 'csvFiles'
  readonly records: CatalogTables
  /** a template has no ids: whoever fills it in adds something new by each row; and it has the tables of orders */
  readonly content: 'catalog' | 'empty' | 'example'
}

export type IdCounts = Readonly<Partial<Record<TableResource, number>>>
export type ReservedIds = Readonly<Partial<Record<TableResource, readonly number[]>>>

export interface PlanJob extends JudgedBy {
  readonly kind: 'plan'
  readonly name: string
  readonly bytes: Uint8Array
  readonly records: CatalogTables
  readonly locale: Locale
  /** for what is new; without them nothing but the report is wanted */
  readonly ids?: ReservedIds
}

/** A file with a keypad schedule: nothing is known of what its tables mean. */
export interface ReadJob {
  readonly kind: 'read'
  readonly name: string
  readonly bytes: Uint8Array
}

export interface ReadTables {
  readonly tables: readonly ReadTable[]
}

export type TableJob = WriteJob | PlanJob | ReadJob
export type TableResult = Uint8Array | Planned | ReadTables

export interface Planned {
  readonly report: ImportReport
  /** how many records of each kind are new */
  readonly creates: IdCounts
  /** none where no ids were given: those of a dry run are not real */
  readonly changes: readonly CatalogChange[]
  /** what the orders are that begin; none where no ids were given */
  readonly orders: readonly PlannedOrder[]
  /** what the new orders are called */
  readonly orderTitles: readonly string[]
}

const ranks: Readonly<Record<CellOutcome, number>> = { refused: 0, created: 1, changed: 2, unchanged: 3 }
const nothing = () => ({ created: 0, changed: 0, unchanged: 0, refused: 0 })

interface SheetCounts {
  readonly cells: ReturnType<typeof nothing>
  readonly rows: Map<number, CellOutcome>
}

/** Cells and rows of each sheet by what becomes of them; a row counts as the most that happens to one of its cells. */
function sheetsOf(cells: readonly CellReport[]): ImportSheet[] {
  const sheets = new Map<string, SheetCounts>()
  for (const { sheet, row, outcome } of cells) {
    const known: SheetCounts = sheets.get(sheet) ?? { cells: nothing(), rows: new Map() }
    sheets.set(sheet, known)
    known.cells[outcome] += 1
    const worst = known.rows.get(row)
    if (worst === undefined || ranks[outcome] < ranks[worst]) known.rows.set(row, outcome)
  }
  return [...sheets].map(([sheet, known]) => {
    const rows = nothing()
    for (const outcome of known.rows.values()) rows[outcome] += 1
    return { sheet, rows, cells: known.cells }
  })
}

/** The guests that changes add, or bring back, by the ids of their places. */
export const newGuests = (changes: readonly CatalogChange[]): number[] =>
  changes
    .filter(({ resource }) => resource === 'membership')
    .filter(
      (change) => change.kind === 'create' || (change.kind === 'update' && change.values['deleted'] === 0),
    )
    .map(({ id }) => id)

function reportOf(
  { bytes, locale }: PlanJob,
  { changes, cells: ofCatalog }: ReturnType<typeof planImport>,
  { orders, cells: ofOrders }: OrdersPlan,
): ImportReport {
  const cells = [...ofCatalog, ...ofOrders]
  const said = cells.filter(({ outcome, message }) => outcome !== 'unchanged' || message !== undefined)
  const listed = said.toSorted((a, b) => Number(b.outcome === 'refused') - Number(a.outcome === 'refused'))
  const count = (kind: CatalogChange['kind']) => changes.filter((change) => change.kind === kind).length
  const hash = createHash('sha256').update(bytes)
  // What is said of a cell is in the language of whoever asks; what becomes of it is the same for all.
  const outcomes = cells.map(({ message: _, ...cell }) => cell)
  for (const part of [locale, changes, orders, outcomes]) hash.update('\n').update(JSON.stringify(part))
  return {
    fingerprint: hash.digest('hex'),
    isSound: cells.every(({ outcome }) => outcome !== 'refused'),
    created: count('create'),
    changed: count('update'),
    removed: count('destroy'),
    newGuests: newGuests(changes).length,
    newOrders: orders.length,
    notes: [],
    sheets: sheetsOf(cells),
    cells: listed.slice(0, LISTED_CELLS),
    isCut: listed.length > LISTED_CELLS,
  }
}

/** Ids that no record has, for a dry run. They are the same each time, so that two dry runs can be held against each other. */
const FIRST_DRY_ID = 1_500_000_000

/** The catalog as the engine reads it. Records of tables are records of the catalog, those that an import makes as well. */
function catalogOf(records: CatalogTables) {
  return compileCatalog(
    trust<CatalogRecords>({
      products: records.product,
      productProperties: records.productProperty,
      productOptions: records.productOption,
      productPropertyGroups: records.productPropertyGroup,
      productRules: records.productRule,
      productPricingRules: records.productPricingRule,
      productOptionClassifiers: records.productOptionClassifier,
      productOptionClassifierGroups: records.productOptionClassifierGroup,
    }),
  )
}

const contextOf = ({ profile, now }: JudgedBy, records: CatalogTables) => ({
  catalog: catalogOf(records),
  profile,
  viewer: { role: 'owner' as const, pricingIsHidden: false },
  now,
})

/** Plans orders against the catalog and the guests as the same file leaves them. */
function planOrdersAfter(
  job: PlanJob,
  tables: readonly Table[],
  changes: readonly CatalogChange[],
  onRow: () => void,
): OrdersPlan {
  if (tables.length === 0) return { orders: [], cells: [] }
  const after = applyToCatalog(job.records, changes, (id, values) => ({ ...values, id, deletedAt: null }))
  return planOrders(tables, {
    context: contextOf(job, after),
    names: namesOf(after),
    customers: new Set(
      after.membership.filter(({ deleted }) => deleted !== 1).map(({ title }) => String(title)),
    ),
    locale: job.locale,
    onRow,
  })
}

const PROGRESS_ROWS = 250

function plan(job: PlanJob, onProgress: (done: number, total: number) => void): Planned {
  const all = readTables(job.name, job.bytes)
  const tables = all.filter((table) => !isOrdersSheet(table))
  const ofOrders = all.filter(isOrdersSheet)
  const used: Partial<Record<TableResource, number>> = {}
  const nextId = (resource: TableResource) => {
    const place = used[resource] ?? 0
    used[resource] = place + 1
    if (job.ids === undefined) return FIRST_DRY_ID + place
    const id = job.ids[resource]?.[place]
    if (id === undefined) throw new Error(`too few ids were reserved for ${resource}`)
    return id
  }
  const rows = orderRows(ofOrders)
  let before = 0
  const planned = planImport(tables, job.records, {
    nextId,
    locale: job.locale,
    onProgress: (done, total) => {
      before = total
      onProgress(done, total + rows)
    },
  })
  let done = 0
  const orders = planOrdersAfter(job, ofOrders, planned.changes, () => {
    done += 1
    if (done % PROGRESS_ROWS === 0) onProgress(before + done, before + rows)
  })
  return {
    report: reportOf(job, planned, orders),
    creates: used,
    changes: job.ids === undefined ? [] : planned.changes,
    orders: job.ids === undefined ? [] : orders.orders,
    orderTitles: orders.orders.map(({ row }) => row.title ?? row.key),
  }
}

function tablesOf(job: WriteJob): readonly ExportedTable[] {
  const tables = exportTables(job.records, furtherLanguages(job.profile))
  if (job.content === 'catalog') return tables
  const orders = job.content === 'empty' ? emptyOrders : exampleOrders(contextOf(job, job.records))
  return [...withoutIds(tables), ...orders]
}

/** Does a job. Throws `UnreadableFile` with a sentence for whoever sent the file. */
export async function runTableJob(
  job: TableJob,
  onProgress: (done: number, total: number) => void,
): Promise<TableResult> {
  if (job.kind === 'plan') return plan(job, onProgress)
  if (job.kind === 'read') return { tables: readSchedule(job) }
  const tables = tablesOf(job)
  return job.format === 'workbook' ? writeWorkbook(tables) : writeCsvFiles(tables)
}
