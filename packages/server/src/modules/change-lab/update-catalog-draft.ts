/** A draft gets another title, is scheduled, or is taken off the schedule. */
import { changeLabMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { changeRows, refuseClosed, seenDraft, storeDraft } from './draft-store.ts'

export const updateCatalogDraft: HandlerOf<'updateCatalogDraft'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await seenDraft(tenant, body.draftId, body.version)
    if (!found.ok) return found
    const { state, id } = found.data
    const { title, publishAt } = body.changes
    if (state !== 'scheduled') {
      const refused = refuseClosed(found.data)
      if (refused) return refused
    }
    const titled = title === undefined ? {} : { title }
    if (publishAt === undefined) return succeed({ draft: await storeDraft(tenant, id, titled) })
    if (publishAt === null) {
      const unscheduled = { ...titled, state: 'open', publishAt: null, scheduledBy: null } as const
      return succeed({ draft: await storeDraft(tenant, id, unscheduled) })
    }
    if (publishAt <= tenant.now) return fail('refused', words.notInThePast, { rule: 'publishAt' })
    if ((await changeRows(tenant, id)).length === 0)
      return fail('refused', words.draftIsEmpty, { rule: 'draftIsEmpty' })
    const scheduled = {
      ...titled,
      state: 'scheduled',
      publishAt,
      scheduledBy: tenant.actor.userId,
      problem: '',
    } as const
    tenant.afterCommit({ task: 'publishCatalogDrafts' })
    return succeed({ draft: await storeDraft(tenant, id, scheduled) })
  })
