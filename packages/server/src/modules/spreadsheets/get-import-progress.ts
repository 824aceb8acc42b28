/** How far the dry run of an import is. [issue 16] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { refuseOthers } from './owners-tables.ts'
import { progressKeyOf } from './plan-file.ts'

export const getImportProgress: HandlerOf<'getImportProgress'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const refused = refuseOthers(tenant)
    if (refused) return refused
    const key = progressKeyOf(call, body.orgId, body.progressKey)
    return succeed({ progress: await call.services.importProgress.read(key) })
  })
