/**
 * What stands on the pages of a document, set in type: every text is broken into lines and every height is known, so that
 * whoever draws a block has nothing left to decide.
 */
import type { Scene } from '../drawing/scene.ts'
import type { DocumentColumn } from './item-rows/columns.ts'
import type { ItemDrawing, PlacedDetail } from './workshop/item-drawing.ts'
import { CONTINUED_HEIGHT, ITEM_SHEET_LINES, itemSheet } from './workshop/item-sheet.ts'
import { labelSheet } from './workshop/label-sheet.ts'
import type { Piece } from './pages/paginate.ts'
import type { QrCode } from './qr-code.ts'
import { ROW_LINE } from './item-rows/row-line.ts'
import { type TextStyleName, textStyles } from '../typesetting/type.ts'

export type TextLine = { readonly text: string; readonly style: TextStyleName }

/** A line of a cell, with the small picture of a choice before it, or indented under such a line. */
export type CellLine = TextLine & { readonly pictureUrl?: string; readonly isIndented?: boolean }

/** A text under the cells of a row: what is chosen beside its name, an engraving, a note. */
export type RowDetail = {
  /** px from the left of the row */
  readonly left: number
  /** the line of the row that it begins on, from 0 */
  readonly line: number
  readonly lines: readonly TextLine[]
  /** the name of the value that follows it */
  readonly isLabel?: boolean
}

/** The small picture of a line: worked out when it is shown, as drawing five hundred takes a moment. */
export type ItemPicture =
  /** `isWhole`: every line of it counts, also those that small drawings are drawn without */
  | { readonly kind: 'scene'; readonly scene: Scene; readonly isWhole?: boolean }
  | { readonly kind: 'picture'; readonly url: string }
  | { readonly kind: 'none' }
  /** nothing ought to stand there */
  | { readonly kind: 'blank' }

export type FactsColumn = {
  readonly title: string
  readonly width: number
  readonly lines: readonly TextLine[]
}

export type SumRow = {
  readonly label: string
  readonly value: string
  readonly kind: 'plain' | 'strong' | 'note'
}

/** The row with its label broken into the lines that there is room for beside the value. */
export type SetSumRow = SumRow & { readonly lines: readonly string[] }

/** What stands on the label of a piece. */
export type Label = {
  readonly lines: readonly TextLine[]
  /** at the bottom of the label */
  readonly foot: readonly TextLine[]
  /** worked out when it is shown; null where there is no address to open */
  readonly code: (() => QrCode) | null
  /** of the code, for whoever can not see it */
  readonly codeTitle: string
}

/** A page that goes with the pieces of an item that are made alike. */
export type ItemSheetBlock = {
  readonly kind: 'itemSheet'
  /** which item it is */
  readonly lines: readonly TextLine[]
  /** its pieces, at the right */
  readonly end: readonly TextLine[]
  readonly code?: () => QrCode
  readonly codeTitle?: string
  /** beside the drawing, from its left */
  readonly details: readonly RowDetail[]
  /** worked out when it is shown, as that takes a moment; a text where it can not be drawn */
  readonly drawing: () => ItemDrawing | string
  /** what is engraved, larger: below the details, as far as there is room */
  readonly enlarged: () => { readonly title: string; readonly details: readonly PlacedDetail[] } | null
  /** what is ticked when it is done */
  readonly steps: readonly string[]
}

export type Block =
  /** lines under each other */
  | { readonly kind: 'lines'; readonly lines: readonly TextLine[]; readonly keepsNext?: boolean }
  /** blocks of lines beside each other: addresses, project */
  | { readonly kind: 'facts'; readonly columns: readonly FactsColumn[] }
  /** a line of the order */
  | {
      readonly kind: 'row'
      readonly number: number
      readonly cells: readonly (readonly CellLine[])[]
      /** below the cells, beside the picture */
      readonly details?: readonly RowDetail[]
      /** of the column of codes: what opens the item */
      readonly code?: () => QrCode
      readonly codeTitle?: string
      readonly picture: () => ItemPicture
      readonly pictureHeight: number
      readonly keepsNext?: boolean
      /** a row of the engraving schedule: closer to its neighbors, under a head of its own */
      readonly isOfSchedule?: boolean
    }
  | { readonly kind: 'sums'; readonly rows: readonly SetSumRow[] }
  /** labels beside each other */
  | { readonly kind: 'labels'; readonly labels: readonly Label[] }
  | ItemSheetBlock
  | { readonly kind: 'gap'; readonly height: number; readonly keepsNext?: boolean }

/** Free above and below the text of a row, px. */
export const ROW_PADDING = 6
export const SUM_LINE = 18
/** The column of the sums at the right of a page, px. */
export const SUMS_WIDTH = 400
/** Free above and below the sums, px. */
export const SUMS_PADDING = 4
/** Above a column of facts stands its title. */
export const FACTS_TITLE = 17
export const HEAD_HEIGHT = 26
export const ITEMS_TABLE = 'items'
export const SCHEDULE_TABLE = 'schedule'
/** Free above and below the text of a row of the engraving schedule, px. */
export const SCHEDULE_PADDING = 3

/** How many lines of a row stand beside its picture: with them it is never split. */
function firstLines(lines: number, pictureHeight: number): number {
  return Math.min(lines, Math.ceil(pictureHeight / ROW_LINE))
}

type RowLines = Pick<Extract<Block, { kind: 'row' }>, 'cells' | 'details'>

/** How many lines details take, none at least. */
export function detailLines(details: readonly RowDetail[]): number {
  return Math.max(0, ...details.map(({ line, lines }) => line + lines.length))
}

/** How many lines a row has, one at least. */
function lineCount({ cells, details = [] }: RowLines): number {
  return Math.max(1, ...cells.map((cell) => cell.length), detailLines(details))
}

/** The sheet, and the lines that have no room on it. */
function sheetParts({ details }: ItemSheetBlock): number[] {
  const more = Math.max(0, detailLines(details) - ITEM_SHEET_LINES)
  const after = Array.from({ length: more }, (_, index) => ROW_LINE + (index === 0 ? CONTINUED_HEIGHT : 0))
  return [itemSheet.height, ...after]
}

/** Which lines of an item sheet the parts `from` to `to` (not included) show. */
export function sheetLinesOfParts(from: number, to: number): { readonly from: number; readonly to: number } {
  const lineAt = (part: number) => (part === 0 ? 0 : ITEM_SHEET_LINES + part - 1)
  return { from: lineAt(from), to: lineAt(to) }
}

/** The parts of a row: what stands beside its picture, then line by line. */
function rowParts(row: RowLines, pictureHeight: number, padding: number): number[] {
  const lines = lineCount(row)
  const first = Math.max(firstLines(lines, pictureHeight), 1)
  const parts = [padding + Math.max(first * ROW_LINE, pictureHeight)]
  for (let line = first; line < lines; line++) parts.push(ROW_LINE)
  parts[parts.length - 1] = (parts.at(-1) ?? 0) + padding
  return parts
}

/** Which lines of a row the parts `from` to `to` show. */
export function linesOfParts(
  block: Extract<Block, { kind: 'row' }>,
  from: number,
  to: number,
): { readonly from: number; readonly to: number } {
  const lines = lineCount(block)
  const first = Math.max(firstLines(lines, block.pictureHeight), 1)
  return { from: from === 0 ? 0 : first + from - 1, to: first + to - 1 }
}

/** The rows of the sums as parts; the last two stand together, so that no page begins with a balance alone. */
function sumParts(rows: readonly SetSumRow[]): number[] {
  const parts = rows.map(({ lines }) => SUM_LINE * Math.max(1, lines.length))
  const last = parts.length > 1 ? (parts.pop() ?? 0) : 0
  parts[0] = (parts[0] ?? 0) + SUMS_PADDING
  parts[parts.length - 1] = (parts.at(-1) ?? 0) + last + SUMS_PADDING
  return parts
}

/** The rows of the sums that the parts `from` to `to` (not included) show. */
export function sumsOfParts(
  { rows }: Extract<Block, { kind: 'sums' }>,
  from: number,
  to: number,
): readonly SetSumRow[] {
  return rows.slice(from, to >= rows.length - 1 ? rows.length : to)
}

/** The facts line by line: the first part has the titles of the columns too. */
function factsParts(columns: readonly FactsColumn[]): number[] {
  const lines = Math.max(1, ...columns.map((column) => column.lines.length))
  return Array.from({ length: lines }, (_, line) => (line === 0 ? FACTS_TITLE + ROW_LINE : ROW_LINE))
}

/** A block as pagination takes it. */
export function pieceOf(block: Block): Piece {
  switch (block.kind) {
    case 'lines':
      return { parts: block.lines.map(({ style }) => textStyles[style].line), keepsNext: block.keepsNext }
    case 'facts':
      return { parts: factsParts(block.columns) }
    case 'row':
      return {
        parts: rowParts(
          block,
          block.pictureHeight,
          block.isOfSchedule === true ? SCHEDULE_PADDING : ROW_PADDING,
        ),
        table: block.isOfSchedule === true ? SCHEDULE_TABLE : ITEMS_TABLE,
        keepsNext: block.keepsNext,
      }
    case 'sums':
      return { parts: sumParts(block.rows) }
    case 'itemSheet':
      return { parts: sheetParts(block) }
    case 'labels':
      return { parts: [labelSheet.height] }
    case 'gap':
      return { parts: [block.height], keepsNext: block.keepsNext, isSpace: true }
  }
}

/** The figures of a row stand at the right of their column. */
export function isFigure({ kind }: DocumentColumn): boolean {
  return kind === 'quantity' || kind === 'unitPrice' || kind === 'subtotal'
}
