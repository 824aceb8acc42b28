/** One draft with its changes; owners only. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { findDraft } from './draft-store.ts'
import { draftWithChanges } from './present-changes.ts'

export const getCatalogDraft: HandlerOf<'getCatalogDraft'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const found = await findDraft(tenant, body.draftId)
    return found.ok ? succeed(await draftWithChanges(tenant, found.data)) : found
  })
