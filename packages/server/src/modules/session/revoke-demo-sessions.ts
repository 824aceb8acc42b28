/** A production server on a database that held a demo signs out everybody whom the demo signed in. */
import type { Kysely } from 'kysely'
import { isSeeded } from '../../platform/database/seed-once.ts'
import type { Database } from '../../platform/database/schema.ts'

/** The ending of every seeded address: reserved, so that no mail ever reaches it and no code signs in again. */
const DEMO_ADDRESSES = '%.example'

/** Ends the device sessions, links and passkeys of seeded people; true where there was a demo. `owner` sees every row. */
export async function revokeDemoSessions(owner: Kysely<Database>): Promise<boolean> {
  if (!(await isSeeded(owner))) return false
  const people = owner.selectFrom('users').select('id').where('email', 'like', DEMO_ADDRESSES)
  await owner.deleteFrom('authSessions').where('userId', 'in', people).execute()
  await owner.deleteFrom('signInTokens').where('userId', 'in', people).execute()
  await owner.deleteFrom('passkeys').where('userId', 'in', people).execute()
  return true
}
