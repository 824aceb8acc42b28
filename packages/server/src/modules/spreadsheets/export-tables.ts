/** The catalog, or a template of it, as files of tables. [issue 16] */
import { spreadsheetImportMessages as words } from '@orderwright/domain/messages'
import { emptyTables, exampleRecords } from '@orderwright/domain/spreadsheets'
import { AnswerFile, type CallContext } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import type { WriteJob } from '../../platform/spreadsheets/table-jobs.ts'
import { inTurn } from '../tenancy/in-turn.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { ownersAlone, type OwnersTables, ownersTables } from './owners-tables.ts'

interface Wanted {
  readonly orgId: number
  readonly userId?: number
  readonly isGuestMode?: boolean
  readonly content: 'catalog' | 'empty' | 'example'
}

const recordsOf = ({ content }: Wanted, { records }: OwnersTables) =>
  content === 'catalog' ? records : content === 'example' ? exampleRecords() : emptyTables

/** The answer of an export: the file in this format, named after the organization and the day. */
export async function exportTables(
  call: CallContext,
  body: Wanted,
  format: WriteJob['format'],
  ending: string,
) {
  const allowed = await readInTenant(call, body, ownersAlone)
  return allowed.ok ? inTurn(call, body, 'tables', () => written(call, body, format, ending)) : allowed
}

async function written(call: CallContext, body: Wanted, format: WriteJob['format'], ending: string) {
  const found = await readInTenant(call, body, ownersTables)
  if (!found.ok) return found
  const records = recordsOf(body, found.data)
  const made = await call.services.tables.write({
    kind: 'write',
    format,
    records,
    content: body.content,
    profile: found.data.profile,
    now: call.now,
  })
  if (!made.ok) return made
  const { orgTitle } = found.data
  const day = call.now.slice(0, 10)
  return succeed(new AnswerFile(made.data, `${words.fileNames[body.content]({ orgTitle, day })}.${ending}`))
}
