/** Random orders of the demo organisations, kept in a database, and what the editor sends when a way out is taken. */
import { productInstanceResource, productOrderResource } from '@orderwright/contract'
import {
  defaultConfiguration,
  type DocumentPatch,
  evaluateOrder,
  type OrderEvaluation,
  type Repair,
} from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import {
  type OrderDocument,
  type Selection,
  type SelectionChange,
  sortItems,
} from '@orderwright/domain/orders'
import { pickerStates, planChanges } from '@orderwright/domain/repairs'
import { timestamp } from '@orderwright/domain/units'
import { withTenant } from '../../platform/database/database.ts'
import { readRecord, readRecords } from '../../platform/database/records.ts'
import { type CatalogCache, loadCatalog } from '../../platform/database/load-catalog.ts'
import type { Random } from '../../seeds/random.ts'
import { change, insert, orderOf, profileOf } from '../fixture.ts'
import type { Caller } from '../test-app.ts'
import type { TestDatabase } from '../test-database.ts'

/** What the owner of an organisation judges orders by, with the catalog as it is stored. */
export async function ownersContext(database: TestDatabase, orgId: number): Promise<EvaluationContext> {
  const cache: CatalogCache = new Map()
  const { compiled } = await withTenant(database.owner.db, { orgId, userId: null }, (db) =>
    loadCatalog(db, cache, orgId),
  )
  return {
    catalog: compiled,
    profile: await profileOf(database, orgId),
    viewer: { role: 'owner', pricingIsHidden: false },
    now: timestamp('2026-06-15 12:00:00'),
  }
}

const selectable = ({ items, orderProperties }: OrderEvaluation) => [
  ...orderProperties.map((view) => ({ itemId: null, view })),
  ...items.flatMap(({ item, visibleProperties }) =>
    visibleProperties.map((view) => ({ itemId: item.id, view })),
  ),
]

/** What is not offered at all is no choice that could be made possible. */
const fixedReasons: ReadonlySet<string> = new Set(['disabledForProduct', 'publishLevel', 'archived'])

/** A choice that is refused, by the rules or by a drawing; every third time one for the whole order, if there is one. */
export function refusedChoice(before: OrderEvaluation, random: Random): SelectionChange | null {
  const places = selectable(before).flatMap(({ itemId, view }) => {
    const { id, type } = view.property
    if (type !== 'singleSelect') return []
    const refused = pickerStates(before, itemId, id).filter(
      ({ allowed, reasons }) => !allowed && !reasons.some(({ code }) => fixedReasons.has(code)),
    )
    return refused.length === 0 ? [] : [{ itemId, propertyId: id, refused }]
  })
  const ofOrder = places.filter(({ itemId }) => itemId === null)
  const from = ofOrder.length > 0 && random.between(1, 3) === 1 ? ofOrder : places
  if (from.length === 0) return null
  const { itemId, propertyId, refused } = random.pick(from)
  return { itemId, propertyId, selection: { optionId: random.pick(refused).option.id } }
}

/** Some lines of an order and of products as they start, with some allowed choices made at random. */
export function randomOrder(
  context: EvaluationContext,
  start: OrderDocument,
  { lines, choices }: { readonly lines: number; readonly choices: number },
  random: Random,
): OrderDocument {
  const products = [...context.catalog.products.values()].filter(({ archived }) => archived === 0)
  const from = random.between(0, Math.max(0, start.items.length - lines))
  let document: OrderDocument = { ...start, items: start.items.slice(from, from + lines) }
  while (document.items.length < lines) {
    const next = defaultConfiguration(context, document, random.pick(products).id)
    const properties = { ...next.document.order.properties, ...next.order }
    document = { items: next.document.items, order: { ...next.document.order, properties } }
  }
  for (let k = 0; k < choices; k++) document = withAnotherChoice(context, document, random)
  return document
}

/** One more choice that the rules allow and that leaves every line valid. */
function withAnotherChoice(
  context: EvaluationContext,
  document: OrderDocument,
  random: Random,
): OrderDocument {
  const places = selectable(evaluateOrder(context, document)).filter(
    ({ view }) => view.property.type === 'singleSelect' && view.allowedOptionIds.length > 1,
  )
  if (places.length === 0) return document
  const { itemId, view } = random.pick(places)
  const selection = { optionId: random.pick(view.allowedOptionIds) }
  const plan = planChanges(context, document, [{ itemId, propertyId: view.property.id, selection }])
  const isSound = plan.ok && evaluateOrder(context, plan.document).items.every(({ isValid }) => isValid)
  return isSound ? plan.document : document
}

/** The order with some choices of one line changed at will, as an older catalog may have left it. */
export function brokenOrder(
  { catalog }: EvaluationContext,
  document: OrderDocument,
  random: Random,
): OrderDocument {
  if (document.items.length === 0) return document
  const item = random.pick(document.items)
  const properties: Record<string, Selection> = { ...item.properties }
  for (let k = 0; k < 2; k++) {
    const chosen = Object.entries(properties).filter(([, selection]) => selection.optionId !== undefined)
    if (chosen.length === 0) return document
    const [propertyId] = random.pick(chosen)
    const options = (catalog.optionsByProperty.get(Number(propertyId)) ?? []).filter(
      ({ archived }) => archived === 0,
    )
    if (options.length > 0) properties[propertyId] = { optionId: random.pick(options).id }
  }
  return { ...document, items: document.items.map((one) => (one === item ? { ...item, properties } : one)) }
}

/** Puts an order into the database; answers with it as it is kept there. */
export async function keepOrder(
  database: TestDatabase,
  orgId: number,
  userId: number,
  { order, items }: OrderDocument,
): Promise<OrderDocument> {
  const kept = await orderOf(database, { orgId, userId, properties: order.properties })
  await change(database, 'productInstance', orgId, kept.line.id, {
    deletedAt: timestamp('2026-01-02 03:04:05'),
  })
  for (const { id: _id, version: _version, productOrderId: _order, ...item } of items) {
    await insert(database, 'productInstance', orgId, { ...item, productOrderId: kept.order.id })
  }
  return keptOrder(database, orgId, kept.order.id)
}

/** The order as it is kept now. */
export function keptOrder(database: TestDatabase, orgId: number, orderId: number): Promise<OrderDocument> {
  return withTenant(database.owner.db, { orgId, userId: null }, async (db) => {
    const order = await readRecord(db, 'productOrder', orgId, orderId)
    if (!order) throw new Error('the order is gone')
    const items = await readRecords(db, 'productInstance', orgId, { fields: { productOrderId: orderId } })
    return { order, items: sortItems(items) }
  })
}

/** The orders of an organisation that its demonstration has, in as far as their products are drawn and priced. */
export async function demoOrders(database: TestDatabase, orgId: number): Promise<OrderDocument[]> {
  return withTenant(database.owner.db, { orgId, userId: null }, async (db) => {
    const items = await readRecords(db, 'productInstance', orgId)
    return (await readRecords(db, 'productOrder', orgId)).map((order) => ({
      order,
      items: sortItems(items.filter(({ productOrderId }) => productOrderId === order.id)),
    }))
  })
}

/** Gives an order and its lines back the choices that they had. */
export async function giveBack(
  database: TestDatabase,
  orgId: number,
  { order, items }: OrderDocument,
): Promise<void> {
  await change(database, 'productOrder', orgId, order.id, {
    properties: order.properties,
    costs: order.costs,
  })
  for (const { id, properties } of items) await change(database, 'productInstance', orgId, id, { properties })
}

/** Takes a way out as the editor does: what the planner answers, in one call. */
export async function takeRepair(
  caller: Caller,
  context: EvaluationContext,
  document: OrderDocument,
  repair: Repair,
): Promise<{ readonly status: number; readonly text: string }> {
  const plan = planChanges(context, document, repair.changes)
  if (!plan.ok) throw new Error(`${repair.title}: ${plan.message}`)
  const { orgId } = document.order
  const { update } = productOrderResource.endpoints
  const bulkUpdate = productInstanceResource.endpoints['bulk-update']
  if (!update || !bulkUpdate) throw new Error('orders and lines are updated')
  const ofOrder = plan.patches.find(({ resource }) => resource === 'productOrder')
  const lines = plan.patches
    .filter(({ resource }) => resource === 'productInstance')
    .map((patch) => ({ where: { id: patch.id }, ...changeOf(document, patch) }))
  return ofOrder === undefined
    ? caller.call(bulkUpdate, { orgId, updates: lines })
    : caller.call(update, {
        orgId,
        where: { id: document.order.id },
        ...changeOf(document, ofOrder),
        ...(lines.length > 0 ? { lines } : {}),
      })
}

function changeOf({ order, items }: OrderDocument, { resource, id, props }: DocumentPatch) {
  const record = resource === 'productOrder' ? order : items.find((item) => item.id === id)
  if (!record) throw new Error('the line is gone')
  const base = Object.fromEntries(
    Object.keys(props.properties).map((key) => [key, record.properties[key] ?? null]),
  )
  return { version: record.version, props, base: { properties: base } }
}
