/**
 * Prices all orders of an organisation again, a few in each transaction, and stores the costs that have changed. Each
 * order keeps its own pricing date: a submitted one is never priced beyond it; archived ones are read-only and are left
 * (decision 0058). The progress is stored in the same transaction, so that a run that was cut off goes on where it
 * stopped, and counts nothing twice. [1.7.26]
 */
import { evaluateOrder } from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import { isStarted, type OrderDocument, type ProductOrder, sortItems } from '@orderwright/domain/orders'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { readRecords, updateRecord } from '../../platform/database/records.ts'
import { inSystem, type Work } from '../tenancy/run-in-tenant.ts'
import { evaluationContext } from '../orders/order-store.ts'
import { differences, writeEvent } from '../orders/write-event.ts'

const ORDERS_AT_ONCE = 25
/** How long one job may take of it. */
const LONGEST_MS = 5_000
/** A run without progress for so many seconds has lost its job. */
const LOST_SECONDS = 60

/** Organisations whose run was cut off. */
export async function unfinishedCostUpdates(services: Services): Promise<number[]> {
  const { rows } = await sql<{ orgId: number }>`
    select org_id from cost_updates where finished_at is null
      and touched_at < statement_timestamp() - make_interval(secs => ${sql.lit(LOST_SECONDS)})`.execute(
    services.databases.owner.db,
  )
  return rows.map(({ orgId }) => orgId)
}

/**
 * Goes on until every order has been looked at, or it has taken its time: then it is a job again, behind those of others, so that
 * organizations with very many orders hold up nobody's mails. Does nothing where no run waits.
 */
export async function runCostUpdate(services: Services, orgId: number, signal?: AbortSignal): Promise<void> {
  const begun = performance.now()
  const next = () => inSystem(services, orgId, nextOrders)
  while (await services.turns.runOwn('calculations', orgId, next)) {
    signal?.throwIfAborted()
    if (performance.now() - begun > LONGEST_MS) return services.jobs.add({ task: 'updateOrderCosts', orgId })
  }
  return undefined
}

interface Run {
  readonly userId: number
  readonly lastOrderId: number
}

/** Looks at the next few orders; false when there were none. */
async function nextOrders(work: Work): Promise<boolean> {
  const { orgId } = work
  // Two jobs of one run take turns.
  const runs = await sql<Run>`
    select user_id, last_order_id from cost_updates where org_id = ${orgId} and finished_at is null
    for update`.execute(work.db)
  const [run] = runs.rows
  if (!run) return false
  const next = await sql<{ id: number; archived: number }>`
    select id, archived from product_orders where org_id = ${orgId} and id > ${run.lastOrderId} and deleted_at is null
    order by id limit ${ORDERS_AT_ONCE}`.execute(work.db)
  const ids = next.rows.map(({ id }) => id)
  const active = next.rows.filter(({ archived }) => archived === 0).map(({ id }) => id)
  const last = ids.at(-1)
  if (last === undefined) {
    await sql`update cost_updates set finished_at = statement_timestamp(), touched_at = statement_timestamp()
      where org_id = ${orgId}`.execute(work.db)
    return false
  }
  const changed = await priceAgain({ ...work, userId: run.userId }, active)
  await sql`update cost_updates set checked = checked + ${ids.length}, changed = changed + ${changed},
      archived = archived + ${ids.length - active.length}, total = greatest(total, checked + ${ids.length}), last_order_id = ${last}, touched_at = statement_timestamp()
    where org_id = ${orgId}`.execute(work.db)
  return true
}

/** Stores the costs of those of the orders that cost something else now; answers how many those are. */
async function priceAgain(work: Work, ids: readonly number[]): Promise<number> {
  // An order that is locked is being changed, and priced with the change: it is skipped, not waited for.
  const free = await sql<{ id: number }>`
    select id from product_orders where org_id = ${work.orgId} and id = any(${ids}) and deleted_at is null
      and archived = 0 order by id for update skip locked`.execute(work.db)
  const lockedIds = free.rows.map(({ id }) => id)
  const orders = await readRecords(work.db, 'productOrder', work.orgId, { fields: { id: lockedIds } })
  const items = await readRecords(work.db, 'productInstance', work.orgId, {
    fields: { productOrderId: lockedIds },
    limit: MAX_LINES,
  })
  const context = await evaluationContext(work, 'owner')
  let changed = 0
  for (const order of orders) {
    const lines = sortItems(items.filter(({ productOrderId }) => productOrderId === order.id))
    const costs = costsNow(context, { order, items: lines })
    if (costs === null || isSame(costs, order.costs)) continue
    const stored = await updateRecord(work.db, 'productOrder', work.orgId, order.id, { costs })
    if (!stored) continue
    changed += 1
    await writeEvent(work, {
      productOrderId: order.id,
      kind: 'order.update',
      resourceKey: 'productOrder',
      resourceId: order.id,
      ...differences(order, stored),
    })
  }
  return changed
}

/** Orders of very many lines are few, and read whole. */
const MAX_LINES = 1_000_000

/**
 * What the order costs; null where it cannot be said, or must not be: an order that has left its first step without a
 * pricing date would take today's prices.
 */
function costsNow(context: EvaluationContext, document: OrderDocument): ProductOrder['costs'] | null {
  const { order } = document
  if (order.effectivePricingDate === null && !isStarted(order, context.profile)) return null
  return evaluateOrder(context, document).costs
}

function isSame(one: ProductOrder['costs'], other: ProductOrder['costs']): boolean {
  const known = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([key, value]) => known.get(key) === value)
}
