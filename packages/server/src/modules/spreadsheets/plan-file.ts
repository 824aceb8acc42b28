/** Planning an import in a thread of its own. [issue 16] */
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import type { CallContext } from '../../platform/http/call-context.ts'
import { fail, type Outcome, sentences } from '../../platform/http/outcome.ts'
import type { Planned, ReservedIds } from '../../platform/spreadsheets/table-jobs.ts'
import type { OwnersTables } from './owners-tables.ts'
import type { Progress } from '../../platform/spreadsheets/table-workers.ts'

type Body = Pick<ParsedBodyOf<(typeof endpoints)['planCatalogImport']>, 'fileName' | 'locale'>

/** Plans the import of the file that came with a call into these records. */
export async function planFile(
  { readFile, services, now }: CallContext,
  { fileName, locale }: Body,
  { records, profile }: OwnersTables,
  {
    ids,
    onProgress,
  }: { readonly ids?: ReservedIds; readonly onProgress?: (progress: Progress) => void } = {},
): Promise<Outcome<Planned>> {
  const read = await readFile()
  if (!read.ok) return read
  const file = read.data
  if (!file) {
    return fail('invalid', sentences.invalid, { fields: [{ path: 'file', message: sentences.sendFile }] })
  }
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
