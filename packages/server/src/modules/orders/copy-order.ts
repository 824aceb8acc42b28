/** What the copies of an order share: for whom they are, and how they come into the database as a whole. */
import {
  type CopyFor,
  type ItemDraft,
  isEmployee,
  type OrderDraft,
  type ProductOrder,
} from '@orderwright/domain'
import { insertRecord, insertRecords } from '../resources/records.ts'
import type { TenantCall } from '../tenancy/in-tenant.ts'
import { ownerTerms } from './owner-terms.ts'
import { settleOrder } from './order-store.ts'
import { writeEvent } from './write-event.ts'

/**
 * An employee's copy stays with the order's owner (while they belong to the organisation), on the granted terms.
 * A guest's copy is their own, on their own terms.
 */
export async function copyFor(tenant: TenantCall, order: ProductOrder): Promise<CopyFor> {
  const self = tenant.actor.userId
  if (!isEmployee(tenant.actor)) return { userId: self, terms: tenant.membership }
  const owner = await ownerTerms(tenant, order.userId)
  return { userId: owner ? order.userId : self, terms: null }
}

interface Copy {
  readonly order: OrderDraft
  readonly items: readonly ItemDraft[]
}

/** Stores the copy of `source` with its lines, priced anew, and says in its history where it comes from. */
export async function storeCopy(
  tenant: TenantCall,
  source: ProductOrder,
  kind: 'order.duplicate' | 'order.backBoxes',
  copy: Copy,
): Promise<ProductOrder> {
  const stored = await insertRecord(tenant.db, 'productOrder', tenant.orgId, copy.order)
  const items = copy.items.map((item) => ({ ...item, productOrderId: stored.id }))
  await insertRecords(tenant.db, 'productInstance', tenant.orgId, items)
  const { order } = await settleOrder(tenant, stored.id)
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
      itemCount: items.length,
    },
  })
  return order
}
