/** Where a revision of an order is to be seen: papers lead there, and it says whether they still hold. */
import type { ProductOrder } from '@orderwright/domain/orders'
import type { Work } from '../tenancy/run-in-tenant.ts'

/**
 * Of a revision, or of the last one. The order is named besides its number, which other organizations have as well: by that a browser that
 * has come by a shared link is known, and an account that belongs to several enters the right one.
 */
export function revisionAddress(
  { services }: Pick<Work, 'services'>,
  { id, orgSpecificId, revisionNumber }: Pick<ProductOrder, 'id' | 'orgSpecificId' | 'revisionNumber'>,
  revision = revisionNumber,
): string {
  return `${services.config.publicUrl}/orders/${orgSpecificId}/revisions?show=${revision}&shareableOrderId=${id}`
}
