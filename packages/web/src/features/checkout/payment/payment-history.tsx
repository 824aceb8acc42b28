/** The payments of an order as its ledger has them; employees also read the notes. */
import { formatCents, formatDate, type PaymentRecord } from '@orderwright/domain'
import { Money } from '../../../ui/money.tsx'
import { useCheckout } from '../checkout-context.tsx'

const methodWords = { card: 'Card', wire: 'Wire', checkByMail: 'Check' } as const
const kindWords: Record<PaymentRecord['kind'], string> = {
  payment: '',
  refund: 'Refund, ',
  correction: 'Correction, ',
}

export function PaymentHistory() {
  const { paymentRecords, viewer } = useCheckout()
  return (
    <ul className="tabular text-sm">
      {paymentRecords.map((record) => {
        const notes = [
          record.upchargeAmountInCents === 0
            ? ''
            : `with ${formatCents(record.upchargeAmountInCents)} processing fee`,
          viewer.isEmployee ? record.note : '',
        ]
        return (
          <li key={record.id} className="flex justify-between gap-4 py-1">
            <span className="min-w-0">
              {kindWords[record.kind]}
              {methodWords[record.method]}
              <span className="text-ink-2"> {formatDate(record.date)}</span>
              {notes.filter(Boolean).map((note) => (
                <span key={note} className="block text-xs text-ink-2">
                  {note}
                </span>
              ))}
            </span>
            <Money cents={record.paymentAmountInCents} />
          </li>
        )
      })}
    </ul>
  )
}
