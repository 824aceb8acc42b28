/** The drafts of an organization, the newest first; owners only. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { countChanges, presentDraft, refuseOthers } from './draft-store.ts'

export const getCatalogDrafts: HandlerOf<'getCatalogDrafts'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const refused = refuseOthers(tenant)
    if (refused) return refused
    const rows = await tenant.db
      .selectFrom('catalogDrafts')
      .selectAll()
      .where('orgId', '=', tenant.orgId)
      .orderBy('id', 'desc')
      .execute()
    const counts = await countChanges(tenant)
    return succeed({ drafts: rows.map((row) => presentDraft(row, counts.get(row.id) ?? 0)) })
  })
