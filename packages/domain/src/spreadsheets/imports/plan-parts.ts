/** The rows of tables with a row for each part of a record. */
import { spreadsheetMessages as words } from '../../messages/admin/spreadsheets.ts'
import type { Values as Fields } from '../../catalog-changes/change.ts'
import { cellText, type Locale, read, readFlag } from '../cells/cells.ts'
import type { Draft, Drafts } from './drafts.ts'
import type { PartTable } from '../tables/part-tables.ts'
import { refuseCell, refuseHeadings, refuseUnheaded } from './plan-records.ts'
import { rowsBelow, type Sheet, type SheetColumn, type SheetRow } from './read-sheet.ts'
import {
  applyCells,
  type CellReport,
  checkTouched,
  checkWhole,
  plainCell,
  type RowState,
} from './row-cells.ts'

/** The parts of a record before the import, by their keys and by what the export calls those. */
interface Parts {
  readonly byKey: ReadonlyMap<string, Fields>
  readonly keyByText: ReadonlyMap<string, string>
  readonly seen: Set<string>
}

class PartPlan {
  private readonly parts = new Map<number, Parts>()
  private readonly columns: readonly SheetColumn[]
  readonly owners = new Set<Draft>()

  constructor(
    private readonly sheet: Sheet<PartTable>,
    private readonly drafts: Drafts,
    private readonly locale: Locale,
    private readonly reports: CellReport[],
  ) {
    this.columns = refuseHeadings(sheet, drafts.names, reports)
  }

  plan(row: SheetRow): void {
    refuseUnheaded(this.sheet, row, this.reports)
    const draft = this.ownerOf(row)
    if (draft === undefined) return
    const parts = this.partsOf(draft)
    const at = this.special('part')
    const cell = plainCell(at === undefined ? '' : row.cells[at.index])
    const { spec } = this.sheet
    const known = parts.keyByText.get(cellText(cell))
    const blank = cellText(cell) === '' ? '' : cell
    const found = known === undefined ? spec.readKey(blank, this.drafts.names, draft.fields) : read(known)
    if (!found.ok) return refuseCell(this.reports, this.sheet.name, row, at, found.message)
    const key = found.value
    if (parts.seen.has(key)) return refuseCell(this.reports, this.sheet.name, row, at, words.rowTwice)
    parts.seen.add(key)
    this.owners.add(draft)
    const before = parts.byKey.get(key) ?? null
    const isRemoved = this.removalOf(row, before)
    if (isRemoved === undefined) return
    for (const column of ['owner', 'part']) {
      const special = this.special(column)
      if (special !== undefined) this.report(row, special, before === null ? 'created' : 'unchanged')
    }
    if (isRemoved) draft.fields = spec.put(draft.fields, key, null)
    else this.read(row, draft, key, before)
  }

  private read(row: SheetRow, draft: Draft, key: string, before: Fields | null): void {
    const { spec, name } = this.sheet
    const { drafts } = this
    const state: RowState = {
      sheet: name,
      row: row.number,
      before,
      fields: before ?? spec.blank,
      writing: { names: drafts.namesBefore, fieldsOf: drafts.fieldsBefore, part: key },
      reading: { names: drafts.names, fieldsOf: drafts.fieldsOf, part: key },
      locale: this.locale,
    }
    const applied = applyCells(state, this.columns, row.cells)
    this.reports.push(...applied.map(({ report }) => report))
    if (before !== null && applied.every(({ report }) => report.outcome === 'unchanged')) return
    // Empty places at the end of a list are none by then.
    const [settled] = spec
      .parts(spec.put(draft.fields, key, state.fields))
      .flatMap(([own, part]) => (own === key ? [part] : []))
    state.fields = settled ?? state.fields
    checkTouched(state, spec.schema, applied)
    if (before === null) this.reports.push(...checkWhole(state, spec.schema, applied, spec.columns))
    draft.fields = spec.put(draft.fields, key, state.fields)
  }

  private ownerOf(row: SheetRow): Draft | undefined {
    const { spec, name } = this.sheet
    const at = this.special('owner')
    const typed = at === undefined ? '' : cellText(row.cells[at.index] ?? '')
    if (typed === '') {
      const message = words.partNeeded({ column: spec.ownerTitle })
      return refuseCell(this.reports, name, row, at ?? { index: -1, heading: spec.ownerTitle }, message)
    }
    const found = this.drafts.names.find(spec.owner, typed)
    if (!found.ok) return refuseCell(this.reports, name, row, at, found.message)
    return this.drafts.existing(spec.owner, found.value)
  }

  /** Whether the part is to go; undefined where that can not be read. */
  private removalOf(row: SheetRow, before: Fields | null): boolean | undefined {
    const at = this.special('removed')
    const cell = plainCell(at === undefined ? '' : row.cells[at.index])
    if (at === undefined || cellText(cell) === '') return false
    const wanted = readFlag(cell)
    if (!wanted.ok) return refuseCell(this.reports, this.sheet.name, row, at, wanted.message)
    if (wanted.value === 0) {
      if (before !== null) this.report(row, at, 'unchanged')
      return false
    }
    if (before === null) return refuseCell(this.reports, this.sheet.name, row, at, words.removedStays)
    this.report(row, at, 'changed', 'no')
    return true
  }

  private report(
    row: SheetRow,
    { index, heading }: SheetColumn,
    outcome: CellReport['outcome'],
    before?: string,
  ): void {
    const value = cellText(row.cells[index] ?? '')
    if (value === '') return
    const report = { sheet: this.sheet.name, row: row.number, column: heading, value, outcome }
    this.reports.push(before === undefined ? report : { ...report, before })
  }

  private special(wanted: string): SheetColumn | undefined {
    return this.columns.find(({ column }) => column === wanted)
  }

  private partsOf({ id, before }: Draft): Parts {
    const known = this.parts.get(id)
    if (known !== undefined) return known
    const { spec } = this.sheet
    const entries = before === null ? [] : spec.parts(before)
    const parts = {
      byKey: new Map(entries),
      keyByText: new Map(
        entries.map(([key]) => [cellText(spec.writeKey(key, this.drafts.namesBefore)), key]),
      ),
      seen: new Set<string>(),
    }
    this.parts.set(id, parts)
    return parts
  }
}

/** Reads the cells of every row into a part of its record. */
export function planParts(
  sheet: Sheet<PartTable>,
  drafts: Drafts,
  locale: Locale,
  reports: CellReport[],
  count: () => void,
): void {
  const plan = new PartPlan(sheet, drafts, locale, reports)
  for (const row of rowsBelow(sheet)) {
    count()
    plan.plan(row)
  }
  for (const draft of plan.owners) draft.fields = sheet.spec.settle(draft.fields)
}
