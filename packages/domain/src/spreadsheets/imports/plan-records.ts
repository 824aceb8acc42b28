/** The rows of tables with a row for each record. */
import { spreadsheetMessages as words } from '../../messages/admin/spreadsheets.ts'
import { timestamp } from '../../units/timestamp.ts'
import { cellText, type Cell, type Locale, readFlag } from '../cells/cells.ts'
import { valueAt } from '../tables/columns.ts'
import type { Draft, Drafts } from './drafts.ts'
import { text } from '../cells/formats.ts'
import { type Names, parentKinds } from '../cells/names.ts'
import { turnedFrom } from '../cells/program-habits.ts'
import { columnsOf, rowsBelow, type Sheet, type SheetColumn, type SheetRow } from './read-sheet.ts'
import {
  applyCells,
  type CellReport,
  checkTouched,
  checkWhole,
  plainCell,
  type RowState,
} from './row-cells.ts'
import type { RecordTable } from '../tables/record-table.ts'

/** A sheet with the record of each row; rows that were refused have none. */
export interface Identified {
  readonly sheet: Sheet<RecordTable>
  readonly drafts: ReadonlyMap<number, Draft>
}

/** Reports a cell of a row as refused. */
export function refuseCell(
  cells: CellReport[],
  sheet: string,
  { number, cells: row }: SheetRow,
  at: { readonly index: number; readonly heading: string } | undefined,
  message: string,
): undefined {
  const value = at === undefined ? '' : cellText(row[at.index] ?? '')
  cells.push({ sheet, row: number, column: at?.heading ?? '', value, outcome: 'refused', message })
  return undefined
}

/** Says of headings that name no column that they do, and of cells below none. */
export function refuseHeadings(sheet: Sheet, names: Names, cells: CellReport[]): readonly SheetColumn[] {
  const { columns, refused } = columnsOf(sheet, names)
  const head = sheet.rows[sheet.header] ?? []
  for (const at of refused)
    refuseCell(cells, sheet.name, { number: sheet.header + 1, cells: head }, at, at.message)
  return columns
}

/** Cells that hold something under no heading. */
export function refuseUnheaded(sheet: Sheet, row: SheetRow, cells: CellReport[]): void {
  const head = sheet.rows[sheet.header] ?? []
  for (const [index, cell] of row.cells.entries()) {
    if (cellText(cell) === '' || cellText(head[index] ?? '') !== '') continue
    refuseCell(cells, sheet.name, row, { index, heading: String(index + 1) }, words.cellWithoutHeading)
  }
}

type Cells = { readonly columns: readonly SheetColumn[]; readonly row: SheetRow }

const special = (columns: readonly SheetColumn[], wanted: string) =>
  columns.find(({ column }) => (typeof column === 'string' ? column : column.key) === wanted)
const cellAt = ({ cells }: SheetRow, column: SheetColumn | undefined): Cell =>
  column === undefined ? '' : (cells[column.index] ?? '')

class Identifier {
  private readonly seen = new Set<number>()
  private readonly added = new Set<string>()

  constructor(
    private readonly sheet: Sheet<RecordTable>,
    private readonly drafts: Drafts,
    private readonly reports: CellReport[],
  ) {}

  /** The record that a row is about; undefined where that is refused. */
  draftOf(at: Cells): Draft | undefined {
    const id = special(at.columns, 'id')
    const typed = cellText(cellAt(at.row, id))
    const draft = typed === '' ? this.byTitle(at) : this.byId(at, id, typed)
    if (draft === undefined) return undefined
    const refused = draft.before && this.sheet.spec.refusalOf?.(draft.before)
    if (refused) return this.refuse(at, typed === '' ? special(at.columns, 'title') : id, refused)
    if (this.seen.has(draft.id)) return this.refuse(at, id, words.rowTwice)
    this.seen.add(draft.id)
    this.learnTitle(at, draft)
    return draft
  }

  private refuse({ row }: Cells, column: SheetColumn | undefined, message: string): undefined {
    return refuseCell(this.reports, this.sheet.name, row, column, message)
  }

  private byId(at: Cells, column: SheetColumn | undefined, typed: string): Draft | undefined {
    const { resource, title } = this.sheet.spec
    const digits = /^#?(\d{1,10})$/.exec(typed)?.[1]
    if (digits === undefined) return this.refuse(at, column, words.idIsNone)
    const draft = this.drafts.existing(resource, Number(digits))
    return draft ?? this.refuse(at, column, words.unknownId({ kind: title, id: Number(digits) }))
  }

  private byTitle(at: Cells): Draft | undefined {
    const { resource, columns, parentField } = this.sheet.spec
    const titled = columns.find(({ key }) => key === 'title')
    if (!titled) return this.create(at, {})
    const column = special(at.columns, 'title')
    const cell = plainCell(cellAt(at.row, column))
    if (cellText(cell) === '') return this.refuse(at, column, words.titleNeeded({ column: titled.title }))
    const title = titled.format.read(cell, this.at({}))
    if (!title.ok) return this.refuse(at, column, title.message)
    if (title.value === '' || typeof title.value !== 'string')
      return this.refuse(at, column, words.titleNeeded({ column: titled.title }))
    const parent = this.parentOf(at)
    if (parent === 'unknown') return undefined
    const found = this.drafts.namesBefore.idsOf(resource, title.value, parent)
    const [only, ...others] = found
    if (others.length > 0) return this.refuse(at, column, words.manyOfTitle({ title: title.value }))
    if (only !== undefined) return this.drafts.existing(resource, only)
    const key = `${parent ?? ''} ${title.value}`
    if (this.added.has(key)) return this.refuse(at, column, words.titleTwice({ title: title.value }))
    this.added.add(key)
    const owner = parentField === undefined ? {} : { [parentField]: parent }
    return this.create(at, { title: title.value, ...owner })
  }

  private create(at: Cells, fields: Record<string, unknown>): Draft | undefined {
    const removed = special(at.columns, 'deleted')
    const flag = readFlag(plainCell(cellAt(at.row, removed)))
    if (flag.ok && flag.value === 1) return this.refuse(at, removed, words.removedStays)
    return this.drafts.create(this.sheet.spec.resource, fields)
  }

  /** What the record of a row without an id belongs to. */
  private parentOf(at: Cells): number | undefined | 'unknown' {
    const { resource, parentField, columns } = this.sheet.spec
    const kind = parentKinds[resource]
    if (kind === undefined || parentField === undefined) return undefined
    const column = special(at.columns, parentField)
    const typed = cellText(cellAt(at.row, column))
    const heading = columns.find(({ key }) => key === parentField)?.title ?? parentField
    const found = typed === '' ? undefined : this.drafts.names.find(kind, typed)
    if (found?.ok === true) return found.value
    this.refuse(at, column, found?.message ?? words.partNeeded({ column: heading }))
    return 'unknown'
  }

  /** From now on cells may call the record as the row does. */
  private learnTitle(at: Cells, { resource, id, fields, before }: Draft): void {
    const { parentField } = this.sheet.spec
    const cell = plainCell(cellAt(at.row, special(at.columns, 'title')))
    const title = cellText(cell)
    const old = before === null ? '' : cellText(text.write(before['title'], this.at(fields)))
    if (title === '' || title === old || turnedFrom(old, cell) !== undefined) return
    const parent = parentField === undefined ? undefined : Number(fields[parentField])
    this.drafts.names.add(resource, id, title, parent)
  }

  private at(fields: Draft['fields']) {
    const { names, fieldsOf } = this.drafts
    return { fields, names, fieldsOf, locale: { decimal: '.', dayFirst: false } as const }
  }
}

/** Finds the record of each row, and makes drafts of new ones. */
export function identify(sheet: Sheet<RecordTable>, drafts: Drafts, reports: CellReport[]): Identified {
  const { columns } = columnsOf(sheet, drafts.names)
  const identifier = new Identifier(sheet, drafts, reports)
  const found = new Map<number, Draft>()
  for (const row of rowsBelow(sheet)) {
    const draft = identifier.draftOf({ columns, row })
    if (draft !== undefined) found.set(row.number, draft)
  }
  return { sheet, drafts: found }
}

const longAgo = timestamp('2000-01-01 00:00:00')
/** Stands for what the server will fill in, while a new record is looked at. */
const serverOwned = { orgId: 1, version: 1, created: longAgo, lastUpdated: longAgo, deletedAt: null }

/** Whether the record is to go, or to come back. */
function planRemoval(
  draft: Draft,
  column: SheetColumn | undefined,
  report: CellReport,
  cell: Cell,
): CellReport | undefined {
  if (column === undefined || report.value === '' || draft.before === null) return undefined
  const wanted = readFlag(plainCell(cell))
  if (!wanted.ok) return { ...report, outcome: 'refused', message: wanted.message }
  const is = draft.before['deleted'] === 1 ? 1 : 0
  if (wanted.value === is) return report
  if (wanted.value === 1) draft.isRemoved = true
  else draft.fields = { ...draft.fields, deleted: 0 }
  return { ...report, outcome: 'changed', before: is === 1 ? 'yes' : 'no' }
}

/** A row about a deleted record that does not say whether it is to be there: where that is enough, it is there again. */
function planComingBack(
  draft: Draft,
  comesBack: (() => string) | undefined,
  at: CellReport,
  removal: CellReport | undefined,
): CellReport | undefined {
  if (comesBack === undefined || removal !== undefined || draft.before?.['deleted'] !== 1) return undefined
  draft.fields = { ...draft.fields, deleted: 0 }
  return { ...at, outcome: 'changed', message: comesBack() }
}

/** Reads the cells of every row into its record. */
export function planRecords(
  { sheet, drafts: rows }: Identified,
  drafts: Drafts,
  locale: Locale,
  reports: CellReport[],
  count: () => void,
): void {
  const { name, spec } = sheet
  const columns = refuseHeadings(sheet, drafts.names, reports)
  const idColumn = special(columns, 'id')
  const title = special(columns, 'title')
  const removal = special(columns, 'deleted')
  for (const row of rowsBelow(sheet)) {
    count()
    refuseUnheaded(sheet, row, reports)
    const draft = rows.get(row.number)
    if (draft === undefined) continue
    const { before } = draft
    const state: RowState = {
      sheet: name,
      row: row.number,
      before,
      fields: draft.fields,
      writing: { names: drafts.namesBefore, fieldsOf: drafts.fieldsBefore },
      reading: { names: drafts.names, fieldsOf: drafts.fieldsOf },
      locale,
      schema: spec.schema,
    }
    const reportAt = (column: SheetColumn | undefined): CellReport => ({
      sheet: name,
      row: row.number,
      column: column?.heading ?? '',
      value: cellText(cellAt(row, column)),
      outcome: 'unchanged',
    })
    if (cellText(cellAt(row, idColumn)) !== '') reports.push(reportAt(idColumn))
    const applied = applyCells(state, columns, row.cells)
    reports.push(...applied.map(({ report }) => report))
    checkTouched(state, spec.schema, applied)
    if (before === null) {
      if ('rank' in spec.schema.shape && valueAt(state.fields, ['rank']) === undefined) {
        const rank = drafts.nextRank(spec.resource, spec.parentField, state.fields)
        state.fields = { ...state.fields, rank }
      }
      const own = { ...serverOwned, id: draft.id }
      reports.push(...checkWhole(state, spec.schema, applied, spec.columns, own))
    }
    draft.fields = state.fields
    const removed = planRemoval(draft, removal, reportAt(removal), cellAt(row, removal))
    const back = planComingBack(draft, spec.comesBack, reportAt(title ?? idColumn), removed)
    reports.push(...[removed, back].filter((report) => report !== undefined))
  }
}
