/**
 * What every part of checkout shares: the open order, who looks at it, the payments so far. It stays the same while only
 * lines change: what shows lines asks the editor for them.
 */
import type { OrderAbilities } from '@orderwright/contract'
import type { OrderField } from '@orderwright/domain/access'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { PaymentRecord } from '@orderwright/domain/payments'
import type { OrgProfile, SessionOrg } from '@orderwright/domain/tenancy'
import type { OrderEditor } from '@orderwright/editor'
import { createContext, use } from 'react'
import type { Viewer } from '../../lib/session/session.tsx'
import type { DetailsRequest } from './fields/details-request.ts'

export interface Checkout {
  readonly editor: OrderEditor
  readonly order: ProductOrder
  readonly viewer: Viewer
  readonly org: SessionOrg
  readonly profile: OrgProfile
  readonly isDemo: boolean
  readonly abilities: OrderAbilities
  readonly pricingIsHidden: boolean
  readonly paymentRecords: readonly PaymentRecord[]
  /** people who may own the order, for employees */
  readonly people: readonly { readonly id: number; readonly name: string }[]
  /** fields of the order that this person may write now [1.5.08, 1.6.17] */
  readonly writable: ReadonlySet<OrderField>
  /** what calls about this order start with */
  readonly orderCall: { readonly productOrderId: number; readonly orgId: number; readonly isGuestMode?: true }
  /** under which name this tab keeps what was typed and not taken */
  readonly draftName: (field: string) => string
  openDetails: (request?: DetailsRequest) => void
  /** Takes the order as an answer carries it, and loads what hangs on its status: payments, abilities. */
  takeOrder: (order: object & { id: number; version: number }) => void
  /** Asks the server for the order alone; says whether it answered. */
  refreshOrder: () => Promise<boolean>
  /** A card is about to be sent. */
  startPayment: () => void
  /** This page's attempt is over; unless it has said so itself, how it ended is said, or when it ends. */
  finishPayment: (isSaid: boolean) => void
}

export const CheckoutContext = createContext<Checkout | null>(null)

export function useCheckout(): Checkout {
  const value = use(CheckoutContext)
  if (!value) throw new Error('useCheckout needs a CheckoutProvider')
  return value
}
