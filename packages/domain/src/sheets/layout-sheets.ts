/**
 * Drawings onto sheets. Several side by side, up to four by width, or each on a sheet of its own; every drawing at the
 * largest named scale at which it fits, never shrunk by anything else. [2.4.06, 2.4.07]
 */
import { LEAST_CAPTION_WIDTH_MM } from './caption.ts'
import { CAPTION_GAP_MM, type FittedView, fitView, type SheetLook, type SheetView } from './fit-view.ts'
import { scalesFor } from './scales.ts'
import type { PlacedView, Sheet, SheetSet, UnplacedView } from './sheet.ts'
import {
  type DrawingMode,
  drawingAreaOf,
  type Orientation,
  type Paper,
  type SheetSize,
  sheetSize,
} from './sheet-size.ts'
import { tileView } from './tiles.ts'

/** At most so many drawings stand on a sheet. [2.4.06] */
export const MAX_ON_A_SHEET = 4
/** Between drawings that stand side by side, mm. */
const LEAST_GAP_MM = 10

export type SheetOptions = SheetLook & {
  readonly mode: DrawingMode
  readonly paper: Paper
  /** `auto`: lying, but single sheets stand where the drawing comes out larger so */
  readonly orientation: Orientation | 'auto'
  /** Single sheets: full size, over several sheets where one is too small. */
  readonly isFullSize: boolean
}

/** Side by side, captions are as wide as their drawings; of two columns or four where that leaves the drawing larger. */
const narrowCaptions = [1, 2, 4].map((columns) => columns * LEAST_CAPTION_WIDTH_MM)

type Unnumbered = Omit<Sheet, 'number'>

/** Fitted drawings in a row, evenly spread; drawings in the middle of their height, captions on one line. */
function place(fitted: readonly FittedView[], size: SheetSize): PlacedView[] {
  const area = drawingAreaOf(size)
  const captionHeight = Math.max(...fitted.map(({ caption }) => caption.heightMm))
  const captionY = area.y + area.height - captionHeight
  const roomHeight = captionY - CAPTION_GAP_MM - area.y
  const taken = fitted.reduce((sum, { blockWidthMm }) => sum + blockWidthMm, 0)
  const gap = (area.width - taken) / (fitted.length + 1)
  // Between two there is always the least gap; at the edges the frame itself keeps the distance.
  const edge = Math.max(0, Math.min(gap, (area.width - taken - LEAST_GAP_MM * (fitted.length - 1)) / 2))
  const between = fitted.length > 1 ? (area.width - taken - 2 * edge) / (fitted.length - 1) : 0
  let x = area.x + edge
  return fitted.map((one) => {
    const left = x + (one.blockWidthMm - one.widthMm) / 2
    const top = area.y + Math.max(0, (roomHeight - one.heightMm) / 2)
    const placed: PlacedView = {
      view: one.view,
      scale: one.scale,
      dimensions: one.dimensions,
      omitted: one.omitted,
      origin: { x: left - one.extent.x * one.scale.ratio, y: top - one.extent.y * one.scale.ratio },
      box: { x: left, y: top, width: one.widthMm, height: one.heightMm },
      caption: one.caption,
      captionAt: { x, y: captionY },
    }
    x += one.blockWidthMm + between
    return placed
  })
}

/** Whether these stand side by side on a sheet. */
export function fitTogether(fitted: readonly FittedView[], size: SheetSize): boolean {
  if (fitted.length > MAX_ON_A_SHEET) return false
  const area = drawingAreaOf(size)
  const width = fitted.reduce((sum, one) => sum + one.blockWidthMm, LEAST_GAP_MM * (fitted.length - 1))
  const height =
    Math.max(...fitted.map(({ heightMm }) => heightMm)) +
    CAPTION_GAP_MM +
    Math.max(...fitted.map(({ caption }) => caption.heightMm))
  return width <= area.width + 1e-9 && height <= area.height + 1e-9
}

function packMultiple(
  views: readonly SheetView[],
  options: SheetOptions,
  unplaced: UnplacedView[],
): Unnumbered[] {
  const size = sheetSize(options.paper, options.orientation === 'auto' ? 'landscape' : options.orientation)
  const area = drawingAreaOf(size)
  const scales = scalesFor('multiple', options.unit)
  const rows: FittedView[][] = []
  for (const view of views) {
    const fitted = fitView(view, area, scales, { ...options, captionWidths: narrowCaptions })
    if (fitted === null) {
      unplaced.push({ view, code: 'tooLarge' })
      continue
    }
    const last = rows.at(-1)
    if (last !== undefined && fitTogether([...last, fitted], size)) last.push(fitted)
    else rows.push([fitted])
  }
  return rows.map((row) => ({ size, views: place(row, size) }))
}

/** The better of lying and standing: the larger scale, else the one that the drawing resembles. */
function fitSingle(view: SheetView, options: SheetOptions): { fitted: FittedView; size: SheetSize } | null {
  const scales = scalesFor('individual', options.unit)
  const sizes =
    options.orientation === 'auto'
      ? [sheetSize(options.paper, 'landscape'), sheetSize(options.paper, 'portrait')]
      : [sheetSize(options.paper, options.orientation)]
  const { width, height } = view.scene.bounds
  const resembles = ({ orientation }: SheetSize) => (orientation === 'portrait') === height > width
  return (
    sizes
      .map((size) => {
        const area = drawingAreaOf(size)
        return { size, fitted: fitView(view, area, scales, { ...options, captionWidths: [area.width] }) }
      })
      .flatMap(({ size, fitted }) => (fitted === null ? [] : [{ size, fitted }]))
      .toSorted(
        (a, b) =>
          a.fitted.omitted - b.fitted.omitted ||
          b.fitted.scale.ratio - a.fitted.scale.ratio ||
          Number(resembles(b.size)) - Number(resembles(a.size)),
      )[0] ?? null
  )
}

function packIndividual(
  views: readonly SheetView[],
  options: SheetOptions,
  unplaced: UnplacedView[],
): Unnumbered[] {
  return views.flatMap((view) => {
    const single = fitSingle(view, options)
    if (single === null) {
      unplaced.push({ view, code: 'tooLarge' })
      return []
    }
    const sheet: Unnumbered = { size: single.size, views: place([single.fitted], single.size) }
    const isWhole = single.fitted.scale.ratio >= 1 && single.fitted.omitted === 0
    if (!options.isFullSize || isWhole) return [sheet]
    const tiles = tileView(view, single.size, options)
    if (tiles === null) unplaced.push({ view, code: 'tooManyTiles' })
    // The sheet with all of it leads its tiles: there its choices stand.
    return [sheet, ...(tiles ?? [])]
  })
}

/** Lays out drawings in their order. What has no place is named, with the reason. */
export function layoutSheets(views: readonly SheetView[], options: SheetOptions): SheetSet {
  const unplaced: UnplacedView[] = []
  const sheets =
    options.mode === 'multiple'
      ? packMultiple(views, options, unplaced)
      : packIndividual(views, options, unplaced)
  return { sheets: sheets.map((sheet, index) => ({ ...sheet, number: index + 1 })), unplaced }
}
