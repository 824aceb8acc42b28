/** The API keys of an organization, for its owners. [issue 16] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { mayManageApiKeys, readApiKeys } from './api-key-store.ts'

export const getApiKeys: HandlerOf<'getApiKeys'> = (call, body) =>
  readInTenant(call, body, async (tenant) =>
    mayManageApiKeys(tenant) ? succeed({ apiKeys: await readApiKeys(tenant) }) : forbidden(),
  )
