/** Lines as they stand in a room: their own drawings, at true size. */
import { type Catalog, drawnPiece, type OrderDocument } from '@orderwright/domain'
import { type CanvasContext, faceOfScene } from '@orderwright/domain/canvas'
import { itemScene, itemSpec } from '../open-order/item-scene.ts'

export function itemFaces(catalog: Catalog, document: () => OrderDocument): CanvasContext['faceOf'] {
  return (item, piece = 0) => {
    // The unit is that of the description, which is not shown here.
    const drawn = itemScene(itemSpec(catalog, document(), item, drawnPiece(item, piece)))
    return drawn.ok ? faceOfScene(drawn.scene) : null
  }
}
