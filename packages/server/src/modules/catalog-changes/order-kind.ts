/** How sets of changes take back orders that an import has begun: those of which nothing is told yet, no event and no comment. They are made by means of their own (`makeOrders`). */
import { sql } from 'kysely'
import { succeed } from '../../platform/http/outcome.ts'
import { setOrderDeleted } from '../order-records/order-records.ts'
import type { ChangedKind } from './changed-kind.ts'

interface OrderRow {
  readonly id: number
  readonly title: string
  readonly isRemoved: boolean
  readonly eventsCount: number
}

function neverMade(): never {
  throw new Error('orders are begun by an import, and not by a change')
}

export const orderKind: ChangedKind = {
  read: async ({ db, orgId }, ids, forUpdate) => {
    if (forUpdate) {
      await sql`select from product_orders where org_id = ${orgId} and id = any(${[...ids]}::integer[])
        order by id for update`.execute(db)
    }
    const { rows } = await sql<OrderRow>`
      select id, title, deleted_at is not null as is_removed, ((select count(*) from order_events as event
        where event.org_id = product_orders.org_id and event.product_order_id = product_orders.id)
        + (select count(*) from comments as comment where comment.org_id = product_orders.org_id
        and comment.product_order_id = product_orders.id))::integer as events_count
      from product_orders where org_id = ${orgId} and id = any(${[...ids]}::integer[])`.execute(db)
    return rows.map(({ id, title, isRemoved, eventsCount }) => ({
      record: { id, title, eventsCount },
      title,
      isRemoved,
    }))
  },
  make: neverMade,
  change: neverMade,
  remove: async (tenant, changes) => {
    for (const { id } of changes) {
      const removed = await setOrderDeleted(tenant, id, true)
      if (!removed.ok) return removed
    }
    return succeed(null)
  },
}
