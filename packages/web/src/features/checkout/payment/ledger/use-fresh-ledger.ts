/**
 * The ledger belongs to what was loaded, the amount paid is live: when somebody else records money meanwhile, the two
 * differ, and the payments are loaded again.
 */
import { deriveLedger } from '@orderwright/domain/payments'
import { useEffect, useRef } from 'react'
import { useCheckout } from '../../checkout-context.tsx'

export function useFreshLedger(): void {
  const { order, paymentRecords, pricingIsHidden, takeOrder } = useCheckout()
  const asked = useRef<number | null>(null)
  const paid = order.amountPaidInCents
  const isStale = !pricingIsHidden && deriveLedger(paymentRecords).amountPaidInCents !== paid
  useEffect(() => {
    // Once for each amount: an answer that lags behind must not ask for ever.
    if (!isStale || asked.current === paid) return
    asked.current = paid
    takeOrder(order)
  }, [isStale, paid, order, takeOrder])
}
