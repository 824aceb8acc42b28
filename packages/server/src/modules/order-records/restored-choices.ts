/**
 * Going back to choices that rules or the catalog have taken away since. Undo takes a step back whatever has become
 * impossible in between: a mended line is broken again, an archived option is there again. What an order has held
 * before is in its history, so a change that the engine refuses is taken when it leads back to exactly that.
 */
import { applySelections, type SelectionRefusalCode } from '@orderwright/domain/configuration'
import { itemOf, type OrderDocument, type SelectionChange, type Selections } from '@orderwright/domain/orders'
import { sql } from 'kysely'
import { jsonb } from '../../platform/database/database.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** Refusals by rules and catalog. What a person may not do stays refused, whatever was there before. */
const restorable: ReadonlySet<SelectionRefusalCode> = new Set([
  'optionNotAllowed',
  'optionLeavesNoOptions',
  'propertyHidden',
])

/** Whether the history of the order has this place (null: the order level) with exactly these choices. */
async function hadBefore(
  tenant: TenantCall,
  orderId: number,
  itemId: number | null,
  properties: Selections,
): Promise<boolean> {
  const event = await tenant.db
    .selectFrom('orderEvents')
    .select('id')
    .where('orgId', '=', tenant.orgId)
    .where('productOrderId', '=', orderId)
    .where('resourceKey', '=', itemId === null ? 'productOrder' : 'productInstance')
    .where('resourceId', '=', itemId ?? orderId)
    .where(sql<boolean>`before -> 'properties' = ${jsonb(properties)}`)
    .limit(1)
    .executeTakeFirst()
  return event !== undefined
}

/** The document with the refused changes when each of their places goes back to what it held before; else null. */
export async function restoredDocument(
  tenant: TenantCall,
  document: OrderDocument,
  changes: readonly SelectionChange[],
  code: SelectionRefusalCode,
): Promise<OrderDocument | null> {
  if (!restorable.has(code)) return null
  const restored = applySelections(document, changes)
  for (const itemId of new Set(changes.map((change) => change.itemId))) {
    const place = itemId === null ? restored.order : itemOf(restored, itemId)
    if (!place || !(await hadBefore(tenant, document.order.id, itemId, place.properties))) return null
  }
  return restored
}
