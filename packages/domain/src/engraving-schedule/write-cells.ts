/**
 * What is written into cells of the schedule as changes of the order's lines: planned whole, whether one cell was typed
 * or two thousand were pasted, and carried out as one step by whoever plans choices. Cells that can not be written are
 * named with the reason; the others stand.
 */
import { titlesOf } from '../catalog/translations.ts'
import { tryChanges } from '../configuration/changes/try-changes.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import {
  ENGRAVING_TEXT_MAX,
  type EngravingEntry,
  type EngravingSet,
  engravingSetAt,
} from '../engraving/schema.ts'
import { withEntry, withPiece } from '../engraving/sets.ts'
import { engravingScheduleMessages as words } from '../messages/options/engraving-schedule.ts'
import type { Selection, SelectionChange } from '../orders/selections.ts'
import type { WrittenColumn } from './columns.ts'
import { readEntry } from './entry-text.ts'
import type { ScheduleRow } from './rows.ts'

export type CellWrite = { readonly row: ScheduleRow; readonly column: WrittenColumn; readonly text: string }
export type RefusedCell = CellWrite & { readonly message: string }

export type CellsPlan = {
  /** for `planChanges`, all as one step; empty when nothing changes */
  readonly changes: readonly SelectionChange[]
  /** how many cells say something else afterwards */
  readonly written: number
  readonly refused: readonly RefusedCell[]
}

type Choice = { readonly write: CellWrite; readonly propertyId: number; readonly optionId: number }

/** Engravings of one property of one item while they are being written. */
class Sets {
  sets: readonly EngravingSet[]
  written = 0

  constructor(
    readonly itemId: number,
    readonly propertyId: number,
    private readonly selection: Selection | undefined,
  ) {
    this.sets = selection?.engravings ?? []
  }

  write({ piece, mechanism, side }: ScheduleRow, line: number, entry: EngravingEntry | null): void {
    const set = engravingSetAt(this.sets, piece)
    const now = set[String(mechanism)]?.[side]?.[line]
    if (isSameEntry(now, entry)) return
    this.written += 1
    this.sets = withPiece(this.sets, piece, withEntry(set, { mechanism, side, line }, entry))
  }

  /** Nothing engraved and nothing agreed leaves no trace. */
  change(): SelectionChange {
    const { itemId, propertyId, selection, sets } = this
    const isEmpty = sets.every((set) => Object.keys(set).length === 0)
    const next =
      isEmpty && selection?.customEngravings !== true ? null : { ...selection, engravings: [...sets] }
    return { itemId, propertyId, selection: next }
  }
}

function isSameEntry(now: EngravingEntry | undefined, next: EngravingEntry | null): boolean {
  if (next === null) return now === undefined || ('text' in now && now.text === '')
  if (now === undefined) return false
  return 'text' in now
    ? 'text' in next && now.text === next.text
    : 'symbol' in next && now.symbol === next.symbol
}

/** Plans what is written; of several texts for one cell the last counts. Never mutates. */
export function planCells(evaluation: OrderEvaluation, writes: readonly CellWrite[]): CellsPlan {
  const refused: RefusedCell[] = []
  const bySelection = new Map<string, Sets>()
  const setsOf = ({ itemId, propertyId }: ScheduleRow) => {
    const key = `${itemId}:${propertyId}`
    const item = evaluation.itemsById.get(itemId)?.item
    const sets = bySelection.get(key) ?? new Sets(itemId, propertyId, item?.properties[propertyId])
    bySelection.set(key, sets)
    return sets
  }
  const secondLines = new Set(
    writes.flatMap(({ row, column, text }) => (column === 'line2' && text !== '' ? [row.key] : [])),
  )
  const brokenLines = new Set(
    writes.flatMap(({ row, column, text }) =>
      column === 'line1' && /\S[\r\n]+\s*\S/.test(text) && !secondLines.has(row.key) ? [row.key] : [],
    ),
  )
  const styles: CellWrite[] = []
  for (const write of writes) {
    const { row, column } = write
    // Somebody else has removed the line in the meantime.
    if (!evaluation.itemsById.has(row.itemId)) continue
    if (column === 'font' || column === 'size') {
      styles.push(write)
      continue
    }
    // The second line stands in the cell of the first; the empty cell beside it has no say.
    if (column === 'line2' && write.text === '' && brokenLines.has(row.key)) continue
    const lines = linesOf(write, secondLines.has(row.key))
    if (lines === null) {
      refused.push({ ...write, message: words.moreLines })
      continue
    }
    for (const [index, text] of lines.entries()) {
      const read = readEntry(text)
      if (read.ok) setsOf(row).write(row, index + (column === 'line2' ? 1 : 0), read.entry)
      else {
        const message = words.tooLong({ length: read.length, most: ENGRAVING_TEXT_MAX })
        refused.push({ ...write, message })
      }
    }
  }
  const changed = [...bySelection.values()].filter(({ written }) => written > 0)
  const chosen = planStyles(evaluation, styles, refused)
  return {
    changes: [...changed.map((sets) => sets.change()), ...chosen.changes],
    written: changed.reduce((sum, { written }) => sum + written, 0) + chosen.written,
    refused,
  }
}

/** A cell with a line break is two engraved lines, where the second is not given by itself; null for more than two. */
function linesOf({ column, text }: CellWrite, hasSecond: boolean): readonly string[] | null {
  if (!/[\r\n]/.test(text)) return [text]
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  while (lines.at(-1) === '') lines.pop()
  if (lines.length <= 1) return [lines[0] ?? '']
  return column === 'line1' && !hasSecond && lines.length === 2 ? lines : null
}

/** Fonts and sizes: options of the item by their titles, each refused by itself where the rules do not allow it. */
function planStyles(evaluation: OrderEvaluation, writes: readonly CellWrite[], refused: RefusedCell[]) {
  const chosen = new Map<string, Choice>()
  for (const write of writes) {
    const found = choiceOf(evaluation, write)
    if (found === null) continue
    if (typeof found === 'string') {
      refused.push({ ...write, message: found })
      continue
    }
    const key = `${write.row.itemId}:${found.propertyId}`
    const earlier = chosen.get(key)
    if (earlier === undefined) chosen.set(key, found)
    else if (earlier.optionId !== found.optionId) {
      refused.push({
        ...write,
        message: words.oneForItem({ column: words.columns[asStyle(write.column)], text: write.text }),
      })
    }
  }
  const choices = [...chosen.values()].filter(({ write, propertyId, optionId }) => {
    const item = evaluation.itemsById.get(write.row.itemId)?.item
    return item?.properties[propertyId]?.optionId !== optionId
  })
  const changeOf = ({ write, propertyId, optionId }: Choice): SelectionChange => ({
    itemId: write.row.itemId,
    propertyId,
    selection: { optionId },
  })
  const { context, document } = evaluation
  let possible = choices
  if (choices.length > 0 && !tryChanges(context, document, choices.map(changeOf)).ok) {
    possible = choices.filter((choice) => {
      const tried = tryChanges(context, document, [changeOf(choice)])
      if (!tried.ok) refused.push({ ...choice.write, message: tried.message })
      return tried.ok
    })
  }
  return { changes: possible.map(changeOf), written: possible.length }
}

function asStyle(column: WrittenColumn): 'font' | 'size' {
  return column === 'font' ? 'font' : 'size'
}

/** The option that a cell names; a sentence where there is none, null where the cell says what the item has anyway. */
function choiceOf(evaluation: OrderEvaluation, write: CellWrite): Choice | string | null {
  const { row, text } = write
  const column = asStyle(write.column)
  const { propertyId, text: now } = row[column]
  const typed = text.trim()
  if (typed.toLowerCase() === now.trim().toLowerCase()) return null
  const view =
    propertyId === null ? undefined : evaluation.itemsById.get(row.itemId)?.properties.get(propertyId)
  if (propertyId === null || view === undefined) return words.notChosen({ column: words.columns[column] })
  const isTyped = (title: string) => title.trim().toLowerCase() === typed.toLowerCase()
  const option =
    view.states.find(({ option: { title } }) => isTyped(title)) ??
    view.states.find((state) => titlesOf(state.option).some(isTyped))
  if (option !== undefined) return { write, propertyId, optionId: option.option.id }
  const options = view.states.filter(({ allowed }) => allowed).map(({ option: { title } }) => title)
  return words.noSuchOption({ text: typed, column: words.columns[column], options: options.join(', ') })
}
