/** An import as its dry run has shown it: all of it or nothing, as one step that can be taken back. [issue 16] */
import { createHash } from 'node:crypto'
import { apiKeyMessages, spreadsheetImportMessages as words } from '@orderwright/domain/messages'
import { INVITED_MOST, type ParsedBodyOf, type ResponseOf, type endpoints } from '@orderwright/contract'
import type { CatalogChange } from '@orderwright/domain/catalog-changes'
import type { PlannedOrder } from '@orderwright/domain/orders-import'
import type { CallContext, HandlerOf, UploadedFile } from '../../platform/http/call-context.ts'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { inStoredLanguage } from '../../platform/languages.ts'
import { type IdCounts, newGuests, type ReservedIds } from '../../platform/spreadsheets/table-jobs.ts'
import { applyChanges } from '../catalog-changes/apply-changes.ts'
import { writingOrder } from '../catalog-changes/changed-kinds.ts'
import { reserveIds } from '../catalog-changes/write-changes.ts'
import { inviteGuests } from '../guests/invite-guests.ts'
import { makeOrders } from '../order-imports/make-orders.ts'
import { inviterOf } from '../people/known-people.ts'
import { inTurn } from '../tenancy/in-turn.ts'
import { readInTenant, runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { findImport } from './catalog-imports.ts'
import { ownersTables, refuseOthers } from './owners-tables.ts'
import { fileOfOwner, planFile } from './plan-file.ts'

type Body = ParsedBodyOf<(typeof endpoints)['applyCatalogImport']>
type Applied = ResponseOf<(typeof endpoints)['applyCatalogImport']>

async function reserve(tenant: TenantCall, counts: IdCounts): Promise<Outcome<ReservedIds>> {
  const refused = refuseOthers(tenant)
  if (refused) return refused
  const ids: Record<string, readonly number[]> = {}
  for (const key of writingOrder) {
    if (key === 'productGraphic' || key === 'productOrder') continue
    const count = counts[key] ?? 0
    if (count > 0) ids[key] = await reserveIds(tenant, key, count)
  }
  return succeed(ids)
}

export const applyCatalogImport: HandlerOf<'applyCatalogImport'> = async (call, body) => {
  const sent = await fileOfOwner(call, body)
  return sent.ok ? inTurn(call, body, 'tables', () => applied(call, body, sent.data)) : sent
}

async function applied(call: CallContext, body: Body, file: UploadedFile): Promise<Outcome<Applied>> {
  const found = await readInTenant(call, body, ownersTables)
  if (!found.ok) return found
  const dry = await planFile(call, { ...body, file }, found.data)
  if (!dry.ok) return dry
  const { report, creates } = dry.data
  const isSeen = report.fingerprint === body.fingerprint
  let changes: readonly CatalogChange[] = []
  let orders: readonly PlannedOrder[] = []
  if (isSeen && report.isSound) {
    // No connection is held while a thread plans: ids are reserved in a transaction of their own.
    const ids = await runInTenant({ ...call, idempotencyKey: undefined }, body, (tenant) =>
      reserve(tenant, creates),
    )
    if (!ids.ok) return ids
    const planned = await planFile(call, { ...body, file }, found.data, { ids: ids.data })
    if (!planned.ok) return planned
    changes = planned.data.changes
    orders = planned.data.orders
  }
  // The same key with another file is another import. One that was imported answers again before it is looked at anew.
  const requestHash = () => createHash('sha256').update(call.requestHash()).update(file.bytes).digest('hex')
  return runInTenant({ ...call, requestHash }, body, async (tenant) => {
    const refused = refuseOthers(tenant)
    if (refused) return refused
    if (!isSeen) return fail('conflict', words.changedSince, { conflictingFields: ['fingerprint'] })
    if (!report.isSound) return fail('refused', words.notSound, { rule: 'import' })
    if (changes.length === 0 && orders.length === 0)
      return fail('refused', words.changesNothing, { rule: 'import' })
    if (body.invites && report.newGuests > INVITED_MOST)
      return fail('refused', words.tooManyInvited({ most: INVITED_MOST }), { rule: 'invites' })
    if (call.person?.apiKey && orders.some(({ row }) => row.customer === ''))
      return fail('refused', apiKeyMessages.nameOwner, { rule: 'customer' })
    const name = body.fileName === '' ? file.name : body.fileName
    const title = inStoredLanguage(() => words.importOf({ name }))
    const done = await applyChanges(tenant, title, changes, () => makeOrders(tenant, orders))
    if (!done.ok) return done
    if (body.invites) await inviteGuests(tenant, newGuests(changes), inviterOf(call.person))
    const made = await findImport(tenant, done.data.changeSetId)
    if (!made) throw new Error('the import is not there')
    return succeed({ catalogImport: made })
  })
}
