/** The payment that stands open: what is due, how it may be paid, and what still has to be known first. */
import { checkPaymentContact } from '@orderwright/domain/lifecycle'
import { currentStatus, type StatusEntry } from '@orderwright/domain/orders'
import { type AmountDue, amountDue, visiblePaymentMethods } from '@orderwright/domain/payments'
import type { PaymentMethod, StatusDefinition } from '@orderwright/domain/tenancy'
import { useMemo } from 'react'
import { useCheckout } from '../checkout-context.tsx'
import { detailsRequestFor } from '../fields/details-request.ts'

export interface Payment {
  readonly status: StatusDefinition
  readonly entry: StatusEntry | undefined
  readonly due: AmountDue
  /** shown to this person, the preferred one first [1.6.29, 1.6.30] */
  readonly methods: readonly PaymentMethod[]
  /** phone, address or e-mail that is missing [1.5.08, 1.5.09] */
  readonly missing: { readonly code: string; readonly message: string } | null
  /** Opens the details at what is missing; true when nothing is. */
  askForMissing: () => boolean
}

export function usePayment(): Payment {
  const { order, profile, viewer, paymentRecords, openDetails } = useCheckout()
  const missing = checkPaymentContact(order, profile)
  const base = useMemo(() => {
    const status = currentStatus(order, profile)
    return {
      status,
      entry: order.statusData[status.key],
      due: amountDue(order, paymentRecords, profile, status.key),
      methods: visiblePaymentMethods(profile, viewer.role, viewer.isGuestMode),
    }
  }, [order, profile, viewer, paymentRecords])

  return {
    ...base,
    missing,
    askForMissing() {
      if (!missing) return true
      openDetails(detailsRequestFor(missing, order) ?? { message: missing.message })
      return false
    },
  }
}
