/** A line by its id, for a caller who sees its order; found as a missing one is when they do not. [issue 12, 3] */
import type { ProductInstance } from '@orderwright/domain/orders'
import { readRecord } from '../../platform/database/records.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { seenIds } from './visible-orders.ts'

export async function seenLine(
  tenant: TenantCall,
  id: number,
  options: { readonly includeDeleted?: boolean } = {},
): Promise<ProductInstance | undefined> {
  const seen = await seenIds(tenant, 'productInstances', [id])
  return seen.has(id) ? readRecord(tenant.db, 'productInstance', tenant.orgId, id, options) : undefined
}
