/**
 * A sheet as one `<svg>` of true size: a millimetre of the viewBox is a millimetre of paper. Screen, print and PDF show
 * this same string, so they cannot differ.
 */
import { type Box, type Point, coordinate as n } from '../geometry/box.ts'
import { layoutDimensions } from '../drawing/dimensions/dimensions.ts'
import { type DrawnItem, drawnToMarkup } from '../drawing/svg/image.ts'
import type { LinearDimension, Primitive } from '../drawing/scene.ts'
import { escapeXml, itemsToMarkup } from '../drawing/svg/to-svg.ts'
import type { DocumentFamily } from '../typesetting/type.ts'
import { drawingMessages as words } from '../messages/papers/drawings.ts'
import type { PinnedNote } from '../comments/pinned-notes.ts'
import { settleAnnotations } from './annotations.ts'
import type { SheetView } from './fit-view.ts'
import { paperFonts, textAt } from './paper-text.ts'
import { drawPin, pinsOnSheet } from './sheet-pins.ts'
import { type NamedScale, scaleLabel } from './scales.ts'
import type { PlacedView, Sheet, Tile } from './sheet.ts'
import { drawTitleBlock, logoBox, orderBox, sheetItems, type SheetWords } from './title-block.ts'

export type SheetDrawing = SheetWords & {
  /** the logo as a `data:` URL, or an address of ours; the organisation's name stands instead when there is none */
  readonly logoUrl: string | null
  /** engravings as the outlines of their letters, where these are known */
  readonly preferOutlines?: boolean
  /** the organization's own font, for the words of its sheets [2.9.09]; Inter when left out */
  readonly font?: DocumentFamily
  /** where the picture of an address is in the output; left out: at its address */
  readonly pictureAt?: (address: string) => string | null
  /** comments whose pins are drawn; on the screen buttons stand in their places */
  readonly notes?: readonly PinnedNote[]
}

/** In a file the pages' own fonts have a name of their own; on the screen the app's font stands in. */
export const FALLBACK_FONTS = 'Paper Inter, Inter Variable, sans-serif'
const MARK_MM = 4

type AtScale = {
  readonly view: SheetView
  readonly scale: NamedScale
  readonly dimensions: readonly LinearDimension[]
  readonly origin: Point
}

/** The drawing with its dimensions in drawing millimetres, with real line widths for its scale. */
function viewMarkup({ view, scale, dimensions }: AtScale, drawing: SheetDrawing, idPrefix: string): string {
  const { ratio } = scale
  const { scene } = view
  const labelOf = (enlarged: number) => scaleLabel(enlarged, drawing.unit)
  const laidOut = layoutDimensions({ bounds: scene.bounds, dimensions }, { scale: ratio, unit: drawing.unit })
  const items = view.drawnAt?.(scale) ?? settleAnnotations(scene.items, ratio, { labelOf })
  return drawnMarkup([...items, ...laidOut.items], ratio, drawing, idPrefix)
}

function drawnMarkup(
  items: readonly DrawnItem[],
  scale: number,
  { preferOutlines = false, pictureAt = (address) => address, font }: SheetDrawing,
  idPrefix: string,
): string {
  return drawnToMarkup(items, {
    scale,
    fallbackFonts: FALLBACK_FONTS,
    preferOutlines,
    sheetFont: sheetFontOf(font),
    pictureAt,
    idPrefix,
    missingText: words.pictureMissing,
  })
}

/** The names under which browser and file have the faces of a font. */
export function sheetFontOf(font: DocumentFamily | undefined): string | undefined {
  if (font === undefined || font === 'inter') return undefined
  const name = font.charAt(0).toUpperCase() + font.slice(1)
  return `Paper ${name}, ${name}`
}

function onPaper(
  items: readonly Primitive[],
  { font }: Pick<SheetDrawing, 'font'>,
  at: Point = { x: 0, y: 0 },
): string {
  const body = itemsToMarkup(items, {
    scale: 1,
    fallbackFonts: FALLBACK_FONTS,
    sheetFont: sheetFontOf(font),
  })
  return at.x === 0 && at.y === 0 ? body : `<g transform="translate(${n(at.x)} ${n(at.y)})">${body}</g>`
}

function placedMarkup(placed: PlacedView, drawing: SheetDrawing, idPrefix: string): string {
  const { origin, scale, captionAt, omitted, view } = placed
  const label = `${view.heading}. ${view.scene.description}`
  const omission =
    omitted === 0
      ? []
      : [
          textAt(
            words.dimensionsOmitted({ count: omitted, label: scale.label }),
            { x: captionAt.x, y: captionAt.y - 1 },
            paperFonts.label,
            { fill: 'ink2' },
          ),
        ]
  return (
    `<g role="img" aria-label="${escapeXml(label)}" ` +
    `transform="translate(${n(origin.x)} ${n(origin.y)}) scale(${scale.ratio})">${viewMarkup(placed, drawing, idPrefix)}</g>` +
    onPaper(omission, drawing) +
    onPaper(placed.caption.items, drawing, captionAt)
  )
}

function cross({ x, y }: Point): Primitive[] {
  const d = `M${n(x - MARK_MM)} ${n(y)}H${n(x + MARK_MM)}M${n(x)} ${n(y - MARK_MM)}V${n(y + MARK_MM)}`
  return [
    { kind: 'path', d, role: 'dimension', stroke: 'ink', part: 'mark' },
    { kind: 'circle', center: { x, y }, radius: MARK_MM / 2, role: 'fine', stroke: 'ink', part: 'mark' },
  ]
}

/** A tile: a window on the drawing, beyond which nothing is drawn, and its marks. */
function tileMarkup(tile: Tile, drawing: SheetDrawing, idPrefix: string): string {
  const { window, origin, scale } = tile
  const seen: Box = {
    x: (window.x - origin.x) / scale.ratio,
    y: (window.y - origin.y) / scale.ratio,
    width: window.width / scale.ratio,
    height: window.height / scale.ratio,
  }
  const place = `x="${n(window.x)}" y="${n(window.y)}" width="${n(window.width)}" height="${n(window.height)}"`
  const viewBox = `viewBox="${n(seen.x)} ${n(seen.y)} ${n(seen.width)} ${n(seen.height)}"`
  const edge: Primitive = { kind: 'rect', ...window, role: 'fine', stroke: 'ink2' }
  return (
    `<svg ${place} ${viewBox} overflow="hidden" role="img" ` +
    `aria-label="${escapeXml(`${tile.view.heading}. ${tile.view.scene.description}`)}">` +
    `${viewMarkup(tile, drawing, idPrefix)}</svg>${onPaper([edge, ...tile.marks.flatMap(cross)], drawing)}`
  )
}

function logoMarkup(sheet: Sheet, { logoUrl, orgTitle }: SheetDrawing): string {
  if (logoUrl === null) return ''
  const { x, y, width, height } = logoBox(sheet)
  return (
    `<image x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ` +
    `preserveAspectRatio="xMinYMid meet" href="${escapeXml(logoUrl)}" role="img" aria-label="${escapeXml(orgTitle)}"/>`
  )
}

/** Over the order's field: a press on it leads to the order. */
function linkMarkup(sheet: Sheet, { address, orderNumber }: SheetDrawing): string {
  if (address === undefined) return ''
  const { x, y, width, height } = orderBox(sheet)
  return (
    `<a href="${escapeXml(address)}" aria-label="${escapeXml(orderNumber)}">` +
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="none" pointer-events="all"/></a>`
  )
}

/** Frame, title block and logo; a page as large as its print has none. */
function frameMarkup(sheet: Sheet, drawing: SheetDrawing): string {
  if (sheet.size.paper === 'print') return ''
  return (
    onPaper(drawTitleBlock(sheet, drawing, drawing.logoUrl !== null), drawing) +
    logoMarkup(sheet, drawing) +
    linkMarkup(sheet, drawing)
  )
}

/** Pins stand over everything. */
function pinMarkup(sheet: Sheet, drawing: SheetDrawing): string {
  const pins = pinsOnSheet(sheet, drawing.notes ?? [], drawing.unit)
  return pins.length === 0 ? '' : `<g class="ow-pins">${onPaper(pins.flatMap(drawPin), drawing)}</g>`
}

/** The whole sheet. */
export function drawSheet(sheet: Sheet, set: SheetDrawing): string {
  const { widthMm, heightMm } = sheet.size
  const { views, tile, content, terms } = sheet
  const drawing = terms === undefined ? set : { ...set, unit: terms.unit }
  const idPrefix = `sheet-${sheet.number}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(widthMm)}mm" height="${n(heightMm)}mm" ` +
    `viewBox="0 0 ${n(widthMm)} ${n(heightMm)}" text-rendering="geometricPrecision" xml:space="preserve">` +
    frameMarkup(sheet, drawing) +
    (tile === undefined ? '' : tileMarkup(tile, drawing, idPrefix)) +
    views.map((placed, index) => placedMarkup(placed, drawing, `${idPrefix}-${index}`)).join('') +
    (content === undefined ? '' : drawnMarkup(content.items, 1, drawing, idPrefix)) +
    pinMarkup(sheet, drawing) +
    `</svg>`
  )
}

/** 'Sheet 2 of 5: 3  Hall entrance', for a screen reader. */
export function sheetTitle(sheet: Sheet, count: number): string {
  const number = words.sheetOf({ number: sheet.number, count })
  return words.sheetNamed({ number, items: sheetItems(sheet).value })
}
