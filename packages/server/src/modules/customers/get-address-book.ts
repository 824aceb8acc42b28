/** The addresses of a customer's record, which fill the forms of an order. [issue 18] */
import type { endpoints, ResponseOf } from '@orderwright/contract'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { readRecord } from '../../platform/database/records.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'

/** The customer that the caller belongs to; null: none. */
async function ownCustomerId({ db, orgId, actor }: TenantCall): Promise<number | null> {
  const place = await db
    .selectFrom('memberships')
    .select('customerId')
    .where('orgId', '=', orgId)
    .where('userId', '=', actor.userId)
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return place?.customerId ?? null
}

const noBook: ResponseOf<typeof endpoints.getAddressBook> = {
  customerId: null,
  title: '',
  addresses: [],
  deliveryKey: '',
  billingKey: '',
}

export const getAddressBook: HandlerOf<'getAddressBook'> = (call, { customerId, ...body }) =>
  readInTenant(call, body, async (tenant) => {
    const { db, orgId, policy, actor } = tenant
    if (!policy.can(actor, 'order.create', { orgId })) return forbidden()
    const ownId = await ownCustomerId(tenant)
    const isOwn = customerId === undefined || customerId === ownId
    if (!isOwn && !policy.can(actor, 'customers.read', { orgId })) return forbidden()
    const id = customerId ?? ownId
    if (id === null) return succeed(noBook)
    const customer = await readRecord(db, 'customer', orgId, id)
    if (!customer) return customerId === undefined ? succeed(noBook) : notFound()
    const { title, addresses, deliveryKey, billingKey } = customer
    return succeed({
      customerId: id,
      title,
      addresses: Object.entries(addresses)
        .map(([key, entry]) => ({ key, ...entry }))
        .toSorted(
          (one, other) => one.label.localeCompare(other.label, 'en') || one.key.localeCompare(other.key),
        ),
      deliveryKey,
      billingKey,
    })
  })
