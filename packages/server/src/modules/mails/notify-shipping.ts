/** Notifies the customer of the shipping date and the tracking number, once the field has not changed for a minute. */
import type { ProductOrder } from '@orderwright/domain/orders'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { customersOf } from './people.ts'
import { notifyReadersDebounced } from './notify-readers.ts'

const fields = [
  ['shipDateSet', 'estimatedShippingDate'],
  ['trackingNumberSet', 'trackingNumber'],
] as const

/** Call after any change of an order's fields. */
export async function notifyShipping(work: Work, before: ProductOrder, after: ProductOrder): Promise<void> {
  const changed = fields.filter(([, field]) => before[field] !== after[field])
  if (changed.length === 0) return
  const readers = await customersOf(work, after)
  for (const [kind, field] of changed) {
    await notifyReadersDebounced(work, after, readers, { kind, isGone: !after[field] })
  }
}
