/** Money owed by example: buckets at their edges, who a customer is, and the file. */
import { describe, expect, test } from 'vitest'
import { cents } from '../units/money.ts'
import { bucketOf, daysLate } from './aging.ts'
import { customerKeyOf, customerNameOf } from './customer.ts'
import type { ReceivableEntry } from './open-items.ts'
import { type ReceivableOrder, receivablesOf } from './receivables.ts'
import { receivablesTable } from './table.ts'

const order: ReceivableOrder = {
  productOrderId: 1,
  orderNumber: 7,
  orderTitle: 'Villa',
  standing: 'open',
  customerKey: 'firm:acme',
  customerName: '=Acme',
  notInvoiced: null,
}
const invoice: ReceivableEntry = {
  documentId: 1,
  productOrderId: 1,
  kind: 'invoice',
  number: '2026-0001',
  issuedDay: '2026-01-01',
  dueDay: '2026-01-31',
  totalInCents: cents(10_000),
  refersToId: null,
}
const receipt = (documentId: number, totalInCents: number, issuedDay = '2026-01-10'): ReceivableEntry => ({
  ...invoice,
  documentId,
  kind: 'receipt',
  number: `R-${documentId}`,
  issuedDay,
  dueDay: null,
  totalInCents: cents(totalInCents),
})

describe('aging', () => {
  test('[issue 18] begins on the day after the due day, and its buckets end with days 30, 60 and 90', () => {
    expect([0, 1, 30, 31, 60, 61, 90, 91].map(bucketOf)).toEqual([
      'current',
      'days1to30',
      'days1to30',
      'days31to60',
      'days31to60',
      'days61to90',
      'days61to90',
      'over90',
    ])
    expect(daysLate('2026-01-31', '2026-01-31')).toBe(0)
    expect(daysLate('2026-01-31', '2026-03-01')).toBe(29)
    expect(daysLate('2024-02-28', '2024-03-01')).toBe(2)
  })
})

describe('money owed', () => {
  test('[issue 18] is the invoice less what was paid, and the age is that of the due day', () => {
    const { customers } = receivablesOf({
      orders: [order],
      entries: [invoice, receipt(2, 4_000)],
      asOf: '2026-03-15',
    })
    expect(customers).toMatchObject([
      {
        totalInCents: 6_000,
        creditInCents: 0,
        aging: { current: 0, days1to30: 0, days31to60: 6_000, days61to90: 0, over90: 0 },
        oldestDueDay: '2026-01-31',
        items: [{ number: '2026-0001', daysLate: 43, amountInCents: 10_000, balanceInCents: 6_000 }],
      },
    ])
  })

  test('[issue 18] shows what was paid too much as a credit beside what another order owes', () => {
    const other = { ...order, productOrderId: 2, orderNumber: 8 }
    const { customers } = receivablesOf({
      orders: [order, other],
      entries: [invoice, receipt(2, 12_500), { ...invoice, documentId: 3, productOrderId: 2 }],
      asOf: '2026-01-31',
    })
    expect(customers).toMatchObject([{ totalInCents: 10_000, creditInCents: 2_500, balanceInCents: 7_500 }])
  })

  test('[issue 18] is due again after a refund, and gone after a credit note', () => {
    const refunded = [invoice, receipt(2, 10_000), receipt(3, -10_000)]
    expect(receivablesOf({ orders: [order], entries: refunded, asOf: '2026-02-01' }).sums.totalInCents).toBe(
      10_000,
    )
    const note: ReceivableEntry = {
      ...invoice,
      documentId: 4,
      kind: 'creditNote',
      dueDay: null,
      totalInCents: cents(-10_000),
      refersToId: 1,
    }
    expect(
      receivablesOf({ orders: [order], entries: [...refunded, note], asOf: '2026-02-01' }).customers,
    ).toEqual([])
  })

  test('[issue 18] tells apart an order that asks for money and has no invoice', () => {
    const unbilled = {
      ...order,
      notInvoiced: { since: '2026-01-05', totalInCents: cents(9_000), paidInCents: cents(2_000) },
    }
    const found = receivablesOf({ orders: [unbilled], entries: [receipt(1, 2_000)], asOf: '2026-02-01' })
    expect(found.sums).toMatchObject({
      totalInCents: 0,
      creditInCents: 0,
      prepaidInCents: 2_000,
      notInvoicedInCents: 7_000,
      balanceInCents: -2_000,
    })
    expect(found.customers[0]?.notInvoiced).toMatchObject([{ orderNumber: 7, dueInCents: 7_000 }])
  })
})

describe('a customer', () => {
  test('[issue 18] is the firm, else the address, else the name, else the account', () => {
    const none = { firmName: '', contactName: '', email: '', userId: 4, customerId: null }
    expect(customerKeyOf({ ...none, firmName: ' Acme  Inc ', email: 'a@b.example' })).toBe('firm:acme inc')
    expect(customerKeyOf({ ...none, email: 'A@b.example', contactName: 'Ada' })).toBe('email:a@b.example')
    expect(customerKeyOf({ ...none, contactName: 'Ada' })).toBe('name:ada')
    expect(customerKeyOf(none)).toBe('account:4')
    expect(customerKeyOf({ ...none, firmName: 'Acme', customerId: 12 })).toBe('customer:12')
  })

  test('[issue 18] is called so, else as the last document said, else as the account is, and never nothing', () => {
    const none = { firmName: ' ', contactName: '', email: '', userId: 4, customerId: null, accountName: null }
    expect(customerNameOf({ ...none, firmName: 'Acme', accountName: 'Ada' }, 'Bolt')).toBe('Acme')
    expect(customerNameOf({ ...none, accountName: 'Ada' }, 'Bolt')).toBe('Bolt')
    expect(customerNameOf({ ...none, accountName: 'Ada' }, ' ')).toBe('Ada')
    expect(customerNameOf(none, '')).toBe('No name')
    expect(customerNameOf({ ...none, firmName: 'Acme', recordTitle: 'Acme Inc.' }, 'Bolt')).toBe('Acme Inc.')
  })
})

test('[issue 18] the file has a row for each open invoice in its bucket, and no cell of it runs as a formula', () => {
  const receivables = receivablesOf({ orders: [order], entries: [invoice], asOf: '2026-05-31' })
  const { header, rows } = receivablesTable(receivables, 'usd', 'Quote')
  expect(header).toEqual([
    'Customer',
    'Kind',
    'Number',
    'Quote',
    'Issued',
    'Due date',
    'Days late',
    'Amount',
    'Balance',
    'Not yet due',
    '1–30 days',
    '31–60 days',
    '61–90 days',
    'Over 90 days',
    'Currency',
  ])
  expect(rows).toEqual([
    [
      "'=Acme",
      'invoice',
      '2026-0001',
      '7',
      '2026-01-01',
      '2026-01-31',
      '120',
      '100.00',
      '100.00',
      '',
      '',
      '',
      '',
      '100.00',
      'USD',
    ],
  ])
})
