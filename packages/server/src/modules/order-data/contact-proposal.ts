/**
 * The contact data of a person's last order here, else what is on file of them, proposed for one of theirs that has none: to
 * themselves, and to employees who fill it in for them.
 */
import {
  addressSchema,
  type ContactProposal,
  contactProposalSchema,
  lacksContact,
  type ProductOrder,
} from '@orderwright/domain/orders'
import { contactOnFileSchema } from '@orderwright/domain/tenancy'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { subjectOf } from '../orders/order-store.ts'

/** Null where there is nothing to propose, or nobody who could take it. Only orders of the order's own person are looked at. */
export async function contactProposal(
  tenant: TenantCall,
  order: ProductOrder,
): Promise<ContactProposal | null> {
  const { actor, policy, org, db, orgId } = tenant
  const { userId } = order
  const isTheirs = userId === actor.userId
  if (userId === null || actor.isOutsider || !lacksContact(order)) return null
  if (!isTheirs && !policy.can(actor, 'order.listAll', { orgId })) return null
  if (!policy.can(actor, 'order.update', subjectOf(order, org.profile))) return null
  const last = await db
    .selectFrom('productOrders')
    .select(['orgSpecificId', 'firmName', 'contactName', 'phone', 'clientEmails'])
    .select(['deliveryAddress', 'billingAddress'])
    .where('orgId', '=', orgId)
    .where('userId', '=', userId)
    .where('id', '!=', order.id)
    .where('deletedAt', 'is', null)
    .where('firmName', '!=', '')
    .where('phone', '!=', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return contactOnFile(tenant, userId)
  const { orgSpecificId, deliveryAddress, billingAddress, ...fields } = last
  return contactProposalSchema.parse({
    ...fields,
    fromOrderNumber: orgSpecificId,
    deliveryAddress: addressSchema.parse(deliveryAddress),
    billingAddress: addressSchema.parse(billingAddress),
  })
}

/** What the organization has on file of a person; null where that is nothing. */
async function contactOnFile({ db, orgId }: TenantCall, userId: number): Promise<ContactProposal | null> {
  const row = await db
    .selectFrom('memberships')
    .select('contact')
    .where('orgId', '=', orgId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  const contact = contactOnFileSchema.parse(row?.contact ?? {})
  if (lacksContact(contact)) return null
  return { ...contact, clientEmails: '', fromOrderNumber: null }
}
