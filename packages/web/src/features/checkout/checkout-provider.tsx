/**
 * Gives checkout its context and holds the order details dialog, which several of its parts open. It stands once, inside
 * the order page's editor provider.
 */
import { type OrderField, writableOrderFields } from '@orderwright/domain/access'
import { currentStatus, isStarted, type ProductOrder } from '@orderwright/domain/orders'
import { useNavigate } from '../../lib/router/router-view.tsx'
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { resources } from '../../lib/api/api.ts'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { useSession, type Viewer } from '../../lib/session/session.tsx'
import { deferred } from '../../ui/deferred.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import type { OrderData } from '../open-order/order-data.ts'
import { type Checkout, CheckoutContext } from './checkout-context.tsx'
import type { DetailsRequest } from './fields/details-request.ts'
import { usePaymentEnd } from './payment/card/use-payment-end.ts'
import { useProcessingPoll } from './payment/card/use-processing-poll.ts'

const OrderDetailsDialog = deferred(() =>
  import('./details/order-details-dialog.tsx').then((part) => part.OrderDetailsDialog),
)

/** What the details dialog was opened for, and how often it has been. */
interface OpenDetails {
  readonly request: DetailsRequest | null
  readonly count: number
}

interface CheckoutProviderProps {
  /** actions of the whole order for the details dialog; `onClose` closes it */
  DetailsActions: ComponentType<{ onClose: () => void }>
  children: ReactNode
}

export function CheckoutProvider({ DetailsActions, children }: CheckoutProviderProps) {
  const { editor, viewer, org, profile, data, live, reload } = useOpenOrder()
  const { session } = useSession()
  const order = useEditorState((state) => state.document.order)
  const [details, setDetails] = useState<OpenDetails>({ request: null, count: 0 })
  const openDetails = useCallback(
    (request: DetailsRequest = {}) => setDetails(({ count }) => ({ request, count: count + 1 })),
    [],
  )
  const closeDetails = () => setDetails(({ count }) => ({ request: null, count }))

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
  const draftName = useCallback(
    (field: string) => draftKey(viewer.user.id, { orgId, id }, field),
    [viewer, orgId, id],
  )
  const read = () => editor.getState().document.order
  const { startPayment, endPayment, finishPayment } = usePaymentEnd({
    order,
    profile,
    orderCall,
    read,
    reload,
  })
  useProcessingPoll(live, order.isProcessingPayment === 1, refreshOrder, endPayment)

  const navigate = useNavigate()
  useEffect(() => {
    if (!location.search.includes('redirect_status=')) return
    void import('./payment/card/returned-payment.ts').then(({ takeReturn }) =>
      takeReturn(
        { orderCall, refreshOrder, startPayment, finishPayment },
        (href) => void navigate({ href, replace: true }),
      ),
    )
  }, [navigate, orderCall, refreshOrder, startPayment, finishPayment])

  const checkout = useMemo(
    (): Checkout => ({
      editor,
      order,
      viewer,
      org,
      profile,
      isDemo: session?.isDemo ?? false,
      abilities: data.abilities,
      pricingIsHidden: data.pricingIsHidden || !data.abilities.seePrices,
      paymentRecords: data.paymentRecords,
      people: peopleOf(data.users, data.guests, viewer.isEmployee ? [viewer.user] : []),
      writable: writableBy(viewer, order, data),
      orderCall,
      draftName,
      openDetails,
      takeOrder,
      refreshOrder,
      startPayment,
      finishPayment,
    }),
    [
      editor,
      order,
      viewer,
      org,
      profile,
      session,
      data,
      orderCall,
      draftName,
      openDetails,
      takeOrder,
      refreshOrder,
      startPayment,
      finishPayment,
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
          actions={<DetailsActions onClose={closeDetails} />}
          onClose={closeDetails}
        />
      )}
    </CheckoutContext>
  )
}

interface Person {
  readonly id: number
  readonly name: string
}

/** Those whom the order names, the organisation's guests, and the employee who looks. */
function peopleOf(...lists: readonly (readonly Person[])[]): Person[] {
  const byId = new Map(lists.flat().map(({ id, name }) => [id, { id, name }]))
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name))
}

function writableBy(
  viewer: Viewer,
  order: ProductOrder,
  { pricingIsHidden, abilities }: Pick<OrderData, 'pricingIsHidden' | 'abilities'>,
): ReadonlySet<OrderField> {
  const { user, org, profile, role, isGuestMode, sharedOrder } = viewer
  return writableOrderFields(
    {
      kind: 'user',
      userId: user.id,
      orgId: org.id,
      role,
      pricingIsHidden,
      isGuestMode,
      ...(sharedOrder ? { isOutsider: true, sharedOrders: [{ ...sharedOrder, pricingIsHidden }] } : {}),
    },
    {
      orgId: order.orgId,
      orderId: order.id,
      userId: order.userId,
      involvedUsers: order.involvedUsers,
      currentStatusType: currentStatus(order, profile).type,
      // Asked of guests alone, who are not told of a hidden status at which the order is no longer theirs to change.
      isStarted: isStarted(order, profile) && abilities.update,
      isArchived: order.archived === 1,
    },
  )
}
