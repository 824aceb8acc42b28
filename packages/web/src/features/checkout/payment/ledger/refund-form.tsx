/**
 * An employee gives a card payment back to its card: all of it or a part, and why. Asked once more before the money goes,
 * because nothing brings it back; what the provider refuses is said in its own sentence. What was typed is there again after
 * a reload. [1.3.25]
 */
import { endpoints } from '@orderwright/contract'
import { ledgerMessages as words } from '@orderwright/domain/messages'
import { type LedgerLine, refundAmounts } from '@orderwright/domain/payments'
import { type Cents, cents, centsSchema, formatCents } from '@orderwright/domain/units'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { call } from '../../../../lib/api/api.ts'
import { useFormDraft } from '../../../../lib/storage/form-draft.ts'
import { writeStored } from '../../../../lib/storage/stored-state.ts'
import { useFormatDay } from '../../../../lib/session/use-format-day.ts'
import { Button } from '../../../../ui/button.tsx'
import { alert, confirm } from '../../../../ui/popups/confirm.tsx'
import { AmountField } from '../../../../ui/fields/entry-field.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/toasts/toasts.tsx'
import { useCheckout } from '../../checkout-context.tsx'
import { ChoiceCards } from '../choice-cards.tsx'
import { isAway } from '../../../../lib/api/try-again.ts'
import { usePressKey } from '../../../../lib/api/use-press-key.ts'
import { FormPending } from '../../../../ui/fields/form-pending.ts'

/** Sends a refund; says whether it was made. */
function useRefund(paymentRecordId: number) {
  const { order, orderCall, takeOrder, refreshOrder, draftName } = useCheckout()
  const [isSending, setIsSending] = useState(false)
  const key = usePressKey(draftName(`card-refund-${paymentRecordId}`))

  async function refund(amount: Cents, note: string): Promise<boolean> {
    setIsSending(true)
    key.press()
    const body = { ...orderCall, paymentRecordId, amount, note }
    const result = await call(endpoints.refundCardPayment, body, { idempotencyKey: key.read() })
    setIsSending(false)
    key.settle(result)
    if (result.ok) {
      toast(words.refundToCard({ amount: formatCents(amount) }), { tone: 'done' })
      takeOrder(result.data.productOrder)
      return true
    }
    const { message } = result.error
    // Without an answer the money may have gone: the next press repeats this one.
    const isUnclear = isAway(result.error)
    await alert({ title: words.notRefunded, message: isUnclear ? words.refundUnclear : message })
    if (!isUnclear && (await refreshOrder())) takeOrder(order)
    return false
  }
  return { refund, isSending }
}

const draftSchema = z.object({
  extent: z.enum(['all', 'part']),
  /** null: what stands in the field is no amount */
  part: centsSchema.nullable(),
  note: z.string().max(500),
})
const untouched: z.infer<typeof draftSchema> = { extent: 'all', part: null, note: '' }

interface RefundFormProps {
  /** a card payment of which something is left */
  line: LedgerLine
  /** the part that stands in a new form; 0: all of it does */
  start?: Cents
  onDone: () => void
}

export function RefundForm({ line, start = cents(0), onDone }: RefundFormProps) {
  const { record, refundableInCents: left, givenBack } = line
  const { draftName } = useCheckout()
  const formatDay = useFormatDay()
  const name = draftName(`card-refund-${record.id}`)
  const [begun] = useState(() =>
    start > 0 && start < left ? { ...untouched, extent: 'part' as const, part: start } : untouched,
  )
  const { draft, change, forget } = useFormDraft(`${name}-form`, draftSchema, begun)
  const { extent, part, note } = draft
  const [hasTried, setHasTried] = useState(false)
  const { refund, isSending } = useRefund(record.id)
  const amount = extent === 'all' ? left : (part ?? cents(0))
  const isTooMuch = amount > left
  const amountProblem =
    amount <= 0
      ? words.amountMissing
      : isTooMuch
        ? words.refundTooMuch({ left: formatCents(left) })
        : undefined
  const noteProblem = note.trim() === '' ? words.refundReason : undefined
  const fee =
    amount > 0 && !isTooMuch ? cents(0 - refundAmounts(record, givenBack, amount).upchargeAmountInCents) : 0

  async function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isSending || amountProblem || noteProblem) return
    const isSure = await confirm({
      title: words.refundAsk({ amount: formatCents(amount) }),
      message: words.refundAskMessage,
      confirmLabel: words.refundAmount({ amount: formatCents(amount) }),
      isDanger: true,
    })
    if (!isSure || !(await refund(amount, note.trim()))) return
    forget()
    writeStored(sessionStorage, `${name}-amount`, null)
    onDone()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={words.refundToTheCard}
      className="grid gap-5"
    >
      <FormPending value={isSending}>
        <p className="text-sm text-ink-2">{words.refundHint}</p>
        <ChoiceCards
          label={words.cardPaymentOf({
            date: formatDay(record.date),
            amount: formatCents(record.paymentAmountInCents),
          })}
          cards={[
            {
              key: 'all',
              title: givenBack.length > 0 ? words.allThatIsLeft : words.allOfIt,
              detail: formatCents(left),
            },
            { key: 'part', title: words.aPart },
          ]}
          value={extent}
          onChange={(next) => change({ extent: next })}
          isDisabled={isSending}
        />
        {extent === 'part' && (
          <AmountField
            label={words.amountGivenBack}
            size="large"
            autoFocus
            value={part}
            keptAs={`${name}-amount`}
            onChange={(amountTyped) => change({ part: amountTyped })}
            onUnreadable={() => change({ part: null })}
            description={words.ofAmount({ amount: formatCents(left) })}
            errorMessage={hasTried || isTooMuch ? amountProblem : undefined}
          />
        )}
        <TextField
          label={words.reason}
          size="large"
          maxLength={500}
          value={note}
          onChange={(text) => change({ note: text })}
          placeholder={words.shownToEmployeesOnly}
          errorMessage={hasTried ? noteProblem : undefined}
        />
        <div>
          <Button
            variant="primary"
            size="large"
            type="submit"
            isFullWidth
            icon={isSending ? <Spinner size={14} /> : undefined}
          >
            {words.refundAmountToCard({ amount: formatCents(amount) })}
          </Button>
          {fee !== 0 && (
            <p className="tabular mt-2 text-center text-xs text-ink-2">
              {words.refundFee({ fee: formatCents(cents(fee)) })}
            </p>
          )}
        </div>
      </FormPending>
    </form>
  )
}
