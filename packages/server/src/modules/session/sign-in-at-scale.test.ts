/** Signing in is before any organization: among very many people one is found by an index. [issue 17] */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { sentStatements } from '../../testing/databases/sent-statements.ts'
import { useTestApp } from '../../testing/use-app.ts'

const PEOPLE = 20_000
const email = maisonLumen.emails.guest
const inUse = useTestApp()

test('[issue 17] a person is found by the index of addresses, and no statement of signing in looks through all people', async () => {
  const { app, database } = inUse
  const { db } = database.owner
  await sql`insert into users (id, email) select n, 'person-' || n || '@crowd.example'
    from generate_series(500000, ${500_000 + PEOPLE - 1}::integer) as n`.execute(db)
  await sql`analyze users`.execute(db)
  const sent = await sentStatements(database, async () => {
    await app.anonymous.call(endpoints.requestSignInCode, { email })
    const mail = await db
      .selectFrom('outboxMails')
      .select('text')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const code = /\d{6}/.exec(mail.text)?.[0] ?? ''
    const answer = await app.anonymous.call(endpoints.verifySignInCode, { email, code })
    expect(answer.data).toMatchObject({ isLoggedIn: true, user: { email } })
  })
  const byText = sent.filter(({ text }) => /\busers\b/.test(text) && /\blower\(/i.test(text))
  expect(byText.map(({ text }) => text)).toEqual([])
  const { rows } = await sql<{
    body: string
  }>`select prosrc as body from pg_proc where proname = 'find_person'`.execute(db)
  const search = /select id into found_id (from[\s\S]*?);/.exec(rows[0]?.body ?? '')?.[1] ?? ''
  const plan = await sql<Record<string, string>>`explain select id ${sql.raw(
    search.replace('wanted_email', `'${email}'`),
  )}`.execute(db)
  expect(plan.rows.map((row) => Object.values(row)[0]).join('\n')).toContain('users_email_key')
})
