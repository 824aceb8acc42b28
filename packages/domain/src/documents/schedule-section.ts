/** The engraving schedule on paper: a row for each place that is engraved, set in type. [issue 18] */
import { engravingEntryText } from '../configuration/selection-text.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import type { ScheduleCell } from '../engraving-schedule/cells.ts'
import { columnText, type ScheduleColumn } from '../engraving-schedule/columns.ts'
import {
  type EngravingSchedule,
  engravingSchedule,
  isEngravedRow,
  type ScheduleRow,
} from '../engraving-schedule/rows.ts'
import { engravingScheduleMessages as words } from '../messages/options/engraving-schedule.ts'
import type { Block, TextLine } from './blocks.ts'
import { COLUMN_GAP, type DocumentColumn } from './columns.ts'
import { setLines } from './facts-block.ts'
import type { DocumentFamily } from '../typesetting/type.ts'

export type ScheduleSection = {
  readonly columns: readonly DocumentColumn[]
  /** empty where nothing is engraved */
  readonly blocks: readonly Block[]
}

type PaperColumn = Exclude<ScheduleColumn, 'line1' | 'line2'> | 'number' | 'quantity' | 'engraving'

/** px; what is left belongs to the room, the product and the engraving. */
const widths: Readonly<Partial<Record<PaperColumn, number>>> = {
  number: 24,
  quantity: 26,
  pieces: 44,
  mechanism: 92,
  position: 44,
  language: 50,
  font: 84,
  size: 72,
  width: 92,
}
/** Shares of what is left. */
const shares: Readonly<Partial<Record<PaperColumn, number>>> = { room: 0.28, item: 0.28, engraving: 0.44 }

function titleOf(column: PaperColumn): string {
  switch (column) {
    case 'number':
      return words.paperColumns.number
    case 'quantity':
      return words.paperColumns.quantity
    case 'engraving':
      return words.paperColumns.engraving
    default:
      return words.columns[column]
  }
}

function columnsOf({ hasLanguages, hasPieces }: EngravingSchedule): readonly PaperColumn[] {
  return [
    'number',
    'room',
    'item',
    'quantity',
    ...(hasPieces ? (['pieces'] as const) : []),
    'mechanism',
    'position',
    ...(hasLanguages ? (['language'] as const) : []),
    'engraving',
    'font',
    'size',
    'width',
  ]
}

function setColumns(columns: readonly PaperColumn[], width: number): DocumentColumn[] {
  const fixed = columns.reduce((sum, column) => sum + (widths[column] ?? 0), 0)
  const left = width - fixed - COLUMN_GAP * (columns.length - 1)
  return columns.map((column) => ({
    kind: 'property',
    title: titleOf(column),
    width: widths[column] ?? Math.floor(left * (shares[column] ?? 0)),
  }))
}

function lineText({ entry }: ScheduleCell): string {
  if (entry === undefined) return ''
  const text = engravingEntryText(entry)
  return 'symbol' in entry ? words.pictogramNamed({ name: text }) : text
}

type Placed = { readonly number: string; readonly quantity: string }

/** What is engraved, and below it what is wrong with it: a workshop does not begin with such a plate. */
function engravingLines(row: ScheduleRow, width: number, family: DocumentFamily): TextLine[] {
  return row.lines.flatMap((cell) => [
    ...setLines(lineText(cell), width, 'strong', family),
    ...(cell.tone === 'invalid'
      ? cell.problems.flatMap((problem) => setLines(problem, width, 'small', family))
      : []),
  ])
}

function cellLines(
  row: ScheduleRow,
  column: PaperColumn,
  placed: Placed,
  width: number,
  family: DocumentFamily,
): readonly TextLine[] {
  if (column === 'engraving') return engravingLines(row, width, family)
  const text =
    column === 'number' || column === 'quantity' ? placed[column] : columnText(row, column, lineText)
  return setLines(text, width, column === 'room' ? 'strong' : 'body', family)
}

/** The section of an order, for a document of this width. */
export function scheduleSection(
  evaluation: OrderEvaluation,
  width: number,
  family: DocumentFamily,
): ScheduleSection {
  const schedule = engravingSchedule(evaluation)
  const keys = columnsOf(schedule)
  const columns = setColumns(keys, width)
  const quantities = new Map(evaluation.items.map(({ item }) => [item.id, item.quantity]))
  const blocks = schedule.rows.filter(isEngravedRow).map((row, index): Block => {
    const placed = {
      number: String(schedule.numbers.get(row.itemId) ?? ''),
      quantity: String(quantities.get(row.itemId) ?? ''),
    }
    return {
      kind: 'row',
      isOfSchedule: true,
      number: index + 1,
      cells: keys.map((key, place) => cellLines(row, key, placed, columns[place]?.width ?? 0, family)),
      picture: () => ({ kind: 'none' }),
      pictureHeight: 0,
    }
  })
  return { columns, blocks }
}
