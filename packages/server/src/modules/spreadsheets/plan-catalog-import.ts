/** The dry run of an import: it reads, and writes nothing at all. [issue 16] */
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import type { CatalogTables } from '@orderwright/domain/spreadsheets'
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { fail, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { Planned, ReservedIds } from '../../platform/spreadsheets/table-jobs.ts'
import type { Progress } from '../../platform/spreadsheets/table-workers.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { ownersTables, refuseOthers } from './owners-tables.ts'

type Body = Pick<ParsedBodyOf<(typeof endpoints)['planCatalogImport']>, 'fileName' | 'locale'>

/** Plans the import of the file that came with a call into these records. */
export async function planFile(
  { file, services }: CallContext,
  { fileName, locale }: Body,
  records: CatalogTables,
  {
    ids,
    onProgress,
  }: { readonly ids?: ReservedIds; readonly onProgress?: (progress: Progress) => void } = {},
): Promise<Outcome<Planned>> {
  if (!file) {
    return fail('invalid', sentences.invalid, { fields: [{ path: 'file', message: sentences.sendFile }] })
  }
  const name = fileName === '' ? file.name : fileName
  const job = { kind: 'plan', name, bytes: file.bytes, records, locale, ...(ids ? { ids } : {}) } as const
  return services.tables.plan(job, onProgress)
}

/** A key of one person's dry run. */
const progressKeyOf = (call: CallContext, orgId: number, key: string) =>
  `${orgId} ${call.person?.user.id ?? ''} ${key}`

export const planCatalogImport: HandlerOf<'planCatalogImport'> = async (call, body) => {
  const found = await readInTenant(call, body, ownersTables)
  if (!found.ok) return found
  const { progress } = call.services.tables
  const key = body.progressKey && progressKeyOf(call, body.orgId, body.progressKey)
  try {
    const onProgress = (now: Progress) => key && progress.set(key, now)
    const planned = await planFile(call, body, found.data.records, { onProgress })
    return planned.ok ? succeed({ report: planned.data.report }) : planned
  } finally {
    if (key) progress.delete(key)
  }
}

export const getImportProgress: HandlerOf<'getImportProgress'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const refused = refuseOthers(tenant)
    if (refused) return refused
    const key = progressKeyOf(call, body.orgId, body.progressKey)
    return succeed({ progress: call.services.tables.progress.get(key) ?? null })
  })
