/** Takes the contact data out of the orders of a person, their history and their frozen revisions. */
import {
  contactAddresses,
  contactTexts,
  contactValues,
  type KeptPapers,
  withoutContact,
  withoutContactInRevision,
} from '@orderwright/domain/personal-data'
import { canonicalJson, frozenContentSchema, readingSchema } from '@orderwright/domain/revisions'
import { sql, type Transaction } from 'kysely'
import { jsonb } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/schema.ts'
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

/** Out of the revisions of orders of which no papers stay: nobody has agreed to them or paid for them. */
export async function eraseRevisions({ db, orgId }: InOrg, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const revisions = await db
    .selectFrom('orderRevisions')
    .select(['productOrderId', 'number', 'content', 'reading'])
    .where('orgId', '=', orgId)
    .where('productOrderId', 'in', ids)
    .execute()
  for (const { productOrderId, number, ...frozen } of revisions) {
    const erased = withoutContactInRevision(
      frozenContentSchema.parse(JSON.parse(frozen.content)),
      readingSchema.parse(JSON.parse(frozen.reading)),
    )
    const content = canonicalJson(erased.content)
    await db
      .updateTable('orderRevisions')
      .set({ content, reading: canonicalJson(erased.reading), contentHash: sha256(content) })
      .where('orgId', '=', orgId)
      .where('productOrderId', '=', productOrderId)
      .where('number', '=', number)
      .execute()
  }
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
