/** What settings name must exist in the organization, and a status that orders have must stay. */
import { settingsMessages as words } from '@orderwright/domain/messages'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { sql } from 'kysely'
import { fail, type Outcome } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

type Refused = Extract<Outcome<never>, { ok: false }>
type Reader = Pick<TenantCall, 'db' | 'orgId'>
type Named = readonly { readonly path: string; readonly id: number }[]

function categoriesOf({ home, costs, orderSettings, backBox }: OrgProfile): Named {
  return [
    ...(home.sections ?? []).flatMap(({ tiles }, section) =>
      tiles.flatMap((tile, at) =>
        tile.type === 'category'
          ? [{ path: `home.sections.${section}.tiles.${at}.productCategoryId`, id: tile.productCategoryId }]
          : [],
      ),
    ),
    ...costs.discountCaps.map(({ productCategoryId: id }, at) => ({
      path: `costs.discountCaps.${at}.productCategoryId`,
      id,
    })),
    ...orderSettings.orderCsvCategoryIds.map((id, at) => ({
      path: `orderSettings.orderCsvCategoryIds.${at}`,
      id,
    })),
    ...(backBox === null ? [] : [{ path: 'backBox.productCategoryId', id: backBox.productCategoryId }]),
  ]
}

function propertiesOf({ roles, backBox }: OrgProfile): Named {
  return [
    ...Object.entries(roles).flatMap(([role, ids]) =>
      ids.map((id, at) => ({ path: `roles.${role}.${at}`, id })),
    ),
    ...(backBox?.productPropertyIds ?? []).map((id, at) => ({
      path: `backBox.productPropertyIds.${at}`,
      id,
    })),
  ]
}

async function missing(
  { db, orgId }: Reader,
  table: 'productCategories' | 'productProperties',
  named: Named,
) {
  if (named.length === 0) return []
  const ids = [...new Set(named.map(({ id }) => id))]
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('orgId', '=', orgId)
    .where('id', 'in', ids)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return named.filter(({ id }) => !known.has(id))
}

/** How many orders have an entry of a status, by its key: of these keys, or of all. */
export async function statusesInUse(
  { db, orgId }: Reader,
  keys?: readonly string[],
): Promise<Record<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select status.key, count(*)::integer as count
    from product_orders, jsonb_object_keys(status_data) status (key)
    where org_id = ${orgId} ${keys === undefined ? sql`` : sql`and status.key = any(${[...keys]})`}
    group by status.key`.execute(db)
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

async function removedStatus(
  reader: Reader,
  before: OrgProfile,
  after: OrgProfile,
): Promise<Refused | undefined> {
  const left = new Set(after.productOrderStatuses.map(({ key }) => key))
  const removed = before.productOrderStatuses.filter(({ key }) => !left.has(key))
  if (removed.length === 0) return undefined
  const counts = await statusesInUse(
    reader,
    removed.map(({ key }) => key),
  )
  const used = removed.find(({ key }) => counts[key] !== undefined)
  if (!used) return undefined
  const count = counts[used.key] ?? 0
  const { order, orders } = before.vocabulary
  const word = (count === 1 ? order : orders).toLowerCase()
  const message = words.statusInUse({ title: used.title, count, word })
  return fail('refused', message, {
    rule: 'statusInUse',
    fields: [{ path: 'changes.productOrderStatuses', message }],
  })
}

/** How many orders stand at each of these statuses now. */
async function standingAt(
  { db, orgId }: Reader,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select last_completed_status_key as key, count(*)::integer as count from product_orders
    where org_id = ${orgId} and deleted_at is null and last_completed_status_key = any(${[...keys]})
    group by last_completed_status_key`.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** A status at which orders stand keeps its type: with another one they would wait for nothing, or for ever. */
async function retypedStatus(
  reader: Reader,
  before: OrgProfile,
  after: OrgProfile,
): Promise<Refused | undefined> {
  const types = new Map(before.productOrderStatuses.map(({ key, type }) => [key, type]))
  const retyped = after.productOrderStatuses.filter(
    ({ key, type }) => types.has(key) && types.get(key) !== type,
  )
  if (retyped.length === 0) return undefined
  const counts = await standingAt(
    reader,
    retyped.map(({ key }) => key),
  )
  const used = retyped.find(({ key }) => counts.has(key))
  if (!used) return undefined
  const count = counts.get(used.key) ?? 0
  const { order, orders } = before.vocabulary
  const message = words.statusTypeInUse({
    title: used.title,
    count,
    word: (count === 1 ? order : orders).toLowerCase(),
  })
  return fail('refused', message, {
    rule: 'statusTypeInUse',
    fields: [{ path: 'changes.productOrderStatuses', message }],
  })
}

const kindsByPrefix = {
  invoicePrefix: 'invoice',
  creditNotePrefix: 'creditNote',
  receiptPrefix: 'receipt',
} as const

/** A prefix with which another kind was numbered would give its numbers again. */
async function prefixesWithHistory(
  { db, orgId }: Reader,
  { documents: { numbers } }: OrgProfile,
  changed: readonly string[],
) {
  const found: { path: string; message: string }[] = []
  for (const key of ['invoicePrefix', 'creditNotePrefix', 'receiptPrefix'] as const) {
    const path = `documents.numbers.${key}`
    if (!changed.includes(path)) continue
    // A prefix ends where the figures begin.
    const { rows } = await sql<{ kind: 'invoice' | 'creditNote' | 'receipt' }>`
      select kind from issued_documents
      where org_id = ${orgId} and kind <> ${kindsByPrefix[key]}
        and lower(regexp_replace(number, '[0-9].*$', '')) = ${numbers[key].toLowerCase()}
      limit 1`.execute(db)
    found.push(...rows.map(({ kind }) => ({ path, message: words.prefixWasUsed({ kind }) })))
  }
  return found
}

/** What of the organization's records speaks against the settings at the paths `changed`; undefined: nothing. */
export async function checkReferences(
  reader: Reader,
  before: OrgProfile,
  after: OrgProfile,
  changed: readonly string[],
): Promise<Refused | undefined> {
  const isChanged = ({ path }: { path: string }) =>
    changed.some((one) => path === one || path.startsWith(`${one}.`))
  const lost = [
    ...(await missing(reader, 'productCategories', categoriesOf(after).filter(isChanged))).map(
      ({ path, id }) => ({
        path,
        message: words.unknownCategory({ id }),
      }),
    ),
    ...(await missing(reader, 'productProperties', propertiesOf(after).filter(isChanged))).map(
      ({ path, id }) => ({
        path,
        message: words.unknownProperty({ id }),
      }),
    ),
    ...(await prefixesWithHistory(reader, after, changed)),
  ]
  const [first] = lost
  if (first) {
    return fail('invalid', first.message, {
      fields: lost.map(({ path, message }) => ({ path: `changes.${path}`, message })),
    })
  }
  if (!changed.includes('productOrderStatuses')) return undefined
  return (await removedStatus(reader, before, after)) ?? (await retypedStatus(reader, before, after))
}
