/** An owner takes a published draft back as one step. */
import { changeLabMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { takeBack } from '../catalog-changes/take-back.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { seenDraft, storeDraft } from './draft-store.ts'

export const takeBackCatalogDraft: HandlerOf<'takeBackCatalogDraft'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await seenDraft(tenant, body.draftId, body.version)
    if (!found.ok) return found
    const { state, changeSetId, id } = found.data
    if (state !== 'published' || changeSetId === null)
      return fail('refused', words.notPublished, { rule: 'draftState' })
    const taken = await takeBack(tenant, changeSetId)
    if (!taken.ok) return taken
    const spared = taken.data.spared.map(({ resource, id: resourceId, title, fields }) => ({
      resource,
      resourceId,
      title,
      fields: [...fields],
    }))
    return succeed({ draft: await storeDraft(tenant, id, { state: 'takenBack' }), spared })
  })
