/** Which e-mails people have chosen to get at an organisation. [issue 18] */
import { type MailPreferences, mailPreferencesSchema } from '@orderwright/domain/mail-templates'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** As nobody has chosen: everything. So is what can not be read, rather than silence. */
export const allMails: MailPreferences = mailPreferencesSchema.parse({})
const storedSchema = mailPreferencesSchema.catch(allMails)

/** By user; whoever has no place at the organisation has no choice either. */
export async function mailPreferencesOf(
  { db, orgId }: { readonly db: Kysely<Database>; readonly orgId: number },
  userIds: readonly number[],
): Promise<ReadonlyMap<number, MailPreferences>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('memberships')
    .select(['userId', sql<unknown>`settings -> 'mailPreferences'`.as('stored')])
    .where('orgId', '=', orgId)
    .where('userId', 'in', [...userIds])
    .execute()
  return new Map(rows.map(({ userId, stored }) => [userId, storedSchema.parse(stored ?? {})]))
}
