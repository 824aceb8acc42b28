/** Lines as they stand in a room: their own drawings, at true size. */
import type { Catalog } from '@orderwright/domain/catalog'
import { drawnPiece } from '@orderwright/domain/item-drawings'
import type { OrderDocument } from '@orderwright/domain/orders'
import { type CanvasContext, faceOfScene } from '@orderwright/domain/canvas'
import { itemScene, itemSpec } from '../open-order/item-scene.ts'

export function itemFaces(catalog: Catalog, document: () => OrderDocument): CanvasContext['faceOf'] {
  return (item, piece = 0) => {
    // The unit is that of the description, which is not shown here.
    const drawn = itemScene(itemSpec(catalog, document(), item, drawnPiece(item, piece)))
    return drawn.ok ? faceOfScene(drawn.scene) : null
  }
}
