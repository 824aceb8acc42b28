/** The piece of a line that stage and engravings show, where each piece has engravings of its own. [1.9.13] */
import type { ProductInstance } from '@orderwright/domain/orders'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useOrderUi } from '../order-dialogs/order-ui.tsx'
import { engravingPropertyIds } from './engraved-parts.ts'

/** From 0; `pieces` is 1 while all pieces are alike. */
export function useShownPiece(item: ProductInstance) {
  const { data } = useOpenOrder()
  const { shownPiece, setShownPiece } = useOrderUi()
  const ids = engravingPropertyIds(data.catalog.products.get(item.productId))
  const hasOwn = ids.some((id) => (item.properties[id]?.engravings?.length ?? 0) > 1)
  const pieces = hasOwn ? Math.max(1, item.quantity) : 1
  const chosen = shownPiece?.itemId === item.id ? shownPiece.piece : 0
  return {
    piece: Math.min(chosen, pieces - 1),
    pieces,
    show: (piece: number) => setShownPiece({ itemId: item.id, piece }),
  }
}
