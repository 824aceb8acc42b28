/** Numbers of invoices, credit notes and receipts on the real database: gapless, never reused, each organization's own. */
import { endpoints } from '@orderwright/contract'
import { type Timestamp, timestamp, zeroCents } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/database.ts'
import { loadProfile } from '../../platform/database/profiles.ts'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { contentOf } from '../../testing/orders/invoice-fixture.ts'
import { orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { issueDocument } from '../invoice-records/document-store.ts'

const orgId = maisonLumen.id
const now = '2029-06-15T12:00:00Z'
const inUse = useTestApp({ now: () => new Date(now) })
let owner: Caller
let member: Caller

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
})

const amounts = {
  subtotal: zeroCents,
  discount: zeroCents,
  shipping: zeroCents,
  tariff: zeroCents,
  tax: zeroCents,
  total: zeroCents,
}

/** Issues an invoice in a transaction of its own; `fails` throws after it, as a later step of the same transaction might. */
async function issue(
  organization: number,
  productOrderId: number,
  at: Timestamp,
  fails = false,
): Promise<string> {
  const { services } = inUse.app
  return withTenant(services.databases.app.db, { orgId: organization, userId: null }, async (db) => {
    const org = await loadProfile(db, new Map(), organization, 0)
    const work = { db, orgId: organization, org, userId: null, services, now: at, afterCommit: () => {} }
    const { number } = await issueDocument(work, {
      kind: 'invoice',
      productOrderId,
      customer: 'Ada',
      customerKey: 'name:ada',
      amounts,
      content: contentOf({ number: 1 }),
      dueDay: at.slice(0, 10),
    })
    if (fails) throw new Error('undone')
    return number
  })
}

async function anOrder(organization = maisonLumen): Promise<number> {
  const userId = demoUserId(organization, 'guest')
  const { order } = await orderOf(inUse.database, {
    orgId: organization.id,
    userId,
    standing: 'submitted',
  })
  return order.id
}

async function numbersOf(organization: number, series: number, kind = 'invoice') {
  const { rows } = await sql<{ sequence: number; number: string }>`
    select sequence, number from issued_documents
    where org_id = ${organization} and kind = ${kind} and series = ${series} order by id`.execute(
    inUse.database.owner.db,
  )
  return rows
}

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('numbers', () => {
  test('[issue 18] of fifty orders that are approved at once, while others issue and roll back, have no gap and are distinct', async () => {
    const orders: number[] = []
    for (let count = 0; count < 50; count += 1) orders.push(await anOrder())
    const other = await anOrder()
    const undone = counted(25).map(() =>
      issue(orgId, other, timestamp('2029-06-15 12:00:00'), true).then(
        () => 'issued',
        (error: unknown) => (error instanceof Error ? error.message : 'no error'),
      ),
    )
    // A call that finds no free connection for long is turned away, and made again, as clients do.
    const approve = async (caller: Caller, productOrderId: number) => {
      let answer = await caller.call(endpoints.approveOrder, { productOrderId })
      for (let again = 0; answer.status === 503 && again < 10; again += 1)
        answer = await caller.call(endpoints.approveOrder, { productOrderId })
      return answer
    }
    const approvals = orders.map((id, index) => approve(index % 2 === 0 ? owner : member, id))
    const answers = await Promise.all(approvals)
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200))
    expect(new Set(await Promise.all(undone))).toEqual(new Set(['undone']))
    const rows = await numbersOf(orgId, 2029)
    expect(rows.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual(counted(50))
    expect(rows.map(({ number }) => number).toSorted()).toEqual(
      counted(50).map((sequence) => `2029-${String(sequence).padStart(4, '0')}`),
    )
  })

  test('[issue 18] a rollback leaves no gap', async () => {
    const order = await anOrder()
    const at = timestamp('2031-02-01 12:00:00')
    expect(await issue(orgId, order, at)).toBe('2031-0001')
    await expect(issue(orgId, order, at, true)).rejects.toThrow('undone')
    expect(await issue(orgId, order, at)).toBe('2031-0002')
  })

  test('[issue 18] a year begins by the clocks of the organization, at 1', async () => {
    const order = await anOrder()
    const { data } = await owner.call(endpoints.getOrgSettings, { orgId })
    const changes = { 'region.timeZone': 'America/New_York' }
    const base = { 'region.timeZone': 'UTC' }
    const saved = await owner.call(endpoints.updateOrgSettings, {
      orgId,
      version: data.version,
      changes,
      base,
    })
    expect(saved.status).toBe(200)
    expect(await issue(orgId, order, timestamp('2032-12-31 23:59:59'))).toBe('2032-0001')
    // Five hours later than in New York.
    expect(await issue(orgId, order, timestamp('2033-01-01 04:59:59'))).toBe('2032-0002')
    expect(await issue(orgId, order, timestamp('2033-01-01 05:00:00'))).toBe('2033-0001')
  })

  test('[issue 18] two organizations count each for itself', async () => {
    const [here, there] = [await anOrder(), await anOrder(norrvik)]
    const at = timestamp('2035-03-03 12:00:00')
    expect([
      await issue(orgId, here, at),
      await issue(norrvik.id, there, at),
      await issue(orgId, here, at),
      await issue(norrvik.id, there, at),
    ]).toEqual(['2035-0001', '2035-0001', '2035-0002', '2035-0002'])
  })

  test('[issue 18] are written as the settings say, and never twice', async () => {
    const order = await anOrder()
    const set = async (changes: Record<string, string | number | boolean | null>) => {
      const { data } = await owner.call(endpoints.getOrgSettings, { orgId })
      const saved = await owner.post(endpoints.updateOrgSettings.path, {
        orgId,
        version: data.version,
        changes,
      })
      return saved
    }
    const at = timestamp('2036-03-03 12:00:00')
    expect(
      (await set({ 'documents.numbers.invoicePrefix': 'INV-', 'documents.numbers.digits': 6 })).status,
    ).toBe(200)
    expect(await issue(orgId, order, at)).toBe('INV-2036-000001')
    await set({ 'documents.numbers.hasYear': false })
    expect(await issue(orgId, order, at)).toBe('INV-000001')
    await set({ 'documents.numbers.hasYear': null, 'documents.numbers.digits': 1 })
    expect(await issue(orgId, order, at)).toBe('INV-2036-2')
    // Digits in a prefix, and one prefix for two kinds, would let numbers meet.
    const digits = await set({ 'documents.numbers.invoicePrefix': '2036-' })
    expect([digits.status, digits.text]).toEqual([400, expect.stringContaining('At most eight letters')])
    const alike = await set({ 'documents.numbers.invoicePrefix': 'r-' })
    expect([alike.status, alike.text]).toEqual([400, expect.stringContaining('need a prefix each')])
    // Nor does a prefix come back for another kind, whose numbers would be the first one's again.
    expect((await set({ 'documents.numbers.invoicePrefix': 'X-' })).status).toBe(200)
    const again = await set({ 'documents.numbers.creditNotePrefix': 'inv-' })
    expect([again.status, again.text]).toEqual([
      400,
      expect.stringContaining('Invoices were issued with this prefix'),
    ])
    expect((await set({ 'documents.numbers.invoicePrefix': 'INV-' })).status).toBe(200)
    await set({ 'documents.numbers.invoicePrefix': null, 'documents.numbers.digits': null })
  })
})

describe('what was issued', () => {
  test('[issue 18] is changed, deleted and renumbered by nobody, the system included', async () => {
    const order = await anOrder()
    await issue(orgId, order, timestamp('2037-03-03 12:00:00'))
    const { db } = inUse.database.owner
    await expect(db.deleteFrom('issuedDocuments').execute()).rejects.toThrow(/issued_documents|append/)
    await expect(sql`update issued_documents set customer = 'Eve'`.execute(db)).rejects.toThrow(
      /issued_documents|append/,
    )
    await expect(sql`truncate issued_documents cascade`.execute(db)).rejects.toThrow(
      /issued_documents|append/,
    )
    const asApp = (statement: ReturnType<typeof sql>) =>
      withTenant(inUse.database.app.db, { orgId, userId: null }, (one) => statement.execute(one))
    for (const statement of [
      sql`update issued_documents set customer = 'Eve'`,
      sql`delete from issued_documents`,
      sql`update issued_document_counters set counts = '{}'`,
      sql`select * from issued_document_counters`,
      sql`insert into issued_documents (org_id, kind, prefix, series, digits, sequence, number, product_order_id, issued_at, issued_day,
        due_day, customer, currency, subtotal_in_cents, discount_in_cents, shipping_in_cents, tariff_in_cents, tax_in_cents,
        total_in_cents, content) values (${orgId}, 'invoice', '', 2037, 4, 99, '2037-0099', ${order}, now(), '2037-01-01',
        '2037-01-01', '', 'usd', 0, 0, 0, 0, 0, 0, '{}')`,
    ])
      await expect(asApp(statement)).rejects.toThrow('permission denied')
  })

  test('[issue 18] of another organization is not there', async () => {
    const there = await anOrder(norrvik)
    await issue(norrvik.id, there, timestamp('2038-03-03 12:00:00'))
    const seen = await withTenant(inUse.database.app.db, { orgId, userId: null }, (db) =>
      db.selectFrom('issuedDocuments').select('id').where('orgId', '=', norrvik.id).execute(),
    )
    expect(seen).toEqual([])
    const foreign = await owner.post(endpoints.getInvoices.path, { orgId, productOrderId: there })
    expect(foreign.status).toBe(404)
  })
})
