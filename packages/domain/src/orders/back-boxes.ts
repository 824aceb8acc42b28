/** The back-box order that goes with an order: the boxes behind its plates, summed. [1.7.28, 1.7.29] */
import type { Catalog } from '../catalog/compile.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Timestamp } from '../units/timestamp.ts'
import type { OrderDocument } from './document.ts'
import { duplicateOrder, type ItemDraft, newItem, type OrderDraft, zeroCosts } from './new-order.ts'

const titleSuffix = ' - Back Boxes'

/** Pieces by back-box product, in the order of first use; quantities of the lines count. */
export function backBoxQuantities(
  document: OrderDocument,
  catalog: Catalog,
  profile: OrgProfile,
): ReadonlyMap<number, number> {
  const quantities = new Map<number, number>()
  for (const item of document.items) {
    for (const propertyId of profile.backBox?.productPropertyIds ?? []) {
      const optionId = item.properties[propertyId]?.optionId
      const productId =
        optionId === undefined ? undefined : catalog.options.get(optionId)?.data['backBoxProductId']
      if (typeof productId !== 'number') continue
      quantities.set(productId, (quantities.get(productId) ?? 0) + item.quantity)
    }
  }
  return quantities
}

/**
 * The order and its lines: fields copied, title suffixed, in the profile's back-box category, stocked and
 * standalone. Null when the organisation has no back boxes or the order needs none.
 */
export function planBackBoxOrder(
  document: OrderDocument,
  catalog: Catalog,
  profile: OrgProfile,
  now: Timestamp,
): { readonly order: OrderDraft; readonly items: readonly ItemDraft[] } | null {
  const quantities = backBoxQuantities(document, catalog, profile)
  if (profile.backBox === null || quantities.size === 0) return null
  const { order } = duplicateOrder({ order: document.order, items: [] }, profile, now)
  return {
    order: {
      ...order,
      title: `${document.order.title.slice(0, 200 - titleSuffix.length)}${titleSuffix}`,
      productCategoryId: profile.backBox.productCategoryId,
      productId: null,
      isStocked: 1,
      type: 'standalone',
      properties: {},
      costs: zeroCosts(true, profile),
    },
    items: [...quantities].map(([productId, quantity], index) =>
      newItem({ orgId: order.orgId, productId, rank: index + 1, quantity }),
    ),
  }
}
