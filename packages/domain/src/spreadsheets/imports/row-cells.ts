/** The cells of one row: what each of them changes, and whether the row may stand as it is then. */
import type { z } from 'zod'
import { spreadsheetMessages as words } from '../../messages/admin/spreadsheets.ts'
import { isSameSetting } from '../../settings/setting-values.ts'
import { issueSentence } from '../../units/text/issue-sentence.ts'
import type { Values as Fields } from '../../catalog-changes/change.ts'
import {
  type Cell,
  cellText,
  isFormula,
  type Locale,
  type PlainCell,
  tooLongForCell,
} from '../cells/cells.ts'
import { type Column, valueAt, withField } from '../tables/columns.ts'
import type { ReadingOf, Writing } from '../cells/formats.ts'
import { turnedFrom } from '../cells/program-habits.ts'
import type { SheetColumn } from './read-sheet.ts'

export type CellOutcome = 'created' | 'changed' | 'unchanged' | 'refused'

/** What becomes of one cell. */
export interface CellReport {
  readonly sheet: string
  /** from 1, as the file's own program counts */
  readonly row: number
  /** the heading, or the place of a column without one */
  readonly column: string
  readonly value: string
  outcome: CellOutcome
  /** what stood there, where that changes */
  before?: string
  /** why it is refused, or what happened to it */
  message?: string
}

export const plainCell = (cell: Cell | undefined): PlainCell =>
  cell === undefined ? '' : isFormula(cell) ? cell.result : cell

/** What a row is about: its fields, and what stood there before. */
export interface RowState {
  readonly sheet: string
  readonly row: number
  /** null where the row adds something */
  readonly before: Fields | null
  fields: Fields
  readonly writing: Omit<Writing, 'fields'>
  readonly reading: Omit<ReadingOf, 'fields' | 'locale'>
  readonly locale: Locale
  /** of what is added to the table; a row that was added with an empty cell has what this makes of it */
  readonly schema?: z.ZodObject
}

/** What stands at a path of a new record of which nothing is said there; undefined: something has to be. */
function defaultAt(schema: z.ZodObject | undefined, path: Column['path']): unknown {
  const field = String(path[0])
  const shape: Readonly<Record<string, z.ZodType>> = schema?.shape ?? {}
  const whole = [undefined, {}].map((said) => shape[field]?.safeParse(said))
  const found = whole.map((parsed) =>
    parsed?.success === true ? valueAt({ [field]: parsed.data }, path) : undefined,
  )
  return found.find((value) => value !== undefined)
}

interface Applied {
  readonly report: CellReport
  readonly column: Column
}

function unchanged(report: CellReport, note?: string): CellReport {
  if (note !== undefined) report.message = note
  return report
}

/** Reads a cell into the fields of its row; undefined where an empty cell says nothing. */
function applyCell(
  state: RowState,
  { column, heading, index }: SheetColumn,
  cells: readonly Cell[],
): Applied | undefined {
  if (typeof column === 'string') return undefined
  const { path, format } = column
  const given = cells[index] ?? ''
  const cell = plainCell(given)
  const value = cellText(cell)
  const { sheet, row, before } = state
  const report: CellReport = { sheet, row, column: heading, value, outcome: 'unchanged' }
  const applied = { report, column }
  if (before === null && value === '') return undefined
  if (before === null && column.fixed?.when === 'always') {
    return { report: unchanged(report, column.fixed.message()), column }
  }
  if (before !== null) {
    const exported = format.write(valueAt(before, path), { ...state.writing, fields: before })
    const text = cellText(exported)
    if (value === text || value === tooLongForCell) return { report: unchanged(report), column }
    // The row was added with this cell empty: imported again it says the same.
    if (
      value === '' &&
      format.empty === undefined &&
      isSameSetting(defaultAt(state.schema, path), valueAt(before, path))
    )
      return { report: unchanged(report), column }
    const turned = format.isText === true ? turnedFrom(text, cell) : undefined
    if (turned !== undefined) return { report: unchanged(report, turned), column }
    report.before = text
  }
  const meant =
    value === ''
      ? format.empty === undefined
        ? { ok: false as const, message: words.needed }
        : { ok: true as const, value: format.empty.value }
      : format.read(cell, { ...state.reading, locale: state.locale, fields: state.fields })
  if (!meant.ok) {
    report.outcome = 'refused'
    report.message = meant.message
    return applied
  }
  const note = isFormula(given) ? words.formulaTaken : 'note' in meant ? meant.note : undefined
  if (note !== undefined) report.message = note
  if (before !== null && isSameSetting(meant.value, valueAt(before, path))) {
    delete report.before
    return applied
  }
  if (before !== null && column.fixed !== undefined) {
    delete report.before
    report.message = column.fixed.message()
    if (column.fixed.when === 'made') report.outcome = 'refused'
    return applied
  }
  report.outcome = before === null ? 'created' : 'changed'
  state.fields = withField(state.fields, path, meant.value)
  return applied
}

/** Reads the cells of a row in the order of the declared columns. */
export function applyCells(
  state: RowState,
  columns: readonly SheetColumn[],
  cells: readonly Cell[],
): Applied[] {
  return columns.flatMap((column) => applyCell(state, column, cells) ?? [])
}

/** How much of a path two have in common. */
function common(a: readonly PropertyKey[], b: readonly PropertyKey[]): number {
  const end = a.findIndex((step, index) => String(step) !== String(b[index]))
  return end < 0 ? a.length : end
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** Says an issue at the cell that it comes from; undefined where no cell does. */
function refuseAt(applied: readonly Applied[], { path, message }: Issue): Applied | undefined {
  const own = applied.filter(({ column }) => column.path[0] === String(path[0]))
  const nearest = own.toSorted((a, b) => common(b.column.path, path) - common(a.column.path, path))
  const found = nearest.find(({ report }) => report.outcome !== 'unchanged') ?? nearest[0]
  if (found === undefined || found.report.outcome === 'refused') return found
  found.report.outcome = 'refused'
  const inner = path.slice(common(found.column.path, path)).map(String).join('.')
  found.report.message = words.fieldAt({ path: inner, message })
  return found
}

/**
 * Holds the fields that a row touches against the schema of its record: they become what it makes of them, or the cells that
 * they come from are refused.
 */
export function checkTouched(state: RowState, schema: z.ZodObject, applied: readonly Applied[]): void {
  const touched = new Set(
    applied
      .filter(({ report }) => report.outcome !== 'unchanged')
      .map(({ column }) => String(column.path[0])),
  )
  const shape: Readonly<Record<string, z.ZodType>> = schema.shape
  for (const field of touched) {
    const own = shape[field]
    if (own === undefined) continue
    const parsed = own.safeParse(state.fields[field], { error: issueSentence })
    if (parsed.success) state.fields = { ...state.fields, [field]: parsed.data }
    else
      for (const { path, message } of parsed.error.issues)
        refuseAt(applied, { path: [field, ...path], message })
  }
}

/**
 * Holds a whole new record or part against its schema; answers the reports of fields that are missing, under the headings
 * that they would have.
 */
export function checkWhole(
  state: RowState,
  schema: z.ZodObject,
  applied: readonly Applied[],
  columns: readonly Column[],
  serverOwned: Fields = {},
): CellReport[] {
  const parsed = schema.safeParse({ ...serverOwned, ...state.fields }, { error: issueSentence })
  if (parsed.success) {
    state.fields = parsed.data
    return []
  }
  const missing = new Map<string, CellReport>()
  for (const issue of parsed.error.issues) {
    if (refuseAt(applied, issue) !== undefined) continue
    const field = String(issue.path[0])
    const column = columns.find(({ path }) => path[0] === field)?.title ?? field
    const { sheet, row } = state
    missing.set(column, { sheet, row, column, value: '', outcome: 'refused', message: issue.message })
  }
  return [...missing.values()]
}
