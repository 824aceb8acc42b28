/** The dry run of an import: it reads, and writes nothing at all. [issue 16] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import type { Progress } from '../../platform/spreadsheets/table-workers.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { ownersTables } from './owners-tables.ts'
import { planFile, progressKeyOf } from './plan-file.ts'

export const planCatalogImport: HandlerOf<'planCatalogImport'> = async (call, body) => {
  const found = await readInTenant(call, body, ownersTables)
  if (!found.ok) return found
  const { importProgress } = call.services
  const key = body.progressKey && progressKeyOf(call, body.orgId, body.progressKey)
  try {
    const onProgress = (now: Progress) => key && importProgress.note(key, now)
    const planned = await planFile(call, body, found.data.records, { onProgress })
    return planned.ok ? succeed({ report: planned.data.report }) : planned
  } finally {
    if (key) await importProgress.forget(key)
  }
}
