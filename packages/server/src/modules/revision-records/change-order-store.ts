/** Changes of orders that are being made, as they are stored and shown. */
import type { ChangeOrderView } from '@orderwright/contract'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { AgreedHow, ChangeOrderState } from '@orderwright/domain/revisions'
import { seesPrices } from '../orders/present-order.ts'
import { sql } from 'kysely'
import type { TenantCall, Work } from '../tenancy/run-in-tenant.ts'

export async function readChangeOrders({ db, orgId }: Work, productOrderId: number) {
  return db
    .selectFrom('changeOrders')
    .leftJoin('users as requester', 'requester.id', 'changeOrders.requestedBy')
    .leftJoin('users as opener', 'opener.id', 'changeOrders.openedBy')
    .leftJoin('users as closer', 'closer.id', 'changeOrders.closedBy')
    .leftJoin('users as proposer', 'proposer.id', 'changeOrders.proposedBy')
    .leftJoin('users as refuser', 'refuser.id', 'changeOrders.refusedBy')
    .selectAll('changeOrders')
    .select([
      'requester.name as requesterName',
      'opener.name as openerName',
      'closer.name as closerName',
      'proposer.name as proposerName',
      'refuser.name as refuserName',
    ])
    .where('changeOrders.orgId', '=', orgId)
    .where('changeOrders.productOrderId', '=', productOrderId)
    .orderBy('changeOrders.id', 'desc')
    .execute()
}
export type ChangeOrderRow = Awaited<ReturnType<typeof readChangeOrders>>[number]

/** The one that is not closed yet. */
export async function currentChangeOrder(
  work: Work,
  productOrderId: number,
): Promise<ChangeOrderRow | undefined> {
  const rows = await readChangeOrders(work, productOrderId)
  return rows.find(({ state }) => state === 'requested' || state === 'open')
}

export function presentChangeOrder(
  tenant: TenantCall,
  order: ProductOrder,
  row: ChangeOrderRow,
): ChangeOrderView {
  const { id, state, note, requestedAt, openedAt, closedAt, closingNote } = row
  const { proposedAt, refusedAt, refusalNote } = row
  const { baseRevision, resultRevision, agreedByName, agreedHow } = row
  return {
    id,
    state,
    note,
    requestedBy: row.requesterName ?? '',
    requestedAt,
    openedBy: row.openerName ?? '',
    openedAt,
    proposedBy: row.proposerName ?? '',
    proposedAt,
    refusedBy: row.refuserName ?? '',
    refusedAt,
    refusalNote,
    closedBy: row.closerName ?? '',
    closedAt,
    closingNote,
    baseRevision,
    resultRevision,
    agreedByName,
    agreedHow,
    differenceInCents: seesPrices(tenant, order) ? row.differenceInCents : null,
  }
}

interface Changed {
  readonly state?: ChangeOrderState
  readonly openedBy?: number | null
  readonly openedAt?: string
  readonly proposedBy?: number | null
  readonly proposedAt?: string
  readonly refusedBy?: number | null
  readonly refusedAt?: string | null
  readonly refusalNote?: string
  readonly closedBy?: number | null
  readonly closedAt?: string
  readonly closingNote?: string
  readonly baseRevision?: number
  readonly resultRevision?: number
  readonly agreedByName?: string
  readonly agreedHow?: AgreedHow
  readonly differenceInCents?: number
}

/** The order of the change is locked. */
export async function changeChangeOrder({ db, orgId }: Work, id: number, changed: Changed): Promise<void> {
  await db.updateTable('changeOrders').set(changed).where('orgId', '=', orgId).where('id', '=', id).execute()
}

/** Writes on the order, which is locked, since when a change of it waits for an employee, or for the customer: what the desk asks for. */
export async function noteChangeWaiting({ db, orgId }: Work, orderId: number): Promise<void> {
  await sql`update product_orders set change_waiting_since = now_waits.waiting, change_proposed_since = now_waits.proposed
    from (select
        max(case when state = 'requested' then requested_at else refused_at end) as waiting,
        max(case when state = 'open' and refused_at is null then proposed_at end) as proposed
      from change_orders
      where org_id = ${orgId} and product_order_id = ${orderId} and state in ('requested', 'open')
    ) as now_waits
    where org_id = ${orgId} and id = ${orderId}
      and (change_waiting_since, change_proposed_since) is distinct from (now_waits.waiting, now_waits.proposed)`.execute(
    db,
  )
}

/**
 * What is canceled, or ordered anew, leaves no change of before open: it would keep back revisions and documents of what is ordered now. The
 * order, which is locked, stays as it is.
 */
export async function endChangeOrder(work: Work, orderId: number): Promise<void> {
  const row = await currentChangeOrder(work, orderId)
  if (!row) return
  const { userId: closedBy, now: closedAt } = work
  await changeChangeOrder(work, row.id, { state: 'withdrawn', closedBy, closedAt })
  await noteChangeWaiting(work, orderId)
}
