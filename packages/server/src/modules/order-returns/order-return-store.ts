/** Returns of an order as they are found for a caller and changed. */
import type { OrderAction } from '@orderwright/domain/access'
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { type OrderReturn, type ReturnItemsFault, returnItemsFault } from '@orderwright/domain/order-returns'
import type { OrderEventKind, ProductOrder } from '@orderwright/domain/orders'
import { sql } from 'kysely'
import { loadCatalog, saidCatalog } from '../../platform/database/load-catalog.ts'
import { readRecord, readRecords, updateRecord, type Values } from '../../platform/database/records.ts'
import { fail, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { subjectOf } from '../orders/order-store.ts'
import { writeEvent } from '../orders/write-event.ts'
import { agreedLines } from './agreed-order.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

export function mayOnReturns(tenant: TenantCall, order: ProductOrder, action: OrderAction): boolean {
  return tenant.policy.can(tenant.actor, action, subjectOf(order, tenant.org.profile))
}

/** The returns of an order, by number; those that were withdrawn are left out. */
export function readReturns({ db, orgId }: TenantCall, productOrderId: number): Promise<OrderReturn[]> {
  return readRecords(db, 'orderReturn', orgId, { fields: { productOrderId } })
}

/** How lines are called, those that are gone too: their own name, or their product's. */
export async function lineTitles(
  { db, orgId, services }: TenantCall,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { products } = saidCatalog(await loadCatalog(db, services.caches.catalogs, orgId)).compiled
  const rows = await db
    .selectFrom('productInstances')
    .leftJoin('products', (join) =>
      join
        .onRef('products.orgId', '=', 'productInstances.orgId')
        .onRef('products.id', '=', 'productInstances.productId'),
    )
    .select(['productInstances.id', 'productInstances.title', 'productId', 'products.title as productTitle'])
    .where('productInstances.orgId', '=', orgId)
    .where('productInstances.id', 'in', ids)
    .execute()
  const productOf = ({ productId, productTitle }: (typeof rows)[number]) =>
    products.get(productId)?.title ?? productTitle ?? ''
  return new Map(rows.map((row) => [row.id, row.title || productOf(row)]))
}

interface Found {
  readonly order: ProductOrder
  readonly orderReturn: OrderReturn
}

/** A return of the locked order, for a step of whoever may do `action` to the order. */
export async function returnFor(
  tenant: TenantCall,
  { productOrderId, returnId }: { readonly productOrderId: number; readonly returnId: number },
  action: 'order.requestReturn' | 'order.handleReturn',
  options: { readonly includeDeleted?: boolean } = {},
): Promise<Outcome<Found>> {
  const order = await lockFor(tenant, productOrderId, action)
  if (!order.ok) return order
  const orderReturn = await readRecord(tenant.db, 'orderReturn', tenant.orgId, returnId, {
    ...options,
    fields: { productOrderId: order.data.id },
  })
  return orderReturn ? succeed({ order: order.data, orderReturn }) : notFound()
}

/** The same for an employee's step, which names the version that it was taken on. */
export async function returnInHand(
  tenant: TenantCall,
  body: { readonly productOrderId: number; readonly returnId: number; readonly version: number },
): Promise<Outcome<Found>> {
  const found = await returnFor(tenant, body, 'order.handleReturn')
  if (!found.ok) return found
  const { version, state, decision, closing } = found.data.orderReturn
  if (version === body.version) return found
  return fail('conflict', words.changedElsewhere, { current: { version, state, decision, closing } })
}

/** What can not be done with it as it stands now. */
export function notNow() {
  return fail('refused', words.notNow, { rule: 'returnNotNow' })
}

/** What speaks against its pieces beside those of the order's other returns. */
export async function itemsFault(
  tenant: TenantCall,
  order: ProductOrder,
  { id, items }: { readonly id: number | null; readonly items: OrderReturn['items'] },
): Promise<ReturnItemsFault | null> {
  const lines = await agreedLines(tenant, order)
  const others = (await readReturns(tenant, order.id)).filter((other) => other.id !== id)
  return returnItemsFault(items, lines, others)
}

export function refusedItems(fault: ReturnItemsFault) {
  return fail('refused', words[fault], { rule: fault })
}

/** Stores changed fields of a return whose order is locked. */
export async function changeReturn(
  tenant: TenantCall,
  { id }: OrderReturn,
  patch: Values,
): Promise<OrderReturn> {
  const changed = await updateRecord(tenant.db, 'orderReturn', tenant.orgId, id, patch)
  if (!changed) throw new Error(`return ${id} vanished under the lock of its order`)
  await noteWaiting(tenant, changed.productOrderId)
  return changed
}

type ReturnStep = Extract<OrderEventKind, `return.${string}`> extends `return.${infer Step}` ? Step : never

/** Writes a step of a return into the history of its order. */
export async function writeStep(
  tenant: TenantCall,
  { id, number, productOrderId }: OrderReturn,
  kind: ReturnStep,
  after: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await writeEvent(tenant, {
    productOrderId,
    kind: `return.${kind}`,
    resourceKey: 'orderReturn',
    resourceId: id,
    before: null,
    after: { returnNumber: number, ...after },
  })
}

/** Writes on the order, which is locked, since when a return of it waits for a decision: what the desk asks for. */
export async function noteWaiting({ db, orgId }: TenantCall, orderId: number): Promise<void> {
  await sql`update product_orders set return_waiting_since = waiting.since
    from (select min(created) as since from order_returns
      where org_id = ${orgId} and product_order_id = ${orderId} and deleted_at is null and state = 'requested'
    ) as waiting
    where org_id = ${orgId} and id = ${orderId} and return_waiting_since is distinct from waiting.since`.execute(
    db,
  )
}
