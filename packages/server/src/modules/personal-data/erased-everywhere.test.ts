/** Somebody with an awkward name and address is put into every column that may hold words about people, and erased. */
import { escapeHtml } from '@orderwright/domain/units'
import { sql, type Transaction } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { useAgreements } from '../../testing/orders/agreement-fixture.ts'
import type { Database } from '../../platform/database/schema.ts'
import { eraseFromOrg } from './erasure.ts'
import { readPerson } from './read-person.ts'
import { whatIsHeld, wordsOf } from './what-is-held.ts'

const at = useAgreements()
const orgId = maisonLumen.id
const userId = demoUserId(maisonLumen, 'guestHiddenPricing')
const db = () => at.inUse.database.owner.db

const name = `Ada "Ace" O'Neil-Ørsted-İpek \\ Söhne & Co`
const email = 'ada.o+neil@studio.example'
/** In JSON, quotes and backslashes stand otherwise than in the value; one column has the name only. */
const nameOnly = 'after'
/** Of other people: each has the address within theirs. */
const others = [`x.${email}`, `n${email}`, `${email}.au`, `${email}-mail.com`]
const ownAddress = `<${email.toUpperCase()}>`
const said = `For ${name}, ${ownAddress}. Or:\n${email}\nNot ${others.join(', ')}.`

/** Texts that are written otherwise than they are read. */
const writtenAs: Readonly<Record<string, (text: string) => string>> = {
  'webhook_events.body': (text) => JSON.stringify({ deep: [text, { name }] }),
  'outbox_mails.html': escapeHtml,
}
const readFrom: Readonly<Record<string, (text: string) => unknown>> = {
  'webhook_events.body': JSON.parse,
  'outbox_mails.html': (text) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
}

/** Whose row is not the person's: what stands in theirs as contact is struck out whole, wherever it stands. */
const theirs = new Set(['memberships', 'product_orders'])

const columns = Object.entries(whatIsHeld).flatMap(([table, held]) =>
  wordsOf(held).map((column) => ({ table, column })),
)

const valuesOfType: Readonly<Record<string, string>> = {
  text: 'x',
  jsonb: '{}',
  integer: '1',
  bigint: '1',
  uuid: '00000000-0000-4000-8000-000000000001',
}

/** A row with something in each column that needs something, without what it refers to. */
async function addRow(trx: Transaction<Database>, table: string) {
  const { rows: needed } = await sql<{ column: string; type: string }>`
    select column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null
      and is_identity = 'NO' and is_generated = 'NEVER' and column_name <> 'org_id'`.execute(trx)
  await sql`insert into ${sql.table(table)} (${sql.join(['org_id', ...needed.map(({ column }) => column)].map((column) => sql.ref(column)))})
    values (${sql.join([orgId, ...needed.map(({ type }) => valuesOfType[type] ?? 'now')])})`.execute(trx)
}

/** What is too long, or no state that a row can be in, can be planted too. */
async function dropChecks(trx: Transaction<Database>) {
  const { rows } = await sql<{ table: string; check: string }>`
    select conrelid::regclass::text as table, conname as check from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0 and coninhcount = 0`.execute(
    trx,
  )
  for (const { table, check } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(check)}`.execute(trx)
}

/** Puts the words into one row of each column; those of which the organization has no row. */
async function plant(): Promise<string[]> {
  const without: string[] = []
  await db()
    .transaction()
    .execute(async (trx) => {
      await sql`set local app.erasing = 'on'`.execute(trx)
      await dropChecks(trx)
      await sql`set local session_replication_role = 'replica'`.execute(trx)
      for (const table of new Set(columns.map((one) => one.table))) {
        const { rows } = await sql`select from ${sql.table(table)} where org_id = ${orgId} limit 1`.execute(
          trx,
        )
        if (rows.length === 0) await addRow(trx, table)
      }
      for (const { table, column } of columns) {
        const place = `${table}.${column}`
        const { rows } = await sql<{ type: string }>`
          select data_type as type from information_schema.columns
          where table_schema = 'public' and table_name = ${table} and column_name = ${column}`.execute(trx)
        const value =
          rows[0]?.type === 'jsonb'
            ? sql`jsonb_build_object('deep', jsonb_build_array(${column === nameOnly ? name : said}::text, 7))`
            : sql`${(writtenAs[place] ?? String)(said)}`
        const done = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ctid = (
          select ctid from ${sql.table(table)} where org_id = ${orgId}
          order by ${theirs.has(table) ? sql`user_id = ${userId}, ctid` : sql`ctid`} limit 1)`.execute(trx)
        if (Number(done.numAffectedRows ?? 0) === 0) without.push(place)
      }
    })
  return without
}

/** Where a text stands, by table and column. */
async function standsIn(text: string): Promise<string[]> {
  const { rows: all } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb') order by 1, 2`.execute(
    db(),
  )
  const found: string[] = []
  const start = /\p{L}{3}/u.exec(text)?.[0].toLowerCase() ?? ''
  expect(start).not.toBe('')
  for (const { table, column } of all) {
    const place = `${table}.${column}`
    const { rows } = await sql<{ value: unknown }>`
      select to_jsonb(${sql.ref(column)}) as value from ${sql.table(table)}
      where strpos(lower(${sql.ref(column)}::text), ${start}) > 0`.execute(db())
    // Read as values, so that no sign is hidden behind how JSON or HTML writes it.
    const isThere = rows.some(({ value }) =>
      texts(asRead(place, value)).some((one) => one.toLowerCase().includes(text.toLowerCase())),
    )
    if (isThere) found.push(place)
  }
  return found
}

const asRead = (place: string, value: unknown): unknown =>
  typeof value === 'string' ? (readFrom[place] ?? String)(value) : value

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}

/** How often another's address stands anywhere. */
async function countOf(text: string): Promise<number> {
  let count = 0
  for (const { table, column } of columns) {
    const { rows } = await sql<{ value: unknown }>`
      select to_jsonb(${sql.ref(column)}) as value from ${sql.table(table)} where org_id = ${orgId}`.execute(
      db(),
    )
    for (const { value } of rows)
      count += texts(asRead(`${table}.${column}`, value)).filter((one) => one.includes(text)).length
  }
  return count
}

let without: string[] = []
beforeAll(async () => {
  const { order } = await at.accepted()
  await at.inUse.app.runJobs()
  // By somebody who is there: what is struck out of it is held against the chain in the same transaction.
  await sql`insert into revision_sign_offs
      (org_id, product_order_id, revision_number, kind, subject_key, hash, verdict, note, user_id)
    values (${orgId}, ${order.id}, 1, 'item', 1, ${'a'.repeat(64)}, 'revise', 'Wider',
      ${demoUserId(maisonLumen, 'guest')})`.execute(db())
  await sql`update users set name = ${name}, email = ${email} where id = ${userId}`.execute(db())
  await sql`insert into outbox_mails (org_id, kind, "to", subject, text, idempotency_key)
    values (${orgId}, 'letter', ${`n${email}`}, 'To somebody else', 'Hello', 'other'),
           (${orgId}, 'letter', ${email}, 'To them', 'Hello', 'own'),
           (${orgId}, 'letter', 'desk@studio.example', 'About them', ${`Ask\n${email}\nbefore noon.`}, 'about')`.execute(
    db(),
  )
  without = await plant()
  await sql`update product_orders set archived = 1 where org_id = ${orgId}`.execute(db())
})

test('[issue 17] the words are planted in all but a few columns', () => {
  expect(without).toEqual([])
  expect(columns.length).toBeGreaterThan(35)
})

test('[issue 17] what is given to them has no row that names only somebody whose address contains theirs', async () => {
  const held = await db()
    .transaction()
    .execute((trx) => readPerson(trx, { orgId, userId }))
  const mails = held.find(({ table }) => table === 'outbox_mails')?.lines ?? []
  expect(mails.some((line) => line.includes('To them'))).toBe(true)
  expect(mails.filter((line) => line.includes('To somebody else'))).toEqual([])
  expect(mails.filter((line) => line.includes('About them'))).toHaveLength(1)
})

test('[issue 17] afterwards they stand in no text of any table, and every other address stands where it stood', async () => {
  const before = await Promise.all(others.map(countOf))
  const erased = await eraseFromOrg(at.inUse.app.services, { orgId, userId })
  expect(erased.ok ? '' : erased.error.message).toBe('')
  expect(await standsIn(name)).toEqual([])
  expect(await standsIn(ownAddress)).toEqual([])
  const left = await standsIn(email)
  const bare = await Promise.all(others.map(countOf))
  expect(bare).toEqual(before)
  // What is left are the others' addresses, in the very places where they were planted.
  for (const place of left)
    expect(columns.map(({ table, column }) => `${table}.${column}`).concat('outbox_mails.to')).toContain(
      place,
    )
  const { rows: mails } = await sql<{ subject: string }>`
    select subject from outbox_mails where idempotency_key in ('other', 'own', 'about')`.execute(db())
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['About them', 'To somebody else'])
})
