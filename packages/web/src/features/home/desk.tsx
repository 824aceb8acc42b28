/** What waits for this person, by reason, and the orders worked on last: each one press away. [issue 18] */
import type { Desk } from '@orderwright/contract'
import type { DeskReason } from '@orderwright/domain/desk'
import { deskMessages as words } from '@orderwright/domain/messages'
import { formatCents } from '@orderwright/domain/units'
import type { ReactNode } from 'react'
import { shortWhen } from '../../lib/format/moments.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { useFormatDay } from '../../lib/session/use-format-day.ts'
import { cx } from '../../ui/cx.ts'
import { Link, PlainLink } from '../../ui/link.tsx'

/** What starts something new stays near on a phone: the rest of a list is one press away. */
const ROWS_ON_PHONES = 2

type Waiting = Desk['waiting'][number]
type WaitingOrder = Waiting['orders'][number]

export function DeskCards({ desk: { waiting, workedOn } }: { desk: Desk }) {
  if (waiting.length === 0 && workedOn.length === 0) return null
  return (
    <section
      aria-label={words.title}
      data-help="desk"
      className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      {waiting.map((group) => (
        <Reason key={group.reason} group={group} />
      ))}
      {workedOn.length > 0 && (
        <Card title={words.workedOn}>
          {workedOn.map((one) => (
            <Row
              key={one.id}
              order={one}
              detail={[one.statusTitle, words.changed({ when: shortWhen(one.lastUpdated) })]}
            />
          ))}
        </Card>
      )}
    </section>
  )
}

function Reason({ group: { reason, count, orders } }: { group: Waiting }) {
  const { isEmployee, profile } = useViewer()
  const formatDay = useFormatDay()
  const title = words.reasons[reason]
  const methodTitle = (key: string) => profile.payment.methods.find((one) => one.key === key)?.title ?? key
  const detail = (one: WaitingOrder): readonly string[] => {
    const since = one.since === null ? [] : [words.since({ date: formatDay(one.since) })]
    const amount = one.dueInCents === null ? null : formatCents(one.dueInCents)
    const method = one.paymentMethod === null ? '' : methodTitle(one.paymentMethod)
    const details: Readonly<Record<DeskReason, () => readonly string[]>> = {
      changesAsked: () => [one.feedbackNotes ?? ''],
      paymentDue: () => [amount === null ? one.statusTitle : words.due({ amount }), ...since],
      late: () => [one.statusTitle, ...(one.since ? [words.wasToShip({ date: formatDay(one.since) })] : [])],
      toAccept: () => since,
      problems: () => [one.firmName || one.ownerName, ...since],
      problemsToSolve: () => [
        one.firmName || one.ownerName,
        ...(one.since ? [words.answered({ date: formatDay(one.since) })] : []),
      ],
      returns: () => [one.firmName || one.ownerName, ...since],
      changeToAgree: () => since,
      changesToAnswer: () => [one.firmName || one.ownerName, ...since],
      renewals: () => [one.firmName || one.ownerName, ...since],
      toApprove: () => [one.firmName || one.ownerName, ...since],
      paymentToRecord: () => [amount === null ? method : words.announced({ amount, method }), ...since],
    }
    return details[reason]()
  }
  return (
    <Card
      title={title}
      count={count}
      isUrgent={reason === 'late'}
      more={
        count > ROWS_ON_PHONES && (
          <Link
            to="/orders"
            search={{
              owner: isEmployee && reason !== 'changesAsked' ? 'all' : 'own',
              type: 'active',
              category: 'all',
              waiting: reason,
            }}
            isIdle
            className={cx(
              'block border-t border-hairline px-4 py-2 text-sm',
              count <= orders.length && 'sm:hidden',
            )}
          >
            {words.all({ count })}
            <span className="sr-only"> {title}</span>
          </Link>
        )
      }
    >
      {orders.map((one) => (
        <Row
          key={one.id}
          order={one}
          detail={detail(one)}
          search={panelSearches[reason]}
          isAtRevisions={atRevisions.has(reason)}
        />
      ))}
    </Card>
  )
}

interface CardProps {
  title: string
  count?: number
  isUrgent?: boolean
  more?: ReactNode
  children: ReactNode
}

function Card({ title, count, isUrgent = false, more, children }: CardProps) {
  return (
    <section
      aria-label={count === undefined ? title : words.counted({ reason: title, count })}
      className="flex flex-col border border-hairline bg-paper"
    >
      <h2 className="flex items-baseline gap-2 border-b border-hairline px-4 py-2 text-sm font-semibold">
        <span className={isUrgent ? 'text-invalid' : undefined}>{title}</span>
        {count !== undefined && <span className="tabular ms-auto font-normal text-ink-2">{count}</span>}
      </h2>
      <ul className="flex-1 divide-y divide-hairline max-sm:[&>li:nth-child(n+3)]:hidden">{children}</ul>
      {more}
    </section>
  )
}

interface RowProps {
  order: Desk['workedOn'][number]
  detail: readonly string[]
  /** what opens beside it */
  search?: Readonly<Record<string, number>> | undefined
  /** its revisions open, not its page */
  isAtRevisions?: boolean
}

/** Whichever: the panel that opens has all of them. */
const panelSearches: Partial<Record<DeskReason, Readonly<Record<string, number>>>> = {
  problems: { problem: 1 },
  problemsToSolve: { problem: 1 },
  returns: { return: 1 },
}

/** What is answered where the revisions are. */
const atRevisions: ReadonlySet<DeskReason> = new Set<DeskReason>([
  'changeToAgree',
  'changesToAnswer',
  'renewals',
])

function Row({ order, detail, search = {}, isAtRevisions = false }: RowProps) {
  return (
    <li>
      <PlainLink
        to={isAtRevisions ? '/orders/:orgSpecificId/revisions' : '/orders/:orgSpecificId'}
        params={{ orgSpecificId: String(order.orgSpecificId) }}
        search={search}
        className="block min-h-11 px-4 py-2 transition-colors hover:bg-accent-soft focus-inset"
      >
        <span className="block truncate text-sm font-medium">
          <span className="tabular text-ink-2">#{order.orgSpecificId}</span> <bdi>{order.title}</bdi>
        </span>
        <span dir="auto" className="mt-0.5 line-clamp-2 text-xs text-ink-2">
          {detail.filter((part) => part !== '').join(' · ')}
        </span>
      </PlainLink>
    </li>
  )
}
