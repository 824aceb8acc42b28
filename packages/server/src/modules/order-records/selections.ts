/** Choices in a change: what the engine is asked to plan, and what it planned. */
import {
  type OrderDocument,
  type Selection,
  type SelectionChange,
  selectionSchema,
} from '@orderwright/domain/orders'
import { planChanges } from '@orderwright/domain/repairs'
import { type Outcome, succeed } from '../../platform/http/outcome.ts'
import { refused } from '../lifecycle/transition.ts'
import { readersContext } from '../orders/order-store.ts'
import { placesOfChoices } from '../orders/places.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import type { Props } from '../records/bodies.ts'
import { restoredDocument } from './restored-choices.ts'

function selectionOf(value: unknown): Selection | null {
  // The contract has checked the body already; this gives it its type.
  return value === null ? null : selectionSchema.parse(value)
}

/** The changed choices of a record; `itemId` null is the order level. */
export function selectionChanges(itemId: number | null, props: Props): SelectionChange[] {
  const { properties } = props
  if (typeof properties !== 'object' || properties === null) return []
  return Object.entries(properties).map(([propertyId, value]) => ({
    itemId,
    propertyId: Number(propertyId),
    selection: selectionOf(value),
  }))
}

/**
 * Plans the changed choices for the caller's role; the document itself when there are none. What the engine refuses is
 * taken all the same when it leads back to choices that the order has had before.
 */
export async function planChoices(
  tenant: TenantCall,
  document: OrderDocument,
  changes: readonly SelectionChange[],
): Promise<Outcome<OrderDocument>> {
  if (changes.length === 0) return succeed(document)
  const context = await readersContext(tenant, tenant.actor.role)
  const plan = planChanges(context, document, changes)
  if (plan.ok) return succeed(plan.document)
  const restored = await restoredDocument(tenant, document, changes, plan.code)
  return restored ? succeed(restored) : refused(plan, placesOfChoices(context, document, changes, plan.code))
}

/** Ids of the lines whose choices the plan changed. */
export function changedLines(before: OrderDocument, after: OrderDocument): Set<number> {
  const known = new Map(before.items.map((item) => [item.id, item.properties]))
  return new Set(after.items.filter((item) => known.get(item.id) !== item.properties).map(({ id }) => id))
}
