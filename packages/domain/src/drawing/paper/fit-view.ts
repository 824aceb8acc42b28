/** The largest named scale at which a drawing with its dimensions and its caption fits into a room on paper. */
import type { LengthUnit } from '../../units/lengths.ts'
import { sceneExtent } from '../fit.ts'
import type { Box, LinearDimension, Scene } from '../scene.ts'
import { type Caption, type CaptionWords, LEAST_CAPTION_WIDTH_MM, layoutCaption } from './caption.ts'
import { LEAST_TABLE_WIDTH_MM } from './engraving-table.ts'
import { sheetDimension, type SheetInchStep } from './inch-figures.ts'
import { drawingMessages as words } from '../../messages/drawings.ts'
import type { NamedScale } from './scales.ts'

/** A drawing that is to be put on paper. */
export type SheetView = CaptionWords & {
  /** names the view among the others: item and piece */
  readonly key: string
  readonly scene: Scene
}

export type SheetLook = {
  readonly unit: LengthUnit
  readonly showDimensions: boolean
  /** inches to the sixteenth when left out */
  readonly inchStep?: SheetInchStep | undefined
}

/** A drawing at a scale, not placed yet. */
export type FittedView = {
  readonly view: SheetView
  readonly scale: NamedScale
  readonly dimensions: readonly LinearDimension[]
  /** dimensions that had no room at any scale */
  readonly omitted: number
  /** the drawing with its dimensions, in drawing millimetres */
  readonly extent: Box
  /** the same on paper */
  readonly widthMm: number
  readonly heightMm: number
  readonly caption: Caption
  /** drawing or caption, whichever is wider */
  readonly blockWidthMm: number
}

/** Free paper around a drawing's extent, mm: half a line's weight must not be cut. */
const EXTENT_MARGIN_MM = 0.5
/** Between a drawing and its caption. */
export const CAPTION_GAP_MM = 5

/** A table of engravings needs more room than choices do. */
function leastCaptionWidth({ engravings }: Scene): number {
  return engravings === undefined ? 0 : LEAST_TABLE_WIDTH_MM
}

/** A drawing at one scale with these dimensions, however large it comes out. */
export function viewAt(
  view: SheetView,
  scale: NamedScale,
  dimensions: readonly LinearDimension[],
  { unit, leastWidthMm = LEAST_CAPTION_WIDTH_MM }: { unit: LengthUnit; leastWidthMm?: number | undefined },
): FittedView {
  const extent = sceneExtent({ bounds: view.scene.bounds, dimensions }, scale.ratio, {
    unit,
    showDimensions: dimensions.length > 0,
    marginMm: EXTENT_MARGIN_MM,
  })
  const widthMm = extent.width * scale.ratio
  const blockWidthMm = Math.max(widthMm, leastWidthMm, leastCaptionWidth(view.scene))
  return {
    view,
    scale,
    dimensions,
    omitted: 0,
    extent,
    widthMm,
    heightMm: extent.height * scale.ratio,
    caption: layoutCaption({ ...view, engravings: view.scene.engravings }, scale.label, blockWidthMm, unit),
    blockWidthMm,
  }
}

/** The dimensions of a drawing as the sheets write them. */
export function sheetDimensions(
  scene: Scene,
  { unit, showDimensions, inchStep }: SheetLook,
): LinearDimension[] {
  return showDimensions ? scene.dimensions.map((dimension) => sheetDimension(dimension, unit, inchStep)) : []
}

export function fitsRoom(fitted: FittedView, room: Pick<Box, 'width' | 'height'>): boolean {
  return (
    fitted.blockWidthMm <= room.width + 1e-9 &&
    fitted.heightMm + CAPTION_GAP_MM + fitted.caption.heightMm <= room.height + 1e-9
  )
}

/**
 * A drawing at the largest of the scales at which all of it fits. Where its dimensions have no room at any scale the
 * overall sizes stay, else none, and `omitted` says how many are missing. Null when not even the part fits.
 */
export function fitView(
  view: SheetView,
  room: Pick<Box, 'width' | 'height'>,
  scales: readonly NamedScale[],
  look: SheetLook & {
    /** how wide captions are set at least: the first with which a scale fits */
    readonly captionWidths: readonly number[]
  },
): FittedView | null {
  return withTable(view, room, scales, look) ?? withoutTable(view, room, scales, look)
}

type Look = Parameters<typeof fitView>[3]

/** A table that has no room at any scale is left out, and that is said. */
function withoutTable(
  view: SheetView,
  room: Pick<Box, 'width' | 'height'>,
  scales: readonly NamedScale[],
  look: Look,
): FittedView | null {
  const { engravings, ...scene } = view.scene
  if (engravings === undefined) return null
  const remarks = [...view.remarks, words.tableHasNoRoom({ count: engravings.length })]
  return withTable({ ...view, scene, remarks }, room, scales, look)
}

function withTable(
  view: SheetView,
  room: Pick<Box, 'width' | 'height'>,
  scales: readonly NamedScale[],
  look: Look,
): FittedView | null {
  const all = sheetDimensions(view.scene, look)
  const choices = [all, all.filter(({ isOverall }) => isOverall), []]
  for (const dimensions of choices) {
    for (const scale of scales) {
      for (const leastWidthMm of look.captionWidths) {
        const fitted = viewAt(view, scale, dimensions, { unit: look.unit, leastWidthMm })
        if (fitsRoom(fitted, room)) return { ...fitted, omitted: all.length - dimensions.length }
      }
    }
  }
  return null
}
