/** A person is erased from an organization: the whole database is searched for them afterwards. */
import { endpoints, resources } from '@orderwright/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { peopleColumns } from '../../platform/database/people-columns.ts'
import { onBuilder } from '../../platform/database/run-query.ts'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { hashOf, useAgreements } from '../../testing/orders/agreement-fixture.ts'
import { eraseFromOrg } from './erasure.ts'
import { whatIsHeld } from './what-is-held.ts'

const at = useAgreements()
const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const db = () => at.inUse.database.owner.db
const erase = (userId = guestId) => eraseFromOrg(at.inUse.app.services, { orgId, userId })

const phone = '+44 20 7946 0958'
const street = '7 Quillfeather Lane'
const contactName = 'Ottilie Quillfeather'

/** Tables of which a row has the value anywhere, with how many. */
async function tablesWith(value: string): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    db(),
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} as one
      where strpos(lower(to_jsonb(one)::text), lower(${value})) > 0`.execute(db())
    if (rows[0] && rows[0].count > 0) found[name] = rows[0].count
  }
  return found
}

/** Rows of the organization that refer to the person, by table and column. */
async function referring(userId: number): Promise<string[]> {
  const found: string[] = []
  for (const { table, column } of await peopleColumns(onBuilder(db()))) {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where org_id = ${orgId} and ${sql.ref(column)} = ${userId} limit 1`.execute(db())
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

const archiveAll = (userId = guestId) =>
  db()
    .updateTable('productOrders')
    .set({ archived: 1 })
    .where('orgId', '=', orgId)
    .where('userId', '=', userId)
    .execute()

test('[issue 17] every table with an organization says what it holds about people', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'org_id' and table_type = 'BASE TABLE' order by 1`.execute(
    db(),
  )
  expect(Object.keys(whatIsHeld).toSorted()).toEqual(rows.map(({ name }) => name))
})

describe('an erased person', () => {
  let email = ''
  let name = ''
  let [kept, notKept, notKeptNumber] = [0, 0, 0]
  beforeAll(async () => {
    const person = await db()
      .selectFrom('users')
      .select(['email', 'name'])
      .where('id', '=', guestId)
      .executeTakeFirstOrThrow()
    email = person.email
    name = person.name
  })

  test('[issue 17] is refused while something of theirs is not finished, and nothing has changed', async () => {
    const before = await tablesWith(email)
    const refused = await erase()
    expect(refused.ok ? [] : [refused.error.code, refused.error.details?.rule]).toEqual([
      'refused',
      'openOrders',
    ])
    expect(refused.ok ? '' : refused.error.message).toMatch(
      /^These are not finished: #\d+(, #\d+)+\. Whoever makes and sends it needs the address\. Finish, cancel or archive them first\.$/,
    )
    expect(await tablesWith(email)).toEqual(before)
  })

  test('[issue 17] stands nowhere any more, but in the papers that stay', async () => {
    const [accepted, other] = [await at.accepted(), await at.submitted()]
    await at.inUse.app.runJobs()
    const update = async (id: number, props: object) => {
      const { version } = await db()
        .selectFrom('productOrders')
        .select('version')
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const path = resources.productOrder.endpoints.update?.path ?? ''
      const answer = await at.member.post(path, { orgId, where: { id }, version, props })
      expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    }
    const fresh = await at.submitted()
    await update(fresh.order.id, {
      phone,
      contactName,
      deliveryAddress: { ...fresh.order.deliveryAddress, streetAddress: street },
      primaryNote: `Call ${name} (${phone}) before noon.`,
    })
    // What stood there before is in the history alone.
    await update(fresh.order.id, { phone: '(212) 555-0111' })
    for (const [caller, text] of [
      [at.guest, `Please send it to ${street}.`],
      [at.member, `@${name} we wrote to ${email.toUpperCase()}, and to n${email}.`],
    ] as const) {
      const answer = await caller.call(endpoints.addComment, { ...other.about, text })
      expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    }
    await at.inUse.app.runJobs()
    await archiveAll()
    for (const value of [email, name, phone, street])
      expect([value, Object.keys(await tablesWith(value)).length > 0]).toEqual([value, true])

    const erased = await erase()
    if (!erased.ok) throw new Error(erased.error.message)
    expect(erased.data.orders).toBeGreaterThan(3)
    expect(erased.data.kept.find(({ productOrderId }) => productOrderId === accepted.order.id)).toEqual({
      productOrderId: accepted.order.id,
      orgSpecificId: accepted.order.orgSpecificId,
      invoices: 0,
      payments: 0,
      acceptances: 1,
    })
    const papers = [
      'agreement_entries',
      'agreement_packages',
      'issued_documents',
      'order_revisions',
      'payment_records',
    ]
    for (const value of [email, name, phone, street, contactName]) {
      const left = Object.keys(await tablesWith(value)).filter((table) => !papers.includes(table))
      expect([value, left]).toEqual([value, value === email ? ['comments'] : []])
    }
    expect(await referring(guestId)).toEqual([])
    // The certificate printed their name: it is gone, and noted in case that it could not be removed at once.
    const { rows: noted } = await sql<{ key: string }>`
      select storage_key as key from stray_files where org_id = ${orgId} and storage_key like '%.pdf'`.execute(
      db(),
    )
    expect(noted.length).toBeGreaterThan(0)
    for (const { key } of noted) expect(await at.inUse.app.services.storage.get(key)).toBeUndefined()
    expect(erased.data.accountIsGone).toBe(true)
    const gone = await db().selectFrom('users').select('id').where('id', '=', guestId).execute()
    expect(gone).toEqual([])
    kept = accepted.order.id
    notKept = other.order.id
    notKeptNumber = other.order.orgSpecificId
  })

  test('[issue 17] has comments that stay, without the name', async () => {
    const { rows } = await sql<{ text: string; authorName: string }>`
      select text, author_name as "authorName" from comments where org_id = ${orgId} order by id desc limit 2`.execute(
      db(),
    )
    expect(rows.map(({ text, authorName }) => [text, authorName])).toEqual([
      [`@Erased person we wrote to (erased), and to n${email}.`, expect.any(String)],
      ['Please send it to (erased).', 'Erased person'],
    ])
  })

  test('[issue 17] has revisions that stay where they were agreed to, and lose the contact data where not', async () => {
    const revisions = await db()
      .selectFrom('orderRevisions')
      .select(['productOrderId', 'content', 'reading', 'contentHash'])
      .where('orgId', '=', orgId)
      .where('productOrderId', 'in', [kept, notKept])
      .orderBy('productOrderId')
      .execute()
    expect(
      revisions.map(({ productOrderId, content, reading, contentHash }) => [
        productOrderId,
        content.includes('12 Main Street'),
        reading.includes('12 Main Street'),
        content.includes('"state":"NY"'),
        hashOf(content) === contentHash,
      ]),
    ).toEqual([
      [kept, true, true, true, true],
      [notKept, false, false, true, true],
    ])
    const { findings } = await at.check()
    expect(findings).toEqual([])
  })

  test('[issue 17] is "Erased person" to those who work on with what they began, and can not come in', async () => {
    const answer = await at.member.call(endpoints.getOrderData, {
      orgId,
      productOrderOrgSpecificId: notKeptNumber,
    })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('Erased person')
    expect(answer.text).not.toContain(email)
    // A process remembers for two seconds whose device it is, and time stands still in tests: there is nothing to be seen.
    expect((await at.guest.call(endpoints.getComments, { orgId, productOrderId: notKept })).status).toBe(404)
  })

  test('[issue 17] is nobody the second time', async () => {
    const again = await erase()
    expect(again.ok ? '' : again.error.code).toBe('notFound')
  })
})

test('[issue 17] who is known to another organization keeps the account there, and is a stranger here', async () => {
  const userId = demoUserId(maisonLumen, 'guestHiddenPricing')
  await sql`select introduce(${norrvik.id}::integer, ${userId}::integer)`.execute(db())
  await sql`insert into memberships (org_id, user_id, role) values (${norrvik.id}, ${userId}, 'guest')`.execute(
    db(),
  )
  await archiveAll(userId)
  const erased = await erase(userId)
  expect(erased.ok ? erased.data.accountIsGone : erased.error).toBe(false)
  expect(await referring(userId)).toEqual([])
  const { rows } = await sql<{ knownOrgs: number[] }>`
    select known_orgs as "knownOrgs" from users where id = ${userId}`.execute(db())
  expect(rows[0]?.knownOrgs).toEqual([norrvik.id])
})

test('[issue 17] the last owner is not erased', async () => {
  const refused = await erase(demoUserId(maisonLumen, 'owner'))
  expect(refused.ok ? '' : refused.error.message).toBe(
    'An organization needs an owner. Make somebody else an owner first.',
  )
})

test('[issue 17] the application itself changes nothing that is append-only, whatever it sets', async () => {
  const tried = at.inUse.database.app.db.transaction().execute(async (trx) => {
    await sql`set local app.erasing = 'on'`.execute(trx)
    await sql`select set_config('app.org_id', ${String(orgId)}, true)`.execute(trx)
    await sql`update order_events set before = null`.execute(trx)
  })
  await expect(tried).rejects.toThrow(/permission denied/)
})
