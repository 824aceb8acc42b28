/** Who is known to an organization: row-level security shows a person to those that they were introduced to. Decision 143. */
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Makes a person known to an organization for good. Call it before the row is written that says why: a membership, a share
 * link of theirs, a visit, a key. Does nothing where they are known already.
 */
export async function introduce(
  db: Kysely<Database>,
  { orgId, userId }: { readonly orgId: number; readonly userId: number },
): Promise<void> {
  await sql`select introduce(${orgId}::integer, ${userId}::integer)`.execute(db)
}
