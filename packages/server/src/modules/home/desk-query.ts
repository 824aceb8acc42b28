/** The statements of a person's desk: the orders that wait for the person, by reason, and those worked on last. */
import { isEmployee } from '@orderwright/domain/access'
import type { DeskReason } from '@orderwright/domain/desk'
import type { InvolvedUsers, ProductOrder } from '@orderwright/domain/orders'
import { type RawBuilder, sql } from 'kysely'
import { isVisibleOrder } from '../orders/visible-orders.ts'
import { waitsFor, waitsSince } from '../orders-list/waiting-orders.ts'
import { ownerNameFor } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** A row, under the names that the answer has. */
export interface DeskRow
  extends Pick<
    ProductOrder,
    | 'id'
    | 'orgSpecificId'
    | 'title'
    | 'userId'
    | 'archived'
    | 'isStocked'
    | 'firmName'
    | 'statusData'
    | 'feedbackNotes'
    | 'isProcessingPayment'
    | 'estimatedShippingDate'
    | 'problemWaitingSince'
    | 'problemUnsolvedSince'
    | 'returnWaitingSince'
    | 'changeWaitingSince'
    | 'changeProposedSince'
    | 'renewalAskedSince'
    | 'costs'
    | 'amountPaidInCents'
    | 'agreedAmounts'
    | 'returnCreditInCents'
    | 'lastUpdated'
  > {
  readonly ownerName: string
  readonly involvedUsers: InvolvedUsers
}

/** Names are looked up by the organization's id itself, so that a server that holds only it can answer. */
const columns = (orgId: number, seesAddresses: boolean) => sql`
  id, org_specific_id as "orgSpecificId", title, user_id as "userId", archived, is_stocked as "isStocked",
  firm_name as "firmName", status_data as "statusData", feedback_notes as "feedbackNotes",
  is_processing_payment as "isProcessingPayment", estimated_shipping_date as "estimatedShippingDate",
  problem_waiting_since as "problemWaitingSince", return_waiting_since as "returnWaitingSince",
  problem_unsolved_since as "problemUnsolvedSince", change_waiting_since as "changeWaitingSince",
  change_proposed_since as "changeProposedSince", renewal_asked_since as "renewalAskedSince", costs,
  amount_paid_in_cents as "amountPaidInCents", agreed_amounts as "agreedAmounts",
  return_credit_in_cents as "returnCreditInCents", last_updated as "lastUpdated", involved_users as "involvedUsers",
  ${ownerNameFor(orgId, seesAddresses)} as "ownerName"`

/** The orders that wait for a reason, the longest waiting first, each with how many there are. */
export function waitingQuery(
  tenant: TenantCall,
  reason: DeskReason,
  limit: number,
): RawBuilder<DeskRow & { readonly total: number }> {
  // The page is found first: names are looked up for its rows alone.
  return sql<DeskRow & { total: number }>`select ${columns(tenant.orgId, isEmployee(tenant.actor))}, total
    from (
      select *, count(*) over ()::integer as total, ${waitsSince(reason)} as since from product_orders
      where org_id = ${tenant.orgId} and deleted_at is null and archived = 0 and ${waitsFor(tenant, reason)}
      order by since, id limit ${limit}
    ) as product_orders
    order by since, id`
}

/** How many of a person's latest changes are looked at for the orders they worked on last. */
const LATEST_EVENTS = 500

/** The orders that the person changed last and still sees, newest change first. */
export function workedOnQuery(
  tenant: Pick<TenantCall, 'orgId' | 'actor'>,
  limit: number,
): RawBuilder<DeskRow> {
  const { orgId, actor } = tenant
  return sql<DeskRow>`select ${columns(orgId, isEmployee(actor))}
    from product_orders join (
      select product_order_id, max(id) as newest from (
        select product_order_id, id from order_events
        where org_id = ${orgId} and user_id = ${actor.userId} order by id desc limit ${LATEST_EVENTS}
      ) as events group by product_order_id
    ) as worked on worked.product_order_id = product_orders.id
    where org_id = ${orgId} and deleted_at is null and archived = 0 and ${isVisibleOrder({ actor })}
    order by worked.newest desc limit ${limit}`
}
