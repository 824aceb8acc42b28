/** Files of a customer as employees find them, and as they are shown. Decision 250. */
import type { CustomerFileView } from '@orderwright/contract'
import type { Customer } from '@orderwright/domain/customers'
import { type CustomerFile, orderFileFormats } from '@orderwright/domain/order-files'
import { sql } from 'kysely'
import { readRecord } from '../../platform/database/records.ts'
import { forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { customerNow, keptCustomerId } from '../customer-records/merged-customers.ts'
import { type AddedBytes, roomBeside, type RoomTaken } from '../order-files/room.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

export function mayOnCustomers(tenant: TenantCall, right: 'customers.read' | 'customers.write'): boolean {
  return tenant.policy.can(tenant.actor, right, { orgId: tenant.orgId })
}

/** A file without the key of the storage. */
export function viewOf(file: CustomerFile): CustomerFileView {
  const { id, version, created, customerId, title, format, bytes, hasThumbnail } = file
  const { uploaderId, uploaderName } = file
  return {
    id,
    version,
    created,
    customerId,
    title,
    format,
    kind: orderFileFormats[format].kind,
    bytes,
    hasThumbnail,
    uploaderId,
    uploaderName,
    isDeleted: file.deletedAt !== null,
  }
}

/** The record that the address of a customer leads to, for whoever may read it. */
export async function readableCustomer(tenant: TenantCall, id: number): Promise<Outcome<Customer>> {
  if (!mayOnCustomers(tenant, 'customers.read')) return forbidden()
  const customer = await readRecord(tenant.db, 'customer', tenant.orgId, await keptCustomerId(tenant, id))
  return customer ? succeed(customer) : notFound()
}

/** The same, locked: a merge that comes later finds the file that is added to it. */
export async function changeableCustomer(tenant: TenantCall, id: number): Promise<Outcome<Customer>> {
  if (!mayOnCustomers(tenant, 'customers.write')) return forbidden()
  const customer = await customerNow(tenant, id)
  return customer ? succeed(customer) : notFound()
}

/** A file for whoever may see it; found as a missing one is when they may not, or when its customer was deleted. */
export async function seenCustomerFile(tenant: TenantCall, fileId: number): Promise<Outcome<CustomerFile>> {
  if (!mayOnCustomers(tenant, 'customers.read')) return notFound()
  const { db, orgId } = tenant
  const file = await readRecord(db, 'customerFile', orgId, fileId)
  if (!file || file.storageKey === '') return notFound()
  return (await readRecord(db, 'customer', orgId, file.customerId)) ? succeed(file) : notFound()
}

/** A file that the caller may change, locked after the record that it is on. */
export async function changeableFile(
  tenant: TenantCall,
  fileId: number,
  options: { readonly includeDeleted?: boolean } = {},
): Promise<Outcome<CustomerFile>> {
  const { db, orgId } = tenant
  if (!mayOnCustomers(tenant, 'customers.write')) return forbidden()
  const there = await readRecord(db, 'customerFile', orgId, fileId, options)
  const customer = there && (await customerNow(tenant, there.customerId))
  if (!customer) return notFound()
  const file = await readRecord(db, 'customerFile', orgId, fileId, { ...options, forUpdate: true })
  // A merge may have taken it along meanwhile: to the record that is locked.
  return file && file.customerId === customer.id ? succeed(file) : notFound()
}

/** Room for one more file with so many bytes on the locked record. */
export async function checkRoom(
  tenant: TenantCall,
  customerId: number,
  added: AddedBytes,
): Promise<Outcome<null>> {
  const { rows } = await sql<RoomTaken>`
    select count(*) filter (where deleted_at is null)::integer as count, coalesce(sum(bytes), 0)::text as bytes
    from customer_files where org_id = ${tenant.orgId} and customer_id = ${customerId} and storage_key <> ''`.execute(
    tenant.db,
  )
  return roomBeside(rows[0], added)
}
