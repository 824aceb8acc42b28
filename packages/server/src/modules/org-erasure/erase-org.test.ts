/** One organization is erased for good, and the others do not notice. Decision 183. */
import { createHash } from 'node:crypto'
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '../../platform/jobs/job-queue.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { cobaltAndPine, demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { contentOf } from '../../testing/orders/invoice-fixture.ts'
import { keysOf, useBackups } from '../../testing/backup-fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { webhookOf } from '../../testing/webhooks/failed-delivery.ts'
import { exportOrg } from '../backup/export-org.ts'
import { readExport } from '../backup/read-export.ts'
import { runJob } from '../run-job.ts'
import { erasedLines } from './erased-lines.ts'
import { eraseOrg, type OrgErasure, type OrgToErase } from './erase-org.ts'

const { at, newPath, source, sendOne } = useBackups()
const orgId = maisonLumen.id
const db = () => at.inUse.database.owner.db
const wanted: OrgToErase = { orgId, title: maisonLumen.title, exported: 'none' }
const refusingFor = (storage: FileStorage, key: string): FileStorage => ({
  ...storage,
  remove: async (one) => {
    if (one === key) throw new Error('the disk is read-only')
    await storage.remove(one)
  },
})
const erase = (change: Partial<OrgToErase> = {}, storage = at.inUse.app.services.storage) =>
  eraseOrg({ ...source(), storage, clock: at.inUse.app.services.clock }, { ...wanted, ...change })

/** A condition on the rows of a table, called `one`, that are to be as they were. */
type Kept = (table: string) => string

async function tablesOf(): Promise<{ name: string; hasOrg: boolean }[]> {
  const { rows } = await sql<{ name: string; hasOrg: boolean }>`
    select relname as name, exists (
      select from pg_attribute where attrelid = class.oid and attname = 'org_id') as "hasOrg"
    from pg_class class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    db(),
  )
  return rows
}

/** A digest of every table's rows that meet the condition. */
async function digests(kept: Kept): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { name } of await tablesOf()) {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(one::text, e'\n' order by one::text), '') as text
      from ${sql.table(name)} as one where ${sql.raw(kept(name))}`.execute(db())
    found[name] = createHash('sha256')
      .update(rows[0]?.text ?? '')
      .digest('hex')
  }
  return found
}

/** Rows of the organization by table. */
async function rowsOf(id: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const { name, hasOrg } of await tablesOf()) {
    if (!hasOrg) continue
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} where org_id = ${id}`.execute(db())
    if (rows[0] && rows[0].count > 0) found[name] = rows[0].count
  }
  return found
}

const accountsOf = async (...ids: number[]) =>
  (await db().selectFrom('users').select(['id', 'knownOrgs']).where('id', 'in', ids).execute()).toSorted(
    (one, other) => one.id - other.id,
  )

const ownerId = demoUserId(maisonLumen, 'owner')
const memberId = demoUserId(maisonLumen, 'member')
const guestId = demoUserId(maisonLumen, 'guest')
const everywhere = demoUserId(norrvik, 'member')
const visitorName = 'A browser of this organization alone'
const otherFiles = [`${norrvik.id}/a-1.jpg`, `${orgId}1/a-1.jpg`]
let owner: Caller
let visitorUserId = 0

/** What an organization has that the seeds have not: files, agreements, a webhook, a key, codes, people of two organizations. */
async function fill(): Promise<void> {
  owner = await at.inUse.app.as(ownerId)
  const { order } = await at.accepted()
  await sendOne()
  const content = JSON.stringify(contentOf({ number: order.orgSpecificId }))
  await sql`insert into issued_documents (org_id, kind, prefix, series, digits, sequence, number, product_order_id, issued_at,
      issued_day, due_day, customer, currency, subtotal_in_cents, discount_in_cents, shipping_in_cents, tariff_in_cents,
      tax_in_cents, total_in_cents, content)
    values (${orgId}, 'invoice', 'INV-', 2026, 4, 1, 'INV-2026-0001', ${order.id}, now(), '2026-11-26', '2026-12-26', 'Ada', 'usd',
      100, 0, 0, 0, 0, 100, ${content})`.execute(db())
  for (const key of otherFiles) await source().storage.put(key, Buffer.from(key))
  const { webhookId } = await webhookOf(at.inUse.database, owner, { orgId, isDeleted: false })
  // It hears of every change of the catalog: also of what goes with the organization.
  await sql`update webhook_endpoints set events = '{catalog.changed}' where id = ${webhookId}`.execute(db())
  await owner.call(endpoints.createApiKey, { orgId, name: 'Bookkeeping' })
  const member = await at.inUse.app.as(everywhere)
  await sql`select introduce(${orgId}::integer, ${everywhere}::integer)`.execute(db())
  await sql`insert into memberships (org_id, user_id, role) values (${orgId}, ${everywhere}, 'guest')`.execute(
    db(),
  )
  expect((await member.call(endpoints.getOrdersData, { orgId: norrvik.id })).status).toBe(200)
  // The member has done something elsewhere once, and is known there no more.
  await db()
    .transaction()
    .execute(async (trx) => {
      await sql`set local app.erasing = 'on'`.execute(trx)
      await sql`update order_events set user_id = ${memberId} where (org_id, id) = (
        select org_id, min(id) from order_events where org_id = ${norrvik.id} group by 1)`.execute(trx)
    })
  const { visitor } = await at.inUse.app.visitor()
  visitorUserId = visitor.userId
  await sql`update users set name = ${visitorName}, known_orgs = ${[orgId]} where id = ${visitorUserId}`.execute(
    db(),
  )
  for (const email of [maisonLumen.emails.guest, norrvik.emails.guest]) {
    await sql`insert into auth_verifications (identifier, value, expires_at)
      values (${`sign-in-code:abc:${email}`}, '{}', now() + interval '1 hour')`.execute(db())
    await sql`insert into outbox_mails (kind, "to", subject, text, html, idempotency_key)
      values ('code', ${email}, 'Your code', '1', '1', ${`code:${email}`})`.execute(db())
  }
}

/** Rows of others, people and all that is not of this organization, but for what an erased organization leaves to people's accounts. */
const othersRows: Kept = (table) => {
  const gone = [ownerId, guestId, demoUserId(maisonLumen, 'guestHiddenPricing'), visitorUserId].join(', ')
  const ofOthers: Readonly<Record<string, string>> = {
    orgs: `id <> ${orgId}`,
    app_state: `key not like 'erased_org:%'`,
    users: `not ${orgId} = any (known_orgs) and id not in (${memberId}, ${everywhere})`,
    auth_sessions: `user_id not in (${gone})`,
    auth_accounts: `user_id not in (${gone})`,
    sign_in_tokens: `user_id not in (${gone})`,
    passkeys: `user_id not in (${gone})`,
    share_visitors: `user_id not in (${gone})`,
    auth_verifications: `identifier not like '%${maisonLumen.emails.guest}'`,
    outbox_mails: `org_id is distinct from ${orgId} and "to" <> '${maisonLumen.emails.guest}'`,
    rate_limits: 'true',
  }
  return ofOthers[table] ?? `coalesce(to_jsonb(one) ->> 'org_id', '') <> '${orgId}'`
}

const appendOnly = [
  'agreement_entries',
  'agreement_packages',
  'issued_documents',
  'order_events',
  'order_revisions',
  'payment_records',
  'revision_frames',
  'stock_movements',
]

describe('an organization', () => {
  let before: Record<string, string>
  let had: Record<string, number>
  let own: string[]
  let erasure: OrgErasure
  beforeAll(async () => {
    await fill()
    had = await rowsOf(orgId)
    before = await digests(othersRows)
    own = (await keysOf(source().storage)).filter((key) => key.startsWith(`${orgId}/`))
  })

  test('[issue 17] is not erased by another title, nor with the export of another or one that is too old', async () => {
    const all = await digests(() => 'true')
    await expect(erase({ title: 'Maison lumen' })).rejects.toThrow(
      'Organization 850 has another title: type it as it stands in npm run org -- list. Nothing was erased.',
    )
    await expect(erase({ orgId: 4711 })).rejects.toThrow('There is no organization 4711.')
    const exported = async (id: number) => {
      const path = newPath('export')
      await exportOrg(source(), id, { path, key: undefined })
      return readExport({ path, key: undefined })
    }
    await expect(erase({ exported: await exported(norrvik.id) })).rejects.toThrow(
      'The export is of organization 1053. Nothing was erased.',
    )
    const old = await exported(orgId)
    const tables = old.tables.map((table) =>
      table.name === 'payment_records' ? { ...table, rows: table.rows - 1 } : table,
    )
    await expect(erase({ exported: { ...old, tables } })).rejects.toThrow(
      /^The export is older than what it should keep: it has \d+ rows of payment_records, and there are \d+ now\. Make a new one\. Nothing was erased\.$/,
    )
    expect(await digests(() => 'true')).toEqual(all)
    expect((await keysOf(source().storage)).filter((key) => key.startsWith(`${orgId}/`))).toEqual(own)
  })

  test('[issue 17] goes with every row that has its number, and says how many', async () => {
    expect(appendOnly.filter((table) => (had[table] ?? 0) === 0)).toEqual([])
    const path = newPath('export')
    await exportOrg(source(), orgId, { path, key: undefined })
    const [stuck = ''] = own
    erasure = await erase(
      { exported: await readExport({ path, key: undefined }) },
      refusingFor(at.inUse.app.services.storage, stuck),
    )
    expect(await rowsOf(orgId)).toEqual({})
    expect(await db().selectFrom('orgs').select('id').where('id', '=', orgId).execute()).toEqual([])
    expect(erasure.erased).toMatchObject({
      title: 'Maison Lumen',
      rows: Object.values(had).reduce((sum, count) => sum + count, 1),
      tables: Object.keys(had).length + 1,
    })
  })

  test('[issue 17] leaves every row of the others as it was, byte for byte', async () => {
    expect(Object.keys(before).length).toBeGreaterThan(65)
    expect(await digests(othersRows)).toEqual(before)
  })

  test('[issue 17] takes along whom nobody else knows, and leaves the others their accounts', async () => {
    expect(await accountsOf(ownerId, guestId, visitorUserId)).toEqual([])
    expect(await accountsOf(memberId, everywhere)).toEqual(
      [
        { id: memberId, knownOrgs: [] },
        { id: everywhere, knownOrgs: [norrvik.id] },
      ].toSorted((one, other) => one.id - other.id),
    )
    const { rows } =
      await sql`select from users where ${orgId} = any (known_orgs) or personal_org_id = ${orgId}`.execute(
        db(),
      )
    expect(rows).toEqual([])
    expect(erasure.erased?.kept).toBe(2)
    const codes = await db().selectFrom('authVerifications').select('identifier').execute()
    expect(codes.map(({ identifier }) => identifier)).toEqual([`sign-in-code:abc:${norrvik.emails.guest}`])
    const mails = await db().selectFrom('outboxMails').select('to').where('orgId', 'is', null).execute()
    expect(mails.map(({ to }) => to)).toEqual([norrvik.emails.guest])
  })

  test('[issue 17] has no file any more, but for one that could not be removed: the same again finishes it', async () => {
    const [stuck = ''] = own
    expect(erasure.files).toEqual({
      removed: own.length - 1,
      left: [{ key: stuck, reason: 'the disk is read-only' }],
    })
    expect(await keysOf(source().storage)).toEqual([stuck, ...otherFiles].toSorted())
    const lines = erasedLines(orgId, erasure)
    expect(lines[0]).toMatch(/^Maison Lumen is erased: \d+ rows of \d+ tables, \d+ people and \d+ files\.$/)
    expect(lines.slice(-2)).toEqual([
      '1 file is left. Run the same command again:',
      `  ${stuck}: the disk is read-only`,
    ])
    const again = await erase()
    expect(again).toEqual({ erased: undefined, files: { removed: 1, left: [] } })
    expect(erasedLines(orgId, again)).toEqual(['Organization 850 was erased before. Now 1 file of it went.'])
    expect(await keysOf(source().storage)).toEqual(otherFiles.toSorted())
  })

  test('[issue 17] is missed by no job that was about it', async () => {
    const { services } = at.inUse.app
    const jobs: readonly Job[] = [
      { task: 'updateOrderCosts', orgId },
      { task: 'makeCertificates', orgId },
      { task: 'lookUpTaxRate', orgId, productOrderId: 1 },
      { task: 'settlePaymentIntent', orgId, paymentIntentId: 'pi_1' },
      { task: 'deliverWebhooks', orgId, endpointId: 1 },
      { task: 'settleWebhooks' },
      { task: 'publishCatalogDrafts' },
      { task: 'pushGuestTerms' },
      { task: 'reconcilePayments' },
      { task: 'sweep' },
      { task: 'removeExpired' },
    ]
    const transport = async () => {}
    for (const job of jobs) {
      const failed = await runJob(services, transport, job, new AbortController().signal).then(
        () => '',
        (error: unknown) => String(error),
      )
      expect([job.task, failed]).toEqual([job.task, ''])
    }
    await at.inUse.app.runJobs()
  })

  test('[issue 17] is nowhere to those who were in it, and others go on working', async () => {
    const member = await at.inUse.app.as(everywhere)
    expect((await member.call(endpoints.getOrdersData, { orgId })).status).toBe(404)
    const session = await member.call(endpoints.getSession, {})
    expect(session.data.orgs.map(({ id }) => id)).toEqual([norrvik.id])
    for (const other of [norrvik, cobaltAndPine]) {
      const caller = await at.inUse.app.as(demoUserId(other, 'owner'))
      const list = await caller.call(endpoints.getOrdersData, { orgId: other.id })
      expect([list.status, list.data.data.productOrders.length > 0]).toEqual([200, true])
      const order = list.data.data.productOrders[0]
      const name = { orgId: other.id, productOrderOrgSpecificId: order?.orgSpecificId ?? 0 }
      expect((await caller.call(endpoints.getOrderData, name)).status).toBe(200)
      const made = await caller.call(endpoints.createProductOrder, { productOrderProps: { orgId: other.id } })
      expect(made.status).toBe(200)
    }
  })
})

test('[issue 17] the application itself deletes nothing that is append-only and no organization, whatever it sets', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'refuse_change'::regproc order by 1`.execute(
    db(),
  )
  expect(rows.length).toBeGreaterThan(8)
  for (const { name } of [...rows, { name: 'orgs' }, { name: 'users' }]) {
    const tried = at.inUse.database.app.db.transaction().execute(async (trx) => {
      await sql`set local app.erasing = 'on'`.execute(trx)
      await sql`select set_config('app.org_id', ${String(norrvik.id)}, true)`.execute(trx)
      await sql`delete from ${sql.table(name)}`.execute(trx)
    })
    await expect(tried).rejects.toThrow(`permission denied for table ${name}`)
  }
})

test('[issue 17] the owner of the tables deletes nothing that is append-only without saying that it erases', async () => {
  const client = new pg.Client(at.inUse.database.connections.owner)
  await client.connect()
  try {
    await expect(client.query('delete from payment_records')).rejects.toThrow(
      'payment_records is append-only',
    )
  } finally {
    await client.end()
  }
})
