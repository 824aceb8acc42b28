/** An employee records money that has come: amount, method, date, note. */
import { endpoints } from '@orderwright/contract'
import {
  checkoutMessages,
  formatCents,
  type PaymentMethodKey,
  roundToCents,
  toTimestamp,
} from '@orderwright/domain'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { alert } from '../../../ui/confirm.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useCheckout } from '../checkout-context.tsx'
import type { Payment } from './use-payment.ts'

const fallbackMethods: readonly { key: PaymentMethodKey; label: string }[] = [
  { key: 'wire', label: 'Wire' },
  { key: 'checkByMail', label: 'Check' },
]

function today(): string {
  return toTimestamp(new Date()).slice(0, 10)
}

export function RecordPayment({ payment }: { payment: Payment }) {
  const { orderCall, takeOrder } = useCheckout()
  const { due, entry } = payment
  // Card payments come from the provider; what people record came another way.
  const offered = payment.methods
    .filter(({ key }) => key !== 'card')
    .map(({ key, title }) => ({ key, label: title }))
  const methods = offered.length > 0 ? offered : fallbackMethods
  const announced = methods.find(({ key }) => key === entry?.awaitingPaymentMethod)?.key
  const [method, setMethod] = useState<PaymentMethodKey>(announced ?? methods[0]?.key ?? 'wire')
  const [amount, setAmount] = useState<number>(due.dueInCents / 100)
  const [date, setDate] = useState(today)
  const [note, setNote] = useState('')
  const [isSending, setIsSending] = useState(false)
  const key = useRef(crypto.randomUUID())
  const inCents = roundToCents(amount * 100)

  async function record(event: FormEvent) {
    event.preventDefault()
    if (inCents <= 0) return
    setIsSending(true)
    const result = await call(
      endpoints.confirmOrderPayment,
      { ...orderCall, paymentMethod: method, paymentData: { amount: inCents, date, note: note.trim() } },
      { idempotencyKey: key.current },
    )
    setIsSending(false)
    // A refused call may be mended and sent again; one without an answer repeats under the same key.
    if (result.ok || result.error.code !== 'offline') key.current = crypto.randomUUID()
    if (!result.ok) return alert({ message: result.error.message })
    toast(`${checkoutMessages.paymentRecorded}: ${formatCents(inCents)}.`, { tone: 'done' })
    takeOrder(result.data.productOrder)
  }

  return (
    <form
      onSubmit={(event) => void record(event)}
      aria-label="Record a payment"
      className="grid gap-4 sm:grid-cols-2"
    >
      <NumberField
        label="Amount received"
        prefix="$"
        size="large"
        minValue={0}
        format={(value) => value.toFixed(2)}
        value={amount}
        onChange={setAmount}
        errorMessage={inCents <= 0 ? 'Enter the amount received.' : undefined}
      />
      <Select label="Method" size="large" items={methods} value={method} onChange={setMethod} />
      <TextField label="Date received" type="date" size="large" value={date} onChange={setDate} />
      <TextField
        label="Note"
        isOptional
        size="large"
        maxLength={1000}
        value={note}
        onChange={setNote}
        placeholder="Bank reference, check number"
      />
      <Button variant="primary" size="large" type="submit" className="sm:col-span-2" isPending={isSending}>
        Record {formatCents(inCents)}
      </Button>
    </form>
  )
}
