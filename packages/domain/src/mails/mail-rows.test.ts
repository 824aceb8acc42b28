/** The summary of a mail: its rows, and the amounts that a reader may see. Decision 0029. */
import { describe, expect, it } from 'vitest'
import { at } from '../testing/builders.ts'
import { aMailInput, aVilla, mailOrg } from '../testing/mail-fixtures.ts'
import { cents } from '../units/money.ts'
import { composeMail, type MailInput } from './compose-mail.ts'
import type { MailKind } from '../mail-templates/schema.ts'

const rowsOf = (given: Partial<MailInput>) =>
  composeMail(aMailInput(given)).rows.map(({ label, value }) => `${label}: ${value}`)

const told = ['Number: #12', 'Title: Villa Nord', 'Items: 4', 'Status: New']

describe('the summary', () => {
  it('leaves out what there is not, and the total for a reader without prices', () => {
    const reader = { name: 'Ada', role: 'guest', seesPrices: false, reason: 'owner' } as const
    expect(rowsOf({ reader })).toEqual(told)
    expect(rowsOf({ order: aVilla({ title: '', productInstancesCount: 0 }) })).toEqual([
      'Number: #12',
      'Status: New',
      'Total: $1,234.56',
    ])
  })

  it('holds no control, no mark of direction and no row of blanks', () => {
    const order = aVilla({ projectName: 'East\n\u202E  wing\u2066' })
    expect(rowsOf({ order }).slice(1, 3)).toEqual(['Title: Villa Nord', 'Project: East wing'])
  })

  const payment = {
    method: 'checkByMail',
    paymentAmountInCents: cents(50_000),
    upchargeAmountInCents: cents(0),
    paymentAmountBeforeUpchargeInCents: cents(50_000),
  } as const
  const paid = (amount: number) => aVilla({ amountPaidInCents: amount })

  it.each([
    {
      says: 'a payment, what is paid and what is open',
      given: { kind: 'paymentReceived', payment, order: paid(50_000) },
      rows: ['Amount: $500.00', 'Paid by: Check by mail', 'Paid so far: $500.00', 'Balance due: $734.56'],
    },
    {
      says: 'nothing open when all is paid',
      given: { kind: 'paymentReceived', payment, order: paid(123_456) },
      rows: ['Amount: $500.00', 'Paid by: Check by mail', 'Paid so far: $1,234.56'],
    },
    {
      says: 'credit when more is paid',
      given: { kind: 'paymentReceived', payment, order: paid(130_000) },
      rows: ['Amount: $500.00', 'Paid by: Check by mail', 'Paid so far: $1,300.00', 'Credit: $65.44'],
    },
    {
      says: 'a refund without its minus sign, with its part of the card fee',
      given: {
        kind: 'paymentRefunded',
        payment: {
          method: 'card',
          paymentAmountInCents: cents(-10_290),
          upchargeAmountInCents: cents(-290),
          paymentAmountBeforeUpchargeInCents: cents(-10_000),
        },
        order: paid(40_000),
      },
      rows: [
        'Refunded: $102.90',
        'of which card fee: $2.90',
        'Paid by: Card',
        'Paid so far: $400.00',
        'Balance due: $834.56',
      ],
    },
    {
      says: 'no payment where none is known',
      given: { kind: 'paymentReceived', order: paid(50_000) },
      rows: [],
    },
    {
      says: 'no payment in other letters',
      given: { kind: 'orderApproved', payment, order: paid(50_000) },
      rows: [],
    },
    {
      says: 'for a reader without prices only the way',
      given: {
        kind: 'paymentReceived',
        payment,
        order: paid(50_000),
        reader: { name: 'Ada', role: 'guest', seesPrices: false, reason: 'owner' },
      },
      rows: ['Paid by: Check by mail'],
    },
  ] satisfies { says: string; given: Partial<MailInput>; rows: string[] }[])(
    'tells $says',
    ({ given, rows }) => {
      const total = 'reader' in given ? [] : ['Total: $1,234.56']
      expect(rowsOf(given)).toEqual([...rows, ...told, ...total])
    },
  )
})

describe('an announced payment', () => {
  const org = mailOrg({
    productOrderStatuses: [
      { key: 'new', type: 'orderStarted', title: 'New' },
      { key: 'deposit', type: 'payment', title: 'Deposit', amountDue: 'deposit' },
    ],
    payment: {
      methods: [
        { key: 'wire', title: 'Bank wire', rank: 1 },
        { key: 'checkByMail', title: 'Check', rank: 2 },
      ],
    },
  })
  const date = at('2026-06-01')
  const announced = (
    deposit: object | undefined,
    seesPrices = true,
    kind: MailKind = 'manualPaymentAnnounced',
  ) => {
    const statusData = deposit && { new: { date }, deposit: { date, ...deposit } }
    const order = aVilla({ statusData: statusData ?? {} })
    const reader = { name: 'Grace', role: 'owner', seesPrices, reason: 'employee' } as const
    return rowsOf({ kind, org, order, reader }).filter((row) => /^(Announced|Will)/.test(row))
  }

  it.each([
    {
      says: 'how, and how much',
      entry: { awaitingPaymentMethod: 'checkByMail' },
      rows: ['Announced: $617.28', 'Will be paid by: Check'],
    },
    {
      says: 'the whole amount',
      entry: { awaitingPaymentMethod: 'wire', awaitsFullPayment: true },
      rows: ['Announced: $1,234.56', 'Will be paid by: Bank wire'],
    },
    { says: 'no way that nobody named', entry: {}, rows: ['Announced: $617.28'] },
    {
      says: 'no way that is not offered any more',
      entry: { awaitingPaymentMethod: 'card' },
      rows: ['Announced: $617.28'],
    },
    // The order has reached no status yet: nothing is due at the first, and nothing announced.
    { says: 'nothing where nothing is due', entry: undefined, rows: [] },
  ])('tells $says', ({ entry, rows }) => expect(announced(entry)).toEqual(rows))

  it('is told of in no other mail, and to a reader without prices without its amount', () => {
    expect(announced({ awaitingPaymentMethod: 'wire' }, true, 'orderApproved')).toEqual([])
    expect(announced({ awaitingPaymentMethod: 'wire' }, false)).toEqual(['Will be paid by: Bank wire'])
    expect(announced({}, false)).toEqual([])
  })
})
