/**
 * Sends an entry of the ledger: under one key for one press, asking before more than the balance is recorded, and
 * showing what others have recorded meanwhile instead of counting twice.
 */
import { endpoints } from '@orderwright/contract'
import { checkoutMessages, ledgerMessages as words, listWords } from '@orderwright/domain/messages'
import type { PaymentMethodKey } from '@orderwright/domain/tenancy'
import { type Cents, formatCents } from '@orderwright/domain/units'
import { useState } from 'react'
import { call } from '../../../../lib/api/api.ts'
import { alert, confirm } from '../../../../ui/popups/confirm.tsx'
import { toast } from '../../../../ui/toasts/toasts.tsx'
import { useCheckout } from '../../checkout-context.tsx'
import { usePressKey } from '../../../../lib/api/use-press-key.ts'

export type NewEntry =
  | {
      readonly kind: 'payment' | 'refund' | 'correction'
      readonly method: PaymentMethodKey
      /** with its sign for a correction */
      readonly amount: Cents
      /** 'YYYY-MM-DD' */
      readonly date: string
      readonly note: string
    }
  | { readonly kind: 'undo'; readonly entryId: number; readonly amount: Cents; readonly note: string }

function doneWords(entry: NewEntry): string {
  const amount = formatCents(entry.amount)
  switch (entry.kind) {
    case 'payment':
      return `${listWords.labeled({ label: checkoutMessages.paymentRecorded, value: amount })}.`
    case 'refund':
      return words.refundRecorded({ amount })
    case 'correction':
      return words.correctionRecorded({ amount })
    case 'undo':
      return words.entryTakenBack({ amount })
  }
}

/**
 * `knownPaid` is what the person sees as paid, in cents. `keyName`: where this tab keeps the key of an entry whose answer
 * has not come, so that after a reload too it is written once only.
 */
export function useRecordEntry(knownPaid: Cents, keyName?: string) {
  const { order, orderCall, takeOrder, refreshOrder } = useCheckout()
  const [isSending, setIsSending] = useState(false)
  const key = usePressKey(keyName)

  function send(entry: NewEntry, acceptsCredit: boolean) {
    const options = { idempotencyKey: `${key.read()}:${acceptsCredit}` }
    const known = { knownPaid, ...(acceptsCredit ? { acceptsCredit } : {}) }
    if (entry.kind === 'payment') {
      const { method, kind: _, ...paymentData } = entry
      const body = { ...orderCall, paymentMethod: method, paymentData: { ...paymentData, ...known } }
      return call(endpoints.confirmOrderPayment, body, options)
    }
    if (entry.kind === 'undo') {
      const { kind, entryId, note } = entry
      return call(
        endpoints.recordLedgerEntry,
        { ...orderCall, entry: { kind, entryId, note, knownPaid } },
        options,
      )
    }
    const { kind, ...fields } = entry
    return call(endpoints.recordLedgerEntry, { ...orderCall, entry: { kind, ...fields, ...known } }, options)
  }

  /** Says whether it was recorded. */
  async function record(entry: NewEntry, acceptsCredit = false): Promise<boolean> {
    setIsSending(true)
    key.press()
    const result = await send(entry, acceptsCredit)
    setIsSending(false)
    // A refused call may be mended and sent again; one without an answer repeats under the same key.
    key.settle(result)
    if (result.ok) {
      toast(doneWords(entry), { tone: 'done' })
      takeOrder(result.data.productOrder)
      return true
    }
    const { message, details, code } = result.error
    if (details?.rule === 'paymentAboveBalance' && !acceptsCredit) {
      const isWanted = await confirm({
        title: words.moreThanTheBalance,
        message: `${message}\n\n${words.aboveBalanceAsk}`,
        confirmLabel: words.recordIt,
      })
      return isWanted ? record(entry, true) : false
    }
    await alert({ message })
    if (code === 'conflict') {
      await refreshOrder()
      takeOrder(order)
    }
    return false
  }
  return { record, isSending }
}
