/** The drawings of the items of two revisions, one over the other. */
import type { OrderEvaluation } from '../configuration/types.ts'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import type { Scene } from '../drawing/scene.ts'
import { drawnPiece } from '../item-drawings/drawn-piece.ts'
import { itemScene } from '../item-drawings/bind-drawing.ts'
import { type Overlay, overlayOf } from './overlay.ts'

/** Pieces of a line that are drawn at most: each is engraved differently. */
const PIECES = 12

export type Sides = {
  readonly before: OrderEvaluation
  readonly after: OrderEvaluation
  readonly measurer?: TextMeasurer | undefined
}

function sceneOf(
  side: OrderEvaluation,
  itemId: number,
  piece: number,
  measurer?: TextMeasurer,
): Scene | null {
  const { context, document, itemsById } = side
  const item = itemsById.get(itemId)?.item
  if (item === undefined || piece >= item.quantity) return null
  const unit = context.profile.region.units
  const drawn = itemScene(context.catalog, document, item, {
    piece: drawnPiece(item, piece),
    unit,
    ...(measurer && { measurer }),
  })
  return drawn.ok ? drawn.scene : null
}

export type PieceOverlay = Overlay & { readonly piece: number }

/** How many pieces of the line have drawings of their own on either side. */
function drawnPieces({ before, after }: Sides, itemId: number): number {
  const counts = [before, after].map(({ itemsById }) => {
    const item = itemsById.get(itemId)?.item
    return item !== undefined && drawnPiece(item, 1) === 1 ? item.quantity : 1
  })
  return Math.min(PIECES, Math.max(...counts))
}

/** The overlay of the first piece, and of further ones where they are drawn otherwise and something lies between. */
export function itemOverlays(sides: Sides, itemId: number): PieceOverlay[] {
  const { before, after, measurer } = sides
  return Array.from({ length: drawnPieces(sides, itemId) }, (_, piece) => piece).flatMap((piece) => {
    const overlay = overlayOf(
      sceneOf(before, itemId, piece, measurer),
      sceneOf(after, itemId, piece, measurer),
    )
    if (overlay === null || (piece > 0 && overlay.isSame)) return []
    return [{ ...overlay, piece: piece + 1 }]
  })
}
