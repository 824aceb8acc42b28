/** The dry run of an import: it reads, and writes nothing at all. [issue 16] */
import { spreadsheetImportMessages as words } from '@orderwright/domain/messages'
import type { ParsedBodyOf, ResponseOf, endpoints } from '@orderwright/contract'
import type { CallContext, HandlerOf, UploadedFile } from '../../platform/http/call-context.ts'
import { type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { Progress } from '../../platform/spreadsheets/table-workers.ts'
import { inTurn } from '../tenancy/in-turn.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { ownersTables } from './owners-tables.ts'
import { fileOfOwner, planFile, progressKeyOf } from './plan-file.ts'

type Body = ParsedBodyOf<(typeof endpoints)['planCatalogImport']>
type Planned = ResponseOf<(typeof endpoints)['planCatalogImport']>

const TOLD = 20

/** Who imports a file twice has each order twice: those of the same titles are named. */
async function notesOf({ db, orgId }: TenantCall, titles: readonly string[]): Promise<string[]> {
  if (titles.length === 0) return []
  const orders = await db
    .selectFrom('productOrders')
    .select(['title', 'orgSpecificId'])
    .where('orgId', '=', orgId)
    .where('deletedAt', 'is', null)
    .where('title', 'in', [...new Set(titles)])
    .orderBy('orgSpecificId')
    .limit(TOLD)
    .execute()
  if (orders.length === 0) return []
  return [
    words.sameTitles({ orders: orders.map(({ title, orgSpecificId }) => `#${orgSpecificId} ${title}`) }),
  ]
}

export const planCatalogImport: HandlerOf<'planCatalogImport'> = async (call, body) => {
  const sent = await fileOfOwner(call, body)
  return sent.ok ? inTurn(call, body, 'tables', () => planned(call, body, sent.data)) : sent
}

async function planned(call: CallContext, body: Body, file: UploadedFile): Promise<Outcome<Planned>> {
  const found = await readInTenant(call, body, ownersTables)
  if (!found.ok) return found
  const { importProgress } = call.services
  const key = body.progressKey && progressKeyOf(call, body.orgId, body.progressKey)
  try {
    const onProgress = (now: Progress) => key && importProgress.note(key, now)
    const plan = await planFile(call, { ...body, file }, found.data, { onProgress })
    if (!plan.ok) return plan
    const { report, orderTitles } = plan.data
    return readInTenant(call, body, async (tenant) =>
      succeed({ report: { ...report, notes: await notesOf(tenant, orderTitles) } }),
    )
  } finally {
    if (key) await importProgress.forget(key)
  }
}
