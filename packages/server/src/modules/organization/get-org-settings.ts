/** The settings of an organization for its owners. */
import { defaultSettings, settingKeys } from '@orderwright/domain/settings'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { statusesInUse } from './check-references.ts'
import { knownTranslations } from './known-translations.ts'
import { mayWriteSettings, presentSettings, readHistory, readOrg } from './settings-store.ts'

/** Changes of the history in one answer. */
const HISTORY_LIMIT = 100

export const getOrgSettings: HandlerOf<'getOrgSettings'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const allowed = mayWriteSettings(tenant)
    if (!allowed.ok) return allowed
    const org = await readOrg(tenant)
    return succeed({
      ...presentSettings(tenant.orgId, org),
      knownTranslations: knownTranslations(org.profile),
      defaults: defaultSettings,
      keys: settingKeys.map((key) => ({ ...key, fixedBecause: key.fixedBecause?.() ?? null })),
      history: await readHistory(tenant, { before: body.beforeChangeId, limit: HISTORY_LIMIT }),
      statusesInUse: await statusesInUse(tenant),
    })
  })
