/**
 * Who has an order open: one row for each open page, kept alive while its channel is open. Rows of a process that
 * died are stale after half a minute, and nobody is shown by a stale row.
 */
import type { PresentPerson } from '@orderwright/contract'
import { calledHere } from '../people/known-people.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'

/** A page that is not heard of for so long is gone, in seconds. */
const STALE_SECONDS = 30
/** How often open pages are kept alive, in milliseconds. */
export const KEEP_ALIVE_MS = 10_000

const expiry = sql<string>`statement_timestamp() + make_interval(secs => ${sql.lit(STALE_SECONDS)})`

export interface OpenPage {
  readonly orgId: number
  readonly productOrderId: number
  readonly clientId: string
  readonly userId: number
}

/** A page opened its channel, for the first time or again. */
export async function addViewer(
  db: Kysely<Database>,
  page: OpenPage & { readonly itemId: number | null },
): Promise<void> {
  await db
    .insertInto('orderViewers')
    .values({ ...page, expiresAt: expiry })
    .onConflict((conflict) =>
      conflict
        .columns(['orgId', 'productOrderId', 'clientId'])
        .doUpdateSet((set) => ({ itemId: page.itemId, expiresAt: set.ref('excluded.expiresAt') }))
        .where('orderViewers.userId', '=', page.userId),
    )
    .execute()
}

/** What a page shows now; nothing happens when it has no open channel. */
export async function moveViewer(
  db: Kysely<Database>,
  page: OpenPage & { readonly itemId: number | null },
): Promise<void> {
  await db
    .updateTable('orderViewers')
    .set({ itemId: page.itemId, shownAt: sql<string>`statement_timestamp()` })
    .where('orgId', '=', page.orgId)
    .where('productOrderId', '=', page.productOrderId)
    .where('clientId', '=', page.clientId)
    .where('userId', '=', page.userId)
    .execute()
}

export async function removeViewer(db: Kysely<Database>, page: OpenPage): Promise<void> {
  await db
    .deleteFrom('orderViewers')
    .where('orgId', '=', page.orgId)
    .where('productOrderId', '=', page.productOrderId)
    .where('clientId', '=', page.clientId)
    .where('userId', '=', page.userId)
    .execute()
}

/** Keeps this process's open pages of an order alive, and clears away what died long ago. */
export async function keepAlive(
  db: Kysely<Database>,
  order: { readonly orgId: number; readonly productOrderId: number },
  clientIds: readonly string[],
): Promise<void> {
  if (clientIds.length > 0) {
    await db
      .updateTable('orderViewers')
      .set({ expiresAt: expiry })
      .where('orgId', '=', order.orgId)
      .where('productOrderId', '=', order.productOrderId)
      .where('clientId', 'in', clientIds)
      .execute()
  }
  await db
    .deleteFrom('orderViewers')
    .where('orgId', '=', order.orgId)
    .where('productOrderId', '=', order.productOrderId)
    .where('expiresAt', '<', sql<string>`statement_timestamp() - interval '10 minutes'`)
    .execute()
}

/** The people on an order, in the order in which they came; several pages of one person are one. */
export async function readPeople(
  db: Kysely<Database>,
  order: { readonly orgId: number; readonly productOrderId: number },
): Promise<PresentPerson[]> {
  // Where several pages are open, the one last turned to counts; the person keeps their place in the row.
  const answer = await sql<PresentPerson>`
    select user_id, name, item_id from (
      select viewer.user_id, ${calledHere} as name, viewer.item_id,
        row_number() over (partition by viewer.user_id order by viewer.shown_at desc, viewer.client_id) as recency,
        min(viewer.since) over (partition by viewer.user_id) as came
      from order_viewers viewer join users on users.id = viewer.user_id
      where viewer.org_id = ${order.orgId} and viewer.product_order_id = ${order.productOrderId}
        and viewer.expires_at > statement_timestamp()
    ) page where recency = 1 order by came, user_id`.execute(db)
  return answer.rows
}
