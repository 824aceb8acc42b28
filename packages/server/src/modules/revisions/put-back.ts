/** Makes an order again what a revision of it was: fields, lines and canvas. Nothing is lost: what came since is deleted softly. */
import type { ProductOrder } from '@orderwright/domain/orders'
import { spatialKeys } from '@orderwright/domain/spatial'
import { type FrozenContent, frozenContentSchema } from '@orderwright/domain/revisions'
import { readRecord, readRecords, setRecordsDeleted, updateRecord } from '../../platform/database/records.ts'
import { keptCustomerId } from '../customer-records/merged-customers.ts'
import { recalculateOrder, type RecalculatedOrder } from '../orders/order-store.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

type Key = 'productInstance' | (typeof spatialKeys)[number]
type Frozen = { readonly id: number; readonly orgId: number; readonly productOrderId: number }

/** Records of a kind: those of the revision as they were then, the others deleted. */
async function putBackRecords(work: Work, orderId: number, key: Key, frozen: readonly Frozen[]) {
  const { db, orgId } = work
  const there = await readRecords(db, key, orgId, {
    fields: { productOrderId: orderId },
    includeDeleted: true,
  })
  const wanted = new Set(frozen.map(({ id }) => id))
  const deleted = there.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id)
  const back = deleted.filter((id) => wanted.has(id))
  const gone = there.filter(({ id, deletedAt }) => deletedAt === null && !wanted.has(id)).map(({ id }) => id)
  if (gone.length > 0) await setRecordsDeleted(db, key, orgId, gone, true)
  if (back.length > 0) await setRecordsDeleted(db, key, orgId, back, false)
  for (const { id, orgId: _o, productOrderId: _p, ...fields } of frozen) {
    await updateRecord(db, key, orgId, id, fields)
  }
}

/** Fields that no revision changes, or that the server works out. */
function fieldsOf({ order }: FrozenContent): Partial<ProductOrder> {
  const { id: _i, orgId: _o, created: _c, orgSpecificId: _n, costs: _s, ...fields } = order
  return fields
}

/** Whom it was for, or the customer that this one has gone into since; where there is none any more, whom it is for now. */
async function customerOf(work: Work, order: ProductOrder, frozen: FrozenContent): Promise<number | null> {
  const { customerId } = frozen.order
  if (customerId === null || customerId === order.customerId) return customerId
  const customer = await readRecord(work.db, 'customer', work.orgId, await keptCustomerId(work, customerId))
  return customer?.id ?? order.customerId
}

/** The order is locked. Its statuses, payments and history stay. */
export async function putBack(work: Work, order: ProductOrder, number: number): Promise<RecalculatedOrder> {
  const { content } = await work.db
    .selectFrom('orderRevisions')
    .select('content')
    .where('orgId', '=', work.orgId)
    .where('productOrderId', '=', order.id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const frozen = frozenContentSchema.parse(JSON.parse(content))
  // What others stand on comes first: viewports, walls.
  const standing: readonly (typeof spatialKeys)[number][] = ['archCustomView', 'archWall', 'archElevation']
  const keys = [...standing, ...spatialKeys.filter((key) => !standing.includes(key))]
  for (const key of keys) await putBackRecords(work, order.id, key, frozen.canvas[key])
  await putBackRecords(work, order.id, 'productInstance', frozen.items)
  const customerId = await customerOf(work, order, frozen)
  return recalculateOrder(work, order.id, { ...fieldsOf(frozen), customerId, agreedAmounts: null })
}
