/** What stands under an entry of the ledger: its fee, what it takes back or gives back, what it did, who wrote it. */
import { ledgerMessages as words } from '@orderwright/domain/messages'
import { statusText } from '@orderwright/domain/orders'
import type { LedgerLine, PaymentRecord } from '@orderwright/domain/payments'
import { formatCents } from '@orderwright/domain/units'
import { useFormatDay } from '../../../../lib/session/use-format-day.ts'
import { useCheckout } from '../../checkout-context.tsx'

const methodWords = { card: words.card, wire: words.wire, checkByMail: words.check } as const
const kindWords: Record<PaymentRecord['kind'], string> = {
  payment: '',
  refund: words.refundOf,
  correction: words.correction,
}

function entryWords(entry: PaymentRecord, formatDay: (at: string) => string): string {
  return `${nameOf(entry)} ${formatCents(entry.paymentAmountInCents)}, ${formatDay(entry.date)}`
}

/** A card's amount with its fee is what the customer was charged; the order counts it without. */
export function nameOf({ kind, method }: PaymentRecord): string {
  return kindWords[kind] + methodWords[method]
}

export function useLineDetails() {
  const formatDay = useFormatDay()
  const { profile, people, viewer, order } = useCheckout()
  const statusTitle = (key: string) => {
    const status = profile.productOrderStatuses.find((one) => one.key === key)
    return status && statusText(status, order.isStocked === 1).title
  }
  return ({
    record,
    undoes,
    isUndone,
    refunds,
    refundableInCents,
    givenBackInCents: givenBack,
  }: LedgerLine): string[] => {
    const moved = statusTitle(record.movedToStatusKey)
    const isBack = record.paymentAmountBeforeUpchargeInCents < 0
    const fee = record.upchargeAmountInCents
    return [
      fee === 0 ? '' : words.withProcessingFee({ amount: formatCents(fee) }),
      undoes ? words.undone({ entry: entryWords(undoes, formatDay) }) : '',
      refunds ? words.refunds({ entry: entryWords(refunds, formatDay) }) : '',
      // What is left to give back is said once something was given back.
      givenBack > 0
        ? refundableInCents > 0
          ? words.refundLeft({ left: formatCents(refundableInCents) })
          : words.refundedWholly
        : '',
      isUndone ? words.takenBack : '',
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
