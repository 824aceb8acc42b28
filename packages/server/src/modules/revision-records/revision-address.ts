/** Where a revision of an order is to be seen: papers lead there, and it says whether they still hold. */
import type { ProductOrder } from '@orderwright/domain'
import type { Work } from '../tenancy/run-in-tenant.ts'

/** Of a revision, or of the last one. */
export function revisionAddress(
  { services }: Pick<Work, 'services'>,
  { orgSpecificId, revisionNumber }: Pick<ProductOrder, 'orgSpecificId' | 'revisionNumber'>,
  revision = revisionNumber,
): string {
  return `${services.config.publicUrl}/orders/${orgSpecificId}/revisions?show=${revision}`
}
