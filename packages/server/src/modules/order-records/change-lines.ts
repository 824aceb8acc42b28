/**
 * Changes of order lines. Their order is locked first, the engine plans every choice, costs are computed anew,
 * and each change leaves an event: all in one transaction. Lines that go stand in deleted-lines.ts.
 */
import { type InstanceView, productInstanceResource } from '@orderwright/contract'
import { isEmployee } from '@orderwright/domain/access'
import { type CatalogProduct, customProductId, isOffered, isStillOffered } from '@orderwright/domain/catalog'
import { favoriteMessages } from '@orderwright/domain/messages'
import {
  itemOf,
  type OrderDocument,
  type OrderEventKind,
  type ProductInstance,
  type ProductOrder,
  type SelectionChange,
} from '@orderwright/domain/orders'
import { fail, forbidden, notFound, type Outcome, succeed, sentences } from '../../platform/http/outcome.ts'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { checkPictures } from '../media/own-pictures.ts'
import { documentOf, recalculateOrder, subjectOf } from '../orders/order-store.ts'
import { presentLine, seesPrices } from '../orders/present-order.ts'
import { seenIds } from '../orders/visible-orders.ts'
import { differences, writeEvent } from '../orders/write-event.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import type { Change, Props } from '../records/bodies.ts'
import { conflict } from '../records/conflict.ts'
import { mergeChange } from '../records/merge-change.ts'
import { forbiddenFields } from './forbidden-fields.ts'
import { insertRecord, readRecords, updateRecord } from '../../platform/database/records.ts'
import { checkReturned } from './returned-lines.ts'
import { placesOfChange, placesOfNewLine } from './line-places.ts'
import { changedLines, planChoices, selectionChanges } from './selections.ts'

/** What may be added: products offered to the caller, archived ones only where the order has them; custom ones, and prices of their own, by employees. */
async function checkNewLine(tenant: TenantCall, order: ProductOrder, props: Props): Promise<Outcome<null>> {
  const subject = subjectOf(order, tenant.org.profile)
  const setsPrice = props.customPriceInCents != null || props.productId === customProductId
  if (setsPrice && !tenant.policy.can(tenant.actor, 'line.setCustomPrice', subject)) return forbidden()
  if (props.productId === customProductId) return succeed(null)
  const { compiled, records } = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
  const product = compiled.products.get(Number(props.productId))
  if (!product || !isOffered(product.publishLevel, tenant.actor.role)) return notFound()
  // Whoever has the page open from before still sees it, and what is copied elsewhere may be pasted here.
  if (product.archived === 1) {
    const { items } = await documentOf(tenant, order)
    if (!isStillOffered(product, new Set(items.map((item) => item.productId)))) {
      return fail('refused', favoriteMessages.productGone, { rule: 'productNotOffered' })
    }
  }
  const isStocked = (of: CatalogProduct) =>
    of.isStocked === 1 ||
    records.productCategories.find(({ id }) => id === of.productCategoryId)?.isStocked === 1
  // A stocked order skips approval; made-to-order goods must not slip through with it.
  if (order.isStocked === 1 && !isEmployee(tenant.actor) && !isStocked(product)) return forbidden()
  return succeed(null)
}

/** Adds lines to one order, in the given order. */
export async function createLines(
  tenant: TenantCall,
  list: readonly Props[],
): Promise<Outcome<InstanceView[]>> {
  const orderId = Number(list[0]?.productOrderId)
  if (list.some(({ productOrderId }) => productOrderId !== orderId)) {
    const message = sentences.oneOrderPerCall
    return fail('invalid', message, { fields: [{ path: 'props.productOrderId', message }] })
  }
  const locked = await lockFor(tenant, orderId, 'line.create')
  if (!locked.ok) return locked
  const order = locked.data
  const ids: number[] = []
  const choices = []
  for (const props of list) {
    const allowed = await checkNewLine(tenant, order, props)
    if (!allowed.ok) return allowed
    const pictures = await checkPictures(tenant, props, order.id)
    if (!pictures.ok) return pictures
    const placed = await placesOfNewLine(tenant, order, props)
    if (!placed.ok) return placed
    const fields = { ...props, ...placed.data, properties: {} }
    const line = await insertRecord(tenant.db, 'productInstance', tenant.orgId, fields)
    ids.push(line.id)
    choices.push(...selectionChanges(line.id, props))
  }
  const document = await documentOf(tenant, order)
  const planned = await planChoices(tenant, document, choices)
  if (!planned.ok) return planned
  await storeLines(tenant, document, planned.data, new Map())
  const settled = await recalculateOrder(tenant, orderId, changedChoices(document, planned.data))
  const lines = settled.document.items.filter(({ id }) => ids.includes(id))
  await writeEvent(
    tenant,
    ...orderEvents(document, planned.data),
    ...lines.map(({ id, productId, quantity, title, properties }) => ({
      ...eventOf(orderId, 'line.create', id),
      before: null,
      after: { productId, quantity, title, properties },
    })),
  )
  const isPriced = seesPrices(tenant, order)
  return succeed(
    ids.flatMap((id) => lines.filter((line) => line.id === id)).map((line) => presentLine(isPriced, line)),
  )
}

/** Writes the planned choices and other changed fields of lines, each line once; the ids of those lines. */
export async function storeLines(
  tenant: TenantCall,
  document: OrderDocument,
  planned: OrderDocument,
  patches: ReadonlyMap<number, Props>,
): Promise<ReadonlySet<number>> {
  const chosen = changedLines(document, planned)
  for (const { id, properties } of planned.items) {
    const patch = patches.get(id)
    if (!patch && !chosen.has(id)) continue
    const fields = chosen.has(id) ? { ...patch, properties } : (patch ?? {})
    await updateRecord(tenant.db, 'productInstance', tenant.orgId, id, fields)
  }
  return new Set([...patches.keys(), ...chosen])
}

/** Changes lines of one or several orders: all or none. */
export async function changeLines(
  tenant: TenantCall,
  changes: readonly Change[],
): Promise<Outcome<InstanceView[]>> {
  const ids = changes.map(({ where }) => where.id)
  const seen = await seenIds(tenant, 'productInstances', ids)
  if (ids.some((id) => !seen.has(id))) return notFound()
  const known = await readRecords(tenant.db, 'productInstance', tenant.orgId, {
    fields: { id: ids.filter(isId) },
  })
  if (ids.some((id) => !known.some((line) => line.id === id))) return notFound()
  const answers = new Map<number, InstanceView>()
  // Orders are locked by id, so that two bulk updates never wait for each other.
  for (const orderId of [...new Set(known.map((line) => line.productOrderId))].toSorted((a, b) => a - b)) {
    const own = new Set(known.filter((line) => line.productOrderId === orderId).map(({ id }) => id))
    const changed = await changeOrderLines(
      tenant,
      orderId,
      changes.filter(({ where }) => own.has(where.id)),
    )
    if (!changed.ok) return changed
    for (const line of changed.data) answers.set(line.id, line)
  }
  return succeed(ids.flatMap((id) => answers.get(id) ?? []))
}

const isId = (id: number) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647

/** Changes of an order's lines, merged with what the lines hold now: fields to write, and choices to plan. */
export interface MergedLines {
  readonly patches: ReadonlyMap<number, Props>
  readonly choices: readonly SelectionChange[]
}

/** Merges changes of lines of one order, where the caller may make them. */
export async function mergeLines(
  tenant: TenantCall,
  document: OrderDocument,
  changes: readonly Change[],
): Promise<Outcome<MergedLines>> {
  const { order } = document
  const isPriced = seesPrices(tenant, order)
  const writable: ReadonlySet<string> = tenant.policy.writableLineFields(
    tenant.actor,
    subjectOf(order, tenant.org.profile),
  )
  const patches = new Map<number, Props>()
  const choices: SelectionChange[] = []
  for (const change of changes) {
    const closed = Object.keys(change.props).filter((field) => !writable.has(field))
    if (closed.length > 0) return forbiddenFields(closed)
    const line = itemOf(document, change.where.id)
    if (!line) return notFound()
    const earlier = patches.get(line.id)
    const { mergedFields, mergedLists } = productInstanceResource
    const merged = mergeChange({ ...line, ...earlier }, change, mergedFields, mergedLists)
    if (!merged.ok) return conflict(presentLine(isPriced, line), merged.conflictingFields)
    const { properties: _, ...patch } = merged.patch
    const pictures = await checkPictures(tenant, patch, order.id)
    if (!pictures.ok) return pictures
    const placed = await placesOfChange(tenant, order, { ...line, ...earlier }, patch)
    if (!placed.ok) return placed
    patches.set(line.id, { ...earlier, ...patch, ...placed.data })
    choices.push(...selectionChanges(line.id, change.props))
  }
  const fewer = document.items.flatMap(({ id, quantity }): [number, number][] => {
    const wanted = patches.get(id)?.['quantity']
    return typeof wanted === 'number' && wanted < quantity ? [[id, wanted]] : []
  })
  const returned = await checkReturned(tenant, order.id, new Map(fewer))
  return returned.ok ? succeed({ patches, choices }) : returned
}

async function changeOrderLines(
  tenant: TenantCall,
  orderId: number,
  changes: readonly Change[],
): Promise<Outcome<InstanceView[]>> {
  const locked = await lockFor(tenant, orderId, 'line.update')
  if (!locked.ok) return locked
  const document = await documentOf(tenant, locked.data)
  const merged = await mergeLines(tenant, document, changes)
  if (!merged.ok) return merged
  const planned = await planChoices(tenant, document, merged.data.choices)
  if (!planned.ok) return planned
  const ids = await storeLines(tenant, document, planned.data, merged.data.patches)
  const settled = await recalculateOrder(tenant, orderId, changedChoices(document, planned.data))
  const lines = settled.document.items.filter(({ id }) => ids.has(id))
  await writeEvent(tenant, ...orderEvents(document, planned.data), ...lineEvents(document, lines))
  const isPriced = seesPrices(tenant, document.order)
  return succeed(lines.map((line) => presentLine(isPriced, line)))
}

/** One event for each changed line. */
export function lineEvents(before: OrderDocument, lines: readonly ProductInstance[]) {
  return lines.map((line) => ({
    ...eventOf(before.order.id, 'line.update', line.id),
    ...differences(itemOf(before, line.id) ?? line, line),
  }))
}

/** The order's own choices where a plan of lines has changed them: what lines hide is chosen no more. */
function changedChoices(before: OrderDocument, planned: OrderDocument): Partial<ProductOrder> {
  const { properties } = planned.order
  return properties === before.order.properties ? {} : { properties }
}

function orderEvents(before: OrderDocument, planned: OrderDocument) {
  if (planned.order.properties === before.order.properties) return []
  return [
    {
      productOrderId: before.order.id,
      kind: 'order.update' as const,
      resourceKey: 'productOrder' as const,
      resourceId: before.order.id,
      before: { properties: before.order.properties },
      after: { properties: planned.order.properties },
    },
  ]
}

function eventOf(productOrderId: number, kind: OrderEventKind, resourceId: number) {
  return { productOrderId, kind, resourceKey: 'productInstance', resourceId }
}
