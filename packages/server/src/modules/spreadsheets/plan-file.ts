/** Planning an import in a thread of its own. [issue 16] */
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import type { CallContext, UploadedFile } from '../../platform/http/call-context.ts'
import type { Outcome } from '../../platform/http/outcome.ts'
import type { Planned, ReservedIds } from '../../platform/spreadsheets/table-jobs.ts'
import { fileInTurn, roomFor } from '../tenancy/in-turn.ts'
import { type CallerBody, readInTenant } from '../tenancy/run-in-tenant.ts'
import { ownersAlone, type OwnersTables } from './owners-tables.ts'
import type { Progress } from '../../platform/spreadsheets/table-workers.ts'

type Named = Pick<ParsedBodyOf<(typeof endpoints)['planCatalogImport']>, 'fileName' | 'locale'>

/** The file of an owner's call. It is taken in before the organization's turn comes: a slow sender holds up nobody. */
export async function fileOfOwner(call: CallContext, body: CallerBody): Promise<Outcome<UploadedFile>> {
  const room = roomFor(call, body, 'tables')
  if (!room.ok) return room
  const allowed = await readInTenant(call, body, ownersAlone)
  return allowed.ok ? fileInTurn(call, body, 'tables') : allowed
}

/** Plans the import of a file into these records. */
export async function planFile(
  { services, now }: Pick<CallContext, 'services' | 'now'>,
  { file, fileName, locale }: Named & { readonly file: UploadedFile },
  { records, profile }: OwnersTables,
  {
    ids,
    onProgress,
  }: { readonly ids?: ReservedIds; readonly onProgress?: (progress: Progress) => void } = {},
): Promise<Outcome<Planned>> {
  const name = fileName === '' ? file.name : fileName
  const job = {
    kind: 'plan',
    name,
    bytes: file.bytes,
    records,
    profile,
    now,
    locale,
    ...(ids ? { ids } : {}),
  } as const
  return services.tables.plan(job, onProgress)
}

/** A key of one person's dry run. */
export const progressKeyOf = (call: CallContext, orgId: number, key: string) =>
  `${orgId} ${call.person?.user.id ?? ''} ${key}`
