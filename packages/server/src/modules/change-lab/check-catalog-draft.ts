/** What publishing a draft would refuse now, found out before anybody publishes it. [issue 16] */
import { draftableKeySchema } from '@orderwright/contract'
import { rebase } from '@orderwright/domain/catalog-changes'
import { changeTitle, presentRecord, storedRecords } from '../catalog-changes/stored-records.ts'
import { tryChanges } from '../catalog-changes/try-changes.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { changeRows, changesOf, findDraft } from './draft-store.ts'

export const checkCatalogDraft: HandlerOf<'checkCatalogDraft'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await findDraft(tenant, body.draftId)
    if (!found.ok) return found
    const { state, draftVersion: version, id } = found.data
    if (state !== 'open' && state !== 'scheduled') return succeed({ version, problems: [] })
    const changes = changesOf(await changeRows(tenant, id))
    const stored = await storedRecords(tenant, changes, { forUpdate: true })
    const wanted = changes.flatMap((change) => {
      const rebased = rebase(change, presentRecord(stored, change))
      return rebased.ok && rebased.change ? [rebased.change] : []
    })
    const tried = await tryChanges(tenant, wanted)
    if (!tried.ok) return tried
    const problems = tried.data.map(({ change, failure }) => ({
      record: change && {
        resource: draftableKeySchema.parse(change.resource),
        resourceId: change.id,
        title: changeTitle(stored, change),
      },
      message: failure.message,
      usedBy: (failure.details?.usedBy ?? []).filter(
        ({ resourceKey, id: own }) => resourceKey !== change?.resource || own !== change.id,
      ),
    }))
    return succeed({ version, problems })
  })
