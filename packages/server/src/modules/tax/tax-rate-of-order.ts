/**
 * The tax rate of an order follows its delivery address: a changed address is noted as wanting a rate in the change's own
 * transaction, and looked up after it, so that no order is locked while a service is waited for. [1.7.24, 1.7.25]
 */
import {
  afterTaxAnswer,
  ownTaxRate,
  type ProductOrder,
  taxAddressKey,
  type TaxAnswer,
  taxAtNewAddress,
} from '@orderwright/domain/orders'
import type { Services } from '../../platform/services.ts'
import { recalculateOrder } from '../orders/order-store.ts'
import { differences, writeEvent } from '../orders/write-event.ts'
import { readRecord } from '../../platform/database/records.ts'
import { inSystem, readInSystem, type Work } from '../tenancy/run-in-tenant.ts'

/** What a change of the order's fields means for its tax; adds the job when a rate is wanted. */
export function wantTaxRate(
  work: Work,
  order: ProductOrder,
  patch: Partial<ProductOrder>,
): Partial<Pick<ProductOrder, 'taxLookup' | 'taxPercentage'>> {
  if (patch.deliveryAddress === undefined) return {}
  const tax = taxAtNewAddress(order, patch, work.org.profile, work.now)
  if (tax.taxLookup) work.afterCommit({ task: 'lookUpTaxRate', orgId: work.orgId, productOrderId: order.id })
  return tax
}

/** Looks up the rate that an order wants. Twice does no harm: the second finds nothing wanted. */
export async function lookUpWanted(services: Services, orgId: number, orderId: number): Promise<void> {
  const found = await readInSystem(services, orgId, async ({ db, org }) => {
    const record = await readRecord(db, 'productOrder', orgId, orderId)
    return record && { record, own: ownTaxRate(record.deliveryAddress, org.profile) }
  })
  const order = found?.record
  if (order?.taxLookup?.outcome !== 'wanted') return
  const answer = found?.own ?? (await services.taxRates.lookUp(order.deliveryAddress))
  await inSystem(services, orgId, (work) => storeAnswer(work, order, answer))
}

/**
 * Stores the answer for the address of `lookedUp` with the costs that follow from it; undefined when the order is gone or
 * has another address by now, so that the answer no longer applies.
 */
export async function storeAnswer(
  work: Work,
  lookedUp: Pick<ProductOrder, 'id' | 'deliveryAddress'>,
  answer: TaxAnswer,
): Promise<ProductOrder | undefined> {
  const order = await readRecord(work.db, 'productOrder', work.orgId, lookedUp.id, { forUpdate: true })
  if (!order || taxAddressKey(order.deliveryAddress) !== taxAddressKey(lookedUp.deliveryAddress))
    return undefined
  const recalculated = await recalculateOrder(work, order.id, afterTaxAnswer(order, answer, work.now))
  await writeEvent(work, {
    productOrderId: order.id,
    kind: answer.ok ? 'order.taxLookedUp' : 'order.taxLookupFailed',
    resourceKey: 'productOrder',
    resourceId: order.id,
    ...differences(order, recalculated.order),
  })
  return recalculated.order
}

/** Lookups whose job was lost with a dying process. */
export async function lookUpWaiting(services: Services, signal?: AbortSignal): Promise<void> {
  const waiting = await services.databases.owner.db
    .selectFrom('productOrders')
    .select(['orgId', 'id'])
    .where((where) => where(where.ref('taxLookup', '->>').key('outcome'), '=', 'wanted'))
    .where('deletedAt', 'is', null)
    .limit(100)
    .execute()
  for (const { orgId, id } of waiting) {
    signal?.throwIfAborted()
    await lookUpWanted(services, orgId, id)
  }
}
