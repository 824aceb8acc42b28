/** Tells the customer when an order is expected to ship, and how its parcel is followed, once the field is at rest. */
import type { ProductOrder } from '@orderwright/domain'
import type { Work } from '../tenancy/in-tenant.ts'
import { customersOf } from './people.ts'
import { tellHeld } from './tell.ts'

const fields = [
  ['shipDateSet', 'estimatedShippingDate'],
  ['trackingNumberSet', 'trackingNumber'],
] as const

/** Call after any change of an order's fields. Nobody is told of what the profile keeps for employees. [1.6.23] */
export async function tellShipping(work: Work, before: ProductOrder, after: ProductOrder): Promise<void> {
  const changed = fields.filter(([, field]) => before[field] !== after[field])
  if (changed.length === 0) return
  const isInternal = work.org.profile.orderSettings.shippingFieldsEmployeeOnly
  const readers = (await customersOf(work, after)).filter(({ role }) => role !== 'guest' || !isInternal)
  for (const [kind, field] of changed) {
    await tellHeld(work, after, readers, { kind, isGone: !after[field] })
  }
}
