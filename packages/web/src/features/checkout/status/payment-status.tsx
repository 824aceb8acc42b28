/** Something is due: the payment screen, with what the bill still needs. */
import type { ReactNode } from 'react'
import { PaymentScreen } from '../payment/payment-screen.tsx'
import { BillSection } from './bill-section.tsx'

/** `actions`: buttons of the order page. */
export function PaymentStatus({ actions }: { actions?: ReactNode }) {
  return <PaymentScreen bill={<BillSection />} actions={actions} />
}
