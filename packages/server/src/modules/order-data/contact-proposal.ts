/** The contact data of the caller's own last order here, else what is on file of them, proposed for one of theirs that has none. */
import {
  addressSchema,
  contactOnFileSchema,
  type ContactProposal,
  contactProposalSchema,
  lacksContact,
  type ProductOrder,
} from '@orderwright/domain'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { subjectOf } from '../orders/order-store.ts'

/** Null where there is nothing to propose, or nobody who could take it. Only orders that the caller owns are looked at. */
export async function contactProposal(
  tenant: TenantCall,
  order: ProductOrder,
): Promise<ContactProposal | null> {
  const { actor, policy, org, db, orgId } = tenant
  if (order.userId !== actor.userId || actor.isOutsider || !lacksContact(order)) return null
  if (!policy.can(actor, 'order.update', subjectOf(order, org.profile))) return null
  const last = await db
    .selectFrom('productOrders')
    .select(['orgSpecificId', 'firmName', 'contactName', 'phone', 'clientEmails'])
    .select(['deliveryAddress', 'billingAddress'])
    .where('orgId', '=', orgId)
    .where('userId', '=', actor.userId)
    .where('id', '!=', order.id)
    .where('deletedAt', 'is', null)
    .where('firmName', '!=', '')
    .where('phone', '!=', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return contactOnFile(tenant)
  const { orgSpecificId, deliveryAddress, billingAddress, ...fields } = last
  return contactProposalSchema.parse({
    ...fields,
    fromOrderNumber: orgSpecificId,
    deliveryAddress: addressSchema.parse(deliveryAddress),
    billingAddress: addressSchema.parse(billingAddress),
  })
}

/** What the organization has on file of the caller; null where that is nothing. */
async function contactOnFile({ db, orgId, actor }: TenantCall): Promise<ContactProposal | null> {
  const row = await db
    .selectFrom('memberships')
    .select('contact')
    .where('orgId', '=', orgId)
    .where('userId', '=', actor.userId)
    .executeTakeFirst()
  const contact = contactOnFileSchema.parse(row?.contact ?? {})
  if (lacksContact(contact)) return null
  return { ...contact, clientEmails: '', fromOrderNumber: null }
}
