/** Where the revisions of an order are read, for links in e-mails. */
import { orgAddress, type ProductOrder } from '@orderwright/domain/orders'
import type { Work } from '../tenancy/run-in-tenant.ts'

export function revisionsUrl(
  { services }: Pick<Work, 'services'>,
  { orgId, orgSpecificId }: Pick<ProductOrder, 'orgId' | 'orgSpecificId'>,
): string {
  return orgAddress(services.config.publicUrl, orgId, `/orders/${orgSpecificId}/revisions`)
}
