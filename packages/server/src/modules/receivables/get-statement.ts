/** A customer's statement of account. [issue 18] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { statementFor } from './statement-call.ts'

export const getStatement: HandlerOf<'getStatement'> = (call, body) =>
  readInTenant(call, body, (tenant) => statementFor(tenant, body))
