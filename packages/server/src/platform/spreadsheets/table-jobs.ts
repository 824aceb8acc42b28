/** What is done with files of tables aside from the calls of others: pure work, run in a thread of its own. */
import { createHash } from 'node:crypto'
import type { CatalogChange } from '@orderwright/domain/catalog-changes'
import { LISTED_CELLS, type ImportReport, type ImportSheet } from '@orderwright/contract'
import {
  type CatalogTables,
  type CellOutcome,
  type CellReport,
  exportTables,
  type Locale,
  planImport,
  type TableResource,
  withoutIds,
} from '@orderwright/domain/spreadsheets'
import { readTables } from './read-files.ts'
import { writeCsvFiles, writeWorkbook } from './write-files.ts'

export interface WriteJob {
  readonly kind: 'write'
  readonly format: 'workbook' | 'csvFiles'
  readonly records: CatalogTables
  /** a template: whoever fills it in adds something new by each row */
  readonly hasIds: boolean
}

export type IdCounts = Readonly<Partial<Record<TableResource, number>>>
export type ReservedIds = Readonly<Partial<Record<TableResource, readonly number[]>>>

export interface PlanJob {
  readonly kind: 'plan'
  readonly name: string
  readonly bytes: Uint8Array
  readonly records: CatalogTables
  readonly locale: Locale
  /** for what is new; without them nothing but the report is wanted */
  readonly ids?: ReservedIds
}

export type TableJob = WriteJob | PlanJob

export interface Planned {
  readonly report: ImportReport
  /** how many records of each kind are new */
  readonly creates: IdCounts
  /** none where no ids were given: those of a dry run are not real */
  readonly changes: readonly CatalogChange[]
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
  { changes, cells, isSound }: ReturnType<typeof planImport>,
): ImportReport {
  const said = cells.filter(({ outcome, message }) => outcome !== 'unchanged' || message !== undefined)
  const listed = said.toSorted((a, b) => Number(b.outcome === 'refused') - Number(a.outcome === 'refused'))
  const count = (kind: CatalogChange['kind']) => changes.filter((change) => change.kind === kind).length
  const hash = createHash('sha256').update(bytes)
  for (const part of [locale, changes, cells]) hash.update('\n').update(JSON.stringify(part))
  return {
    fingerprint: hash.digest('hex'),
    isSound,
    created: count('create'),
    changed: count('update'),
    removed: count('destroy'),
    newGuests: newGuests(changes).length,
    sheets: sheetsOf(cells),
    cells: listed.slice(0, LISTED_CELLS),
    isCut: listed.length > LISTED_CELLS,
  }
}

/** Ids that no record has, for a dry run. They are the same each time, so that two dry runs can be held against each other. */
const FIRST_DRY_ID = 1_500_000_000

function plan(job: PlanJob, onProgress: (done: number, total: number) => void): Planned {
  const tables = readTables(job.name, job.bytes)
  const used: Partial<Record<TableResource, number>> = {}
  const nextId = (resource: TableResource) => {
    const place = used[resource] ?? 0
    used[resource] = place + 1
    if (job.ids === undefined) return FIRST_DRY_ID + place
    const id = job.ids[resource]?.[place]
    if (id === undefined) throw new Error(`too few ids were reserved for ${resource}`)
    return id
  }
  const planned = planImport(tables, job.records, { nextId, locale: job.locale, onProgress })
  return {
    report: reportOf(job, planned),
    creates: used,
    changes: job.ids === undefined ? [] : planned.changes,
  }
}

/** Does a job. Throws `UnreadableFile` with a sentence for whoever sent the file. */
export async function runTableJob(
  job: TableJob,
  onProgress: (done: number, total: number) => void,
): Promise<Uint8Array | Planned> {
  if (job.kind === 'plan') return plan(job, onProgress)
  const tables = job.hasIds ? exportTables(job.records) : withoutIds(exportTables(job.records))
  return job.format === 'workbook' ? writeWorkbook(tables) : writeCsvFiles(tables)
}
