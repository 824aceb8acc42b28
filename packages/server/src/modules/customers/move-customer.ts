/** Orders, people and files go from one customer to another one. [issue 18] */
import { sql } from 'kysely'
import { writeEvent } from '../orders/write-event.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

export interface Belongings {
  readonly orderIds: readonly number[]
  readonly userIds: readonly number[]
  readonly fileIds: readonly number[]
}

/** Events of one statement. */
const MOST_EVENTS = 1_000

/**
 * What is for a customer, deleted too, locked against changes: whoever changes one of them holds it before they ask for the customer.
 * Records that refer to them are still made: an order that is begun needs its guest's membership there, not still.
 */
export async function lockBelongings({ db, orgId }: TenantCall, customerId: number): Promise<Belongings> {
  const orders = await sql<{ id: number }>`
    select id from product_orders where org_id = ${orgId} and customer_id = ${customerId} order by id for no key update`.execute(
    db,
  )
  const people = await sql<{ userId: number }>`
    select user_id from memberships where org_id = ${orgId} and customer_id = ${customerId} order by user_id for no key update`.execute(
    db,
  )
  const files = await sql<{ id: number }>`
    select id from customer_files where org_id = ${orgId} and customer_id = ${customerId} order by id for no key update`.execute(
    db,
  )
  return {
    orderIds: orders.rows.map(({ id }) => id),
    userIds: people.rows.map(({ userId }) => userId),
    fileIds: files.rows.map(({ id }) => id),
  }
}

/** Those of them that are still for the customer `from` are for the other one now. Each order has it in its history. */
export async function moveBelongings(
  tenant: TenantCall,
  { orderIds, userIds, fileIds }: Belongings,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ readonly movedOrders: number; readonly movedPeople: number }> {
  const { db, orgId } = tenant
  const orders = await db
    .updateTable('productOrders')
    .set({ customerId: to })
    .where('orgId', '=', orgId)
    .where('customerId', '=', from)
    .where('id', '=', sql<number>`any(${orderIds}::integer[])`)
    .returning(['id', 'deletedAt'])
    .execute()
  const people = await db
    .updateTable('memberships')
    .set({ customerId: to })
    .where('orgId', '=', orgId)
    .where('customerId', '=', from)
    .where('userId', '=', sql<number>`any(${userIds}::integer[])`)
    .returning(['status', 'deletedAt'])
    .execute()
  await db
    .updateTable('customerFiles')
    .set({ customerId: to })
    .where('orgId', '=', orgId)
    .where('customerId', '=', from)
    .where('id', '=', sql<number>`any(${fileIds}::integer[])`)
    .execute()
  const events = orders
    .toSorted((one, other) => one.id - other.id)
    .map(({ id }) => ({
      productOrderId: id,
      kind: 'order.update' as const,
      resourceKey: 'productOrder',
      resourceId: id,
      before: { customerId: from },
      after: { customerId: to },
    }))
  for (let start = 0; start < events.length; start += MOST_EVENTS)
    await writeEvent(tenant, ...events.slice(start, start + MOST_EVENTS))
  return {
    movedOrders: orders.filter(({ deletedAt }) => deletedAt === null).length,
    movedPeople: people.filter(({ status, deletedAt }) => status === 'active' && deletedAt === null).length,
  }
}
