/** What every action on an order needs: the open order, and ways to other pages. */
import type { ProductOrder } from '@orderwright/domain/orders'
import { useNavigate } from '../../../lib/router/router-view.tsx'
import { useMemo } from 'react'
import { sharedSearch } from '../../navigation/order-views.ts'
import { useCanBeEngraved } from '../../open-order/use-can-be-engraved.ts'
import { lastList } from '../../orders-list/last-list.ts'
import { type Checkout, useCheckout } from '../../checkout/checkout-context.tsx'

export interface ActionContext {
  readonly checkout: Checkout
  openOrder: (orgSpecificId: number) => Promise<void>
  openList: () => Promise<void>
  /** the documents of this order, with one of them open */
  openDocument: (mode: 'quote' | 'invoice') => Promise<void>
  openRevisions: () => Promise<void>
  /** an item of the order can be engraved */
  readonly hasEngravings: boolean
  openEngravings: () => Promise<void>
}

export function useActionContext(): ActionContext {
  const checkout = useCheckout()
  const navigate = useNavigate()
  const hasEngravings = useCanBeEngraved()
  return useMemo(
    () => ({
      checkout,
      openOrder: (orgSpecificId) =>
        navigate({
          to: '/orders/:orgSpecificId',
          params: { orgSpecificId: String(orgSpecificId) },
          search: {},
        }),
      openList: () => navigate({ to: '/orders', search: lastList(checkout.org.id) }),
      openDocument: (mode) =>
        navigate({
          to: '/orders/:orgSpecificId/documents',
          params: { orgSpecificId: String(checkout.order.orgSpecificId) },
          search: (old) => ({ ...sharedSearch(old), mode: mode === 'quote' ? undefined : mode }),
        }),
      openRevisions: () =>
        navigate({
          to: '/orders/:orgSpecificId/revisions',
          params: { orgSpecificId: String(checkout.order.orgSpecificId) },
          search: sharedSearch,
        }),
      hasEngravings,
      openEngravings: () =>
        navigate({
          to: '/orders/:orgSpecificId/engravings',
          params: { orgSpecificId: String(checkout.order.orgSpecificId) },
          search: sharedSearch,
        }),
    }),
    [checkout, navigate, hasEngravings],
  )
}

/** '#12 Villa Aurore' */
export function orderName(order: Pick<ProductOrder, 'orgSpecificId' | 'title'>): string {
  return `#${order.orgSpecificId} ${order.title}`
}
