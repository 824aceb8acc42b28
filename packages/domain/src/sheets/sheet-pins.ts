/** Pins of comments on a sheet: where they stand on paper, and how they are drawn. Millimetres of paper. Decision 201. */
import type { PinnedNote } from '../comments/pinned-notes.ts'
import { gonePin, isOnPieces, pinTargets, pinWords, placePin, type ShownFigure } from '../comments/pins.ts'
import { layoutDimensions } from '../drawing/dimensions/dimensions.ts'
import type { Primitive } from '../drawing/scene.ts'
import { type Box, boxHolds, coordinate as n, type Point } from '../geometry/box.ts'
import type { LengthUnit } from '../units/lengths.ts'
import type { SheetView } from './fit-view.ts'
import { textAt } from './paper-text.ts'
import type { PlacedView, Sheet, Tile } from './sheet.ts'

type OnPaper = Pick<PlacedView | Tile, 'view' | 'scale' | 'dimensions' | 'origin'>

/** A view of a line on a sheet, with what it takes to point at it. */
export interface PointedView extends OnPaper {
  /** where it is drawn; nothing outside of it is its */
  readonly area: Box
  /** in drawing millimetres */
  readonly figures: readonly ShownFigure[]
}

/** The views of lines on a sheet. */
export function pointedViews({ views, tile }: Sheet, unit: LengthUnit): PointedView[] {
  const all = [
    ...views.map((view) => ({ ...view, area: view.box })),
    ...(tile ? [{ ...tile, area: tile.window }] : []),
  ]
  return all
    .filter(({ view }) => view.item !== undefined)
    .map(({ view, scale, dimensions, origin, area }) => {
      const { figures } = layoutDimensions(
        { bounds: view.scene.bounds, dimensions },
        { scale: scale.ratio, unit },
      )
      return { view, scale, dimensions, origin, area, figures }
    })
}

/** Whether a pin is on what a view draws. */
export function isPinOf({ itemId, pin }: Pick<PinnedNote, 'itemId' | 'pin'>, { item }: SheetView): boolean {
  return item?.id === itemId && isOnPieces(pin, item.pieces)
}

/** The marks of a sheet and the points they stand at. */
export function pinsOnSheet(
  sheet: Sheet,
  notes: readonly PinnedNote[],
  unit: LengthUnit,
): { readonly mark: string; readonly at: Point }[] {
  if (notes.length === 0) return []
  return pointedViews(sheet, unit).flatMap(({ view, scale, origin, figures, area }) => {
    const targets = pinTargets(view.scene, { unit, figures })
    return notes
      .filter((note) => isPinOf(note, view))
      .flatMap(({ mark, pin }) => {
        const { at } = placePin(pin, view.scene, targets)
        if (at === null) return []
        const point = { x: origin.x + at.x * scale.ratio, y: origin.y + at.y * scale.ratio }
        // Of a drawing that goes over several sheets each shows what stands on it.
        const isHere = sheet.tile === undefined || boxHolds(area, point)
        return isHere ? [{ mark, at: point }] : []
      })
  })
}

const RADIUS_MM = 2.3
const FONT = { sizeMm: 2.5, weight: 600 }

/** A drop whose tip is the point, with the mark in it. */
export function drawPin({ mark, at: { x, y } }: { readonly mark: string; readonly at: Point }): Primitive[] {
  const r = RADIUS_MM
  const d = `M${n(x)} ${n(y)}V${n(y - r)}A${r} ${r} 0 1 1 ${n(x + r)} ${n(y)}Z`
  return [
    { kind: 'path', d, role: 'detail', stroke: 'ink', fill: 'paper', part: 'pin' },
    textAt(mark, { x: x + r, y: y - r + FONT.sizeMm * 0.36 }, FONT, { anchor: 'middle' }),
  ]
}

/** What a note points at, in words: as the drawing has it now, else as it was when the comment was written. */
export function notePlace(note: PinnedNote, views: readonly SheetView[], unit: LengthUnit): string {
  const view = views.find((one) => isPinOf(note, one))
  if (view === undefined) return pinWords(note.pin, gonePin(note.pin))
  return pinWords(note.pin, placePin(note.pin, view.scene, pinTargets(view.scene, { unit })))
}
