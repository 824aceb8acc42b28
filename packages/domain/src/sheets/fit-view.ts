/** The largest named scale at which a drawing with its dimensions and its caption fits into a room on paper. */
import type { Box } from '../geometry/box.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { sceneExtent } from '../drawing/fit.ts'
import type { DrawnItem } from '../drawing/svg/image.ts'
import type { LinearDimension, Scene } from '../drawing/scene.ts'
import { type Caption, type CaptionWords, LEAST_CAPTION_WIDTH_MM, layoutCaption } from './caption.ts'
import { LEAST_TABLE_WIDTH_MM } from './engraving-table.ts'
import { sheetDimension, type SheetInchStep } from './inch-figures.ts'
import { drawingMessages as words } from '../messages/papers/drawings.ts'
import type { NamedScale } from './scales.ts'

/** A drawing that is to be put on paper. */
export type SheetView = CaptionWords & {
  /** names the view among the others: item and piece */
  readonly key: string
  readonly scene: Scene
  /** the line that it draws, and which of its pieces, from 0; null: all are alike. Left out: no line. */
  readonly item?: { readonly id: number; readonly pieces: readonly number[] | null }
  /** the same for a scale, where a view of it is enlarged: that has a standard scale too. Left out: `scene` at every one. */
  readonly sceneAt?: (scale: NamedScale) => Scene
  /** what is drawn at a scale, pictures among it, in drawing millimetres and ready for paper. Left out: the scene's items. */
  readonly drawnAt?: (scale: NamedScale) => readonly DrawnItem[]
}

/** A view as it is drawn at a scale. */
export function atScale({ sceneAt, ...view }: SheetView, scale: NamedScale): SheetView {
  return sceneAt === undefined ? view : { ...view, scene: sceneAt(scale) }
}

export type SheetLook = {
  readonly unit: LengthUnit
  readonly showDimensions: boolean
  /** inches to the sixteenth when left out */
  readonly inchStep?: SheetInchStep | undefined
}

/** A drawing with its dimensions at a scale. */
export type FittedDrawing = {
  readonly scale: NamedScale
  readonly dimensions: readonly LinearDimension[]
  /** dimensions that had no room at any scale */
  readonly omitted: number
  /** the drawing with its dimensions, in drawing millimetres */
  readonly extent: Box
  /** the same on paper */
  readonly widthMm: number
  readonly heightMm: number
}

/** A drawing at a scale with its caption, not placed yet. */
export type FittedView = FittedDrawing & {
  readonly view: SheetView
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

function drawingAt(
  { bounds }: Scene,
  scale: NamedScale,
  dimensions: readonly LinearDimension[],
  unit: LengthUnit,
): FittedDrawing {
  const extent = sceneExtent({ bounds, dimensions }, scale.ratio, {
    unit,
    showDimensions: dimensions.length > 0,
    marginMm: EXTENT_MARGIN_MM,
  })
  return {
    scale,
    dimensions,
    omitted: 0,
    extent,
    widthMm: extent.width * scale.ratio,
    heightMm: extent.height * scale.ratio,
  }
}

/** A drawing at one scale with these dimensions, however large it comes out. */
export function viewAt(
  view: SheetView,
  scale: NamedScale,
  dimensions: readonly LinearDimension[],
  { unit, leastWidthMm = LEAST_CAPTION_WIDTH_MM }: { unit: LengthUnit; leastWidthMm?: number | undefined },
): FittedView {
  const drawing = drawingAt(view.scene, scale, dimensions, unit)
  const blockWidthMm = Math.max(drawing.widthMm, leastWidthMm, leastCaptionWidth(view.scene))
  return {
    ...drawing,
    view,
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

function withoutEngravings({ engravings: _, ...scene }: Scene): Scene {
  return scene
}

/** A table that has no room at any scale is left out, and that is said. */
function withoutTable(
  view: SheetView,
  room: Pick<Box, 'width' | 'height'>,
  scales: readonly NamedScale[],
  look: Look,
): FittedView | null {
  const { engravings } = view.scene
  if (engravings === undefined) return null
  const remarks = [...view.remarks, words.tableHasNoRoom({ count: engravings.length })]
  const { sceneAt } = view
  const bare = {
    ...view,
    scene: withoutEngravings(view.scene),
    ...(sceneAt && { sceneAt: (scale: NamedScale) => withoutEngravings(sceneAt(scale)) }),
  }
  return withTable({ ...bare, remarks }, room, scales, look)
}

/** Which dimensions are drawn: all, the overall ones, none. */
const choices: readonly ((dimension: LinearDimension) => boolean)[] = [
  () => true,
  ({ isOverall }) => isOverall === true,
  () => false,
]

/** What is drawn of a view at a scale, without its caption, with the dimensions that have room there. */
export type DrawnView = FittedDrawing & { readonly scene: Scene }

/**
 * A drawing without a caption at the largest of the scales at which it fits into a room, mm. Fewer dimensions are drawn
 * where all of them have no room at any scale, and `omitted` says how many are missing; null when not even the part fits.
 */
export function fitDrawing(
  view: SheetView,
  room: Pick<Box, 'width' | 'height'>,
  scales: readonly NamedScale[],
  look: SheetLook,
): DrawnView | null {
  const scaled = scales.map((scale) => {
    const { scene } = atScale(view, scale)
    return { scale, scene, all: sheetDimensions(scene, look) }
  })
  for (const isShown of choices) {
    for (const { scale, scene, all } of scaled) {
      const dimensions = all.filter(isShown)
      const fitted = drawingAt(scene, scale, dimensions, look.unit)
      if (fitted.widthMm <= room.width + 1e-9 && fitted.heightMm <= room.height + 1e-9) {
        return { ...fitted, scene, omitted: all.length - dimensions.length }
      }
    }
  }
  return null
}

function withTable(
  view: SheetView,
  room: Pick<Box, 'width' | 'height'>,
  scales: readonly NamedScale[],
  look: Look,
): FittedView | null {
  const scaled = scales.map((scale) => {
    const drawn = atScale(view, scale)
    return { scale, drawn, all: sheetDimensions(drawn.scene, look) }
  })
  for (const isShown of choices) {
    for (const { scale, drawn, all } of scaled) {
      const dimensions = all.filter(isShown)
      for (const leastWidthMm of look.captionWidths) {
        const fitted = viewAt(drawn, scale, dimensions, { unit: look.unit, leastWidthMm })
        if (fitsRoom(fitted, room)) return { ...fitted, omitted: all.length - dimensions.length }
      }
    }
  }
  return null
}
