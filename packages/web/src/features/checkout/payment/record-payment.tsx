/** An employee records money that has come: amount, method, date, note. */
import { EntryForm } from './entry-form.tsx'
import type { Payment } from './use-payment.ts'

export function RecordPayment({ payment }: { payment: Payment }) {
  // After a part has been recorded the form begins anew with the rest.
  return <EntryForm key={payment.due.paidInCents} kind="payment" payment={payment} />
}
