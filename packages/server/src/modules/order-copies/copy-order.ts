/** What the copies of an order share: for whom they are, and how they come into the database as a whole. */
import { isEmployee } from '@orderwright/domain/access'
import { apiKeyMessages } from '@orderwright/domain/messages'
import type { CopyFor, ItemDraft, OrderDraft, ProductOrder } from '@orderwright/domain/orders'
import { FailureSignal } from '../../platform/http/answers/failures.ts'
import { fail } from '../../platform/http/outcome.ts'
import { insertRecord, insertRecords } from '../../platform/database/records.ts'
import { copyCanvas } from '../spatial/copy-canvas.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { customerNow } from '../customer-records/merged-customers.ts'
import { ownerTerms } from '../orders/owner-terms.ts'
import { recalculateOrder } from '../orders/order-store.ts'
import { isStockedByCatalog } from '../orders/stocked.ts'
import { wantTaxRate } from '../tax/tax-rate-of-order.ts'
import { writeEvent } from '../orders/write-event.ts'

/**
 * An employee's copy stays with the order's owner (while they belong to the organisation), on the granted terms. An API key
 * has no orders of its own: without an owner it copies nothing (throws FailureSignal).
 * A guest's copy is their own, on their own terms, and stocked only where the catalog says so. Where the order hides its
 * prices from that person, so does the copy.
 */
export async function copyFor(tenant: TenantCall, order: ProductOrder): Promise<CopyFor> {
  const isHiddenFrom = (userId: number) => order.involvedUsers[String(userId)]?.pricingIsHidden === 1
  const self = tenant.actor.userId
  if (!isEmployee(tenant.actor)) {
    const isStocked = await isStockedByCatalog(tenant, order)
    return {
      userId: self,
      terms: (await ownerTerms(tenant, self)) ?? noTerms,
      isHidden: isHiddenFrom(self),
      isStocked,
    }
  }
  const owner = await ownerTerms(tenant, order.userId)
  if (!owner && !(await ownerTerms(tenant, self))) {
    throw new FailureSignal(fail('refused', apiKeyMessages.ownerHasLeft, { rule: 'ownerHasLeft' }).error)
  }
  const userId = owner ? order.userId : self
  return { userId, terms: null, isHidden: isHiddenFrom(userId) }
}

/** The terms of somebody without a membership: their copy must not fall back to granted ones. */
const noTerms = {
  discount: { type: 'percent', value: 0 },
  disableSalesTax: false,
} as const

interface Copy {
  readonly order: OrderDraft
  readonly items: readonly ItemDraft[]
  /** the lines that the items are copies of, one by one: the canvas is copied with them */
  readonly lineIds?: readonly number[]
}

/** Stores the copy of `source` with its lines, priced anew, and says in its history where it comes from. */
export async function storeCopy(
  tenant: TenantCall,
  source: ProductOrder,
  kind: 'order.duplicate' | 'order.backBoxes',
  copy: Copy,
): Promise<ProductOrder> {
  const { customerId } = copy.order
  const customer = customerId == null ? undefined : await customerNow(tenant, customerId)
  const draft = customer ? { ...copy.order, customerId: customer.id } : copy.order
  const stored = await insertRecord(tenant.db, 'productOrder', tenant.orgId, draft)
  await storeItems(tenant, source, stored, copy)
  // A rate that the copy did not take over is looked up for its address.
  const { order } = await recalculateOrder(tenant, stored.id, wantTaxRate(tenant, stored, stored))
  await writeEvent(tenant, {
    productOrderId: order.id,
    kind,
    resourceKey: 'productOrder',
    resourceId: order.id,
    before: null,
    after: {
      title: order.title,
      userId: order.userId,
      fromOrderNumber: source.orgSpecificId,
      itemCount: copy.items.length,
    },
  })
  return order
}

/** The items, and where they are copies of lines what stands on the canvas beside them. */
async function storeItems(
  tenant: TenantCall,
  source: ProductOrder,
  stored: ProductOrder,
  { items, lineIds }: Copy,
): Promise<void> {
  const placed = items.map((item) => ({ ...item, productOrderId: stored.id }))
  const insert = (list: typeof placed) => insertRecords(tenant.db, 'productInstance', tenant.orgId, list)
  if (lineIds === undefined) {
    await insert(placed)
    return
  }
  const canvas = await copyCanvas(tenant, source.id, stored.id)
  const lines = await insert(placed.map((item) => canvas.withCopiedViews(item)))
  await canvas.copyRest(new Map(lines.flatMap(({ id }, index) => [[lineIds[index] ?? 0, id]])))
}
