/** Something is due: customers pay it; employees see the whole order, what is open of it, and record what came. [1.2.85, issue 18] */
import type { ReactNode } from 'react'
import { useCheckout } from '../checkout-context.tsx'
import { PaymentScreen } from '../payment/payment-screen.tsx'
import { AgreementNotice } from './agreement-notice.tsx'
import { ChangeNotice } from './change-notice.tsx'
import { EmployeePayment } from './employee-payment.tsx'

/** `actions`: buttons of the order page. */
export function PaymentStatus({ actions }: { actions?: ReactNode }) {
  const { viewer } = useCheckout()
  if (viewer.isEmployee) return <EmployeePayment actions={actions} />
  const notices = (
    <>
      <AgreementNotice isOfExpiryAlone />
      <ChangeNotice />
    </>
  )
  return <PaymentScreen actions={actions} notices={notices} />
}
