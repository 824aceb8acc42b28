/** The files on the record of a customer, for employees. Decision 250. */
import { readRecords } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { readableCustomer, viewOf } from './customer-file-store.ts'

export const getCustomerFiles: HandlerOf<'getCustomerFiles'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const customer = await readableCustomer(tenant, body.customerId)
    if (!customer.ok) return customer
    const fields = { customerId: customer.data.id }
    const files = await readRecords(tenant.db, 'customerFile', tenant.orgId, { fields })
    return succeed({ files: files.map(viewOf) })
  })
