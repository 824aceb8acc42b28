/** The small drawing of a favorite, as it would stand on the open order. */
import type { FavoriteView } from '@orderwright/contract'
import { offeredOf } from '@orderwright/domain/favorites'
import { type ProductInstance, productInstanceSchema } from '@orderwright/domain/orders'
import { useMemo } from 'react'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { ItemThumbnail } from '../order-items/item-thumbnail.tsx'
import { useFavoriteOffer } from './use-favorite-offer.ts'

export function FavoritePicture({ favorite, sizePx }: { favorite: FavoriteView; sizePx: number }) {
  const { editor } = useOpenOrder()
  const offer = useFavoriteOffer()
  const chosen = useEditorState((state) => state.document.order.properties)
  const { item, document } = useMemo(() => {
    const { order } = editor.getState().document
    const offered = offeredOf(offer, favorite)
    const line: ProductInstance = productInstanceSchema.parse({
      id: favorite.id,
      orgId: order.orgId,
      productOrderId: order.id,
      productId: favorite.productId,
      properties: offered.properties,
      rank: 1,
      version: 1,
      created: order.created,
      lastUpdated: order.lastUpdated,
      deletedAt: null,
    })
    const properties = { ...offered.orderProperties, ...chosen }
    return { item: line, document: { order: { ...order, properties }, items: [line] } }
  }, [editor, offer, favorite, chosen])
  return <ItemThumbnail item={item} on={document} sizePx={sizePx} />
}
