/**
 * Where engraved lines stand above or below a mechanism, and how many of them have room. Heights are those
 * of capitals and of symbols; lines stack away from the mechanism and read from top to bottom.
 */
import { engravingFaceOr } from './fonts/fonts.ts'
import { ENGRAVING_ENTRIES_MAX, type EngravingEntry, type EngravingSide } from './schema.ts'

/** The part of an engraving style that placing needs. */
export type EngravingMetrics = { fontFamily: string; fontSize: number; symbolSize?: number }

/** Between the mechanism and the nearest line, mm. */
export const ENGRAVING_GAP_MM = 3

/** A symbol's size in mm: its own, else 1.9 times the font size. */
export function symbolSizeMm(style: EngravingMetrics): number {
  return style.symbolSize ?? style.fontSize * 1.9
}

function entryHeight(entry: EngravingEntry, style: EngravingMetrics): number {
  return 'text' in entry ? engravingFaceOr(style.fontFamily).capHeight * style.fontSize : symbolSizeMm(style)
}

function lineGap(style: EngravingMetrics): number {
  return style.fontSize * 0.62
}

/** Whether an entry is anything to cut. */
export function isFilled(entry: EngravingEntry): boolean {
  return 'symbol' in entry || entry.text.trim() !== ''
}

/** Height of a stack of lines, mm, without the gap to the mechanism. */
export function engravingHeight(entries: readonly EngravingEntry[], style: EngravingMetrics): number {
  const heights = entries.map((entry) => entryHeight(entry, style))
  return heights.reduce((sum, height) => sum + height, 0) + Math.max(0, heights.length - 1) * lineGap(style)
}

/** What a mechanism's side offers: free height from its edge, a light or not, and how many lines its options allow. */
export type EngravingRoom = { roomMm: number; hasLed: boolean; lines?: number | undefined }

/**
 * The entries of each language at a place that are drawn and cut: those of the second stand under those of the first.
 * Empty texts count as absent. With a light on the mechanism each has one line only [1.5.37]; without room for all lines
 * (`roomMm` from the mechanism's edge) each keeps its first [1.5.36]; an option may allow one line only [1.5.31].
 */
export function keptStack(
  languages: readonly (readonly EngravingEntry[])[],
  style: EngravingMetrics,
  room: EngravingRoom,
): readonly (readonly EngravingEntry[])[] {
  const most = Math.min(ENGRAVING_ENTRIES_MAX, room.lines ?? Infinity)
  const filled = languages.map((entries) => entries.filter(isFilled).slice(0, most))
  if (filled.every(({ length }) => length < 2)) return filled
  const hasRoom = ENGRAVING_GAP_MM + engravingHeight(filled.flat(), style) <= room.roomMm
  return room.hasLed || !hasRoom ? filled.map((entries) => entries.slice(0, 1)) : filled
}

/** The entries that are kept where one language stands alone. */
export function keptEngravings(
  entries: readonly EngravingEntry[],
  style: EngravingMetrics,
  room: EngravingRoom,
): readonly EngravingEntry[] {
  return keptStack([entries], style, room)[0] ?? []
}

const twoTexts: readonly EngravingEntry[] = [{ text: 'M' }, { text: 'M' }]

/** How many lines of text a side holds beside what the other language has there: 2, 1, or 0 where its options allow none. */
export function engravingLineCount(
  style: EngravingMetrics,
  room: EngravingRoom,
  other: readonly EngravingEntry[] = [],
): number {
  return keptStack([twoTexts, other], style, room)[0]?.length ?? 0
}

/** One line with its place: `at` is the middle of its foot (the baseline of a text). */
export type PlacedEngraving = { entry: EngravingEntry; at: { x: number; y: number }; heightMm: number }

/** Places the lines about the middle of the mechanism's upper or lower edge. */
export function engravingBlock(
  entries: readonly EngravingEntry[],
  side: EngravingSide,
  edge: { x: number; y: number },
  style: EngravingMetrics,
): PlacedEngraving[] {
  const total = engravingHeight(entries, style)
  let top = side === 'above' ? edge.y - ENGRAVING_GAP_MM - total : edge.y + ENGRAVING_GAP_MM
  return entries.map((entry) => {
    const heightMm = entryHeight(entry, style)
    const placed = { entry, at: { x: edge.x, y: top + heightMm }, heightMm }
    top += heightMm + lineGap(style)
    return placed
  })
}
