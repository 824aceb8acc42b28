/** The resource calls of orders: get, update, bulk-update, destroy, restore. Every change leaves an event. */
import { productOrderResource } from '@orderwright/contract'
import { checkOrderTitle, planChanges, type ProductOrder, type SelectionChange } from '@orderwright/domain'
import type { CallContext } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { refused } from '../lifecycle/transition.ts'
import {
  documentOf,
  evaluationContext,
  readableOrder,
  settleOrder,
  subjectOf,
} from '../orders/order-store.ts'
import { presentOrder } from '../orders/present-order.ts'
import { differences, writeEvent } from '../orders/write-event.ts'
import { inTenant, type TenantCall } from '../tenancy/in-tenant.ts'
import type { BulkUpdateBody, Change, GetBody, IdBody, UpdateBody } from './bodies.ts'
import { conflict } from './conflict.ts'
import { mergeChange } from './merge-change.ts'
import { readRecords, rightNow, updateRecord } from './records.ts'
import { isRestorable } from './restorable.ts'
import { selectionChanges, storePlan } from './selections.ts'

const MOST_ORDERS = 500

export function getOrders(call: CallContext, body: GetBody) {
  return inTenant(call, body, async (tenant) => {
    const seesAll = tenant.policy.can(tenant.actor, 'order.listAll', { orgId: tenant.orgId })
    const orders = await readRecords(tenant.db, 'productOrder', tenant.orgId, {
      fields: body.where,
      includeDeleted: body.includeDeleted && seesAll,
      limit: MOST_ORDERS,
    })
    const { profile } = tenant.org
    const readable = orders.filter((order) =>
      tenant.policy.can(tenant.actor, 'order.read', subjectOf(order, profile)),
    )
    return succeed({ records: readable.map((order) => presentOrder(tenant, order)) })
  })
}

/** Fields that the caller may not write now. */
function unwritable(tenant: TenantCall, order: ProductOrder, change: Change): string[] {
  const writable: ReadonlySet<string> = tenant.policy.writableOrderFields(
    tenant.actor,
    subjectOf(order, tenant.org.profile),
  )
  return Object.keys(change.props).filter((field) => !writable.has(field))
}

/** Checks that only the server can make on a changed field. */
function checkProps(tenant: TenantCall, order: ProductOrder, change: Change) {
  const { title } = change.props
  if (typeof title === 'string' && title !== order.title) {
    const refusal = checkOrderTitle(title, tenant.org.profile.vocabulary.order)
    if (refusal) return refused(refusal)
  }
  return null
}

async function changeOrder(tenant: TenantCall, change: Change): Promise<Outcome<ProductOrder>> {
  const locked = await readableOrder(tenant, change.where.id, { forUpdate: true })
  if (!locked.ok) return locked
  const order = locked.data
  const closed = unwritable(tenant, order, change)
  if (closed.length > 0) {
    const refusal = forbidden()
    const fields = closed.map((path) => ({ path, message: refusal.error.message }))
    return fail('forbidden', refusal.error.message, { fields })
  }
  const merged = mergeChange(order, change, productOrderResource.mergedFields)
  if (!merged.ok) return conflict(presentOrder(tenant, order), merged.conflictingFields)
  const problem = checkProps(tenant, order, change)
  if (problem) return problem
  const { properties: _, ...patch } = merged.patch
  const updated = await updateRecord(tenant.db, 'productOrder', tenant.orgId, order.id, patch)
  if (!updated) return notFound()
  const chosen = await choose(tenant, updated, selectionChanges(null, change.props))
  if (!chosen.ok) return chosen
  const settled = await settleOrder(tenant, order.id)
  await writeEvent(tenant, {
    productOrderId: order.id,
    kind: 'order.update',
    resourceKey: 'productOrder',
    resourceId: order.id,
    ...differences(order, settled.order),
  })
  return succeed(settled.order)
}

/** Order-level choices hold for every item: the engine plans them, and what it plans is stored. */
async function choose(tenant: TenantCall, order: ProductOrder, changes: readonly SelectionChange[]) {
  if (changes.length === 0) return succeed(null)
  const document = await documentOf(tenant, order)
  const plan = planChanges(await evaluationContext(tenant, tenant.actor.role), document, changes)
  if (!plan.ok) return refused(plan)
  await storePlan(tenant, document, plan.document)
  return succeed(null)
}

export function updateOrder(call: CallContext, body: UpdateBody) {
  return inTenant(call, body, async (tenant) => {
    const changed = await changeOrder(tenant, body)
    return changed.ok ? succeed({ record: presentOrder(tenant, changed.data) }) : changed
  })
}

export function updateOrders(call: CallContext, body: BulkUpdateBody) {
  return inTenant(call, body, async (tenant) => {
    const changed = new Map<number, ProductOrder>()
    for (const change of body.updates.toSorted((a, b) => a.where.id - b.where.id)) {
      const outcome = await changeOrder(tenant, change)
      if (!outcome.ok) return outcome
      changed.set(change.where.id, outcome.data)
    }
    const orders = body.updates.flatMap(({ where }) => changed.get(where.id) ?? [])
    return succeed({ records: orders.map((order) => presentOrder(tenant, order)) })
  })
}

async function setDeleted(tenant: TenantCall, id: number, isDeleted: boolean) {
  const found = await readableOrder(tenant, id, { forUpdate: true, includeDeleted: !isDeleted })
  if (!found.ok) return found
  const order = found.data
  if (!tenant.policy.can(tenant.actor, 'order.delete', subjectOf(order, tenant.org.profile)))
    return forbidden()
  if (!isDeleted && !isRestorable(order, tenant.now)) return notFound()
  const deletedAt = isDeleted ? rightNow : null
  const changed = await updateRecord(tenant.db, 'productOrder', tenant.orgId, id, { deletedAt })
  if (!changed) return notFound()
  await writeEvent(tenant, {
    productOrderId: id,
    kind: isDeleted ? 'order.delete' : 'order.restore',
    resourceKey: 'productOrder',
    resourceId: id,
    ...differences(order, changed),
  })
  return succeed({ record: presentOrder(tenant, changed) })
}

export function destroyOrder(call: CallContext, body: IdBody) {
  return inTenant(call, body, (tenant) => setDeleted(tenant, body.where.id, true))
}

export function restoreOrder(call: CallContext, body: IdBody) {
  return inTenant(call, body, (tenant) => setDeleted(tenant, body.where.id, false))
}
