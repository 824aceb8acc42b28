/** An owner takes a change of settings back, or returns to how they were after one. */
import type { SettingChange } from '@orderwright/contract'
import type { SettingsDraft } from '@orderwright/domain/settings'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import {
  mayWriteSettings,
  readHistory,
  readOrg,
  settingsConflict,
  storeSettings,
  undoneChange,
} from './settings-store.ts'

/** What undoes these changes, which are the newest first. */
function undoing(changes: readonly SettingChange[]): SettingsDraft {
  return Object.fromEntries(
    changes.flatMap((change) => change.changes.map(({ path, before }) => [path, before] as const)),
  )
}

/**
 * To return is to undo all that came later, and needs the version that the owner saw. To take one change back merges with
 * what came later, entry by entry; where that changed the same place, it is a conflict.
 */
export const restoreOrgSettings: HandlerOf<'restoreOrgSettings'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const allowed = mayWriteSettings(tenant)
    if (!allowed.ok) return allowed
    const { changeId, mode } = body
    const org = await readOrg(tenant, 'lock')
    const [change] =
      changeId === null ? [] : await readHistory(tenant, { since: changeId - 1, before: changeId + 1 })
    if (!change && (changeId !== null || mode === 'undo')) return notFound()
    if (mode === 'return') {
      if (body.version !== org.version) return settingsConflict(org, [])
      const later = await readHistory(tenant, changeId === null ? {} : { since: changeId })
      return storeSettings(tenant, org, undoing(later), changeId)
    }
    const { changes, conflicts } = undoneChange(org, change ?? { changes: [] })
    if (conflicts.length > 0) return settingsConflict(org, conflicts)
    return storeSettings(tenant, org, changes, changeId)
  })
