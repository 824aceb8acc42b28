/** The user behind an e-mail address. */
import { sql } from 'kysely'
import type { Work } from '../tenancy/run-in-tenant.ts'

/** The id of the user with this address; a new one without a name where there was none. */
export async function ensureUser({ db }: Pick<Work, 'db'>, email: string): Promise<number> {
  const answer = await sql<{ id: number }>`select ensure_user(${email}, '', '') as id`.execute(db)
  const id = answer.rows[0]?.id
  if (id === undefined) throw new Error('ensure_user answers an id')
  return id
}
