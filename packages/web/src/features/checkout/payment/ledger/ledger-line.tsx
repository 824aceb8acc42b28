/** One entry of the ledger, with what was paid and open after it. */
import { ledgerMessages } from '@orderwright/domain/messages'
import type { LedgerLine } from '@orderwright/domain/payments'
import { type Cents, cents, formatCents } from '@orderwright/domain/units'
import { Undo2 } from 'lucide-react'
import { useFormatDay } from '../../../../lib/session/use-format-day.ts'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { nameOf } from './use-line-details.ts'

function signed(amount: Cents): string {
  return amount > 0 ? `+${formatCents(amount)}` : formatCents(amount)
}

/** What is open after an entry; what is paid too much stands as credit. */
function openWords(openInCents: Cents): string {
  return openInCents < 0
    ? ledgerMessages.creditOf({ amount: formatCents(cents(0 - openInCents)) })
    : formatCents(openInCents)
}

interface LineProps {
  line: LedgerLine
  details: readonly string[]
  onUndo?: (() => void) | undefined
  /** its card may get money back */
  onRefund?: (() => void) | undefined
}

export function Line({ line, details, onUndo, onRefund }: LineProps) {
  const formatDay = useFormatDay()
  const { record, isUndone, paidInCents, openInCents } = line
  const title = ledgerMessages.entryOf({
    name: nameOf(record),
    amount: formatCents(record.paymentAmountInCents),
    date: formatDay(record.date),
  })
  return (
    <li className="flex gap-3 border-b border-hairline py-2">
      <div className="min-w-0 flex-1">
        <p className={cx('flex justify-between gap-4', isUndone && 'text-ink-2 line-through')}>
          <span>
            {nameOf(record)} <span className="text-ink-2">{formatDay(record.date)}</span>
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
            {onRefund && (
              <Button
                size="small"
                variant="quiet"
                className="-ms-2.5"
                aria-label={ledgerMessages.refundToCardOf({ title })}
                onPress={onRefund}
              >
                {ledgerMessages.refundToCardButton}
              </Button>
            )}
          </div>
          <p className="shrink-0 text-end">
            <span className="block">{ledgerMessages.paidAmount({ amount: formatCents(paidInCents) })}</span>
            <span className="block">
              {openInCents < 0
                ? openWords(openInCents)
                : ledgerMessages.openAmount({ amount: openWords(openInCents) })}
            </span>
          </p>
        </div>
      </div>
      {onUndo && (
        <IconButton
          size="small"
          label={ledgerMessages.takeBack({ title })}
          icon={<Undo2 />}
          onPress={onUndo}
        />
      )}
    </li>
  )
}
