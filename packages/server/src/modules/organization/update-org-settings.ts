/** An owner changes settings of the organization. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { mayWriteSettings, mergeChanges, readOrg, settingsConflict, storeSettings } from './settings-store.ts'

export const updateOrgSettings: HandlerOf<'updateOrgSettings'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const allowed = mayWriteSettings(tenant)
    if (!allowed.ok) return allowed
    const org = await readOrg(tenant, 'lock')
    const { changes, conflicts } = mergeChanges(org, body)
    if (conflicts.length > 0) return settingsConflict(org, conflicts)
    return storeSettings(tenant, org, changes, null)
  })
