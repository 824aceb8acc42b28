/**
 * The record of a customer that is one person: of the kind "person", to whom that guest and nobody else belongs, or with their address.
 * Files on it are about them; those of a firm are about the firm. Decision 250.
 */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { fileKey } from '../media/media-files.ts'

interface InOrg {
  readonly db: Transaction<Database>
  readonly orgId: number
}

/** In a query of one organization: the ids of the records that are this person. */
export function customersThatAre({
  orgId,
  userId,
  email,
}: {
  readonly orgId: number
  readonly userId: number
  readonly email: string
}): RawBuilder<number> {
  return sql<number>`(select customers.id from customers where customers.org_id = ${orgId} and customers.kind = 'person' and (
    lower(customers.email) = lower(${email})
    or exists (select from memberships where memberships.org_id = ${orgId} and memberships.customer_id = customers.id
      and memberships.user_id = ${userId}))
    and not exists (select from memberships where memberships.org_id = ${orgId} and memberships.customer_id = customers.id
      and memberships.user_id <> ${userId}))`
}

/**
 * The files of records that are this person go, but where papers stay of an order of the customer: nobody can strike a name out of a
 * certificate. Gives the keys of the files, with those of their small pictures.
 */
export async function giveUpFilesAbout(
  { db, orgId }: InOrg,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<string[]> {
  const hasPapers = (table: string) => sql`exists (
    select from ${sql.table(table)} as paper join product_orders on product_orders.org_id = ${orgId} and product_orders.id = paper.product_order_id
    where paper.org_id = ${orgId} and product_orders.customer_id = file.customer_id)`
  const { rows } = await sql<{ storageKey: string }>`
    with given as (
      select id, storage_key from customer_files file where org_id = ${orgId} and storage_key <> ''
        and customer_id in ${customersThatAre({ orgId, userId, email })}
        and not ${hasPapers('issued_documents')} and not ${hasPapers('payment_records')}
        and not ${hasPapers('agreement_entries')} for update
    )
    update customer_files set storage_key = '', deleted_at = coalesce(customer_files.deleted_at, now()) from given
    where customer_files.org_id = ${orgId} and customer_files.id = given.id
    returning given.storage_key as "storageKey"`.execute(db)
  return rows.flatMap(({ storageKey }) => [storageKey, fileKey({ storageKey }, 'thumbnail')])
}
