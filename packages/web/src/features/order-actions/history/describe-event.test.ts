/** The history of an order, in words. */
import { compileCatalog, productOptionSchema, productPropertySchema } from '@orderwright/domain/catalog'
import {
  historyGroupOf,
  orderEventKinds,
  orderEventSchema,
  productInstanceSchema,
} from '@orderwright/domain/orders'
import { orgProfileSchema } from '@orderwright/domain/tenancy'
import { describe, expect, it } from 'vitest'
import { describeEvent } from './describe-event.ts'
import type { HistoryContext } from './event-fields.ts'

const times = {
  version: 1,
  created: '2026-01-01 00:00:00',
  lastUpdated: '2026-01-01 00:00:00',
  deletedAt: null,
}
const record = { ...times, orgId: 1, rank: 1 }
const finish = productPropertySchema.parse({ ...record, id: 7, title: 'Finish', type: 'singleSelect' })
const bronze = productOptionSchema.parse({ ...record, id: 71, title: 'Bronze', productPropertyId: 7 })
const catalog = compileCatalog({
  products: [],
  productProperties: [finish],
  productOptions: [bronze],
  productPropertyGroups: [],
  productRules: [],
  productPricingRules: [],
  productOptionClassifiers: [],
  productOptionClassifierGroups: [],
})
const hall = productInstanceSchema.parse({ ...record, id: 5, productOrderId: 1, productId: 1, title: 'Hall' })
const context: HistoryContext = {
  catalog,
  profile: orgProfileSchema.parse({
    vocabulary: { order: 'Quote' },
    payment: {
      methods: [
        { key: 'wire', title: 'Bank wire', rank: 1 },
        { key: 'checkByMail', title: 'Cheque', rank: 2 },
      ],
    },
  }),
  isStocked: false,
  items: [hall],
  itemTitle: (item) => item.title,
  names: {
    person: (id) => (id === 3 ? 'Ada' : undefined),
    product: (id) => (id === 1 ? 'Keypad' : undefined),
    category: (id) => (id === 2 ? 'Keypads' : undefined),
  },
}

function described(kind: string, before: object | null, after: object | null, resourceId: number | null = 1) {
  const event = orderEventSchema.parse({
    id: 1,
    orgId: 1,
    productOrderId: 1,
    userId: 3,
    created: times.created,
    kind,
    resourceKey: kind.startsWith('line') ? 'productInstance' : 'productOrder',
    resourceId,
    before,
    after,
  })
  const { title, changes } = describeEvent(event, context)
  return { title, changes: changes.map((change) => [change.title, change.before, change.after]) }
}

describe('an event', () => {
  it('[issue 18] of what was issued says its number once, and what it comes to', () => {
    const after = { documentKind: 'creditNote', documentNumber: 'CN-2026-0001', documentTotal: -120_000 }
    expect(described('invoice.issue', null, after)).toEqual({
      title: 'Credit note CN-2026-0001 issued',
      changes: [['Total', '—', '−$1,200.00']],
    })
  })

  it.each<[string, object | null, string]>([
    ['order.create', {}, 'Quote started'],
    ['order.duplicate', { fromOrderNumber: 12 }, 'Quote made as a copy of #12'],
    ['order.backBoxes', { fromOrderNumber: 12 }, 'Quote made of the back boxes of #12'],
    ['order.update', { firmName: 'A' }, 'Quote details changed'],
    ['order.update', { archived: 1 }, 'Quote archived'],
    ['order.update', { archived: 0 }, 'Quote active again'],
    ['order.delete', {}, 'Quote deleted'],
    ['order.restore', {}, 'Quote brought back'],
    ['status.submit', {}, 'Quote submitted'],
    ['status.approve', {}, 'Quote approved'],
    ['status.setStatus', { lastCompletedStatusKey: 'shipped' }, 'Status set to Shipped'],
    ['status.paymentSucceeded', {}, 'Payment received'],
    ['mail.sent', { to: 'ada@example.com' }, 'E-mail sent to ada@example.com'],
    ['mail.failed', { to: 'ada@example.com' }, 'E-mail to ada@example.com could not be delivered'],
    ['medium.create', {}, 'Picture added'],
    ['canvas.update', { deed: 'moved', counts: { calicoMuralPanel: 3 } }, '3 panels moved'],
    [
      'canvas.delete',
      { deed: 'deleted', counts: { calicoMuralPanel: 2, calicoMuralSeam: 1 } },
      '2 panels and 1 seam deleted',
    ],
    ['canvas.create', {}, 'Something on the canvas changed'],
    ['medium.restore', {}, 'Picture brought back'],
    ['invoice.issue', { documentKind: 'invoice', documentNumber: '2026-0042' }, 'Invoice 2026-0042 issued'],
    ['payment.notBooked', {}, 'A card payment has arrived that was not booked'],
    ['something.new', {}, 'Changed (something.new)'],
  ])('%s %j is “%s”', (kind, after, title) => expect(described(kind, {}, after).title).toBe(title))

  it.each(orderEventKinds)('%s has words and a group of its own', (kind) => {
    expect(described(kind, {}, {}).title).not.toContain(kind)
    const groups = {
      line: 'items',
      canvas: 'canvas',
      status: 'status',
      changeOrder: 'status',
      agreement: 'status',
      payment: 'payments',
      mail: 'mails',
    }
    const [prefix = ''] = kind.split('.')
    const byPrefix = Object.entries(groups).find(([key]) => key === prefix)?.[1] ?? 'details'
    const isMoney = /await|payment|ledger|invoice/i.test(kind)
    expect(historyGroupOf(kind)).toBe(isMoney ? 'payments' : byPrefix)
  })

  it('of an item calls it as it is called now, or as it was when it is gone', () => {
    expect(described('line.update', { quantity: 1 }, { quantity: 2 }, 5).title).toBe('Hall changed')
    expect(described('line.delete', null, { title: 'Attic' }, 99).title).toBe('Attic deleted')
    expect(described('line.create', null, { title: '', productId: 1 }, 99).title).toBe('Keypad added')
    expect(described('line.update', {}, {}, 99).title).toBe('An item that is no longer here changed')
  })

  it('says each changed field before and after, with money, rates, dates and people as a person reads them', () => {
    const before = {
      userId: 4,
      customerId: null,
      discountFlatAmount: 0,
      shippingFlatAmount: null,
      taxPercentage: 0,
      effectivePricingDate: null,
      archived: 0,
      commandData: { number: '', date: '', totalInCents: null },
      deliveryAddress: { country: 'US' },
      costs: { orderTotal: 100_000, tax: 0 },
    }
    const after = {
      userId: 3,
      customerId: 7,
      discountFlatAmount: 123_456,
      shippingFlatAmount: 0,
      taxPercentage: 8.875,
      effectivePricingDate: '2026-02-03 23:59:59',
      archived: 0,
      commandData: { number: 'C 1', date: '', totalInCents: 5_000 },
      deliveryAddress: { streetAddress: '1 Main', city: 'Albany', state: 'NY', zip: '12207', country: 'US' },
      costs: { orderTotal: 90_000, tax: 500 },
    }
    expect(described('order.update', before, after).changes).toEqual([
      ['Owner', 'Somebody who left', 'Ada'],
      ['Customer', '—', '#7'],
      ['Discount amount', '$0.00', '$1,234.56'],
      ['Shipping amount', 'To be determined', '$0.00'],
      ['Tax rate', '0%', '8.875%'],
      ['Effective pricing date', 'Today’s prices', '2/3/2026'],
      ['Command number', '—', 'C 1'],
      ['Command total', '—', '€50.00'],
      ['Delivery address', '—', '1 Main, Albany, NY 12207, US'],
      ['Total', '$1,000.00', '$900.00'],
    ])
  })

  it('says of a total that is not whole what is missing of it, as every other place does', () => {
    const costs = { orderSubTotal: 100_000, discount: 0, tariff: 0, depositAmount: 0, depositPercentage: 50 }
    const open = { ...costs, shipping: null, shippingIsTbd: true, tax: 8_000, orderTotal: 108_000 }
    const whole = { ...costs, shipping: 5_000, shippingIsTbd: false, tax: 8_000, orderTotal: 113_000 }
    expect(described('order.update', { costs: open }, { costs: whole }).changes).toEqual([
      ['Total', '$1,000.00 + shipping & tax', '$1,130.00'],
    ])
  })

  it('[issue 18] says of a file what was changed: its name, whose it is, and who sees it', () => {
    expect(
      described(
        'file.update',
        { title: 'Plan.pdf', productInstanceId: null, isInternal: 0 },
        { title: 'Hall.pdf', productInstanceId: 5, isInternal: 1 },
      ),
    ).toEqual({
      title: 'File Hall.pdf changed',
      changes: [
        ['Title', 'Plan.pdf', 'Hall.pdf'],
        ['Belongs to', 'All items', 'Hall'],
        ['For employees only', 'No', 'Yes'],
      ],
    })
    const moved = described('file.update', { productInstanceId: 9 }, { productInstanceId: null })
    expect(moved.changes).toEqual([['Belongs to', 'An item that no longer exists', 'All items']])
  })

  it('[issue 18] says of a file and a picture that were added their name alone', () => {
    const after = { title: 'Plan.pdf', productInstanceId: 5 }
    expect(described('file.create', null, after)).toEqual({ title: 'File Plan.pdf added', changes: [] })
    expect(described('medium.create', null, { productInstanceId: 5 }).changes).toEqual([])
  })

  it('says of a payment how much it was and how it came', () => {
    const after = { amountPaidInCents: 50_000, paymentAmount: 51_500, paymentMethod: 'wire', paymentNote: '' }
    expect(described('status.paymentSucceeded', { amountPaidInCents: 0 }, after).changes).toEqual([
      ['Amount paid', '$0.00', '$500.00'],
      ['Amount', '—', '$515.00'],
      ['Paid by', '—', 'Wire'],
    ])
  })

  it('says by which method a payment was announced, and what another one was before', () => {
    const announced = (method?: string) => ({
      statusData: {
        readyToPay: { date: times.created, ...(method ? { awaitingPaymentMethod: method } : {}) },
      },
    })
    expect(described('status.awaitPayment', announced(), announced('wire')).changes).toEqual([
      ['Will be paid by', '—', 'Bank wire'],
    ])
    const inFull = {
      statusData: {
        readyToPay: { date: times.created, awaitingPaymentMethod: 'wire', awaitsFullPayment: true },
      },
    }
    expect(described('status.awaitPayment', announced('wire'), inFull).changes).toEqual([
      ['Will be paid by', 'Bank wire', 'Bank wire, in full'],
    ])
    expect(described('status.awaitPayment', announced('checkByMail'), announced('wire')).changes).toEqual([
      ['Will be paid by', 'Cheque', 'Bank wire'],
    ])
  })

  it.each([
    ['eur', 123_450, 'EUR 1,234.50'],
    ['jpy', 5_000, 'JPY 5,000'],
    ['??', 7, '7 ??'],
  ])('says how much has arrived in another currency: %s', (currency, amount, text) => {
    const after = { paymentIntentId: 'pi_1', currency, amount }
    expect(described('payment.notBooked', {}, after).changes).toEqual([['Amount that arrived', '—', text]])
  })

  it('names choices by their property and option', () => {
    const before = { properties: { 7: { optionId: 71 }, 8: { optionId: 1 } } }
    const after = { properties: { 7: { optionId: 72 } } }
    expect(described('line.update', before, after, 5).changes).toEqual([['Finish', 'Bronze', 'ERROR']])
    expect(described('line.create', null, { properties: { 7: { optionId: 71 } } }, 5).changes).toEqual([
      ['Finish', '—', 'Bronze'],
    ])
  })

  it('of a status says where from and where to, in the organisation’s words', () => {
    const [change] = described(
      'status.submit',
      { lastCompletedStatusKey: 'new', statusData: { new: {} } },
      { lastCompletedStatusKey: 'submittedForApproval', statusData: { new: {}, submittedForApproval: {} } },
    ).changes
    expect(change).toEqual(['Status', 'New', 'Submitted'])
    const [set] = described(
      'status.setStatus',
      { lastCompletedStatusKey: 'shipped' },
      { lastCompletedStatusKey: 'new' },
    ).changes
    expect(set).toEqual(['Status', 'Shipped', 'New'])
  })
})
