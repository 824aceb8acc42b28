/**
 * What stands under a drawing: which item it is, at which scale, and its choices in columns. Laid out in millimetres of
 * paper for a width, so that its height is known before anything is placed.
 */
import { drawingMessages as words } from '../messages/papers/drawings.ts'
import type { LengthUnit } from '../units/lengths.ts'
import type { Paint, Primitive, SceneEngraving } from '../drawing/scene.ts'
import { layoutEngravingTable } from './engraving-table.ts'
import { LEADING, paperFonts, paperTextWidth, textAt, TIGHT_LEADING, wrapText } from './paper-text.ts'

/** A choice that is printed with the drawing. */
export type Fact = {
  readonly title: string
  readonly value: string
  /** a field of this color stands before the value: the key of a legend */
  readonly swatch?: Paint
}

export type CaptionWords = {
  /** '2 Hall entrance' */
  readonly heading: string
  /** product, quantity */
  readonly subheading: string
  /** what is wrong with the item, or of importance for reading the drawing */
  readonly remarks: readonly string[]
  readonly facts: readonly Fact[]
  /** everything that is engraved, for the table */
  readonly engravings?: readonly SceneEngraving[] | undefined
}

/** Primitives relative to the caption's upper left corner. */
export type Caption = {
  readonly widthMm: number
  readonly heightMm: number
  readonly items: readonly Primitive[]
}

/** No caption is set narrower. */
export const LEAST_CAPTION_WIDTH_MM = 58
/** Between choices and the table of engravings. */
const TABLE_GAP_MM = 1.6
const LEAST_COLUMN_MM = 54
const COLUMN_GAP_MM = 5
const TITLE_GAP_MM = 2.5
const MAX_LINES_OF_FACT = 4
const MAX_LINES_OF_REMARK = 6
/** Facts of one caption; what is beyond is counted, and stands in the documents. */
const MAX_FACT_ROWS = 12

type Row = { readonly title: string; readonly value: string; readonly swatch?: Paint | undefined }

/** A field of color, and what it takes of the line. */
const SWATCH_MM = { width: 5, height: 1.8, room: 6.4 } as const

function swatchAt(fill: Paint, { x, y }: { x: number; y: number }): Primitive {
  const { width, height } = SWATCH_MM
  return { kind: 'rect', x, y: y - height, width, height, role: 'fine', stroke: 'ink2', fill }
}

/** Room for titles in a column: that of the widest, but never so much that values have none. */
function titleRoom(facts: readonly Fact[], columnMm: number): number {
  const widths = facts.map(({ title }) => paperTextWidth(title, paperFonts.label))
  return Math.max(0, ...widths.filter((width) => width <= columnMm * 0.45)) + TITLE_GAP_MM
}

/** The rows of one fact: its title before the first line; a title that is too wide has a line of its own. */
function rowsOf({ title, value, swatch }: Fact, columnMm: number, titleMm: number): Row[] {
  const { body, label } = paperFonts
  const room = columnMm - titleMm - (swatch === undefined ? 0 : SWATCH_MM.room)
  const lines = wrapText(value, room, body, MAX_LINES_OF_FACT)
  if (paperTextWidth(title, label) > titleMm) {
    return [
      ...wrapText(title, columnMm, label, Infinity).map((line) => ({ title: line, value: '' })),
      ...lines.map((line) => ({ title: '', value: line })),
    ]
  }
  return lines.map((line, index) => ({
    title: index === 0 ? title : '',
    value: line,
    ...(index === 0 ? { swatch } : {}),
  }))
}

/** Facts in columns that are read downwards; a fact is never parted by a column's end. */
function columnsOf(blocks: readonly Row[][], count: number): { columns: Row[][]; height: number } {
  const total = blocks.reduce((sum, rows) => sum + rows.length, 0)
  for (let height = Math.ceil(total / count); ; height += 1) {
    const columns: Row[][] = [[]]
    for (const rows of blocks) {
      const last = columns.at(-1) ?? []
      if (last.length > 0 && last.length + rows.length > height) columns.push([...rows])
      else last.push(...rows)
    }
    if (columns.length <= count) return { columns, height: Math.max(...columns.map(({ length }) => length)) }
  }
}

/** Lays out a caption; `scaleLabel` is printed at the end of its first line. */
export function layoutCaption(
  caption: CaptionWords,
  scaleLabel: string,
  widthMm: number,
  unit: LengthUnit = 'mm',
): Caption {
  const { heading, body, label, strong } = paperFonts
  const items: Primitive[] = []
  let y = heading.sizeMm * 1.05
  const scaleWidth = paperTextWidth(scaleLabel, strong)
  items.push(textAt(scaleLabel, { x: widthMm, y }, strong, { anchor: 'end' }))
  // A title stands whole, however many lines it takes.
  for (const [index, line] of wrapText(
    caption.heading,
    widthMm - scaleWidth - 4,
    heading,
    Infinity,
  ).entries()) {
    if (index > 0) y += heading.sizeMm * TIGHT_LEADING
    items.push(textAt(line, { x: 0, y }, heading))
  }
  const lineMm = body.sizeMm * LEADING
  const paragraph = (text: string, fill: 'ink2' | '#b3261e', most: number) => {
    for (const line of wrapText(text, widthMm, body, most)) {
      y += lineMm
      items.push(textAt(line, { x: 0, y }, body, { fill }))
    }
  }
  y += 0.6
  if (caption.subheading !== '') paragraph(caption.subheading, 'ink2', Infinity)
  for (const remark of caption.remarks) paragraph(remark, '#b3261e', MAX_LINES_OF_REMARK)
  const count = Math.max(1, Math.floor((widthMm + COLUMN_GAP_MM) / (LEAST_COLUMN_MM + COLUMN_GAP_MM)))
  const columnMm = (widthMm - (count - 1) * COLUMN_GAP_MM) / count
  const titleMm = titleRoom(caption.facts, columnMm)
  const blocks = caption.facts
    .map((fact) => rowsOf(fact, columnMm, titleMm))
    .filter((rows) => rows.length > 0)
  const shown = withinHeight(blocks, count)
  const hidden = blocks.length - shown.length
  if (shown.length > 0) {
    y += 1.6
    items.push({ kind: 'line', from: { x: 0, y }, to: { x: widthMm, y }, role: 'fine', stroke: 'ink2' })
    y += 0.5
    const { columns, height } = columnsOf(shown, count)
    for (const [index, rows] of columns.entries()) {
      const x = index * (columnMm + COLUMN_GAP_MM)
      for (const [row, { title, value, swatch }] of rows.entries()) {
        const at = y + (row + 1) * lineMm
        const valueX = x + titleMm + (swatch === undefined ? 0 : SWATCH_MM.room)
        if (swatch !== undefined) items.push(swatchAt(swatch, { x: x + titleMm, y: at }))
        if (title !== '') items.push(textAt(title, { x, y: at }, label, { fill: 'ink2' }))
        if (value !== '') items.push(textAt(value, { x: valueX, y: at }, body))
      }
    }
    y += height * lineMm
  }
  if (hidden > 0) {
    y += lineMm
    items.push(textAt(words.moreFacts({ count: hidden }), { x: 0, y }, label, { fill: 'ink2' }))
  }
  if (caption.engravings !== undefined && caption.engravings.length > 0) {
    const table = layoutEngravingTable(caption.engravings, widthMm, unit)
    items.push({ kind: 'group', at: { x: 0, y: y + TABLE_GAP_MM }, items: table.items })
    y += TABLE_GAP_MM + table.heightMm
  }
  return { widthMm, heightMm: y + body.sizeMm * 0.35, items }
}

/** The first facts that have room in columns of the largest height. */
function withinHeight(blocks: readonly Row[][], count: number): Row[][] {
  let shown = [...blocks]
  while (shown.length > 0 && columnsOf(shown, count).height > MAX_FACT_ROWS) shown = shown.slice(0, -1)
  return shown
}
