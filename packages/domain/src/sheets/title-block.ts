/**
 * The frame of a sheet and its title block: whose drawing it is, of which order and item, at which scale, in which unit,
 * when, which sheet; and a bar of a known length, by which anybody can see whether the print kept its scale.
 */
import type { Box } from '../geometry/box.ts'
import { drawingMessages as words } from '../messages/papers/drawings.ts'
import type { LengthUnit } from '../units/lengths.ts'
import type { LineRole, Primitive } from '../drawing/scene.ts'
import type { SheetInchStep } from './inch-figures.ts'
import { type PaperFont, paperFonts, textAt, TIGHT_LEADING, wholeText } from './paper-text.ts'
import { type Sheet, sheetScale, tileName } from './sheet.ts'
import { frameOf, titleBlockOf } from './sheet-size.ts'

/** What all sheets of an order say. */
export type SheetWords = {
  readonly orgTitle: string
  /** 'Quote #1042' */
  readonly orderNumber: string
  readonly orderTitle: string
  /** where the order is, or the revision that is drawn: in a file its number leads there, and what it finds there is whether this is the newest */
  readonly address?: string | undefined
  /** M/D/YYYY */
  readonly date: string
  readonly unit: LengthUnit
  readonly showDimensions: boolean
  /** inches to the sixteenth when left out */
  readonly inchStep?: SheetInchStep | undefined
  readonly sheetCount: number
}

/** Length of the bar, mm. */
export const BAR_MM = 50
/** Height of the upper row; the lower one takes the rest. */
const UPPER_MM = 13
const PADDING_MM = 2.2
type Fonts = readonly [PaperFont, ...PaperFont[]]
const titleFonts: Fonts = [paperFonts.heading, { ...paperFonts.heading, sizeMm: 2.7 }, paperFonts.label]
const strongFonts: Fonts = [paperFonts.strong]
const bodyFonts: Fonts = [paperFonts.body]
const LOGO_MM = { width: 44, height: 7 } as const

type Cell = { readonly box: Box; readonly label: string; readonly value: string; readonly fonts: Fonts }

/** Height of a cell's label with what stands free under it, mm. */
const LABEL_MM = 4
/** Free paper under the last line. */
const FOOT_MM = 1.6

/** The room for a cell's value. */
function valueRoom({ width, height }: Box): { width: number; height: number } {
  return { width: width - 2 * PADDING_MM, height: height - LABEL_MM - FOOT_MM }
}

function drawCell({ box, label, value, fonts }: Cell): Primitive[] {
  const x = box.x + PADDING_MM
  const { lines, font } = wholeText(value, valueRoom(box), fonts)
  const foot = box.y + box.height - FOOT_MM - font.sizeMm * 0.2
  return [
    ...(label === '' ? [] : [textAt(label, { x, y: box.y + 3.2 }, paperFonts.label, { fill: 'ink2' })]),
    ...lines.map((line, index) => {
      const y = foot - (lines.length - 1 - index) * font.sizeMm * TIGHT_LEADING
      return textAt(line, { x, y }, font)
    }),
  ]
}

/** Boxes side by side by their shares of a width. */
function divide(box: Box, shares: readonly number[]): Box[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  let x = box.x
  return shares.map((share) => {
    const width = (box.width * share) / total
    const cell = { ...box, x, width }
    x += width
    return cell
  })
}

function verticals(cells: readonly Box[]): Primitive[] {
  return cells.slice(1).map(({ x, y, height }) => ({
    kind: 'line',
    from: { x, y },
    to: { x, y: y + height },
    role: 'fine',
    stroke: 'ink',
  }))
}

/** What stands on a sheet, in words. */
export function sheetItems({ views, tile, content, terms }: Sheet): { label: string; value: string } {
  if (content !== undefined) return { label: terms?.label ?? words.item, value: content.heading }
  if (tile !== undefined) {
    const part = words.tile({ name: tileName(tile), count: tile.rows * tile.columns })
    return { label: words.item, value: `${tile.view.heading} · ${part}` }
  }
  const headings = views.map(({ view }) => view.heading)
  const label = terms?.label ?? (headings.length === 1 ? words.item : words.items)
  return { label, value: headings.join(' · ') }
}

/** The items in the title block: by their numbers where their titles, which stand under the drawings, have no room. */
function itemsIn(sheet: Sheet, box: Box): { label: string; value: string } {
  const whole = sheetItems(sheet)
  const { font } = wholeText(whole.value, valueRoom(box), titleFonts)
  if (sheet.tile !== undefined || sheet.content !== undefined || font.sizeMm >= paperFonts.label.sizeMm)
    return whole
  return { ...whole, value: sheet.views.map(({ view }) => numberOf(view.heading)).join(', ') }
}

function numberOf(heading: string): string {
  return /^\d+/.exec(heading)?.[0] ?? heading
}

/** The bar of a known length: black and white fields of 10 mm. */
function drawBar(box: Box): Primitive[] {
  const x = box.x + (box.width - BAR_MM) / 2
  const y = box.y + box.height - 3.2
  const field = BAR_MM / 5
  return [
    textAt(words.barAtFullSize, { x: box.x + box.width / 2, y: box.y + 3.2 }, paperFonts.label, {
      fill: 'ink2',
      anchor: 'middle',
    }),
    { kind: 'rect', x, y, width: BAR_MM, height: 1.2, role: 'fine', stroke: 'ink', part: 'bar' },
    ...[0, 2, 4].map(
      (index): Primitive => ({
        kind: 'rect',
        x: x + index * field,
        y,
        width: field,
        height: 1.2,
        fill: 'ink',
      }),
    ),
  ]
}

function unitText({ terms }: Sheet, { unit, inchStep, showDimensions }: SheetWords): string {
  if (!showDimensions) return words.withoutDimensions
  if (terms !== undefined) return terms.unitText
  if (unit === 'mm') return words.unitMm
  return inchStep === 2 ? words.unitHalfInches : words.unitInches
}

function scaleText(sheet: Sheet): string {
  return sheet.content?.scale ?? sheetScale(sheet)?.label ?? words.scaleAsShown
}

/** Where the organisation's logo has room; its name stands there when it has none. */
export function logoBox(sheet: Sheet): Box {
  const [cell] = upperCells(titleBlockOf(sheet.size))
  const { x, y } = cell
  const width = Math.min(LOGO_MM.width, cell.width - 2 * PADDING_MM)
  return { x: x + PADDING_MM, y: y + (UPPER_MM - LOGO_MM.height) / 2, width, height: LOGO_MM.height }
}

function upperCells(block: Box): readonly [Box, Box, Box] {
  const [org, order, item] = divide({ ...block, height: UPPER_MM }, [20, 40, 40])
  const row = { ...block, height: UPPER_MM }
  return [org ?? row, order ?? row, item ?? row]
}

/** The field of the title block that says of which order a sheet is, mm of paper. */
export function orderBox(sheet: Sheet): Box {
  const [, order] = upperCells(titleBlockOf(sheet.size))
  return order
}

/** Frame and title block as primitives, millimetres of paper. `hasLogo`: the first cell is left to the logo. */
export function drawTitleBlock(sheet: Sheet, about: SheetWords, hasLogo: boolean): Primitive[] {
  const frame = frameOf(sheet.size)
  const block = titleBlockOf(sheet.size)
  const upper = upperCells(block)
  const lower = { ...block, y: block.y + UPPER_MM, height: block.height - UPPER_MM }
  // The bar's field has its own width whatever the sheet; the others share what it leaves.
  const barCell = { ...lower, x: lower.x + lower.width - BAR_MM - 10, width: BAR_MM + 10 }
  const rest = divide({ ...lower, width: lower.width - barCell.width }, [30, 34, 18, 18])
  const [org, order, item] = upper
  const [scale = lower, unit = lower, date = lower, number = lower] = rest
  const rule = (y: number, role: LineRole): Primitive => ({
    kind: 'line',
    from: { x: frame.x, y },
    to: { x: frame.x + frame.width, y },
    role,
    stroke: 'ink',
  })
  const cells: Cell[] = [
    { box: order, label: about.orderNumber, value: about.orderTitle, fonts: titleFonts },
    { box: item, ...itemsIn(sheet, item), fonts: titleFonts },
    { box: scale, label: words.scale, value: scaleText(sheet), fonts: strongFonts },
    { box: unit, label: words.dimensions, value: unitText(sheet, about), fonts: bodyFonts },
    { box: date, label: words.date, value: about.date, fonts: bodyFonts },
    {
      box: number,
      label: words.sheet,
      value: words.sheetOf({ number: sheet.number, count: about.sheetCount }),
      fonts: bodyFonts,
    },
  ]
  return [
    { kind: 'rect', ...frame, role: 'detail', stroke: 'ink' },
    rule(block.y, 'detail'),
    rule(lower.y, 'fine'),
    ...verticals(upper),
    ...verticals([...rest, barCell]),
    ...(hasLogo ? [] : drawCell({ box: org, label: '', value: about.orgTitle, fonts: titleFonts })),
    ...cells.flatMap(drawCell),
    ...drawBar(barCell),
  ]
}
