/**
 * The stock ledger of an organization of the demo: an opening count of each product, and what its orders have promised and
 * taken since, so that what is left is the amount that the product's seed names.
 */
import type { Product } from '@orderwright/domain/catalog'
import { missingMovements, type StockMovement, wantedStock } from '@orderwright/domain/inventory'
import type { ProductInstance, ProductOrder } from '@orderwright/domain/orders'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import type { Timestamp } from '@orderwright/domain/units'
import type { People } from './people.ts'

/** What of an organization's seed its stock follows from. */
export interface StockSeed {
  readonly id: number
  readonly created: Timestamp
  readonly profile: OrgProfile
  readonly people: People
  readonly catalog: { readonly products: readonly Product[] }
  readonly orders: {
    readonly productOrders: readonly ProductOrder[]
    readonly productInstances: readonly ProductInstance[]
  }
}

type Movement = Omit<StockMovement, 'id' | 'correctsId'>

/** Oldest first. */
export function stockMovementsOf(seed: StockSeed): Movement[] {
  const ofOrders = orderMovements(seed)
  const owner = seed.people.memberships.find(({ role }) => role === 'owner')
  const openings = seed.catalog.products
    .filter(({ isStocked, currentInventory }) => isStocked === 1 || currentInventory !== 0)
    .map(
      ({ id, currentInventory }): Movement => ({
        orgId: seed.id,
        productId: id,
        productOrderId: null,
        userId: owner?.userId ?? null,
        created: seed.created,
        kind: 'count',
        onHand: ofOrders
          .filter(({ productId }) => productId === id)
          .reduce((pieces, { onHand, allocated }) => pieces - onHand + allocated, currentInventory),
        allocated: 0,
        note: '',
      }),
    )
  return [...openings, ...ofOrders]
}

function orderMovements({ id: orgId, profile, catalog, orders }: StockSeed): Movement[] {
  const stocked = new Set(catalog.products.filter(({ isStocked }) => isStocked === 1).map(({ id }) => id))
  const isKept = (productId: number) => stocked.has(productId)
  return orders.productOrders
    .flatMap((order) => {
      const items = orders.productInstances.filter(({ productOrderId }) => productOrderId === order.id)
      return missingMovements(wantedStock({ order, items }, profile, isKept), new Map(), isKept).map(
        (movement): Movement => ({
          ...movement,
          orgId,
          productOrderId: order.id,
          userId: null,
          created: order.lastUpdated,
          note: '',
        }),
      )
    })
    .toSorted((a, b) => a.created.localeCompare(b.created))
}
