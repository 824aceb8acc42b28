/**
 * An employee records what happened to the money: what came, what went back, or what was written wrongly. What was typed
 * and not recorded is there again after a reload.
 */
import { ledgerMessages as words } from '@orderwright/domain/messages'
import { announcedAmount } from '@orderwright/domain/payments'
import { type PaymentMethodKey, paymentMethodKeySchema } from '@orderwright/domain/tenancy'
import { type Cents, cents, centsSchema, formatCents, zeroCents } from '@orderwright/domain/units'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { useFormDraft } from '../../../../lib/storage/form-draft.ts'
import { writeStored } from '../../../../lib/storage/stored-state.ts'
import { today } from '../../../../lib/format/today.ts'
import { Button } from '../../../../ui/button.tsx'
import { AmountField } from '../../../../ui/fields/entry-field.tsx'
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx'
import { Select } from '../../../../ui/fields/select.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useCheckout } from '../../checkout-context.tsx'
import type { Payment } from '../use-payment.ts'
import { useRecordEntry } from './use-record-entry.ts'
import { FormPending } from '../../../../ui/fields/form-pending.ts'

export type EntryKind = 'payment' | 'refund' | 'correction'

const fallbackMethods: readonly { key: PaymentMethodKey; label: string }[] = [
  { key: 'wire', label: words.wire },
  { key: 'checkByMail', label: words.check },
]

const texts = {
  payment: {
    form: words.recordAPayment,
    amount: words.amountReceived,
    date: words.dateReceived,
    verb: words.record,
  },
  refund: {
    form: words.recordARefund,
    amount: words.amountGivenBack,
    date: words.dateGivenBack,
    verb: words.refund,
  },
  correction: {
    form: words.correctThePayments,
    amount: words.amount,
    date: words.date,
    verb: words.correctBy,
  },
} as const

/** The amount that stands in a new form: what is due, or everything where the customer has announced that; what is credit. */
function startAmount(kind: EntryKind, { due, entry }: Pick<Payment, 'due' | 'entry'>): Cents | null {
  if (kind === 'refund' && due.creditInCents > 0) return due.creditInCents
  return kind === 'payment' && due.dueInCents > 0 ? announcedAmount(due, entry) : null
}

const draftSchema = z.object({
  /** null: what stands in the field is no amount */
  amount: centsSchema.nullable().optional(),
  method: paymentMethodKeySchema.optional(),
  sign: z.enum(['more', 'less']).optional(),
  date: z.string().max(20).optional(),
  note: z.string().max(1000).optional(),
})
const untouched: z.infer<typeof draftSchema> = {}

interface EntryFormProps {
  kind: EntryKind
  payment: Payment
  onDone?: () => void
}

export function EntryForm({ kind, payment, onDone }: EntryFormProps) {
  const { due, entry } = payment
  // Card payments come from the provider; what people record came another way.
  const manual = payment.methods
    .filter(({ key }) => key !== 'card')
    .map(({ key, title }) => ({ key, label: title }))
  const methods = manual.length > 0 ? manual : fallbackMethods
  const announced = methods.find(({ key }) => key === entry?.awaitingPaymentMethod)?.key
  const { draftName } = useCheckout()
  const { draft, isOld, change, forget } = useFormDraft(draftName(kind), draftSchema, untouched)
  // What nobody has touched follows the order: the amount that is due, the announced method, the day.
  const {
    amount = startAmount(kind, payment),
    method = announced ?? methods[0]?.key ?? 'wire',
    sign = 'less',
    date = today(),
    note = '',
  } = draft
  const [hasTried, setHasTried] = useState(isOld)
  const { record, isSending } = useRecordEntry(due.paidInCents, draftName(`${kind}-key`))
  const [count, setCount] = useState(0)
  const text = texts[kind]
  const isMore = kind === 'payment' || (kind === 'correction' && sign === 'more')
  const above = isMore && amount !== null ? amount - due.balanceInCents : 0
  const amountProblem = amount === null || amount <= 0 ? words.amountMissing : undefined
  const dateProblem = date > today() ? words.dateInFuture : date < '2000' ? words.dateUnlikely : undefined
  const noteProblem = kind === 'correction' && note.trim() === '' ? words.noteMissing : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isSending || amountProblem || dateProblem || noteProblem || amount === null) return
    const signed = kind === 'correction' && sign === 'less' ? cents(0 - amount) : amount
    const isRecorded = await record({ kind, method, amount: signed, date, note: note.trim() })
    if (!isRecorded) return
    forget()
    setHasTried(false)
    onDone?.()
  }

  function startAnew() {
    forget()
    writeStored(sessionStorage, draftName(`${kind}-amount`), null)
    setHasTried(false)
    setCount(count + 1)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={text.form}
      className="grid items-start gap-4 sm:grid-cols-2"
    >
      <FormPending value={isSending}>
        {isOld && (
          <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2 sm:col-span-2">
            {words.draftKept}
            <Button size="small" variant="quiet" onPress={startAnew}>
              {words.startAnew}
            </Button>
          </p>
        )}
        {kind === 'correction' && (
          <SegmentedControl
            className="justify-self-start sm:col-span-2"
            label={words.whatWasPaidIs}
            segments={[
              { key: 'less', label: words.lessWasPaid },
              { key: 'more', label: words.moreWasPaid },
            ]}
            value={sign}
            onChange={(next) => change({ sign: next })}
          />
        )}
        <AmountField
          key={count}
          label={text.amount}
          size="large"
          value={amount}
          keptAs={draftName(`${kind}-amount`)}
          onChange={(next) => change({ amount: next })}
          onUnreadable={() => change({ amount: null })}
          description={
            above > 0
              ? words.aboveBalance({
                  balance: formatCents(due.balanceInCents),
                  credit: formatCents(cents(above)),
                })
              : undefined
          }
          errorMessage={hasTried ? amountProblem : undefined}
        />
        <Select
          label={words.method}
          size="large"
          items={methods}
          value={method}
          onChange={(next) => change({ method: next })}
        />
        <TextField
          label={text.date}
          type="date"
          size="large"
          value={date}
          onChange={(next) => change({ date: next })}
          errorMessage={dateProblem}
        />
        <TextField
          label={words.note}
          isOptional={kind !== 'correction'}
          size="large"
          maxLength={1000}
          value={note}
          onChange={(next) => change({ note: next })}
          placeholder={kind === 'correction' ? words.correctedAndWhy : words.bankReference}
          errorMessage={hasTried ? noteProblem : undefined}
        />
        {/* Not pending as the button knows it: what that announces outlives a form that goes when it is done. */}
        <Button
          variant="primary"
          size="large"
          type="submit"
          className="sm:col-span-2"
          icon={isSending ? <Spinner size={14} /> : undefined}
        >
          {text.verb} {formatCents(amount ?? zeroCents)}
        </Button>
      </FormPending>
    </form>
  )
}
