/** Role and money terms of the owner, or future owner, of an order. */
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** Of an active member of the organisation; undefined for anybody else. */
export async function ownerTerms(tenant: TenantCall, userId: number) {
  return tenant.db
    .selectFrom('memberships')
    .select(['role', 'discount', 'disableSalesTax'])
    .where('orgId', '=', tenant.orgId)
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}
