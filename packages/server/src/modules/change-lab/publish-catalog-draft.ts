/** An owner publishes a draft now. */
import { changeLabMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { seenDraft } from './draft-store.ts'
import { publishDraft } from './publish-draft.ts'

export const publishCatalogDraft: HandlerOf<'publishCatalogDraft'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await seenDraft(tenant, body.draftId, body.version)
    if (!found.ok) return found
    const { state } = found.data
    if (state !== 'open' && state !== 'scheduled')
      return fail('refused', words.draftIsClosed, { rule: 'draftState' })
    const published = await publishDraft(tenant, found.data)
    return published.ok ? succeed({ draft: published.data }) : published
  })
