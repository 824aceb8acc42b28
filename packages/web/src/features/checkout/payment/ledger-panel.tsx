/**
 * The payments of an order as its ledger has them, with what was paid and open after each, and what is due next.
 * Employees read who wrote what and why, and take entries back; customers read their payments. [1.3.25]
 */
import {
  type Cents,
  cents,
  formatCents,
  formatDate,
  ledgerLines,
  type LedgerLine,
  ledgerMessages as words,
  nextDue,
  type PaymentRecord,
  statusText,
} from '@orderwright/domain'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/confirm.tsx'
import { cx } from '../../../ui/cx.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { EntryForm, type EntryKind } from './entry-form.tsx'
import { useFreshLedger } from './use-fresh-ledger.ts'
import { usePayment } from './use-payment.ts'
import { useRecordEntry } from './use-record-entry.ts'

const methodWords = { card: 'Card', wire: 'Wire', checkByMail: 'Check' } as const
const kindWords: Record<PaymentRecord['kind'], string> = {
  payment: '',
  refund: 'Refund, ',
  correction: 'Correction, ',
}

/** A card's amount with its fee is what the customer was charged; the order counts it without. */
function nameOf({ kind, method }: PaymentRecord): string {
  return kindWords[kind] + methodWords[method]
}

function signed(amount: Cents): string {
  return amount > 0 ? `+${formatCents(amount)}` : formatCents(amount)
}

/** What is open after an entry; what is paid too much stands as credit. */
function openWords(openInCents: Cents): string {
  return openInCents < 0 ? `${formatCents(cents(0 - openInCents))} credit` : formatCents(openInCents)
}

function useLineDetails() {
  const { profile, people, viewer, order } = useCheckout()
  const statusTitle = (key: string) => {
    const status = profile.productOrderStatuses.find((one) => one.key === key)
    return status && statusText(status, order.isStocked === 1).title
  }
  return ({ record, undoes, isUndone }: LedgerLine): string[] => {
    const moved = statusTitle(record.movedToStatusKey)
    const isBack = record.paymentAmountBeforeUpchargeInCents < 0
    const fee = record.upchargeAmountInCents
    return [
      fee === 0 ? '' : `with ${formatCents(fee)} processing fee`,
      undoes
        ? words.undone({
            entry: `${nameOf(undoes)} ${formatCents(undoes.paymentAmountInCents)}, ${formatDate(undoes.date)}`,
          })
        : '',
      isUndone ? 'Taken back' : '',
      ...(viewer.isEmployee
        ? [
            record.note,
            moved ? (isBack ? words.movedBack({ status: moved }) : words.moved({ status: moved })) : '',
            people.find(({ id }) => id === record.userId)?.name ?? '',
          ]
        : []),
    ].filter((text) => text !== '')
  }
}

interface LineProps {
  line: LedgerLine
  details: readonly string[]
  onUndo?: (() => void) | undefined
}

function Line({ line, details, onUndo }: LineProps) {
  const { record, isUndone, paidInCents, openInCents } = line
  const title = `${nameOf(record)} ${formatCents(record.paymentAmountInCents)} of ${formatDate(record.date)}`
  return (
    <li className="flex gap-3 border-b border-hairline py-2">
      <div className="min-w-0 flex-1">
        <p className={cx('flex justify-between gap-4', isUndone && 'text-ink-2 line-through')}>
          <span>
            {nameOf(record)} <span className="text-ink-2">{formatDate(record.date)}</span>
          </span>
          <span className="font-medium">{signed(record.paymentAmountInCents)}</span>
        </p>
        <div className="flex justify-between gap-4 text-xs text-ink-2">
          <div className="min-w-0 break-words">
            {details.map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
          </div>
          <p className="shrink-0 text-right">
            <span className="block">{formatCents(paidInCents)} paid</span>
            <span className="block">
              {openInCents < 0 ? openWords(openInCents) : `${openWords(openInCents)} open`}
            </span>
          </p>
        </div>
      </div>
      {onUndo && <IconButton size="small" label={`Take back ${title}`} icon={<Undo2 />} onPress={onUndo} />}
    </li>
  )
}

function Standing() {
  const { order, profile, paymentRecords, viewer } = useCheckout()
  const { due } = usePayment()
  const next = nextDue(order, paymentRecords, profile)
  if (due.creditInCents > 0) return <p>{words.credit({ amount: formatCents(due.creditInCents) })}</p>
  if (next) {
    const { title } = statusText(next.status, order.isStocked === 1)
    const amount = formatCents(next.amountInCents)
    const isNamed = viewer.isEmployee || next.status.isVisibleToGuest
    return <p>{isNamed ? words.nextDue({ amount, status: title }) : `${amount} due next`}</p>
  }
  return paymentRecords.length > 0 && due.balanceInCents === 0 ? <p>{words.paidInFull}</p> : null
}

const dialogTitles: Record<EntryKind, string> = {
  payment: 'Record a payment',
  refund: 'Record a refund',
  correction: 'Correct the payments',
}

function Actions({ hasPaid, hasForm }: { hasPaid: boolean; hasForm: boolean }) {
  const [open, setOpen] = useState<EntryKind | null>(null)
  const payment = usePayment()
  return (
    <div role="group" aria-label="Payments" className="mt-3 -ml-2.5 flex flex-wrap gap-1">
      {!hasForm && (
        <Button size="small" variant="quiet" onPress={() => setOpen('payment')}>
          Record a payment
        </Button>
      )}
      {hasPaid && (
        <Button size="small" variant="quiet" onPress={() => setOpen('refund')}>
          Refund
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={() => setOpen('correction')}>
        Correct
      </Button>
      {open && (
        <Dialog title={dialogTitles[open]} isOpen onOpenChange={(isOpen) => !isOpen && setOpen(null)}>
          <EntryForm kind={open} payment={payment} onDone={() => setOpen(null)} />
        </Dialog>
      )}
    </div>
  )
}

/** `hasForm`: the form for a payment stands on the screen already. */
export function LedgerPanel({ hasForm = false }: { hasForm?: boolean }) {
  useFreshLedger()
  const { order, profile, paymentRecords, abilities, pricingIsHidden } = useCheckout()
  const detailsOf = useLineDetails()
  const { due } = usePayment()
  const { record, isSending } = useRecordEntry(due.paidInCents)
  const mayWrite = abilities.recordPayment && order.isProcessingPayment === 0
  const lines = ledgerLines(paymentRecords, order.costs.orderTotal)

  async function takeBack({ record: entry }: LedgerLine) {
    const amount = formatCents(entry.paymentAmountInCents)
    const isSure = await confirm({
      title: `Take back ${amount}`,
      message: words.hint({ word: profile.vocabulary.order }),
      confirmLabel: 'Take back',
    })
    if (isSure) {
      await record({ kind: 'undo', entryId: entry.id, amount: entry.paymentAmountInCents, note: '' })
    }
  }
  if (pricingIsHidden) return null
  return (
    <div className="tabular text-sm">
      {lines.length === 0 ? (
        <p className="text-ink-2">{words.nothingYet}</p>
      ) : (
        <ol aria-label="Payments" className="border-t border-hairline">
          {lines.map((line) => (
            <Line
              key={line.record.id}
              line={line}
              details={detailsOf(line)}
              onUndo={mayWrite && line.canUndo && !isSending ? () => void takeBack(line) : undefined}
            />
          ))}
        </ol>
      )}
      <div className="mt-2 font-medium">
        <Standing />
      </div>
      {mayWrite && <Actions hasPaid={due.paidInCents > 0} hasForm={hasForm} />}
    </div>
  )
}
