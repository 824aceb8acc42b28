/** What the history of an order tells. */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'

/** The kinds of its events that begin so ('problem.'), the oldest first. */
export async function eventKinds(
  db: Kysely<Database>,
  productOrderId: number,
  beginning: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orderEvents')
    .select('kind')
    .where('productOrderId', '=', productOrderId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith(beginning))
}
