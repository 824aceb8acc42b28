/** The resource calls of orders: get, update, bulk-update, destroy, restore. Every change leaves an event. */
import { type InstanceView, productOrderResource } from '@orderwright/contract'
import { checkPricingDate, evaluateOrder } from '@orderwright/domain/configuration'
import {
  checkFlatDiscount,
  checkOrderTitle,
  effectiveDiscountPercentage,
  type OrderDocument,
  type ProductOrder,
} from '@orderwright/domain/orders'
import { orderWord } from '@orderwright/domain/tenancy'
import { zeroCents } from '@orderwright/domain/units'
import type { CallContext } from '../../platform/http/call-context.ts'
import { notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { refused } from '../lifecycle/transition.ts'
import { bookOrderStock } from '../inventory/book-order-stock.ts'
import { customerIsThere } from '../customers/customer-checks.ts'
import { notifyShipping } from '../mails/notify-shipping.ts'
import {
  allowedOn,
  closedByArchive,
  documentOf,
  evaluationContext,
  readableOrder,
  recalculateOrder,
  subjectOf,
} from '../orders/order-store.ts'
import { presentLine, presentOrder, seesPrices } from '../orders/present-order.ts'
import { isVisibleOrder } from '../orders/visible-orders.ts'
import { differences, writeEvent } from '../orders/write-event.ts'
import { wantTaxRate } from '../tax/tax-rate-of-order.ts'
import { runInTenant, readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import type { BulkUpdateBody, Change, GetBody, IdBody, OrderUpdateBody } from '../records/bodies.ts'
import { readPage } from '../records/read-page.ts'
import { lineEvents, mergeLines, storeLines } from './change-lines.ts'
import { conflict } from '../records/conflict.ts'
import { forbiddenFields } from './forbidden-fields.ts'
import { mergeChange } from '../records/merge-change.ts'
import { rightNow, updateRecord } from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import { planChoices, selectionChanges } from './selections.ts'

const MAX_ORDERS = 500

export function getOrders(call: CallContext, body: GetBody) {
  return readInTenant(call, body, async (tenant) => {
    const seesAll = tenant.policy.can(tenant.actor, 'order.listAll', { orgId: tenant.orgId })
    // Guests list their own; one that they are involved in they name.
    const own = seesAll || body.where.id !== undefined ? {} : { userId: tenant.actor.userId }
    const { records: orders, nextAfterId } = await readPage(tenant, 'productOrder', MAX_ORDERS, {
      fields: { ...body.where, ...own },
      condition: isVisibleOrder(tenant),
      includeDeleted: body.includeDeleted && seesAll,
      afterId: body.afterId,
    })
    const { profile } = tenant.org
    const readable = orders.filter((order) =>
      tenant.policy.can(tenant.actor, 'order.read', subjectOf(order, profile)),
    )
    return succeed({ records: readable.map((order) => presentOrder(tenant, order)), nextAfterId })
  })
}

/** Refuses fields that the caller may not write now. A change that takes the order out of the archive may go on. */
function checkWritable(tenant: TenantCall, order: ProductOrder, { props }: Change): Outcome<null> {
  const stays = props.archived !== 0
  const unwritable = (isArchived: boolean) => {
    const subject = { ...subjectOf(order, tenant.org.profile), isArchived }
    const writable: ReadonlySet<string> = tenant.policy.writableOrderFields(tenant.actor, subject)
    return Object.keys(props).filter((field) => !writable.has(field))
  }
  const closed = unwritable(stays && order.archived === 1)
  if (closed.length === 0) return succeed(null)
  const others = unwritable(false)
  return others.length === 0 ? closedByArchive(tenant) : forbiddenFields(others)
}

/** Checks that only the server can make on a changed field. */
function checkProps(tenant: TenantCall, order: ProductOrder, change: Change) {
  const { profile } = tenant.org
  const { title, effectivePricingDate } = change.props
  if (typeof title === 'string' && title !== order.title) {
    const refusal = checkOrderTitle(title, orderWord(profile))
    if (refusal) return refused(refusal)
  }
  if (effectivePricingDate === null || typeof effectivePricingDate === 'string') {
    const refusal = checkPricingDate(effectivePricingDate, order, profile, tenant.now)
    if (refusal) return refused(refusal)
  }
  return null
}

/** Another customer of an order is one of the organization's. */
function checkCustomer(tenant: TenantCall, order: ProductOrder, { customerId }: Partial<ProductOrder>) {
  return customerId === order.customerId ? undefined : customerIsThere(tenant, customerId)
}

const discountFields = ['discountMode', 'discountFlatAmount', 'productCategoryId'] as const

/** A flat discount above what the category allows is refused at the order's prices of now. [1.5.43] */
async function checkDiscount(tenant: TenantCall, order: ProductOrder, patch: Partial<ProductOrder>) {
  if (!discountFields.some((field) => patch[field] !== undefined)) return null
  const document = await documentOf(tenant, { ...order, ...patch })
  const { subtotal } = evaluateOrder(await evaluationContext(tenant, 'owner'), document)
  const refusal = checkFlatDiscount(document.order, subtotal ?? zeroCents, tenant.org.profile)
  return refusal && refused(refusal)
}

/** A rate above what the category allows is kept as what counts, so that nobody reads another one than is paid by. [1.5.43] */
function countedDiscount({ org }: TenantCall, order: ProductOrder, patch: Partial<ProductOrder>) {
  if (patch.discountPercentage === undefined) return {}
  return { discountPercentage: effectiveDiscountPercentage({ ...order, ...patch }, org.profile) }
}

interface ChangedOrder {
  readonly order: ProductOrder
  /** lines that were changed with it */
  readonly lines: readonly InstanceView[]
}

async function changeOrder(
  tenant: TenantCall,
  change: Change,
  lineChanges: readonly Change[] = [],
): Promise<Outcome<ChangedOrder>> {
  const locked = await readableOrder(tenant, change.where.id, { forUpdate: true })
  if (!locked.ok) return locked
  const order = locked.data
  const writable = checkWritable(tenant, order, change)
  if (!writable.ok) return writable
  if (lineChanges.length > 0) {
    const linesAllowed = allowedOn(tenant, order, 'line.update')
    if (!linesAllowed.ok) return linesAllowed
  }
  const merged = mergeChange(order, change, productOrderResource.mergedFields)
  if (!merged.ok) return conflict(presentOrder(tenant, order), merged.conflictingFields)
  const problem = checkProps(tenant, order, change)
  if (problem) return problem
  const isGone = await checkCustomer(tenant, order, merged.patch)
  if (isGone) return isGone
  const tooMuch = await checkDiscount(tenant, order, merged.patch)
  if (tooMuch) return tooMuch
  const planned = await planOrder(tenant, order, merged.patch, change, lineChanges)
  if (!planned.ok) return planned
  const { fields, before, lineIds } = planned.data
  const patch = {
    ...fields,
    ...countedDiscount(tenant, order, fields),
    ...wantTaxRate(tenant, order, fields),
  }
  const settled = await recalculateOrder(tenant, order.id, patch)
  const lines = settled.document.items.filter(({ id }) => lineIds.has(id))
  const event = {
    productOrderId: order.id,
    kind: 'order.update' as const,
    resourceKey: 'productOrder' as const,
    resourceId: order.id,
    ...differences(order, settled.order),
  }
  await writeEvent(tenant, event, ...lineEvents(before, lines))
  await notifyShipping(tenant, order, settled.order)
  const isPriced = seesPrices(tenant, order)
  return succeed({ order: settled.order, lines: lines.map((line) => presentLine(isPriced, line)) })
}

interface PlannedOrder {
  readonly fields: Partial<ProductOrder>
  readonly before: OrderDocument
  readonly lineIds: ReadonlySet<number>
}

/**
 * The order's fields after the change. Order-level choices hold for every item: the engine plans them together with
 * those of the lines that are changed with them, and the lines that its plan changes are stored here.
 */
async function planOrder(
  tenant: TenantCall,
  order: ProductOrder,
  patch: Partial<ProductOrder>,
  change: Change,
  lineChanges: readonly Change[],
): Promise<Outcome<PlannedOrder>> {
  const changes = selectionChanges(null, change.props)
  if (changes.length === 0 && lineChanges.length === 0) {
    return succeed({ fields: patch, before: { order, items: [] }, lineIds: new Set() })
  }
  const { properties: _, ...fields } = patch
  const before = await documentOf(tenant, { ...order, ...fields })
  const merged = await mergeLines(tenant, before, lineChanges)
  if (!merged.ok) return merged
  const planned = await planChoices(tenant, before, [...merged.data.choices, ...changes])
  if (!planned.ok) return planned
  const lineIds = await storeLines(tenant, before, planned.data, merged.data.patches)
  return succeed({ fields: { ...fields, properties: planned.data.order.properties }, before, lineIds })
}

export function updateOrder(call: CallContext, body: OrderUpdateBody) {
  return runInTenant(call, body, async (tenant) => {
    const changed = await changeOrder(tenant, body, body.lines)
    if (!changed.ok) return changed
    const { order, lines } = changed.data
    return succeed({ record: presentOrder(tenant, order), ...(body.lines === undefined ? {} : { lines }) })
  })
}

export function updateOrders(call: CallContext, body: BulkUpdateBody) {
  return runInTenant(call, body, async (tenant) => {
    const changed = new Map<number, ProductOrder>()
    for (const change of body.updates.toSorted((a, b) => a.where.id - b.where.id)) {
      const outcome = await changeOrder(tenant, change)
      if (!outcome.ok) return outcome
      changed.set(change.where.id, outcome.data.order)
    }
    const orders = body.updates.flatMap(({ where }) => changed.get(where.id) ?? [])
    return succeed({ records: orders.map((order) => presentOrder(tenant, order)) })
  })
}

/** Deletes an order softly, or brings it back. */
export async function setOrderDeleted(tenant: TenantCall, id: number, isDeleted: boolean) {
  const found = await readableOrder(tenant, id, { forUpdate: true, includeDeleted: !isDeleted })
  if (!found.ok) return found
  const order = found.data
  const allowed = allowedOn(tenant, order, 'order.delete')
  if (!allowed.ok) return allowed
  if (!isDeleted && !isRestorable(order, tenant.now)) return notFound()
  const deletedAt = isDeleted ? rightNow : null
  const changed = await updateRecord(tenant.db, 'productOrder', tenant.orgId, id, { deletedAt })
  if (!changed) return notFound()
  await bookOrderStock(tenant, await documentOf(tenant, changed))
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
  return runInTenant(call, body, (tenant) => setOrderDeleted(tenant, body.where.id, true))
}

export function restoreOrder(call: CallContext, body: IdBody) {
  return runInTenant(call, body, (tenant) => setOrderDeleted(tenant, body.where.id, false))
}
