/**
 * The payments of an order as its ledger has them, with what was paid and open after each, and what is due next.
 * Employees read who wrote what and why, and take entries back; customers read their payments. [1.3.25]
 */
import { ledgerMessages as words } from '@orderwright/domain/messages'
import { statusText } from '@orderwright/domain/orders'
import { type LedgerLine, ledgerLines, nextDue } from '@orderwright/domain/payments'
import { formatCents, zeroCents } from '@orderwright/domain/units'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { confirm } from '../../../../ui/popups/confirm.tsx'
import { Dialog } from '../../../../ui/popups/dialog.tsx'
import { useCheckout } from '../../checkout-context.tsx'
import { EntryForm, type EntryKind } from './entry-form.tsx'
import { Line } from './ledger-line.tsx'
import { useLineDetails } from './use-line-details.ts'
import { useFreshLedger } from './use-fresh-ledger.ts'
import { usePayment } from '../use-payment.ts'
import { useAskedRefund } from '../../../order-dialogs/refund-asked.ts'
import { RefundForm } from './refund-form.tsx'
import { useRecordEntry } from './use-record-entry.ts'

function Standing() {
  const { order, profile, paymentRecords, viewer } = useCheckout()
  const { due } = usePayment()
  const next = nextDue(order, paymentRecords, profile)
  if (due.creditInCents > 0) return <p>{words.credit({ amount: formatCents(due.creditInCents) })}</p>
  if (next) {
    const { title } = statusText(next.status, order.isStocked === 1)
    const amount = formatCents(next.amountInCents)
    const isNamed = viewer.isEmployee || next.status.isVisibleToGuest
    return <p>{isNamed ? words.nextDue({ amount, status: title }) : words.dueNext({ amount })}</p>
  }
  return paymentRecords.length > 0 && due.balanceInCents === 0 ? <p>{words.paidInFull}</p> : null
}

const dialogTitles: Record<EntryKind, string> = {
  payment: words.recordAPayment,
  refund: words.recordARefund,
  correction: words.correctThePayments,
}

function Actions({ hasPaid, hasForm }: { hasPaid: boolean; hasForm: boolean }) {
  const [open, setOpen] = useState<EntryKind | null>(null)
  const payment = usePayment()
  return (
    <div role="group" aria-label={words.payments} className="mt-3 -ms-2.5 flex flex-wrap gap-1">
      {!hasForm && (
        <Button size="small" variant="quiet" onPress={() => setOpen('payment')}>
          {words.recordAPayment}
        </Button>
      )}
      {hasPaid && (
        <Button size="small" variant="quiet" onPress={() => setOpen('refund')}>
          {words.refund}
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={() => setOpen('correction')}>
        {words.correct}
      </Button>
      {open && (
        <Dialog title={dialogTitles[open]} isOpen onOpenChange={(isOpen) => !isOpen && setOpen(null)}>
          <EntryForm kind={open} payment={payment} onDone={() => setOpen(null)} />
        </Dialog>
      )}
    </div>
  )
}

/** A refund that something else on the page has led to. */
function AskedRefund({ onDone }: { onDone: () => void }) {
  const payment = usePayment()
  return (
    <Dialog title={dialogTitles.refund} isOpen onOpenChange={(isOpen) => !isOpen && onDone()}>
      <EntryForm kind="refund" payment={payment} onDone={onDone} />
    </Dialog>
  )
}

/** `hasForm`: the form for a payment stands on the screen already. */
export function LedgerPanel({ hasForm = false }: { hasForm?: boolean }) {
  useFreshLedger()
  const { order, profile, paymentRecords, abilities, pricingIsHidden } = useCheckout()
  const detailsOf = useLineDetails()
  const { due } = usePayment()
  const { record, isSending } = useRecordEntry(due.paidInCents)
  const [refundedId, setRefundedId] = useState<number | null>(null)
  const mayWrite = abilities.recordPayment && order.isProcessingPayment === 0
  const lines = ledgerLines(paymentRecords, order.costs.orderTotal)

  async function takeBack({ record: entry }: LedgerLine) {
    const amount = formatCents(entry.paymentAmountInCents)
    const isSure = await confirm({
      title: words.takeBackAmount({ amount }),
      message: words.hint({ word: profile.vocabulary.order }),
      confirmLabel: words.takeBackButton,
    })
    if (isSure) {
      await record({ kind: 'undo', entryId: entry.id, amount: entry.paymentAmountInCents, note: '' })
    }
  }
  const asked = useAskedRefund(mayWrite && due.paidInCents > 0)
  if (pricingIsHidden) return null
  // What is credit goes back the way it came: to a card, where one can still get that much.
  const card = asked.isAsked
    ? lines.find((line) => line.refundableInCents >= due.creditInCents && line.refundableInCents > 0)
    : undefined
  const refunded = card ?? lines.find(({ record: { id } }) => id === refundedId)
  function doneRefunding() {
    setRefundedId(null)
    asked.done()
  }
  return (
    <div className="tabular text-sm">
      {lines.length === 0 ? (
        <p className="text-ink-2">{words.nothingYet}</p>
      ) : (
        <ol aria-label={words.payments} className="border-t border-hairline">
          {lines.map((line) => (
            <Line
              key={line.record.id}
              line={line}
              details={detailsOf(line)}
              onUndo={mayWrite && line.canUndo && !isSending ? () => void takeBack(line) : undefined}
              onRefund={
                mayWrite && line.refundableInCents > 0 ? () => setRefundedId(line.record.id) : undefined
              }
            />
          ))}
        </ol>
      )}
      <div className="mt-2 font-medium">
        <Standing />
      </div>
      {mayWrite && <Actions hasPaid={due.paidInCents > 0} hasForm={hasForm} />}
      {asked.isAsked && !card && <AskedRefund onDone={asked.done} />}
      {refunded && (
        <Dialog title={words.refundToTheCard} isOpen onOpenChange={(isOpen) => !isOpen && doneRefunding()}>
          <RefundForm
            line={refunded}
            start={asked.isAsked ? due.creditInCents : zeroCents}
            onDone={doneRefunding}
          />
        </Dialog>
      )}
    </div>
  )
}
