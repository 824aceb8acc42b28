/** Takes the contact data out of the orders of a person, their history and their frozen revisions. */
import { agreementFileSchema } from '@orderwright/domain/agreements'
import {
  contactAddresses,
  contactTexts,
  contactValues,
  type KeptPapers,
  type RevisionTexts,
  type Struck,
  struckOutOfRevision,
  withoutContact,
  withoutContactInRevision,
} from '@orderwright/domain/personal-data'
import { canonicalJson, frozenContentSchema, readingSchema } from '@orderwright/domain/revisions'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { jsonb } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/schema.ts'
import { agreementFileKey } from '../agreements/kept-files.ts'
import { fileKey } from '../media/media-files.ts'
import { toJson } from '../orders/write-event.ts'
import { sha256 } from '../revision-records/write-revision.ts'

interface InOrg {
  readonly db: Transaction<Database>
  readonly orgId: number
}

/** Of which of these orders papers stay, and how many. */
export async function keptPapers(
  { db, orgId }: InOrg,
  orders: readonly { readonly id: number; readonly orgSpecificId: number }[],
): Promise<KeptPapers[]> {
  const ids = orders.map(({ id }) => id)
  const { rows } = await sql<KeptPapers>`
    select id as "productOrderId", org_specific_id as "orgSpecificId",
      (select count(*)::int from issued_documents where org_id = ${orgId} and product_order_id = one.id) as invoices,
      (select count(*)::int from payment_records where org_id = ${orgId} and product_order_id = one.id) as payments,
      (select count(*)::int from agreement_entries where org_id = ${orgId} and product_order_id = one.id
        and kind = 'acceptance') as acceptances
    from product_orders one where org_id = ${orgId} and id = any (${ids}::integer[]) order by id`.execute(db)
  return rows.filter(({ invoices, payments, acceptances }) => invoices + payments + acceptances > 0)
}

/** Blank in the orders themselves. Gives the values that stood there. */
export async function eraseContact({ db, orgId }: InOrg, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const orders = await db
    .selectFrom('productOrders')
    .select(['id', ...contactTexts, ...contactAddresses])
    .where('orgId', '=', orgId)
    .where('id', 'in', ids)
    .execute()
  for (const { id, ...fields } of orders) {
    const { deliveryAddress, billingAddress, ...texts } = withoutContact(fields)
    await db
      .updateTable('productOrders')
      .set({ ...texts, deliveryAddress: jsonb(deliveryAddress), billingAddress: jsonb(billingAddress) })
      .where('orgId', '=', orgId)
      .where('id', '=', id)
      .execute()
  }
  return orders.flatMap(contactValues)
}

/** Blank in what their history says was there before. Gives the values that stood there. */
export async function eraseHistory({ db, orgId }: InOrg, ids: readonly number[]): Promise<string[]> {
  const keys = [...contactTexts, ...contactAddresses]
  const { rows: events } = await sql<{ id: number; before: object | null; after: object | null }>`
    select id, before, after from order_events
    where org_id = ${orgId} and product_order_id = any (${ids}::integer[]) and resource_key = 'productOrder'
      and (before ?| ${keys}::text[] or after ?| ${keys}::text[])`.execute(db)
  for (const { id, before, after } of events)
    await db
      .updateTable('orderEvents')
      .set({
        before: before === null ? null : jsonb(toJson(withoutContact(before))),
        after: after === null ? null : jsonb(toJson(withoutContact(after))),
      })
      .where('orgId', '=', orgId)
      .where('id', '=', id)
      .execute()
  return events.flatMap(({ before, after }) => [
    ...contactValues(before ?? {}),
    ...contactValues(after ?? {}),
  ])
}

/** Writes revisions anew of which no papers stay: nobody has agreed to them or paid for them. Their hashes are those of what they are now. */
async function rewriteRevisions(
  { db, orgId }: InOrg,
  which: RawBuilder<boolean>,
  rewrite: (texts: RevisionTexts) => RevisionTexts,
): Promise<number> {
  const revisions = await db
    .selectFrom('orderRevisions')
    .select(['productOrderId', 'number', 'content', 'reading'])
    .where('orgId', '=', orgId)
    .where(which)
    .execute()
  let places = 0
  for (const { productOrderId, number, ...frozen } of revisions) {
    const texts = {
      content: frozenContentSchema.parse(JSON.parse(frozen.content)),
      reading: readingSchema.parse(JSON.parse(frozen.reading)),
    }
    const after = rewrite(texts)
    const [content, reading] = [canonicalJson(after.content), canonicalJson(after.reading)]
    const isSame = content === canonicalJson(texts.content) && reading === canonicalJson(texts.reading)
    if (isSame) continue
    await db
      .updateTable('orderRevisions')
      .set({ content, reading, contentHash: sha256(content) })
      .where('orgId', '=', orgId)
      .where('productOrderId', '=', productOrderId)
      .where('number', '=', number)
      .execute()
    places += 1
  }
  return places
}

/** Contact data out of the revisions of these orders, of which no papers stay. */
export async function eraseRevisions(inOrg: InOrg, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await rewriteRevisions(
    inOrg,
    sql<boolean>`product_order_id = any (${ids}::integer[])`,
    withoutContactInRevision,
  )
}

/** Names, numbers and addresses out of every revision that no papers keep, whoever's order it is. Gives in how many. */
export async function strikeRevisions(inOrg: InOrg, struck: readonly Struck[]): Promise<number> {
  const { db, orgId } = inOrg
  const values = struck.map(({ value }) => JSON.stringify(value).slice(1, -1))
  const found = await sql<{ id: number; orgSpecificId: number }>`
    select distinct product_orders.id, org_specific_id as "orgSpecificId" from order_revisions
    join product_orders on product_orders.org_id = order_revisions.org_id and product_orders.id = product_order_id,
      lateral (select lower(content || reading) as text) as frozen
    where order_revisions.org_id = ${orgId} and exists (
      select from unnest(${values}::text[]) as one(value) where strpos(frozen.text, lower(value)) > 0)`.execute(
    db,
  )
  const kept = new Set((await keptPapers(inOrg, found.rows)).map(({ productOrderId }) => productOrderId))
  const ids = found.rows.map(({ id }) => id).filter((id) => !kept.has(id))
  return rewriteRevisions(inOrg, sql<boolean>`product_order_id = any (${ids}::integer[])`, (texts) =>
    struckOutOfRevision(texts, struck),
  )
}

/**
 * What was put before somebody to be accepted and never was goes: quotes and drawings with their name on them. Gives the keys of the files.
 */
export async function dropUnaccepted({ db, orgId }: InOrg, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ files: string }>`
    delete from agreement_packages package where org_id = ${orgId} and product_order_id = any (${ids}::integer[])
      and not exists (select from agreement_entries entry where entry.org_id = ${orgId} and entry.package_id = package.id)
    returning files`.execute(db)
  return rows.flatMap(({ files }) =>
    z
      .array(agreementFileSchema)
      .parse(JSON.parse(files))
      .map(({ hash }) => agreementFileKey(orgId, hash)),
  )
}

/**
 * What a person attached to these orders goes: nobody can strike a name out of a plan. Gives the keys of the files, with those of their
 * small pictures.
 */
export async function giveUpFilesOf(
  { db, orgId }: InOrg,
  userId: number,
  ids: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<{ storageKey: string }>`
    with given as (
      select id, storage_key from order_files where org_id = ${orgId} and uploader_id = ${userId}
        and product_order_id = any (${ids}::integer[]) and storage_key <> '' for update
    )
    update order_files set storage_key = '', deleted_at = coalesce(order_files.deleted_at, now()) from given
    where order_files.org_id = ${orgId} and order_files.id = given.id
    returning given.storage_key as "storageKey"`.execute(db)
  return rows.flatMap(({ storageKey }) => [storageKey, fileKey({ storageKey }, 'thumbnail')])
}
