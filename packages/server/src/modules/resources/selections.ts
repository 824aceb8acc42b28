/** Choices in a change: what the engine is asked to plan, and storing what it planned. */
import {
  type OrderDocument,
  type Selection,
  selectionSchema,
  type SelectionChange,
} from '@orderwright/domain'
import type { Work } from '../tenancy/in-tenant.ts'
import type { Props } from './bodies.ts'
import { updateRecord } from './records.ts'

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

/** Stores the choices in which the planned document differs; gives the ids of the lines that changed. */
export async function storePlan(
  work: Work,
  before: OrderDocument,
  after: OrderDocument,
): Promise<Set<number>> {
  if (after.order.properties !== before.order.properties) {
    await updateRecord(work.db, 'productOrder', work.orgId, after.order.id, {
      properties: after.order.properties,
    })
  }
  const known = new Map(before.items.map((item) => [item.id, item]))
  const changed = new Set<number>()
  for (const item of after.items) {
    if (known.get(item.id)?.properties === item.properties) continue
    await updateRecord(work.db, 'productInstance', work.orgId, item.id, { properties: item.properties })
    changed.add(item.id)
  }
  return changed
}
