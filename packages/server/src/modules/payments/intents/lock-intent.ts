/** A payment intent under its order's lock: locks are taken in the same order everywhere, so that there are no deadlocks. */
import type { ProductOrder } from '@orderwright/domain/orders'
import type { PaymentIntent } from '@orderwright/domain/payments'
import { readRecord } from '../../../platform/database/records.ts'
import type { Work } from '../../tenancy/run-in-tenant.ts'
import { findIntent } from './intent-store.ts'

export interface LockedIntent {
  /** deleted ones too: money comes for them as well */
  readonly order: ProductOrder
  readonly intent: PaymentIntent
}

export function lockOrder(work: Work, productOrderId: number): Promise<ProductOrder | undefined> {
  return readRecord(work.db, 'productOrder', work.orgId, productOrderId, {
    forUpdate: true,
    includeDeleted: true,
  })
}

export async function lockIntent(work: Work, intentId: string): Promise<LockedIntent | undefined> {
  const found = await findIntent(work, intentId)
  const order = found && (await lockOrder(work, found.productOrderId))
  const intent = order && (await findIntent(work, intentId, { forUpdate: true }))
  return intent && { order, intent }
}
