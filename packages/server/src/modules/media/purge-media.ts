/**
 * Removes the files of pictures, orders and customers that nothing uses any more: deleted ones that can not be restored, those of orders,
 * lines and customers that are gone for good, thumbnails that were replaced, and uploads that were never finished. First the medium gives
 * its files up, then they are removed: a process that is killed anywhere in between goes on the next time.
 */
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { BACKUP_LOCK } from '../../platform/storage/backup-lock.ts'
import { fileKey, masterKey } from './media-files.ts'

/** A day more than a record can be restored for. */
const KEEP_DAYS = 31
/** No upload takes this long. */
const UPLOAD_HOURS = 1
/** Files whose notes are held at once. */
const BATCH = 50

const gone = (column: string) => sql.raw(`${column} < statement_timestamp() - interval '${KEEP_DAYS} days'`)

/** A line or an order shows it: itself, or by naming it. */
const isUsedByLine = sql`exists (
  select from product_instances line
  join product_orders on product_orders.org_id = line.org_id and product_orders.id = line.product_order_id
  where line.org_id = media.org_id
    and (line.id = media.product_instance_id or line.medium_id = media.id)
    and not coalesce(${gone('line.deleted_at')}, false)
    and not coalesce(${gone('product_orders.deleted_at')}, false))`

const isUsedByOrder = sql`media.product_instance_id is null and exists (
  select from product_orders
  where product_orders.org_id = media.org_id and product_orders.id = media.product_order_id
    and not coalesce(${gone('product_orders.deleted_at')}, false))`

/** It lies under the canvas of an order: of the one that it belongs to, or of a copy of that. */
const isUsedByCanvas = sql`exists (
  select from entities
  join product_orders on product_orders.org_id = entities.org_id and product_orders.id = entities.product_order_id
  where entities.org_id = media.org_id and entities.medium_id = media.id
    and not coalesce(${gone('entities.deleted_at')}, false)
    and not coalesce(${gone('product_orders.deleted_at')}, false))`

/** The pictures that the records of a table show as their thumbnails. */
function shownBy(table: string, orgId: number) {
  return sql`select record.thumbnail_url from ${sql.table(table)} as record
    where record.org_id = ${orgId} and record.thumbnail_url is not null
      and not coalesce(${gone('record.deleted_at')}, false)`
}

/**
 * A picture of the library stays until somebody deletes it. A thumbnail stays while a record of the catalog shows it,
 * whichever it was sent for.
 */
function isUsedByCatalog(orgId: number) {
  const tables = ['products', 'product_properties', 'product_options', 'product_categories']
  const shown = sql.join(
    tables.map((table) => shownBy(table, orgId)),
    sql` union all `,
  )
  return sql`(media.product_order_id is null and (media.type = 'image'
    or '/api/media/' || media.org_id || '/' || media.id || '/thumbnail' in (${shown})))`
}

/** One organisation after another, so that no statement holds the rows of all. */
export async function purgeMedia(services: Services): Promise<void> {
  const { db } = services.databases.owner
  const orgs = await db.selectFrom('orgs').select('id').execute()
  for (const { id } of orgs) {
    await giveUpFiles(services, id)
    for (const kind of attached) await giveUpAttached(services, id, kind)
  }
  for (let left = true; left; ) left = await removeFiles(services)
}

async function giveUpFiles({ databases }: Services, orgId: number): Promise<void> {
  await sql`
    with given as (
      select org_id, id, storage_key from media
      where org_id = ${orgId} and storage_key <> '' and (
        ${gone('deleted_at')}
        or ${gone('last_updated')} and not ${isUsedByLine} and not (${isUsedByOrder}) and not ${isUsedByCanvas} and not ${isUsedByCatalog(orgId)})
      for update skip locked
    ), emptied as (
      update media set storage_key = '', deleted_at = coalesce(media.deleted_at, statement_timestamp())
      from given where media.org_id = given.org_id and media.id = given.id
    )
    insert into stray_files (org_id, storage_key, unwanted_at)
    select org_id, storage_key, statement_timestamp() from given
    on conflict (org_id, storage_key) do update set unwanted_at = excluded.unwanted_at`.execute(
    databases.owner.db,
  )
}

/** What people attach to, and the column that names it. */
const attached = [
  { table: 'order_files', owners: 'product_orders', owner: 'product_order_id' },
  { table: 'customer_files', owners: 'customers', owner: 'customer_id' },
] as const

/** Files that were deleted, or whose order or customer was, and that nobody can bring back any more. */
async function giveUpAttached(
  { databases }: Services,
  orgId: number,
  { table, owners, owner }: (typeof attached)[number],
): Promise<void> {
  const files = sql.table(table)
  await sql`
    with given as (
      select org_id, id, storage_key from ${files} as file
      where org_id = ${orgId} and storage_key <> '' and (${gone('deleted_at')} or exists (
        select from ${sql.table(owners)} as owner
        where owner.org_id = file.org_id and owner.id = file.${sql.ref(owner)} and ${gone('owner.deleted_at')}))
      for update skip locked
    ), emptied as (
      update ${files} as file set storage_key = '', deleted_at = coalesce(file.deleted_at, statement_timestamp())
      from given where file.org_id = given.org_id and file.id = given.id
    )
    insert into stray_files (org_id, storage_key, unwanted_at)
    select org_id, storage_key, statement_timestamp() from given
    on conflict (org_id, storage_key) do update set unwanted_at = excluded.unwanted_at`.execute(
    databases.owner.db,
  )
}

/**
 * A batch of files, whose notes go when they are gone; false when there are no more, or while a backup is made that names
 * them.
 */
function removeFiles({ databases, storage }: Services): Promise<boolean> {
  return databases.owner.db.transaction().execute(async (db) => {
    const lock = await sql<{
      isFree: boolean
    }>`select pg_try_advisory_xact_lock_shared(${sql.lit(BACKUP_LOCK)}) as is_free`.execute(db)
    if (lock.rows[0]?.isFree !== true) return false
    const orphans = await db
      .selectFrom('strayFiles')
      .select(['orgId', 'storageKey'])
      .where((where) =>
        where.or([
          where('unwantedAt', 'is not', null),
          where(
            'since',
            '<',
            sql<string>`statement_timestamp() - make_interval(hours => ${sql.lit(UPLOAD_HOURS)})`,
          ),
        ]),
      )
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { orgId, storageKey } of orphans) {
      const owner = await sql`select id from media where org_id = ${orgId} and storage_key = ${storageKey}
        union all select id from order_files where org_id = ${orgId} and storage_key = ${storageKey}
        union all select id from customer_files where org_id = ${orgId} and storage_key = ${storageKey}`.execute(
        db,
      )
      // An upload that was sent twice notes the files of a medium again.
      if (owner.rows.length === 0) {
        await storage.remove(storageKey)
        await storage.remove(fileKey({ storageKey }, 'thumbnail'))
        await storage.remove(masterKey({ storageKey }))
      }
      await db
        .deleteFrom('strayFiles')
        .where('orgId', '=', orgId)
        .where('storageKey', '=', storageKey)
        .execute()
    }
    return orphans.length === BATCH
  })
}
