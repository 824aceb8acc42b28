/** What of an order somebody may copy: what they could have put on an order of their own. [1.4.40, 1.6.10–1.6.15] */
import type { Catalog } from '../../catalog/compile.ts'
import { isOffered } from '../../catalog/offer.ts'
import { customProductId } from '../../catalog/schema.ts'
import type { Selection, Selections } from '../selections.ts'
import { orderActionMessages } from '../../messages/order/order-actions.ts'
import type { Role } from '../../tenancy/schema.ts'
import { type Refusal, refusal } from '../../units/result.ts'
import type { OrderDocument } from '../document.ts'

export type NotCopyable = Refusal<'productNotOffered'>

/**
 * The document without choices of options that this role is not offered, for `duplicateOrder`. Refused where a line's
 * product itself is not offered to the role: a line that is silently left out would be missed.
 */
export function copyableDocument(
  document: OrderDocument,
  catalog: Catalog,
  role: Role,
): { readonly ok: true; readonly document: OrderDocument } | NotCopyable {
  for (const item of document.items) {
    const product = catalog.products.get(item.productId)
    if (item.productId === customProductId || product === undefined) continue
    if (isOffered(product.publishLevel, role)) continue
    const message = orderActionMessages.productNotCopied({ title: item.title || product.title })
    return refusal('productNotOffered', message, { itemId: item.id })
  }
  const offered = (optionId: number) => {
    const option = catalog.options.get(optionId)
    return option === undefined || isOffered(option.publishLevel, role)
  }
  const { order, items } = document
  return {
    ok: true,
    document: {
      order: { ...order, properties: offeredChoices(order.properties, offered) },
      items: items.map((item) => ({ ...item, properties: offeredChoices(item.properties, offered) })),
    },
  }
}

function offeredChoices(selections: Selections, offered: (optionId: number) => boolean): Selections {
  return Object.fromEntries(
    Object.entries(selections).flatMap(([propertyId, selection]): [string, Selection][] => {
      const { optionId, optionIds } = selection
      if (optionId !== undefined && !offered(optionId)) return []
      if (optionIds === undefined || optionIds.every(offered)) return [[propertyId, selection]]
      const left = optionIds.filter(offered)
      return left.length === 0 ? [] : [[propertyId, { ...selection, optionIds: left }]]
    }),
  )
}
