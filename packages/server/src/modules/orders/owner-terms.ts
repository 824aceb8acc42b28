/** Role and money terms of the owner, or future owner, of an order. */
import { isTaxExemptOn } from '@orderwright/domain/customers'
import { issueDay } from '@orderwright/domain/invoices'
import { customerNow } from '../customer-records/merged-customers.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/**
 * Of an active member of the organisation; undefined for anybody else. A guest brings the customer that they belong to, unless it is put
 * away, and with it the customer's exemption from sales tax as of today, and its discount where the guest has none of their own.
 */
export async function ownerTerms(tenant: TenantCall, userId: number) {
  const owner = await tenant.db
    .selectFrom('memberships')
    .select(['role', 'discount', 'disableSalesTax', 'customerId'])
    .where('orgId', '=', tenant.orgId)
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!owner || owner.customerId === null) return owner
  const customer = await customerNow(tenant, owner.customerId)
  if (customer?.archived !== 0) return { ...owner, customerId: null }
  const isExempt = isTaxExemptOn(customer, issueDay(tenant.now, tenant.org.profile))
  const value = owner.discount.value > 0 ? owner.discount.value : customer.discountPercentage
  return {
    ...owner,
    customerId: customer.id,
    discount: { ...owner.discount, value },
    disableSalesTax: owner.disableSalesTax || isExempt,
  }
}
