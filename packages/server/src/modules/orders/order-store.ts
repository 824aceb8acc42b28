/** Orders with their lines: loading for the caller, who may see them, and storing what a change derives. */
import { isClosedByArchive, type OrderAction, type OrderSubject } from '@orderwright/domain/access'
import { evaluateOrder, type OrderEvaluation } from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import { orderActionMessages } from '@orderwright/domain/messages'
import {
  currentStatus,
  isStarted,
  type OrderDocument,
  type ProductOrder,
  sortItems,
  summariseOrder,
} from '@orderwright/domain/orders'
import { orderWord, type OrgProfile, type Role } from '@orderwright/domain/tenancy'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { loadCatalog, saidCatalog } from '../../platform/database/load-catalog.ts'
import { readRecord, readRecords, updateRecord } from '../../platform/database/records.ts'
import { bookOrderStock } from '../inventory/book-order-stock.ts'
import type { TenantCall, Work } from '../tenancy/run-in-tenant.ts'
import { isVisibleOrder } from './visible-orders.ts'

/** The order as the access policy sees it. */
export function subjectOf(order: ProductOrder, profile: OrgProfile): OrderSubject {
  return {
    orgId: order.orgId,
    orderId: order.id,
    userId: order.userId,
    involvedUsers: order.involvedUsers,
    currentStatusType: currentStatus(order, profile).type,
    isStarted: isStarted(order, profile),
    isArchived: order.archived === 1,
  }
}

/** How a call names its order. */
export type OrderName = { readonly id: number } | { readonly orgSpecificId: number }

/**
 * The order when the caller may read it; else the answer for a missing one, found by the same statement. `forUpdate`
 * locks it: every change of an order, its lines or its payments begins so, one after the other.
 */
export async function readableOrder(
  tenant: TenantCall,
  name: number | OrderName,
  options: { readonly forUpdate?: boolean; readonly includeDeleted?: boolean } = {},
): Promise<Outcome<ProductOrder>> {
  const [order] = await readRecords(tenant.db, 'productOrder', tenant.orgId, {
    ...options,
    fields: typeof name === 'number' ? { id: name } : { ...name },
    condition: isVisibleOrder(tenant),
    limit: 1,
  })
  if (!order) return notFound()
  return tenant.policy.can(tenant.actor, 'order.read', subjectOf(order, tenant.org.profile))
    ? succeed(order)
    : notFound()
}

/**
 * The order when the caller may do `action` to it; else why not. What an archived order is closed to is refused with
 * the way out: taking it out of the archive.
 */
export function allowedOn(
  tenant: TenantCall,
  order: ProductOrder,
  action: OrderAction,
): Outcome<ProductOrder> {
  const { actor, policy, org } = tenant
  const subject = subjectOf(order, org.profile)
  if (policy.can(actor, action, subject)) return succeed(order)
  return isClosedByArchive(actor, action, subject) ? closedByArchive(tenant) : forbidden()
}

export function closedByArchive({ org }: Pick<TenantCall, 'org'>) {
  const message = orderActionMessages.archivedIsReadOnly({ word: orderWord(org.profile) })
  return fail('refused', message, { rule: 'archived', repair: 'unarchive' })
}

/** The order's lines, by rank. */
export async function documentOf(tenant: Work, order: ProductOrder): Promise<OrderDocument> {
  const items = await readRecords(tenant.db, 'productInstance', tenant.orgId, {
    fields: { productOrderId: order.id },
  })
  return { order, items: sortItems(items) }
}

/** What the engine needs to evaluate this organisation's orders for a role. Prices are always known here. */
export async function evaluationContext(tenant: Work, role: Role): Promise<EvaluationContext> {
  const { compiled } = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
  return {
    catalog: compiled,
    profile: tenant.org.profile,
    viewer: { role, pricingIsHidden: false },
    now: tenant.now,
  }
}

/** The same for what is only said to whoever asks: titles are those of their language. Never for what is stored. */
export async function readersContext(tenant: Work, role: Role): Promise<EvaluationContext> {
  const catalog = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
  return { ...(await evaluationContext(tenant, role)), catalog: saidCatalog(catalog).compiled }
}

export interface RecalculatedOrder {
  readonly order: ProductOrder
  readonly document: OrderDocument
  readonly evaluation: OrderEvaluation
}

/**
 * After any change of an order or its lines: reads it as it is now, computes costs and summaries by the
 * engine, stores them with `patch` and what `derive` makes of the judged order, books what its stock lacks, and gives the result.
 * The server's figures are the stored ones.
 */
export async function recalculateOrder(
  tenant: Work,
  orderId: number,
  patch: Readonly<Partial<ProductOrder>> = {},
  derive: (judged: OrderEvaluation) => Promise<Partial<ProductOrder>> = async () => ({}),
): Promise<RecalculatedOrder> {
  const stored = await readRecord(tenant.db, 'productOrder', tenant.orgId, orderId, { includeDeleted: true })
  if (!stored) throw new Error(`order ${orderId} vanished under its lock`)
  // As an owner: an option on the order has its price, even where the customer is not offered it.
  const context = await evaluationContext(tenant, 'owner')
  const document = await documentOf(tenant, { ...stored, ...patch })
  const evaluation = evaluateOrder(context, document)
  const derived = {
    ...summariseOrder(document, context.catalog, tenant.org.profile),
    costs: evaluation.costs ?? stored.costs,
    ...(await derive(evaluation)),
  }
  const order = await updateRecord(tenant.db, 'productOrder', tenant.orgId, orderId, { ...patch, ...derived })
  if (!order) throw new Error(`order ${orderId} vanished under its lock`)
  await bookOrderStock(tenant, { order, items: document.items })
  return { order, document: { order, items: document.items }, evaluation }
}
