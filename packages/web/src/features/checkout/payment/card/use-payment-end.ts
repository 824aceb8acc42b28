/** What is said when a card payment has ended: thanks, or the provider's reason. */
import { endpoints } from '@orderwright/contract'
import { paymentEndMessages } from '@orderwright/domain/messages'
import { currentStatus, type ProductOrder } from '@orderwright/domain/orders'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { useCallback, useRef } from 'react'
import { call } from '../../../../lib/api/api.ts'
import { alert } from '../../../../ui/popups/confirm.tsx'
import { toast } from '../../../../ui/toasts/toasts.tsx'
import { readCardEnvironment } from './card-environment.ts'

interface Before {
  readonly paid: number
  readonly statusKey: string
}

interface PaymentEnd {
  order: ProductOrder
  profile: OrgProfile
  orderCall: { readonly productOrderId: number; readonly orgId: number; readonly isGuestMode?: true }
  /** the order as it is now, for after an answer */
  read: () => ProductOrder
  reload: () => Promise<void>
}

interface Ends {
  readonly startPayment: () => void
  readonly endPayment: () => void
  readonly finishPayment: (isSaid: boolean) => void
}

/**
 * `startPayment` remembers how the order stands; `endPayment` compares with that, or with it while processing, and says
 * how it ended, once. While this page's own attempt is under way it says nothing: `finishPayment` does.
 */
export function usePaymentEnd(end: PaymentEnd): Ends {
  const latest = useRef(end)
  latest.current = end
  const before = useRef<Before | null>(null)
  const isOwn = useRef(false)
  // A payment that was under way when the page opened.
  if (end.order.isProcessingPayment === 1) before.current = standingOf(end.order, end.profile)

  const startPayment = useCallback(() => {
    const { read, profile } = latest.current
    before.current = standingOf(read(), profile)
    isOwn.current = true
  }, [])
  const endPayment = useCallback(() => {
    const { read, profile, orderCall, reload } = latest.current
    const now = read()
    const was = before.current
    // Still with the provider: the poll comes back here.
    if (now.isProcessingPayment === 1 || isOwn.current || !was) return
    before.current = null
    const is = standingOf(now, profile)
    void reload()
    if (is.paid !== was.paid || is.statusKey !== was.statusKey) {
      toast(paymentEndMessages.paymentSucceeded, { tone: 'done' })
    } else void sayWhyNot(now, orderCall)
  }, [])
  const finishPayment = useCallback(
    (isSaid: boolean) => {
      isOwn.current = false
      if (!isSaid) return endPayment()
      before.current = null
      void latest.current.reload()
    },
    [endPayment],
  )
  return { startPayment, endPayment, finishPayment }
}

function standingOf(order: ProductOrder, profile: OrgProfile): Before {
  return { paid: order.amountPaidInCents, statusKey: currentStatus(order, profile).key }
}

async function sayWhyNot(order: ProductOrder, orderCall: PaymentEnd['orderCall']) {
  const { paymentIntentId } = order.integrationData
  const result = paymentIntentId
    ? await call(endpoints.getPaymentIntent, {
        ...orderCall,
        paymentIntentId,
        paymentEnvironment: order.integrationData.environment ?? readCardEnvironment(),
      })
    : null
  const reason = result?.ok ? result.data.paymentIntent.last_error : null
  await alert({
    title: paymentEndMessages.paymentNotCompleted,
    message: reason ?? paymentEndMessages.cardNotCharged,
  })
}
