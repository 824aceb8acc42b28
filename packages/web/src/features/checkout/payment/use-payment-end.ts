/** What is said when a card payment has ended: thanks, or the provider's reason. */
import { endpoints } from '@orderwright/contract'
import { checkoutMessages, currentStatus, type OrgProfile, type ProductOrder } from '@orderwright/domain'
import { useCallback, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { alert } from '../../../ui/confirm.tsx'
import { toast } from '../../../ui/toasts.tsx'
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

/** `startPayment` remembers how the order stands; `endPayment` compares with that, or with it while processing. */
export function usePaymentEnd(end: PaymentEnd): { startPayment: () => void; endPayment: () => void } {
  const latest = useRef(end)
  latest.current = end
  const before = useRef<Before | null>(null)
  // A payment that was under way when the page opened.
  if (end.order.isProcessingPayment === 1) before.current = standingOf(end.order, end.profile)

  const startPayment = useCallback(() => {
    const { read, profile } = latest.current
    before.current = standingOf(read(), profile)
  }, [])
  const endPayment = useCallback(() => {
    const { read, profile, orderCall, reload } = latest.current
    const now = read()
    // Still with the provider: the poll comes back here.
    if (now.isProcessingPayment === 1) return
    const was = before.current
    const is = standingOf(now, profile)
    void reload()
    if (is.paid !== was?.paid || is.statusKey !== was.statusKey) {
      toast(checkoutMessages.paymentSucceeded, { tone: 'done' })
    } else void sayWhyNot(now, orderCall)
  }, [])
  return { startPayment, endPayment }
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
  await alert({ title: 'Payment not completed', message: reason ?? checkoutMessages.cardNotCharged })
}
