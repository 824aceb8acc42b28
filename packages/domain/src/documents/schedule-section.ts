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
import { COLUMN_GAP, type DocumentColumn } from './item-rows/columns.ts'
import { setLines } from './facts-block.ts'
import { type DocumentFamily, textStyles, textWidth } from '../typesetting/type.ts'

export type ScheduleSection = {
  readonly columns: readonly DocumentColumn[]
  /** empty where nothing is engraved */
  readonly blocks: readonly Block[]
}

type PaperColumn = Exclude<ScheduleColumn, 'line1' | 'line2'> | 'number' | 'quantity' | 'engraving'

/** These are as wide as what stands in them: `most`, where others leave the room, and no less than `least` where it needs that. In px. */
const ownWidths: Readonly<Partial<Record<PaperColumn, { readonly least: number; readonly most: number }>>> = {
  number: { least: 24, most: 36 },
  quantity: { least: 26, most: 36 },
  pieces: { least: 44, most: 64 },
  mechanism: { least: 92, most: 120 },
  position: { least: 44, most: 80 },
  language: { least: 50, most: 80 },
  font: { least: 84, most: 110 },
  size: { least: 72, most: 110 },
  width: { least: 92, most: 110 },
}
/** What the room, the product and the engraving have together at least, px. */
const SHARED_LEAST = 320
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

/** What the rows say in each column. */
type Said = ReadonlyMap<PaperColumn, ReadonlySet<string>>

function neededWidth(column: PaperColumn, said: Said, family: DocumentFamily): number {
  const texts = [...(said.get(column) ?? [])].map((text) => textWidth(text, family, textStyles.body))
  return Math.ceil(Math.max(textWidth(titleOf(column), family, textStyles.small), ...texts))
}

function setColumns(
  columns: readonly PaperColumn[],
  said: Said,
  width: number,
  family: DocumentFamily,
): DocumentColumn[] {
  const needs = columns.flatMap((column) => {
    const own = ownWidths[column]
    if (own === undefined) return []
    const needed = Math.min(neededWidth(column, said, family), own.most)
    return [{ column, needed, least: Math.min(needed, own.least) }]
  })
  const room = width - COLUMN_GAP * (columns.length - 1)
  const least = needs.reduce((sum, one) => sum + one.least, 0)
  const more = needs.reduce((sum, one) => sum + one.needed, 0) - least
  const part = more === 0 ? 1 : Math.min(1, Math.max(0, room - SHARED_LEAST - least) / more)
  const widths = new Map(
    needs.map((one) => [one.column, one.least + Math.floor((one.needed - one.least) * part)]),
  )
  const left = room - [...widths.values()].reduce((sum, one) => sum + one, 0)
  return columns.map((column) => ({
    kind: 'property',
    title: titleOf(column),
    width: widths.get(column) ?? Math.floor(left * (shares[column] ?? 0)),
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
  return setLines(textOf(row, column, placed), width, column === 'room' ? 'strong' : 'body', family)
}

function textOf(row: ScheduleRow, column: Exclude<PaperColumn, 'engraving'>, placed: Placed): string {
  return column === 'number' || column === 'quantity' ? placed[column] : columnText(row, column, lineText)
}

/** The section of an order, for a document of this width. */
export function scheduleSection(
  evaluation: OrderEvaluation,
  width: number,
  family: DocumentFamily,
): ScheduleSection {
  const schedule = engravingSchedule(evaluation)
  const keys = columnsOf(schedule)
  const quantities = new Map(evaluation.items.map(({ item }) => [item.id, item.quantity]))
  const rows = schedule.rows.filter(isEngravedRow).map((row) => ({
    row,
    placed: {
      number: String(schedule.numbers.get(row.itemId) ?? ''),
      quantity: String(quantities.get(row.itemId) ?? ''),
    },
  }))
  const said = new Map(
    keys.map((key) => [
      key,
      new Set(key === 'engraving' ? [] : rows.map(({ row, placed }) => textOf(row, key, placed))),
    ]),
  )
  const columns = setColumns(keys, said, width, family)
  const blocks = rows.map(
    ({ row, placed }, index): Block => ({
      kind: 'row',
      isOfSchedule: true,
      number: index + 1,
      cells: keys.map((key, place) => cellLines(row, key, placed, columns[place]?.width ?? 0, family)),
      picture: () => ({ kind: 'none' }),
      pictureHeight: 0,
    }),
  )
  return { columns, blocks }
}
