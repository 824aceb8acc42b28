/**
 * What every part of checkout shares: the open order, who looks at it, the payments so far, and the order details
 * dialog, which several of them open. `<CheckoutProvider>` stands once, inside the order page's editor provider.
 */
import type { OrderAbilities } from '@orderwright/contract'
import {
  currentStatus,
  isStarted,
  type OrderField,
  type OrgProfile,
  type PaymentRecord,
  type ProductOrder,
  type SessionOrg,
  writableOrderFields,
} from '@orderwright/domain'
import type { EditorState, OrderEditor } from '@orderwright/editor'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { resources } from '../../lib/api.ts'
import { useSession, type Viewer } from '../../lib/session.tsx'
import { useOrderEditor } from '../order-editor/editor-context.tsx'
import type { DetailsRequest } from './details/details-request.ts'
import { usePaymentEnd } from './payment/use-payment-end.ts'
import { useProcessingPoll } from './payment/use-processing-poll.ts'
import { deferred } from '../../ui/deferred.tsx'

const OrderDetailsDialog = deferred(() =>
  import('./details/order-details-dialog.tsx').then((part) => part.OrderDetailsDialog),
)

export interface Checkout {
  readonly editor: OrderEditor
  readonly state: EditorState
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
  openDetails: (request?: DetailsRequest) => void
  /** Takes the order as an answer carries it, and loads what hangs on its status: payments, abilities. */
  takeOrder: (order: object & { id: number; version: number }) => void
  /** Asks the server for the order alone; says whether it answered. */
  refreshOrder: () => Promise<boolean>
  /** A card is about to be sent. */
  startPayment: () => void
  /** A card payment may have ended: says how, unless it is still with the provider. */
  endPayment: () => void
}

const CheckoutContext = createContext<Checkout | null>(null)

/** What the details dialog was opened for, and how often it has been. */
interface OpenDetails {
  readonly request: DetailsRequest | null
  readonly count: number
}

export function CheckoutProvider({ children }: { children: ReactNode }) {
  const { editor, state, viewer, org, profile, data, reload } = useOrderEditor()
  const { session } = useSession()
  const { order } = state.document
  const [details, setDetails] = useState<OpenDetails>({ request: null, count: 0 })
  const openDetails = useCallback(
    (request: DetailsRequest = {}) => setDetails(({ count }) => ({ request, count: count + 1 })),
    [],
  )

  const takeOrder = useCallback(
    (next: object & { id: number; version: number }) => {
      editor.receive('productOrder', { ...next })
      void reload()
    },
    [editor, reload],
  )
  const { id, orgId } = order
  const refreshOrder = useCallback(async () => {
    const result = await resources.get('productOrder', { orgId, ...viewer.caller, where: { id } })
    const fresh = result.ok ? result.data.records[0] : undefined
    if (fresh) editor.receive('productOrder', { ...fresh })
    return fresh !== undefined
  }, [editor, viewer, id, orgId])

  const orderCall = useMemo(() => ({ productOrderId: id, orgId, ...viewer.caller }), [id, orgId, viewer])
  const read = () => editor.getState().document.order
  const { startPayment, endPayment } = usePaymentEnd({ order, profile, orderCall, read, reload })
  useProcessingPoll(order.isProcessingPayment === 1, refreshOrder, endPayment)

  const checkout = useMemo(
    (): Checkout => ({
      editor,
      state,
      order,
      viewer,
      org,
      profile,
      isDemo: session?.isDemo ?? false,
      abilities: data.abilities,
      pricingIsHidden: data.pricingIsHidden || !data.abilities.seePrices,
      paymentRecords: data.paymentRecords,
      people: peopleOf(data.users, data.guests),
      writable: writableBy(viewer, order, data.pricingIsHidden),
      orderCall,
      openDetails,
      takeOrder,
      refreshOrder,
      startPayment,
      endPayment,
    }),
    [
      editor,
      state,
      order,
      viewer,
      org,
      profile,
      session,
      data,
      orderCall,
      openDetails,
      takeOrder,
      refreshOrder,
      startPayment,
      endPayment,
    ],
  )
  return (
    <CheckoutContext value={checkout}>
      {children}
      {details.request && (
        <OrderDetailsDialog
          // Opened again for another field, it begins anew, so that the focus goes there.
          key={details.count}
          request={details.request}
          onClose={() => setDetails(({ count }) => ({ request: null, count }))}
        />
      )}
    </CheckoutContext>
  )
}

export function useCheckout(): Checkout {
  const value = use(CheckoutContext)
  if (!value) throw new Error('useCheckout needs a CheckoutProvider')
  return value
}

interface Person {
  readonly id: number
  readonly name: string
}

function peopleOf(users: readonly Person[], guests: readonly Person[]): Person[] {
  const byId = new Map([...users, ...guests].map(({ id, name }) => [id, { id, name }]))
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name))
}

function writableBy(viewer: Viewer, order: ProductOrder, pricingIsHidden: boolean): ReadonlySet<OrderField> {
  const { user, org, profile, role, isGuestMode } = viewer
  return writableOrderFields(
    { kind: 'user', userId: user.id, orgId: org.id, role, pricingIsHidden, isGuestMode },
    {
      orgId: order.orgId,
      orderId: order.id,
      userId: order.userId,
      involvedUsers: order.involvedUsers,
      currentStatusType: currentStatus(order, profile).type,
      isStarted: isStarted(order, profile),
    },
  )
}
