/** A change of an organization's settings that can be taken back. */
import { endpoints } from '@orderwright/contract'
import type { Caller } from './test-app.ts'

/** A change of settings, and the version since then. */
export async function settingChange(
  owner: Caller,
  orgId: number,
): Promise<{ readonly orgVersion: number; readonly settingChangeId: number }> {
  const { data: before } = await owner.call(endpoints.getOrgSettings, { orgId })
  const changes = { 'documents.shippingNote': `Keep dry ${before.version}.` }
  const { version } = before
  const { data } = await owner.call(endpoints.updateOrgSettings, { orgId, version, changes })
  const { data: after } = await owner.call(endpoints.getOrgSettings, { orgId })
  return { orgVersion: data.version, settingChangeId: after.history[0]?.id ?? 0 }
}
