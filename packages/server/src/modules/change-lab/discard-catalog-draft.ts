/** A draft is discarded: none of it is ever published. */
import { changeLabMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { seenDraft, storeDraft } from './draft-store.ts'

export const discardCatalogDraft: HandlerOf<'discardCatalogDraft'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await seenDraft(tenant, body.draftId, body.version)
    if (!found.ok) return found
    const { state, id } = found.data
    if (state !== 'open' && state !== 'scheduled')
      return fail('refused', words.draftIsClosed, { rule: 'draftState' })
    const closed = { closedAt: tenant.now, closedBy: tenant.actor.userId }
    const discarded = { ...closed, state: 'discarded', publishAt: null, scheduledBy: null } as const
    return succeed({ draft: await storeDraft(tenant, id, discarded) })
  })
