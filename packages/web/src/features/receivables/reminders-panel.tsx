/** The reminders that are next: to whom, when, their text, and "Do not send". [issue 18] */
import { type Cents, formatCents, formatDate } from '@orderwright/domain/units'
import { currencySymbol } from '@orderwright/domain/invoices'
import { type PlannedReminder, reminderMessages as words } from '@orderwright/domain/receivables'
import { useState } from 'react'
import { failureMessage } from '../../lib/api/api.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { ButtonLink, Link } from '../../ui/link.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { ReminderDialog } from './reminder-dialog.tsx'
import { useReminders, useReminderStop } from './use-reminders.ts'

export function RemindersPanel() {
  const query = useReminders()
  const { role } = useViewer()
  const [shown, setShown] = useState<PlannedReminder | null>(null)
  const answer = query.data
  if (!answer) {
    return query.isError ? (
      <ErrorState
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    ) : (
      <SkeletonGroup label={words.loading}>
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    )
  }
  if (!answer.hasRules) {
    const toSettings = (
      <ButtonLink to="/admin/:section/:id" params={{ section: 'settings', id: 'mails' }}>
        {words.toSettings}
      </ButtonLink>
    )
    return (
      <EmptyState title={words.off} actions={role === 'owner' && toSettings}>
        {words.offNext}
      </EmptyState>
    )
  }
  if (answer.reminders.length === 0) return <EmptyState title={words.none}>{words.noneNext}</EmptyState>
  const symbol = currencySymbol(answer.currency)
  return (
    <>
      <p className="pb-3 text-sm text-ink-2">{words.hint}</p>
      <ul aria-label={words.title} className="max-w-5xl border-t border-hairline">
        {answer.reminders.map((reminder) => (
          <ReminderRow
            key={reminder.documentId}
            reminder={reminder}
            amount={(cents) => formatCents(cents, symbol)}
            onShow={() => setShown(reminder)}
          />
        ))}
      </ul>
      {answer.total > answer.reminders.length && (
        <p className="pt-3 text-sm text-ink-2">
          {words.more({ count: answer.total - answer.reminders.length })}
        </p>
      )}
      {shown && <ReminderDialog reminder={shown} onClose={() => setShown(null)} />}
    </>
  )
}

interface RowProps {
  reminder: PlannedReminder
  amount: (cents: Cents) => string
  onShow: () => void
}

function ReminderRow({ reminder, amount, onShow }: RowProps) {
  const { number, customer, orderNumber, day, rule, stop, dueDay, daysLate, balanceInCents, lastSentDay } =
    reminder
  const isStopped = stop !== 'none'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-3 text-sm">
      <div className={cx('tabular w-24 shrink-0', isStopped && 'text-ink-3 line-through')}>
        {formatDate(day)}
      </div>
      <div className="min-w-60 flex-1">
        <p className="font-medium">{customer}</p>
        <p className="text-ink-2">
          {words.invoice({ number })},{' '}
          <Link to="/orders/:orgSpecificId" params={{ orgSpecificId: String(orderNumber) }}>
            #{orderNumber}
          </Link>
          {' · '}
          {daysLate > 0
            ? words.wasDue({ date: formatDate(dueDay), days: daysLate })
            : words.isDue({ date: formatDate(dueDay) })}
          {lastSentDay !== null && ` · ${words.lastSent({ date: formatDate(lastSentDay) })}`}
        </p>
      </div>
      <div className="min-w-40">
        {isStopped ? <span className="text-caution">{words.stopped[stop]}</span> : words.mails[rule.mail]}
      </div>
      <div className="tabular w-28 text-end max-sm:ms-auto font-medium">{amount(balanceInCents)}</div>
      <div className="flex gap-2">
        <Button size="small" aria-label={words.previewOf({ number })} onPress={onShow}>
          {words.preview}
        </Button>
        <StopButton reminder={reminder} />
      </div>
    </li>
  )
}

/** Stops it for the invoice or for the customer, or takes that back. */
function StopButton({ reminder }: { reminder: PlannedReminder }) {
  const { documentId, customerKey, customer, number, stop, stoppedAs } = reminder
  const { isPending, change } = useReminderStop()
  const invoice = { kind: 'invoice', documentId } as const
  const ofCustomer = { kind: 'customer', customerKey } as const
  if (stop !== 'none') {
    return (
      <Button
        size="small"
        isPending={isPending}
        aria-label={words.sendAgainOf({ number })}
        onPress={() =>
          void change(
            stop === 'invoice' ? invoice : { kind: 'customer', customerKey: stoppedAs ?? customerKey },
            false,
          )
        }
      >
        {words.sendAgain}
      </Button>
    )
  }
  return (
    <Menu
      label={words.doNotSend}
      trigger={
        <Button size="small" isPending={isPending} aria-label={words.doNotSendOf({ number })}>
          {words.doNotSend}
        </Button>
      }
      groups={[
        {
          key: 'stop',
          actions: [
            {
              key: 'invoice',
              label: words.stopInvoice({ number }),
              onAction: () => void change(invoice, true),
            },
            {
              key: 'customer',
              label: words.stopCustomer({ customer }),
              onAction: () => void change(ofCustomer, true),
            },
          ],
        },
      ]}
    />
  )
}
