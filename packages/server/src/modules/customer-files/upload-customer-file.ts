/**
 * Adds a file to the record of a customer. The caller is authorized before its bytes are taken in, and again when it is stored. A file
 * that is sent twice under one key is one record with one file. Decision 250.
 */
import type { Customer } from '@orderwright/domain/customers'
import { insertRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import { authorOf } from '../comments/comment-author.ts'
import { claimFiles } from '../media/orphaned-files.ts'
import { recordOf, takeInFile } from '../order-files/take-in.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { changeableCustomer, checkRoom, viewOf } from './customer-file-store.ts'

/** The locked record, where the caller may add a file of so many bytes. */
async function placeOf(tenant: TenantCall, customerId: number, bytes: number): Promise<Outcome<Customer>> {
  const customer = await changeableCustomer(tenant, customerId)
  if (!customer.ok) return customer
  const room = await checkRoom(tenant, customer.data.id, { bytes, isKept: false })
  return room.ok ? customer : room
}

export const uploadCustomerFile: HandlerOf<'uploadCustomerFile'> = async (call, body) => {
  const allowed = await runInTenant({ ...call, idempotencyKey: undefined }, body, (tenant) =>
    placeOf(tenant, body.customerId, 0),
  )
  if (!allowed.ok) return allowed
  const taken = await takeInFile(call, body, 'customer-file')
  if (!taken.ok) return taken
  const file = taken.data
  // Where this does not store it, the customer is gone meanwhile or the process dies: the purge finds the files.
  return runInTenant({ ...call, requestHash: file.requestHash }, body, async (tenant) => {
    const { db, orgId } = tenant
    const customer = await placeOf(tenant, body.customerId, file.bytes)
    if (!customer.ok) return customer
    if (!(await claimFiles(db, { orgId, storageKey: file.storageKey })))
      return fail('unavailable', sentences.unavailable)
    const { name } = await authorOf(tenant)
    const kept = await insertRecord(db, 'customerFile', orgId, {
      customerId: customer.data.id,
      ...recordOf(file),
      uploaderId: tenant.actor.userId,
      uploaderName: name.slice(0, 200),
    })
    return succeed({ file: viewOf(kept) })
  })
}
