/**
 * The table of engravings under a drawing: every line with its mechanism, its place, its language where there are two, and
 * where its foot stands on the plate. Nothing is left out of it. Lengths in millimetres of paper.
 */
import { drawingMessages as words } from '../messages/papers/drawings.ts'
import { formatMm, type LengthUnit, MM_PER_INCH } from '../units/lengths.ts'
import type { Primitive, SceneEngraving } from '../drawing/scene.ts'
import { LEADING, paperFonts, paperTextWidth, textAt, wrapText } from './paper-text.ts'

/** No table is set narrower. */
export const LEAST_TABLE_WIDTH_MM = 76
const COLUMN_GAP_MM = 2
const BLOCK_GAP_MM = 6

type Entry = { readonly cells: readonly string[]; readonly content: string }
type Row = { readonly cells: readonly string[]; readonly content: string }

/** To a tenth of a millimetre, or a hundredth of an inch: what is engraved is set up by it. */
function coordinateText(valueMm: number, unit: LengthUnit): string {
  return unit === 'mm' ? formatMm(Math.round(valueMm * 10) / 10) : `${(valueMm / MM_PER_INCH).toFixed(2)}"`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function entryOf(engraving: SceneEngraving, hasLanguages: boolean, unit: LengthUnit): Entry {
  const { mechanism, side, language, content, at } = engraving
  return {
    cells: [
      capital(mechanism),
      words.engravedPlace[side],
      ...(hasLanguages ? [words.engravedLanguage[language]] : []),
      `${coordinateText(at.x, unit)}, ${coordinateText(at.y, unit)}`,
    ],
    content,
  }
}

/** Entries in blocks side by side that are read downwards; one is never parted by a block's end. */
function blocksOf(entries: readonly Row[][], count: number): Row[][] {
  const total = entries.reduce((sum, rows) => sum + rows.length, 0)
  for (let height = Math.ceil(total / count); ; height += 1) {
    const blocks: Row[][] = [[]]
    for (const rows of entries) {
      const last = blocks.at(-1) ?? []
      if (last.length > 0 && last.length + rows.length > height) blocks.push([...rows])
      else last.push(...rows)
    }
    if (blocks.length <= count) return blocks
  }
}

/** The table in a width, from its upper left corner on. */
export function layoutEngravingTable(
  engravings: readonly SceneEngraving[],
  widthMm: number,
  unit: LengthUnit,
): { readonly items: readonly Primitive[]; readonly heightMm: number } {
  if (engravings.length === 0) return { items: [], heightMm: 0 }
  const font = paperFonts.label
  const hasLanguages = engravings.some(({ language }) => language === 'second')
  const entries = engravings.map((engraving) => entryOf(engraving, hasLanguages, unit))
  const { mechanism, place, language, foot, content } = words.engravingColumns
  const heads = [mechanism, place, ...(hasLanguages ? [language] : []), foot]
  const widths = heads.map((head, column) =>
    Math.max(
      ...[head, ...entries.map(({ cells }) => cells[column] ?? '')].map((text) => paperTextWidth(text, font)),
    ),
  )
  const fixed = widths.reduce((sum, width) => sum + width + COLUMN_GAP_MM, 0)
  const most = Math.max(1, Math.floor((widthMm + BLOCK_GAP_MM) / (LEAST_TABLE_WIDTH_MM + BLOCK_GAP_MM)))
  const count = Math.min(most, engravings.length)
  const blockMm = (widthMm - (count - 1) * BLOCK_GAP_MM) / count
  const contentMm = Math.max(8, blockMm - fixed)
  const rows = entries.map((entry): Row[] => {
    const lines = wrapText(entry.content, contentMm, font, Infinity)
    return (lines.length === 0 ? [''] : lines).map((line, index) => ({
      cells: index === 0 ? entry.cells : [],
      content: line,
    }))
  })
  const blocks = blocksOf(rows, count)
  const lineMm = font.sizeMm * LEADING
  const items: Primitive[] = []
  const rule = (x: number, y: number) =>
    items.push({ kind: 'line', from: { x, y }, to: { x: x + blockMm, y }, role: 'fine', stroke: 'ink2' })
  let bottom = 0
  for (const [index, block] of blocks.entries()) {
    const left = index * (blockMm + BLOCK_GAP_MM)
    // The text stands after its place; the foot's coordinates end the row.
    const columns = heads.map((_, column) => left + sumOf(widths.slice(0, column)) + column * COLUMN_GAP_MM)
    const last = columns.length - 1
    const contentAt = columns[last] ?? left
    const footAt = left + blockMm
    const write = (row: Row, y: number, fill: 'ink' | 'ink2') => {
      for (const [column, text] of row.cells.entries()) {
        if (text === '') continue
        const at = column === last ? { x: footAt, y } : { x: columns[column] ?? left, y }
        items.push(textAt(text, at, font, { fill, anchor: column === last ? 'end' : 'start' }))
      }
      if (row.content !== '') items.push(textAt(row.content, { x: contentAt, y }, font, { fill }))
    }
    rule(left, 0)
    write({ cells: heads, content }, lineMm, 'ink2')
    for (const [at, row] of block.entries()) write(row, (at + 2) * lineMm, 'ink')
    bottom = Math.max(bottom, (block.length + 1) * lineMm)
  }
  return { items, heightMm: bottom + font.sizeMm * 0.35 }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
