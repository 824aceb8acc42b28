/** Changes of orders that are being made, as they are stored and shown. */
import type { ChangeOrderView } from '@orderwright/contract'
import type { ProductOrder } from '@orderwright/domain'
import type { AgreedHow, ChangeOrderState } from '@orderwright/domain/revisions'
import { seesPrices } from '../orders/present-order.ts'
import type { TenantCall, Work } from '../tenancy/run-in-tenant.ts'

export async function readChangeOrders({ db, orgId }: Work, productOrderId: number) {
  return db
    .selectFrom('changeOrders')
    .leftJoin('users as requester', 'requester.id', 'changeOrders.requestedBy')
    .leftJoin('users as opener', 'opener.id', 'changeOrders.openedBy')
    .leftJoin('users as closer', 'closer.id', 'changeOrders.closedBy')
    .selectAll('changeOrders')
    .select(['requester.name as requesterName', 'opener.name as openerName', 'closer.name as closerName'])
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
  const { baseRevision, resultRevision, agreedByName, agreedHow } = row
  return {
    id,
    state,
    note,
    requestedBy: row.requesterName ?? '',
    requestedAt,
    openedBy: row.openerName ?? '',
    openedAt,
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
  readonly state: ChangeOrderState
  readonly openedBy?: number | null
  readonly openedAt?: string
  readonly closedBy?: number | null
  readonly closedAt?: string
  readonly closingNote?: string
  readonly baseRevision?: number
  readonly resultRevision?: number
  readonly agreedByName?: string
  readonly agreedHow?: AgreedHow
  readonly differenceInCents?: number
}

export async function changeChangeOrder({ db, orgId }: Work, id: number, changed: Changed): Promise<void> {
  await db.updateTable('changeOrders').set(changed).where('orgId', '=', orgId).where('id', '=', id).execute()
}
