/**
 * Seeds the demo organisations exactly once: the marker and the rows are written in one transaction, so that an
 * interrupted start leaves neither, and the second of two processes waits and finds it done.
 */
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

const SEED_LOCK = 7_206_154_284
const KEY = 'demo_seeded'

/** Whether the demo organisations are, or were, in this database. */
export async function isSeeded(owner: Kysely<Database>): Promise<boolean> {
  const known = await sql`select 1 from app_state where key = ${KEY}`.execute(owner)
  return known.rows.length > 0
}

/** Runs `seed` unless this database has been seeded; true when it ran now. */
export function seedOnce(
  owner: Kysely<Database>,
  seed: (db: Kysely<Database>) => Promise<void>,
): Promise<boolean> {
  return owner.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(transaction)
    if (await isSeeded(transaction)) return false
    await seed(transaction)
    await sql`insert into app_state (key, value) values (${KEY}, to_jsonb(now()))`.execute(transaction)
    return true
  })
}
