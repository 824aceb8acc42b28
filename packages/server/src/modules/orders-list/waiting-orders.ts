/**
 * Conditions of queries that leave the orders that wait for the caller: the same as `deskReasonsOf` finds order by order. Of
 * orders that are not archived.
 */
import {
  type DeskReason,
  deskReasonsFor,
  type DeskSinceField,
  deskSinceField,
  deskStatuses,
} from '@orderwright/domain/desk'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { inTimeZone } from '@orderwright/domain/units'
import { type RawBuilder, sql } from 'kysely'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

const entry = sql`status_data -> last_completed_status_key`
/** As the domain's `isAccepted` has it. */
const unaccepted = sql`(accepted_revision = 0 or accepted_scope <> revision_scope or accepted_terms <> revision_terms)`
/** As the domain's `isSentBack` has it. */
const sentBack = sql`(sent_back_scope <> '' and sent_back_scope = revision_scope)`
const announced = sql`coalesce(${entry} ->> 'awaitingPaymentMethod', '')`

/** What is owed of an order, as `owedAmounts` of the domain has it: while a change is open, not what is only proposed. */
const owedTotal = sql.raw(`coalesce((agreed_amounts ->> 'orderTotal')::bigint - return_credit_in_cents,
        (costs ->> 'orderTotal')::bigint)`)
const owedDeposit = sql.raw(
  `coalesce((agreed_amounts ->> 'depositAmount')::bigint, (costs ->> 'depositAmount')::bigint)`,
)

/** What is asked of an order beyond its status; `today` is the day where the organization is, YYYY-MM-DD. */
const conditions: Readonly<Record<DeskReason, (profile: OrgProfile, today: string) => RawBuilder<boolean>>> =
  {
    changesAsked: () => sql`feedback_notes ~ '\\S'`,
    toAccept: ({ agreement }) => {
      const open = [
        ...(agreement.acceptance === 'required' ? [unaccepted] : []),
        ...(agreement.signOff === 'none' ? [] : [sql`signed_off_scope <> revision_scope`]),
      ]
      return open.length === 0
        ? sql`false`
        : sql`(revision_number > 0 and not ${sentBack} and (${sql.join(open, sql` or `)}))`
    },
    paymentDue: ({ productOrderStatuses }) => {
      const deposits = productOrderStatuses.filter(({ amountDue }) => amountDue === 'deposit')
      return sql`(is_processing_payment = 0 and ${announced} = ''
      and ${owedTotal} > amount_paid_in_cents
      and (last_completed_status_key <> all(${deposits.map(({ key }) => key)}::text[])
        or ${owedDeposit} > amount_paid_in_cents))`
    },
    late: (_profile, today) => sql`estimated_shipping_date < ${`${today} 00:00:00+00`}::timestamptz`,
    problems: () => sql`problem_waiting_since is not null`,
    problemsToSolve: () => sql`problem_unsolved_since is not null`,
    returns: () => sql`return_waiting_since is not null`,
    changeToAgree: () => sql`change_proposed_since is not null`,
    changesToAnswer: () => sql`change_waiting_since is not null`,
    renewals: () => sql`renewal_asked_since is not null`,
    toApprove: () => sql`true`,
    paymentToRecord: () => sql`(is_processing_payment = 0 and ${announced} <> '')`,
  }

/** Whether an order waits for the caller, for this reason; no order does where the caller's role is not asked for it. */
export function waitsFor(
  { actor, org, now }: Pick<TenantCall, 'actor' | 'org' | 'now'>,
  reason: DeskReason,
): RawBuilder<boolean> {
  const asked = deskReasonsFor(actor.role).find((one) => one.reason === reason)
  if (!asked) return sql`false`
  const { profile } = org
  const keys = deskStatuses(reason, profile, actor.role).map(({ key }) => key)
  const today = inTimeZone(now, profile.region.timeZone).slice(0, 10)
  return sql`(last_completed_status_key = any(${keys}::text[])
    and ${asked.orders === 'own' ? sql`user_id = ${actor.userId}` : sql`true`}
    and ${conditions[reason](profile, today)})`
}

const sinceColumns: Readonly<Record<DeskSinceField, RawBuilder<unknown>>> = {
  estimatedShippingDate: sql`estimated_shipping_date`,
  problemWaitingSince: sql`problem_waiting_since`,
  problemUnsolvedSince: sql`problem_unsolved_since`,
  returnWaitingSince: sql`return_waiting_since`,
  changeWaitingSince: sql`change_waiting_since`,
  changeProposedSince: sql`change_proposed_since`,
  renewalAskedSince: sql`renewal_asked_since`,
}

/** Since when it waits: what sorts the longest waiting first. */
export function waitsSince(reason: DeskReason): RawBuilder<unknown> {
  const field = deskSinceField(reason)
  return field === null ? sql`${entry} ->> 'date'` : sinceColumns[field]
}
