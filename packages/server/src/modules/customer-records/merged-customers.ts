/** Where customers went that were merged, and what is kept of it. [issue 18] Decision 193. */
import { type Customer, customerSchema, type MergedFields } from '@orderwright/domain/customers'
import { idSchema, timestampSchema } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { z } from 'zod'
import { readRecord } from '../../platform/database/records.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

const heldSchema = customerSchema
  .pick({
    title: true,
    kind: true,
    email: true,
    phone: true,
    paymentTermsDays: true,
    discountPercentage: true,
    taxExempt: true,
    taxCertificate: true,
    taxExemptUntil: true,
    note: true,
    addresses: true,
    contacts: true,
    deliveryKey: true,
    billingKey: true,
  } satisfies Record<keyof MergedFields, true>)
  .partial()

const mergedSchema = z.object({
  deletedAt: timestampSchema,
  mergedIntoId: idSchema,
  mergeTrace: z.object({
    before: heldSchema,
    after: heldSchema,
    orderIds: z.array(idSchema),
    userIds: z.array(idSchema),
    /** none of merges from before customers had files */
    fileIds: z.array(idSchema).default([]),
  }),
})
export type MergedCustomer = z.infer<typeof mergedSchema>

/** What is kept of a merged customer; undefined: it was not merged, or is there again. */
export async function readMerged(
  { db, orgId }: Pick<TenantCall, 'db' | 'orgId'>,
  id: number,
): Promise<MergedCustomer | undefined> {
  const { rows } = await sql<unknown>`
    select deleted_at, merged_into_id, merge_trace from customers
    where org_id = ${orgId} and id = ${id}::bigint and merged_into_id is not null`.execute(db)
  return rows[0] === undefined ? undefined : mergedSchema.parse(rows[0])
}

/** The customer that one leads to: itself, or where it went in the end. */
export async function keptCustomerId(
  { db, orgId }: Pick<TenantCall, 'db' | 'orgId'>,
  id: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with recursive way as (
      select id, merged_into_id from customers where org_id = ${orgId} and id = ${id}::bigint
      union
      select customers.id, customers.merged_into_id from customers join way on customers.id = way.merged_into_id
      where customers.org_id = ${orgId}
    )
    select id from way where merged_into_id is null`.execute(db)
  return rows[0]?.id ?? id
}

/**
 * The customer, or the one that it went into, locked: a merge that comes later finds what is made for it, and one that came
 * between is followed. Undefined where it is gone.
 */
export async function customerNow(
  tenant: Pick<TenantCall, 'db' | 'orgId'>,
  id: number,
): Promise<Customer | undefined> {
  const customer = await readRecord(tenant.db, 'customer', tenant.orgId, id, { forUpdate: true })
  if (customer) return customer
  const keptId = await keptCustomerId(tenant, id)
  return keptId === id ? undefined : customerNow(tenant, keptId)
}
