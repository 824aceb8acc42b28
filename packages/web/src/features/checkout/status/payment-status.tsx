/** Something is due: customers pay it; employees see the whole order, what is open of it, and record what came. [1.2.85, issue 18] */
import type { ReactNode } from 'react'
import { useCheckout } from '../checkout-context.tsx'
import { PaymentScreen } from '../payment/payment-screen.tsx'
import { EmployeePayment } from './employee-payment.tsx'

/** `actions`: buttons of the order page. */
export function PaymentStatus({ actions }: { actions?: ReactNode }) {
  const { viewer } = useCheckout()
  return viewer.isEmployee ? <EmployeePayment actions={actions} /> : <PaymentScreen actions={actions} />
}
