/** The accounts of people whom an organization knows no more: who is known to nobody else loses theirs. */
import pg from 'pg'
import { peopleColumns } from '../../platform/database/people-columns.ts'
import type { RunQuery } from '../../platform/database/run-query.ts'

const id = pg.escapeIdentifier

/** Those of `people` to whom another organization leads: it knows them, it is their own, or a row of it refers to them. */
async function knownElsewhere(run: RunQuery, people: readonly number[]): Promise<Set<number>> {
  const referring = (await peopleColumns(run)).map(
    ({ table, column }) =>
      `union select ${id(column)} from ${id(table)} where org_id is not null and ${id(column)} = any ($1)`,
  )
  const found = await run<{ id: number }>(
    `select id from users where id = any ($1) and (known_orgs <> '{}' or personal_org_id is not null)
     union select visitor.user_id from share_visitors visitor join share_visits on visitor_id = visitor.id
       where visitor.user_id = any ($1)
     ${referring.join(' ')}`,
    [people],
  )
  return new Set(found.map((person) => person.id))
}

async function deleteAccounts(run: RunQuery, people: readonly number[]): Promise<void> {
  await run(
    `delete from outbox_mails mail where org_id is null and (user_id = any ($1) or exists (
       select from users where id = any ($1) and email <> '' and lower(mail."to") = lower(email)))`,
    [people],
  )
  await run(
    `delete from auth_verifications code where exists (
       select from users where id = any ($1) and email <> ''
         and right(lower(code.identifier), length(email) + 1) = ':' || lower(email))`,
    [people],
  )
  await run('delete from share_visitors where user_id = any ($1)', [people])
  // Sessions, accounts and links to sign in go with their person.
  await run('delete from users where id = any ($1)', [people])
}

export interface EndedAccounts {
  /** whose account is gone */
  readonly gone: number
  /** who have one still, because somebody else knows them */
  readonly kept: number
}

/** After the organization's rows about them are gone: `people` lose it, and those who are known to nobody else lose their account. */
export async function endAccounts(
  run: RunQuery,
  orgId: number,
  people: readonly number[],
): Promise<EndedAccounts> {
  await run(
    `update users set known_orgs = array_remove(known_orgs, $1), personal_org_id = nullif(personal_org_id, $1)
     where id = any ($2)`,
    [orgId, people],
  )
  const known = await knownElsewhere(run, people)
  const gone = people.filter((person) => !known.has(person))
  await deleteAccounts(run, gone)
  return { gone: gone.length, kept: people.length - gone.length }
}
