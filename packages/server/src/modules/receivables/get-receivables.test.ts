/** Money owed over the call: from what orders, payments and credit notes have issued, as of a day, and quickly of very many. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, markedPrice, orderOf } from '../../testing/fixture.ts'
import { contentOf } from '../../testing/orders/invoice-fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
let now = '2030-03-01T12:00:00Z'
let printed = ''
/** Keeps the pages in the place of making a file of them. */
const reading: PdfRenderer = {
  render: ({ html }) => {
    printed = html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '\n').replaceAll(/\s*\n\s*/g, ' ')
    return Promise.resolve({ ok: true, bytes: new Uint8Array() })
  },
  close: () => Promise.resolve(),
}
const inUse = useTestApp({ now: () => new Date(now), pdf: reading })
let owner: Caller

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  const { data } = await owner.call(endpoints.getOrgSettings, { orgId })
  const changes = { 'documents.paymentDueDays': 14 }
  expect(
    (await owner.post(endpoints.updateOrgSettings.path, { orgId, version: data.version, changes })).status,
  ).toBe(200)
})

async function step<T>(answer: Promise<{ status: number; text: string; data: T }>): Promise<T> {
  const { status, text, data } = await answer
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return data
}

/** An order of $12,345.67 that is invoiced now, due 14 days later. */
async function invoiced(firmName: string) {
  const { order } = await orderOf(inUse.database, {
    orgId,
    userId: guestId,
    shippingFlatAmount: 0,
    standing: 'submitted',
    firmName,
  })
  await step(owner.call(endpoints.approveOrder, { productOrderId: order.id }))
  return order
}

const pay = (productOrderId: number, amount: number) =>
  step(
    owner.call(endpoints.confirmOrderPayment, {
      productOrderId,
      paymentMethod: 'wire',
      paymentData: { amount, date: '2030-03-01' },
    }),
  )
const refund = (productOrderId: number, amount: number) =>
  step(
    owner.call(endpoints.recordLedgerEntry, {
      productOrderId,
      entry: { kind: 'refund', method: 'wire', amount, date: '2030-03-01', note: '' },
    }),
  )

const owed = (asOf?: string) =>
  step(owner.call(endpoints.getReceivables, { orgId, ...(asOf ? { asOf } : {}) }))
async function ofFirm(firm: string, asOf?: string) {
  return (await owed(asOf)).customers.find(({ key }) => key === `firm:${firm.toLowerCase()}`)
}

describe('[issue 18] money owed', () => {
  test('is what was invoiced less what was paid, in the bucket of the due day, and as of an earlier day what it was then', async () => {
    const order = await invoiced('Aging & Sons')
    await pay(order.id, 345_67)
    expect(await ofFirm('Aging & Sons')).toMatchObject({
      name: 'Aging & Sons',
      totalInCents: 1_200_000,
      aging: { current: 1_200_000 },
      items: [
        {
          productOrderId: order.id,
          orderNumber: order.orgSpecificId,
          issuedDay: '2030-03-01',
          dueDay: '2030-03-15',
          daysLate: 0,
          amountInCents: 1_234_567,
          balanceInCents: 1_200_000,
        },
      ],
    })
    expect(await ofFirm('Aging & Sons', '2030-03-16')).toMatchObject({
      aging: { current: 0, days1to30: 1_200_000 },
      items: [{ daysLate: 1 }],
    })
    expect(await ofFirm('Aging & Sons', '2030-06-14')).toMatchObject({ aging: { over90: 1_200_000 } })
    expect(await ofFirm('Aging & Sons', '2030-02-28')).toBeUndefined()
  })

  test('is gone when all is paid, there again after a refund, and gone with the credit note of an order that is cancelled', async () => {
    const order = await invoiced('Back and Forth')
    await pay(order.id, markedPrice)
    expect(await ofFirm('Back and Forth')).toBeUndefined()
    await refund(order.id, 100_000)
    expect(await ofFirm('Back and Forth')).toMatchObject({ totalInCents: 100_000, creditInCents: 0 })
    const unpaid = await invoiced('Called Off')
    expect(await ofFirm('Called Off')).toMatchObject({ totalInCents: 1_234_567 })
    await step(owner.call(endpoints.cancelOrder, { productOrderId: unpaid.id }))
    expect(await ofFirm('Called Off')).toBeUndefined()
  })

  test('a customer to whom nothing was issued yet has an empty statement, and nobody has none', async () => {
    await orderOf(inUse.database, {
      orgId,
      userId: guestId,
      standing: 'payment',
      firmName: 'Never Billed',
      invoiceIssued: '2030-01-05 10:00:00',
    })
    const about = { orgId, from: '2030-01-01', to: '2030-12-31' }
    const statement = await step(
      owner.call(endpoints.getStatement, { ...about, customerKey: 'firm:never billed' }),
    )
    expect(statement).toMatchObject({
      customer: 'Never Billed',
      lines: [],
      openingInCents: 0,
      closingInCents: 0,
    })
    const nobody = await owner.post(endpoints.getStatement.path, {
      ...about,
      customerKey: 'firm:nobody at all',
    })
    expect(nobody.status).toBe(404)
  })

  test('does not take the credit of one order off what another order of the customer owes', async () => {
    const first = await invoiced('Two Orders')
    const second = await invoiced('TWO  ORDERS ')
    await pay(second.id, markedPrice)
    // Paid for more than is billed, as when somebody has transferred too much.
    await sql`alter table issued_documents disable trigger issued_documents_append_only`.execute(
      inUse.database.owner.db,
    )
    await sql`update issued_documents set total_in_cents = total_in_cents + 5000
      where org_id = ${orgId} and product_order_id = ${second.id} and kind = 'receipt'`.execute(
      inUse.database.owner.db,
    )
    await sql`alter table issued_documents enable trigger issued_documents_append_only`.execute(
      inUse.database.owner.db,
    )
    const customer = await ofFirm('Two Orders')
    expect(customer).toMatchObject({
      totalInCents: 1_234_567,
      creditInCents: 5_000,
      balanceInCents: 1_229_567,
    })
    expect(customer?.items.map(({ productOrderId }) => productOrderId)).toEqual([first.id])
  })

  test('tells apart an order that asked for money before invoices had numbers', async () => {
    const { order } = await orderOf(inUse.database, {
      orgId,
      userId: guestId,
      standing: 'payment',
      firmName: 'Long Ago',
      invoiceIssued: '2030-01-05 10:00:00',
    })
    expect(await ofFirm('Long Ago')).toMatchObject({
      totalInCents: 0,
      notInvoicedInCents: 1_234_567,
      items: [],
      notInvoiced: [{ productOrderId: order.id, since: '2030-01-05', dueInCents: 1_234_567 }],
    })
    await change(inUse.database, 'productOrder', orgId, order.id, { archived: 1 })
    expect((await ofFirm('Long Ago'))?.notInvoiced).toMatchObject([{ standing: 'archived' }])
  })

  test('calls a customer of whom the quote says nothing as the account is called that it belongs to', async () => {
    const { order } = await orderOf(inUse.database, {
      orgId,
      userId: guestId,
      standing: 'payment',
      firmName: '',
      contactName: '',
      email: '',
      invoiceIssued: '2030-01-05 10:00:00',
    })
    const { name } = await inUse.database.owner.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', guestId)
      .executeTakeFirstOrThrow()
    expect(name).not.toBe('')
    const found = (await owed()).customers.find(({ key }) => key === `account:${guestId}`)
    expect(found).toMatchObject({ name, notInvoiced: [{ productOrderId: order.id }] })
  })

  test('a statement has each document of the period with the balance after it, and closes with what is owed', async () => {
    now = '2030-02-10T12:00:00Z'
    const order = await invoiced('Statement Ltd')
    now = '2030-03-01T12:00:00Z'
    await pay(order.id, 1_000_000)
    await refund(order.id, 200_000)
    const about = { orgId, customerKey: 'firm:statement ltd', from: '2030-03-01', to: '2030-03-31' }
    const statement = await step(owner.call(endpoints.getStatement, about))
    expect(statement).toMatchObject({
      customer: 'Statement Ltd',
      openingInCents: 1_234_567,
      closingInCents: 434_567,
    })
    expect(statement.address).toContain('12 Main Street')
    expect(
      statement.lines.map(({ kind, day, amountInCents, balanceInCents }) => [
        kind,
        day,
        amountInCents,
        balanceInCents,
      ]),
    ).toEqual([
      ['receipt', '2030-03-01', -1_000_000, 234_567],
      ['refund', '2030-03-01', 200_000, 434_567],
    ])
    const customer = await ofFirm('Statement Ltd', '2030-03-31')
    expect(statement.closingInCents).toBe(customer?.balanceInCents)
    expect(statement.aging).toEqual(customer?.aging)
    const file = await owner.post(endpoints.downloadStatement.path, about)
    expect([file.status, decodeURIComponent(String(file.headers['content-disposition']))]).toEqual([
      200,
      expect.stringContaining('Statement Statement Ltd 2030-03-31.pdf'),
    ])
    expect(printed).toContain('Opening balance')
    expect(printed).toContain('Balance due $4,345.67')
    const turned = await owner.post(endpoints.getStatement.path, { ...about, to: '2030-02-01' })
    expect([turned.status, turned.text]).toEqual([
      422,
      expect.stringContaining('The last day lies before the first one.'),
    ])
  })

  test('adds up: the sums are those of the customers, and of every document of the organization', async () => {
    const { customers, sums } = await owed()
    const { total } = await inUse.database.owner.db
      .selectFrom('issuedDocuments')
      .select(
        sql<number>`sum(case when kind = 'receipt' then - total_in_cents else total_in_cents end)::bigint`.as(
          'total',
        ),
      )
      .where('orgId', '=', orgId)
      .executeTakeFirstOrThrow()
    expect(sums.balanceInCents).toBe(total)
    expect(sums.totalInCents).toBe(customers.reduce((sum, one) => sum + one.totalInCents, 0))
    expect(sums.totalInCents).toBeGreaterThan(0)
  })

  test('is refused to customers, and a day that there is not gets a sentence', async () => {
    const guest = await inUse.app.as(guestId)
    expect((await guest.post(endpoints.getReceivables.path, { orgId })).status).toBe(403)
    for (const asOf of ['2030-02-30', 'today', '2030-13-01', '']) {
      const answer = await owner.post(endpoints.getReceivables.path, { orgId, asOf })
      expect([asOf, answer.status]).toEqual([asOf, 400])
      expect(answer.text).toContain('Type a day such as')
    }
  })

  test('reads 10,000 invoices in less than two seconds', async () => {
    const other = haldenLight
    const made = await orderOf(inUse.database, {
      orgId: other.id,
      userId: demoUserId(other, 'guest'),
      firmName: 'Many',
    })
    await sql`insert into issued_documents (org_id, kind, prefix, series, digits, product_order_id, issued_at, issued_day, due_day,
        customer, currency, subtotal_in_cents, discount_in_cents, shipping_in_cents, tariff_in_cents, tax_in_cents, total_in_cents, content)
      select ${other.id}, 'invoice', '', 0, 1, ${made.order.id}, now(), '2030-01-01', '2030-01-31', 'Many', 'usd', 100, 0, 0, 0, 0, 100,
        ${JSON.stringify(contentOf({ number: 1 }))}
      from generate_series(1, 10000)`.execute(inUse.database.owner.db)
    const colleague = await inUse.app.as(demoUserId(other, 'owner'))
    await colleague.call(endpoints.getReceivables, { orgId: other.id })
    // The machine may have other work: the best of three is what the call takes.
    const times: number[] = []
    for (let time = 0; time < 2; time += 1) {
      const start = performance.now()
      await colleague.call(endpoints.getReceivables, { orgId: other.id })
      times.push(performance.now() - start)
    }
    const begun = performance.now()
    const { sums, customers } = await step(colleague.call(endpoints.getReceivables, { orgId: other.id }))
    const took = Math.min(...times, performance.now() - begun)
    expect(customers.find(({ key }) => key === 'firm:many')?.items).toHaveLength(10_000)
    expect(sums.aging.days1to30).toBe(1_000_000)
    expect(took).toBeLessThan(2000)
  })
})
