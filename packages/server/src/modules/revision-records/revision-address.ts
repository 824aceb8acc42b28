/** Where a revision of an order is to be seen: papers lead there, and it says whether they still hold. */
import { orgAddress, type ProductOrder } from '@orderwright/domain'
import type { Work } from '../tenancy/run-in-tenant.ts'

/** Of a revision, or of the last one. */
export function revisionAddress(
  { services }: Pick<Work, 'services'>,
  { orgId, orgSpecificId, revisionNumber }: Pick<ProductOrder, 'orgId' | 'orgSpecificId' | 'revisionNumber'>,
  revision = revisionNumber,
): string {
  return orgAddress(services.config.publicUrl, orgId, `/orders/${orgSpecificId}/revisions?show=${revision}`)
}
