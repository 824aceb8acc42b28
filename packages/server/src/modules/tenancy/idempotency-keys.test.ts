/** A key of idempotency belongs to one request: with another body it is a conflict, and nothing happens a second time. */
import { allEndpoints, endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../testing/access-matrix/rows.ts'
import { createWorld, type World } from '../../testing/access-matrix/world.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
let app: TestApp
let world: World
beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  world = await createWorld(database, app)
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

/**
 * Pictures and files of tables are forms, a quote of back boxes needs an item with one, an acceptance a revision, and a merge two customers:
 * create-back-box-order.test.ts, media, order-files, customer-files, spreadsheets, agreements and customers have theirs.
 */
const elsewhere = new Set([
  'uploadMedium',
  'uploadOrderFile',
  'uploadCustomerFile',
  'applyCatalogImport',
  'createBackBoxOrder',
  'acceptAgreement',
  'mergeCustomers',
  'undoCustomerMerge',
])
const keyed = allEndpoints().filter(({ isIdempotent, name }) => isIdempotent && !elsewhere.has(name))

test('[issue 12, 30] there are calls to look at', () => {
  expect(keyed.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'createProductOrder',
      'duplicateOrder',
      'refundCardPayment',
      'recordLedgerEntry',
      'createPaymentIntent',
      'addComment',
      'productInstanceCreate',
      'userGroupCreate',
    ]),
  )
})

test.each(keyed.map(({ name, path }) => [name, path] as const))(
  '[issue 12, 30] %s: a key that is used again with another body is a conflict, with the same body the same answer',
  async (name, path) => {
    const row = rows.get(name)
    if (!row) throw new Error(`no row for ${name}`)
    const who = row.expected.owner === 200 ? 'owner' : 'guest'
    const caller = await world.caller(who)
    const material = await world.material(who, name, row)
    const body = row.body(material)
    const headers = { 'idempotency-key': `a key for ${name}`.replaceAll(' ', '-') }
    const first = await caller.post(path, body, headers)
    expect([first.status, first.text]).toEqual([200, expect.any(String)])
    const same = await caller.post(path, body, headers)
    expect([same.status, same.text]).toEqual([200, first.text])
    const other = await caller.post(path, { ...body, isGuestMode: false }, headers)
    expect([other.status, other.text]).toEqual([
      409,
      JSON.stringify({
        error: { code: 'conflict', message: 'This Idempotency-Key was used for another request.' },
      }),
    ])
  },
)

test('[issue 12, 30] a key of a refund is its own before any money moves: another amount and another payment are conflicts', async () => {
  const row = rows.get('refundCardPayment')
  if (!row) throw new Error('no row')
  const owner = await world.caller('owner')
  const [one, two] = [
    await world.material('owner', 'refundCardPayment', row),
    await world.material('owner', 'refundCardPayment', row),
  ]
  const headers = { 'idempotency-key': 'one-refund' }
  const refund = ({ orgId, orderId, paymentRecordId }: typeof one, amount: number) =>
    owner.call(
      endpoints.refundCardPayment,
      { orgId, productOrderId: orderId, paymentRecordId, amount, note: '' },
      headers,
    )
  // Both at once: whichever comes first has the key.
  const both = await Promise.all([refund(one, 500), refund(one, 700)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await refund(two, 500)).status).toBe(409)
  const ledgerOf = (orderId: number) =>
    database.owner.db
      .selectFrom('paymentRecords')
      .select('kind')
      .where('productOrderId', '=', orderId)
      .where('kind', '=', 'refund')
      .execute()
  expect(await ledgerOf(one.orderId)).toHaveLength(1)
  expect(await ledgerOf(two.orderId)).toHaveLength(0)
})

test('[issue 12, 30] a refused refund gives its key back: the amount may be put right', async () => {
  const row = rows.get('refundCardPayment')
  if (!row) throw new Error('no row')
  const owner = await world.caller('owner')
  const { orgId, orderId, paymentRecordId } = await world.material('owner', 'refundCardPayment', row)
  const headers = { 'idempotency-key': 'put-right' }
  const refund = (amount: number) =>
    owner.call(
      endpoints.refundCardPayment,
      { orgId, productOrderId: orderId, paymentRecordId, amount, note: '' },
      headers,
    )
  expect((await refund(99_999_999)).error.details?.rule).toBe('refundTooMuch')
  expect((await refund(500)).status).toBe(200)
})
