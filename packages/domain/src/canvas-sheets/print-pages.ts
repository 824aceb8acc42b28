/**
 * Panels on paper: each on a page exactly as large as its print, with marks at the trim and a line in the bleed that says
 * what it is; or several to scale on a sheet. Millimetres of paper.
 */
import type { DrawnItem } from '../drawing/svg/image.ts'
import type { Primitive } from '../drawing/scene.ts'
import type { Box } from '../geometry/box.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import { LEADING, paperFonts, paperTextWidth, textAt, wholeText } from '../sheets/paper-text.ts'
import type { Sheet, SheetTerms } from '../sheets/sheet.ts'
import { formatInches, MM_PER_INCH } from '../units/lengths.ts'
import type { PrintPanel } from './print-panel.ts'
import { itemsToPaper } from './views/to-paper.ts'

/** The sides of a PDF page go up to 14,400 points. */
export const MAX_PAGE_INCHES = 200

export function fitsPage({ size }: PrintPanel): boolean {
  return size.width <= MAX_PAGE_INCHES && size.height <= MAX_PAGE_INCHES
}

/** `200" × 200"` */
export function maxPageText(): string {
  const side = formatInches(MAX_PAGE_INCHES)
  return words.sized({ width: side, height: side })
}

/** How far a mark reaches from the trim, and where it begins. */
const MARK_MM = { length: 12, gap: 1 } as const
/** A bleed with less room takes no words. */
const LEAST_SLUG_MM = 5
/** What the page is longer by where no bleed has room. */
const STRIP_MM = 14
const SLUG_FONTS = [
  { sizeMm: 6, weight: 400 },
  { sizeMm: 4, weight: 400 },
  { sizeMm: 3.2, weight: 400 },
  paperFonts.body,
  paperFonts.label,
] as const

function markLine(from: { x: number; y: number }, to: { x: number; y: number }): Primitive[] {
  return [
    { kind: 'line', from, to, role: 'fine', stroke: 'paper', strokeMm: 1 },
    { kind: 'line', from, to, role: 'detail', stroke: 'ink', part: 'mark' },
  ]
}

/** Lines in the bleeds that end just before the corners of the trim: where they would meet is cut. */
export function trimMarks({ trim, size }: PrintPanel): Primitive[] {
  const [left, top] = [trim.x * MM_PER_INCH, trim.y * MM_PER_INCH]
  const [right, foot] = [(trim.x + trim.width) * MM_PER_INCH, (trim.y + trim.height) * MM_PER_INCH]
  const [width, height] = [size.width * MM_PER_INCH, size.height * MM_PER_INCH]
  const { length, gap } = MARK_MM
  /** from the trim towards the edge, as long as the bleed allows */
  const reach = (trimAt: number, edge: number): [number, number] | null => {
    const away = Math.sign(edge - trimAt)
    const room = Math.abs(edge - trimAt) - gap
    return room <= 0 ? null : [trimAt + away * gap, trimAt + away * (gap + Math.min(length, room))]
  }
  const upright = [left, right].flatMap((x) =>
    [reach(top, 0), reach(foot, height)].flatMap((span) =>
      span ? markLine({ x, y: span[0] }, { x, y: span[1] }) : [],
    ),
  )
  const level = [top, foot].flatMap((y) =>
    [reach(left, 0), reach(right, width)].flatMap((span) =>
      span ? markLine({ x: span[0], y }, { x: span[1], y }) : [],
    ),
  )
  return [...upright, ...level]
}

/** Where the words of a page stand: in the bleed above or below, else on a strip under the print. */
function slugRoom({ bleeds, trim, size }: PrintPanel): { readonly box: Box; readonly isStrip: boolean } {
  const inset = MARK_MM.gap + 3
  const across = {
    x: trim.x * MM_PER_INCH + inset,
    width: Math.max(10, trim.width * MM_PER_INCH - 2 * inset),
  }
  const [top, bottom] = [bleeds.top * MM_PER_INCH, bleeds.bottom * MM_PER_INCH]
  if (top >= LEAST_SLUG_MM) return { box: { ...across, y: 0, height: top }, isStrip: false }
  const height = size.height * MM_PER_INCH
  if (bottom >= LEAST_SLUG_MM)
    return { box: { ...across, y: height - bottom, height: bottom }, isStrip: false }
  return { box: { x: 2, width: size.width * MM_PER_INCH - 4, y: height, height: STRIP_MM }, isStrip: true }
}

function slugItems(box: Box, text: string): Primitive[] {
  const room = { width: box.width - 4, height: box.height - 2 }
  const { lines, font } = wholeText(text, room, SLUG_FONTS)
  const pitch = font.sizeMm * (lines.length > 1 ? 1.15 : LEADING)
  const width = Math.min(box.width, Math.max(...lines.map((line) => paperTextWidth(line, font))) + 4)
  const height = lines.length * pitch + 1.6
  const top = box.y + (box.height - height) / 2
  return [
    { kind: 'rect', x: box.x, y: top, width, height, fill: 'paper' },
    ...lines.map((line, index) =>
      textAt(line, { x: box.x + 2, y: top + (index + 0.85) * pitch + 0.4 }, font),
    ),
  ]
}

/** A page of exactly the print's size; `heading` names it, `slug` is the line in its bleed. */
export function printPage(
  panel: PrintPanel,
  about: { readonly heading: string; readonly slug: string },
  terms: SheetTerms,
): Omit<Sheet, 'number'> {
  const { box, isStrip } = slugRoom(panel)
  const items: DrawnItem[] = [
    ...itemsToPaper(panel.items, 1),
    ...trimMarks(panel),
    ...slugItems(box, about.slug),
  ]
  const widthMm = panel.size.width * MM_PER_INCH
  const heightMm = panel.size.height * MM_PER_INCH + (isStrip ? STRIP_MM : 0)
  const orientation = widthMm > heightMm ? 'landscape' : 'portrait'
  return {
    size: { paper: 'print', orientation, widthMm, heightMm },
    views: [],
    terms,
    content: { heading: about.heading, items, scale: words.fullSize },
  }
}
