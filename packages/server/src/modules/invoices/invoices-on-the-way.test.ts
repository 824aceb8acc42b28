/** Invoices, credit notes and receipts as orders go their way: what is issued when, what is frozen, and what the bookkeeping gets. */
import { endpoints, resources } from '@orderwright/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, insert, markedPrice, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
let printed = ''

/** Keeps the pages in the place of making a file of them. */
const reading: PdfRenderer = {
  render: ({ html }) => {
    printed = html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '\n').replaceAll(/\s*\n\s*/g, ' ')
    return Promise.resolve({ ok: true, bytes: new Uint8Array() })
  },
  close: () => Promise.resolve(),
}
const inUse = useTestApp({ now: () => new Date('2030-03-01T12:00:00Z'), pdf: reading })
let guest: Caller
let owner: Caller
let orderId = 0
let lineId = 0

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  const { data } = await owner.call(endpoints.getOrgSettings, { orgId })
  const saved = await owner.post(endpoints.updateOrgSettings.path, {
    orgId,
    version: data.version,
    changes: {
      'documents.legal.sellerName': 'Maison Lumen Inc.',
      'documents.legal.taxNumber': '12-345',
      'documents.paymentDueDays': 14,
    },
  })
  expect(saved.status).toBe(200)
})
beforeEach(async () => {
  const fields = { shippingFlatAmount: 0, standing: 'submitted' } as const
  const { order, line } = await orderOf(inUse.database, { orgId, userId: guestId, ...fields })
  orderId = order.id
  lineId = line.id
})

async function step<T>(answer: Promise<{ status: number; text: string; data: T }>): Promise<T> {
  const { status, text, data } = await answer
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return data
}
const approve = () => step(owner.call(endpoints.approveOrder, { productOrderId: orderId }))
const about = () => ({ orgId, productOrderId: orderId })

async function listed(caller = owner) {
  const { documents } = await step(caller.call(endpoints.getInvoices, about()))
  return documents.map(({ name, number, totalInCents }) => [
    name,
    number.replace(/\d{4}$/, 'n'),
    totalInCents,
  ])
}

async function setPrice(customPriceInCents: number) {
  const path = resources.productInstance.endpoints.update?.path ?? ''
  const { version } = await inUse.database.owner.db
    .selectFrom('productInstances')
    .select('version')
    .where('orgId', '=', orgId)
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow()
  await step(owner.post(path, { orgId, where: { id: lineId }, version, props: { customPriceInCents } }))
}

const pay = (amount: number) =>
  step(
    owner.call(endpoints.confirmOrderPayment, {
      productOrderId: orderId,
      paymentMethod: 'wire',
      paymentData: { amount, date: '2030-02-20' },
    }),
  )
const refund = (amount: number) =>
  step(
    owner.call(endpoints.recordLedgerEntry, {
      productOrderId: orderId,
      entry: { kind: 'refund', method: 'wire', amount, date: '2030-02-20', note: '' },
    }),
  )

describe('an invoice', () => {
  test('[issue 18] is issued with its number in the step that asks for money, and says who, when, until when and how to pay', async () => {
    await approve()
    const [invoice] = (await step(guest.call(endpoints.getInvoices, about()))).documents
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^2030-\d{4}$/),
      issuedDay: '2030-03-01',
      dueDay: '2030-03-15',
      totalInCents: markedPrice,
    })
    const answer = await guest.post(endpoints.downloadPdf.path, { ...about(), mode: 'invoice' })
    expect(answer.status).toBe(200)
    for (const text of [
      `Invoice ${invoice?.number}`,
      'Maison Lumen Inc. Tax number: 12-345',
      'Studio North 12 Main Street New York, NY 10001',
      'Issued: 3/1/2030 Due: 3/15/2030',
      '1. Special plate',
      'Total $12,345.67 Balance due $12,345.67',
      'How to pay',
      `Please give ${invoice?.number} as the reference.`,
    ])
      expect(printed).toContain(text)
    const { documents } = await step(owner.call(endpoints.getInvoices, about()))
    const file = await owner.post(endpoints.downloadInvoice.path, {
      ...about(),
      documentId: documents[0]?.id,
    })
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain(
      `Invoice ${invoice?.number}.pdf`,
    )
  })

  test('[issue 18] stays as it was issued when titles, addresses and settings change', async () => {
    const product = await insert(inUse.database, 'product', orgId, { title: 'Old Lamp', rank: 900 })
    await insert(inUse.database, 'productInstance', orgId, {
      productOrderId: orderId,
      productId: product.id,
      rank: 2,
      customPriceInCents: 100,
      title: '',
    })
    await approve()
    const print = async () => {
      await owner.post(endpoints.downloadPdf.path, { ...about(), mode: 'invoice' })
      return printed
    }
    const before = await print()
    expect(before).toContain('Old Lamp')
    await change(inUse.database, 'product', orgId, product.id, { title: 'New Lamp' })
    await change(inUse.database, 'productOrder', orgId, orderId, { firmName: 'Studio South', title: 'Other' })
    await step(
      owner.call(endpoints.updateOrderStatus, { orgId, productOrderId: orderId, statusKey: 'shipped' }),
    )
    expect(await print()).toBe(before)
    expect(await listed()).toHaveLength(1)
  })

  test('[issue 18] is cancelled by a credit note over all of it, and the next one has a number of its own', async () => {
    await approve()
    await step(guest.call(endpoints.cancelOrder, { productOrderId: orderId }))
    await step(guest.call(endpoints.submitOrder, about()))
    await approve()
    const { documents } = await step(owner.call(endpoints.getInvoices, about()))
    expect(documents.map(({ kind, totalInCents }) => [kind, totalInCents])).toEqual([
      ['invoice', markedPrice],
      ['creditNote', 0 - markedPrice],
      ['invoice', markedPrice],
    ])
    const [first, note, second] = documents
    expect(second?.number).not.toBe(first?.number)
    await owner.post(endpoints.downloadInvoice.path, { ...about(), documentId: note?.id })
    expect(printed).toContain(`Cancels invoice ${first?.number} of 3/1/2030`)
    expect(printed).toContain('Total −$12,345.67')
    await owner.post(endpoints.downloadPdf.path, { ...about(), mode: 'invoice' })
    expect(printed).toContain(`Invoice ${second?.number}`)
  })

  test('[issue 18] is amended by what an order comes to more or less, once it moves on or an employee says so', async () => {
    await approve()
    await setPrice(markedPrice - 10_000)
    expect(await listed()).toHaveLength(1)
    const before = await step(owner.call(endpoints.getInvoices, about()))
    expect([before.missing, before.missingInCents]).toEqual(['amendment', -10_000])
    const settled = await step(owner.call(endpoints.issueInvoice, about()))
    expect([settled.missing, settled.missingInCents]).toEqual(['nothing', 0])
    expect((await owner.post(endpoints.issueInvoice.path, about())).status).toBe(422)
    expect((await guest.post(endpoints.issueInvoice.path, about())).status).toBe(403)
    await setPrice(markedPrice + 5000)
    await pay(100_000)
    expect(await listed()).toEqual([
      ['Invoice', '2030-n', markedPrice],
      ['Credit note', 'CN-2030-n', -10_000],
      ['Supplementary invoice', '2030-n', 15_000],
      ['Receipt', 'R-2030-n', 100_000],
    ])
    await owner.post(endpoints.downloadPdf.path, { ...about(), mode: 'invoice' })
    expect(printed).toMatch(
      /Total \$12,345\.67 Credit note CN-2030-\d{4} of 3\/1\/2030 −\$100\.00 Supplementary invoice 2030-\d{4} of 3\/1\/2030 \$150\.00 Payment of 2\/20\/2030, Wire.* −\$1,000\.00 Balance due \$11,395\.67/,
    )
  })

  test('[issue 18] from before there were numbers gets one when an employee asks, or with the next step', async () => {
    await change(inUse.database, 'productOrder', orgId, orderId, { invoiceIssued: '2029-01-02 03:04:05' })
    await owner.post(endpoints.downloadPdf.path, { ...about(), mode: 'invoice' })
    expect(printed).toContain('Issued: 1/2/2029')
    const before = await step(owner.call(endpoints.getInvoices, about()))
    expect([before.documents, before.missing]).toEqual([[], 'invoice'])
    const { documents } = await step(owner.call(endpoints.issueInvoice, about()))
    expect(documents.map(({ kind, issuedDay }) => [kind, issuedDay])).toEqual([['invoice', '2030-03-01']])
  })

  test('[issue 18] follows a change of what is made when it is agreed to, not while it is proposed', async () => {
    await approve()
    await step(owner.call(endpoints.openChangeOrder, about()))
    await setPrice(markedPrice + 7000)
    await pay(100_000)
    expect(await listed()).toEqual([
      ['Invoice', '2030-n', markedPrice],
      ['Receipt', 'R-2030-n', 100_000],
    ])
    expect((await step(owner.call(endpoints.getInvoices, about()))).missing).toBe('nothing')
    const { proposal } = await step(owner.call(endpoints.getRevisions, about()))
    await step(
      owner.call(endpoints.closeChangeOrder, {
        ...about(),
        outcome: 'agreed',
        agreedByName: 'Ada',
        agreedHow: 'phone',
        proposal: proposal ?? '',
      }),
    )
    expect((await listed()).at(-1)).toEqual(['Supplementary invoice', '2030-n', 7000])
  })
})

describe('money', () => {
  test('[issue 18] each payment has a receipt, which its mail names, and money that goes back a refund receipt', async () => {
    await approve()
    await pay(617_284)
    await refund(17_284)
    expect((await listed(guest)).slice(1)).toEqual([
      ['Receipt', 'R-2030-n', 617_284],
      ['Refund receipt', 'R-2030-n', -17_284],
    ])
    const { documents } = await step(guest.call(endpoints.getInvoices, about()))
    const mails = await inUse.database.owner.db
      .selectFrom('outboxMails')
      .select(['kind', 'text'])
      .where('orgId', '=', orgId)
      .where('productOrderId', '=', orderId)
      .execute()
    const saying = (kind: string) => mails.filter((mail) => mail.kind === kind).map(({ text }) => text)
    for (const [kind, index] of [
      ['paymentReceived', 1],
      ['paymentRefunded', 2],
    ] as const) {
      expect(saying(kind).length).toBeGreaterThan(0)
      for (const text of saying(kind)) expect(text).toContain(documents[index]?.number ?? 'no number')
    }
    await guest.post(endpoints.downloadInvoice.path, { ...about(), documentId: documents[1]?.id })
    expect(printed).toContain('Received from Studio North')
    expect(printed).toContain('Date of payment: 2/20/2030 Paid by: Wire')
    expect(printed).toContain('Amount received $6,172.84 Open after it $6,172.83')
  })

  test('[issue 18] what is given back because less is billed has a credit note, in the same step', async () => {
    await approve()
    await pay(markedPrice)
    await setPrice(markedPrice - 20_000)
    await refund(20_000)
    expect(await listed()).toEqual([
      ['Invoice', '2030-n', markedPrice],
      ['Receipt', 'R-2030-n', markedPrice],
      ['Credit note', 'CN-2030-n', -20_000],
      ['Refund receipt', 'R-2030-n', -20_000],
    ])
  })

  test('[issue 18] is shown to nobody from whom prices are hidden', async () => {
    const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
    await change(inUse.database, 'productOrder', orgId, orderId, {
      involvedUsers: { [hiddenId]: { role: 'other', pricingIsHidden: 1 } },
    })
    await approve()
    const { documents } = await step(owner.call(endpoints.getInvoices, about()))
    const hidden = await inUse.app.as(hiddenId)
    expect(await listed(hidden)).toEqual([])
    const asked = { ...about(), documentId: documents[0]?.id }
    expect((await hidden.post(endpoints.downloadInvoice.path, asked)).status).toBe(403)
  })
})

describe('the bookkeeping', () => {
  test('[issue 18] gets every document, and a journal that balances and owes what the orders owe', async () => {
    await approve()
    await pay(200_000)
    await setPrice(markedPrice + 1234)
    await pay(300_000)
    const exported = (format: 'documents' | 'journal', day = '2030-03-01') =>
      step(owner.call(endpoints.exportBookkeeping, { orgId, from: '2030-03-01', to: day, format }))
    const { header, rows } = await exported('documents')
    expect(header).toContain('Total')
    const stored = await inUse.database.owner.db
      .selectFrom('issuedDocuments')
      .select(['number', 'productOrderId'])
      .where('orgId', '=', orgId)
      .execute()
    expect(rows.map(([, number]) => number).toSorted()).toEqual(stored.map(({ number }) => number).toSorted())
    const journal = await exported('journal')
    const cents = (text = '') => Math.round(Number(text || 0) * 100)
    const sums = new Map<string, number>()
    let receivable = 0
    for (const [, number = '', , , , account, debit, credit] of journal.rows) {
      sums.set(number, (sums.get(number) ?? 0) + cents(debit) - cents(credit))
      if (account === 'Accounts receivable') receivable += cents(debit) - cents(credit)
    }
    expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
    const ids = [...new Set(stored.map(({ productOrderId }) => productOrderId))]
    const orders = await inUse.database.owner.db
      .selectFrom('productOrders')
      .select(['id', 'costs', 'amountPaidInCents', 'invoiceIssued'])
      .where('orgId', '=', orgId)
      .where('id', 'in', ids)
      .execute()
    const owed = orders.map((order) =>
      order.invoiceIssued === null ? 0 : order.costs.orderTotal - order.amountPaidInCents,
    )
    expect(receivable).toBe(owed.reduce((sum, one) => sum + one, 0))
    expect((await exported('documents', '2030-03-01')).rows.length).toBeGreaterThan(3)
    const turned = { orgId, from: '2030-03-02', to: '2030-03-01', format: 'journal' }
    expect((await owner.post(endpoints.exportBookkeeping.path, turned)).status).toBe(422)
    const member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
    const today = { orgId, from: '2030-03-01', to: '2030-03-01', format: 'journal' }
    expect((await member.post(endpoints.exportBookkeeping.path, today)).status).toBe(200)
    const { data: settings } = await owner.call(endpoints.getOrgSettings, { orgId })
    const set = (version: number, isOffered: boolean | null) =>
      owner.post(endpoints.updateOrgSettings.path, {
        orgId,
        version,
        changes: { 'ordersPage.export': isOffered },
      })
    expect((await set(settings.version, false)).status).toBe(200)
    const refused = await member.post(endpoints.exportBookkeeping.path, today)
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('The list can not be exported here.'),
    ])
    expect((await owner.post(endpoints.exportBookkeeping.path, today)).status).toBe(200)
    expect((await set(settings.version + 1, settings.profile.ordersPage.export)).status).toBe(200)
    const noDay = { orgId, from: 'yesterday', to: '2030-03-01', format: 'journal' }
    expect((await owner.post(endpoints.exportBookkeeping.path, noDay)).status).toBe(400)
    expect(
      (await guest.post(endpoints.exportBookkeeping.path, { ...turned, from: '2030-03-01' })).status,
    ).toBe(403)
  })
})
