/** An owner begins a draft. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { presentDraft, refuseOthers } from './draft-store.ts'

export const createCatalogDraft: HandlerOf<'createCatalogDraft'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const refused = refuseOthers(tenant)
    if (refused) return refused
    const row = await tenant.db
      .insertInto('catalogDrafts')
      .values({
        orgId: tenant.orgId,
        title: body.title,
        createdBy: tenant.actor.userId,
        created: tenant.now,
        lastUpdated: tenant.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return succeed({ draft: presentDraft(row, 0) })
  })
