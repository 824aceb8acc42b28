/** Who stands in the place of an erased person: an account without a name, that nobody can sign in to. */
import { toTimestamp } from '@orderwright/domain/units'
import { personalDataMessages as words } from '@orderwright/domain/personal-data'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { introduce } from '../../platform/database/introduce.ts'
import { peopleColumns } from '../../platform/database/people-columns.ts'
import { onBuilder } from '../../platform/database/run-query.ts'
import { inStoredLanguage } from '../../platform/languages.ts'
import { whatIsHeld } from './what-is-held.ts'

/** Somebody who has a place in an organization. */
export interface PersonHere {
  readonly orgId: number
  readonly userId: number
}

export interface Nobody {
  readonly id: number
}

/** Makes them, with the place of `erased` in the organization: no guest, no member. */
export async function makeNobody(
  db: Transaction<Database>,
  { orgId, userId }: PersonHere,
  now: Date,
): Promise<Nobody> {
  const name = inStoredLanguage(() => words.erasedPerson)
  const made = await sql<{ id: number }>`
    insert into users (id, email, first_name, last_name, name)
    values (new_user_id(), '', ${name}, '', ${name}) returning id`.execute(db)
  const id = made.rows[0]?.id
  if (id === undefined) throw new Error('an insert that returns answers a row')
  await introduce(db, { orgId, userId: id })
  const at = toTimestamp(now)
  await sql`
    insert into memberships (org_id, user_id, role, status, deleted_at, entered_at)
    select org_id, ${id}, role, 'left', ${at}::timestamptz, ${at}::timestamptz from memberships
    where org_id = ${orgId} and user_id = ${userId}`.execute(db)
  return { id }
}

/** Whatever refers to the person refers to nobody from now on, but for rows that go and for their place here. */
export async function pointTo(
  db: Transaction<Database>,
  { orgId, userId }: PersonHere,
  { id }: Nobody,
): Promise<void> {
  for (const { table, column } of await peopleColumns(onBuilder(db))) {
    if (table === 'memberships' || whatIsHeld[table]?.kind === 'rows') continue
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${id}
      where org_id = ${orgId} and ${sql.ref(column)} = ${userId}`.execute(db)
  }
  const [was, is] = [String(userId), String(id)]
  const renamed = (field: string) => sql`(${sql.ref(field)} - ${was}::text) ||
    jsonb_build_object(${is}::text, ${sql.ref(field)} -> ${was}::text)`
  await sql`update product_orders set involved_users = ${renamed('involved_users')}
    where org_id = ${orgId} and involved_users ? ${was}::text`.execute(db)
  await sql`update comments set mentions = (
      select jsonb_agg(case when one = to_jsonb(${userId}::integer) then to_jsonb(${id}::integer) else one end)
      from jsonb_array_elements(mentions) as one)
    where org_id = ${orgId} and mentions @> to_jsonb(${userId}::integer)`.execute(db)
  await sql`update user_groups set user_ids = (
      select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(user_ids) as one
      where one <> to_jsonb(${userId}::integer))
    where org_id = ${orgId} and user_ids @> to_jsonb(${userId}::integer)`.execute(db)
  for (const side of ['before', 'after'])
    await sql`update order_events set ${sql.ref(side)} = ${sql.ref(side)} || jsonb_build_object('userId', ${id}::integer)
      where org_id = ${orgId} and ${sql.ref(side)} -> 'userId' = to_jsonb(${userId}::integer)`.execute(db)
}
