/** Mails: whose words, for whom, with what in them. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { newOrder } from '../orders/new-order.ts'
import { productOrderSchema, type ProductOrder } from '../orders/schema.ts'
import { orgProfileSchema } from '../tenancy/profile.ts'
import { cents } from '../units/money.ts'
import { timestamp } from '../units/timestamp.ts'
import { composeMail, type MailInput } from './compose-mail.ts'
import { fillTemplate, placeholders } from '../mail-templates/placeholders.ts'
import { mailKinds } from '../mail-templates/schema.ts'

const now = timestamp('2026-06-15 10:20:30')
const profile = orgProfileSchema.parse({ vocabulary: { order: 'Quote', orders: 'Quotes' } })
const draft = newOrder({ orgId: 1, userId: 7, title: 'Villa Nord' }, profile, now)

function orderWith(fields: Partial<ProductOrder> = {}): ProductOrder {
  return productOrderSchema.parse({
    ...draft,
    id: 5,
    orgId: 1,
    version: 3,
    created: now,
    lastUpdated: now,
    deletedAt: null,
    orgSpecificId: 12,
    productInstancesCount: 4,
    ...fields,
    costs: { ...draft.costs, orderTotal: 123_456, shipping: 0, shippingIsTbd: false, ...fields.costs },
  })
}

function mailFor(fields: Partial<MailInput> = {}) {
  return composeMail({
    kind: 'orderApproved',
    org: { title: 'Maison Test', profile },
    order: orderWith(),
    reader: { name: 'Ada', role: 'guest', seesPrices: true, reason: 'owner' },
    actor: 'Grace',
    url: 'https://orders.example.com/orders/12',
    ...fields,
  })
}

const valueOf = (mail: ReturnType<typeof mailFor>, label: string) =>
  mail.rows.find((row) => row.label === label)?.value

describe('a letter', () => {
  test('names the order in the organisation’s word, its number, title, items and total', () => {
    const mail = mailFor()
    expect(mail.subject).toBe('Quote 12, Villa Nord was approved')
    expect(mail.greeting).toBe('Hello Ada,')
    expect(mail.paragraphs).toEqual(['Maison Test has approved Quote 12, Villa Nord.'])
    expect(mail.rows).toEqual([
      { label: 'Number', value: '#12' },
      { label: 'Title', value: 'Villa Nord' },
      { label: 'Items', value: '4' },
      { label: 'Status', value: 'New' },
      { label: 'Total', value: '$1,234.56' },
    ])
    expect(mail.button).toEqual({ label: 'Open the quote', url: 'https://orders.example.com/orders/12' })
  })

  test.each(mailKinds)('%s holds no amount for a reader without prices', (kind) => {
    const payment = {
      method: 'card',
      paymentAmountInCents: cents(77_700),
      upchargeAmountInCents: cents(700),
      paymentAmountBeforeUpchargeInCents: cents(77_000),
    } as const
    const order = orderWith({ feedbackNotes: 'Wider', estimatedShippingDate: now, trackingNumber: '1' })
    const reader = { name: 'Ada', role: 'guest', seesPrices: false, reason: 'owner' } as const
    expect(JSON.stringify(mailFor({ kind, payment, order, reader }))).not.toMatch(/\$|1,234|777|770/)
    const seen = JSON.stringify(mailFor({ kind, payment, order, reader: { ...reader, seesPrices: true } }))
    expect(seen).toContain('$1,234.56')
  })

  test('about money says amount, card fee, what is paid and what is open', () => {
    const payment = {
      method: 'card',
      paymentAmountInCents: cents(51_500),
      upchargeAmountInCents: cents(1_500),
      paymentAmountBeforeUpchargeInCents: cents(50_000),
    } as const
    const mail = mailFor({
      kind: 'paymentReceived',
      payment,
      order: orderWith({ amountPaidInCents: cents(50_000) }),
    })
    expect(mail.rows.slice(0, 5)).toEqual([
      { label: 'Amount', value: '$515.00' },
      { label: 'of which card fee', value: '$15.00' },
      { label: 'Paid by', value: 'Card' },
      { label: 'Paid so far', value: '$500.00' },
      { label: 'Balance due', value: '$734.56' },
    ])
  })

  test('about an announced payment says which way it comes and how much it is, the deposit or everything', () => {
    const shop = orgProfileSchema.parse({
      productOrderStatuses: [
        { key: 'started', type: 'orderStarted', title: 'Started' },
        { key: 'deposit', type: 'payment', title: 'Deposit', amountDue: 'deposit' },
      ],
      payment: { methods: [{ key: 'wire', title: 'Bank wire', rank: 1 }] },
    })
    const announced = (entry: object, seesPrices = true) =>
      mailFor({
        kind: 'manualPaymentAnnounced',
        org: { title: 'X', profile: shop },
        order: orderWith({
          statusData: {
            started: { date: now },
            deposit: { date: now, awaitingPaymentMethod: 'wire', ...entry },
          },
          amountPaidInCents: cents(10_000),
          costs: { ...draft.costs, orderTotal: cents(123_456), depositAmount: cents(60_000) },
        }),
        reader: { name: 'Grace', role: 'owner', seesPrices, reason: 'employee' },
      })
    const rows = (mail: ReturnType<typeof mailFor>) => [
      valueOf(mail, 'Announced'),
      valueOf(mail, 'Will be paid by'),
    ]
    expect(rows(announced({}))).toEqual(['$500.00', 'Bank wire'])
    expect(rows(announced({ awaitsFullPayment: true }))).toEqual(['$1,134.56', 'Bank wire'])
    expect(rows(announced({ awaitsFullPayment: true }, false))).toEqual([undefined, 'Bank wire'])
  })

  test('of changes quotes the feedback as it was written', () => {
    const order = orderWith({ feedbackNotes: 'Wider, {org}!\n\nSecond line' })
    expect(mailFor({ kind: 'changesRequired', order }).quote).toBe('Wider, {org}!\n\nSecond line')
  })

  test('[1.4.01] tells a guest the last status that guests see, an employee the real one', () => {
    const order = orderWith({ statusData: { new: { date: now }, inProgress: { date: now } } })
    const employee = { name: 'Grace', role: 'member', seesPrices: true, reason: 'employee' } as const
    expect(mailFor({ kind: 'statusChanged', order }).subject).toBe('Quote 12, Villa Nord: New')
    expect(mailFor({ kind: 'statusChanged', order, reader: employee }).subject).toBe(
      'Quote 12, Villa Nord: In Progress',
    )
  })

  test('says when the order ships, and where its parcel is followed', () => {
    const order = orderWith({
      estimatedShippingDate: timestamp('2026-07-04 00:00:00'),
      trackingNumber: '1Z999AA10123456784',
    })
    const mail = mailFor({ kind: 'statusChanged', order })
    expect(valueOf(mail, 'Estimated ship date')).toBe('7/4/2026')
    expect(mail.links.map(({ label }) => label)).toEqual(['Follow the parcel at UPS'])
  })

  test('[1.4.02] of a stocked order uses the titles of stocked orders', () => {
    const stocked = orgProfileSchema.parse({
      productOrderStatuses: [
        { key: 'a', type: 'orderStarted', title: 'Started', stockedOrderTitle: 'Basket' },
        { key: 'b', type: 'shipped', title: 'Shipped', stockedOrderTitle: 'Sent' },
      ],
    })
    const order = orderWith({ isStocked: 1, statusData: { a: { date: now }, b: { date: now } } })
    const mail = mailFor({ kind: 'statusChanged', order, org: { title: 'X', profile: stocked } })
    expect(mail.subject).toMatch(/: Sent$/)
  })

  test('uses the organisation’s own words, and those of one status', () => {
    const own = orgProfileSchema.parse({
      letters: {
        signature: 'Ines\nMaison Test',
        templates: { orderApproved: { subject: 'Good news, {recipient}', next: '' } },
        statuses: { new: { opening: 'Hurray.' } },
      },
    })
    const org = { title: 'X', profile: own }
    const mail = mailFor({ org })
    expect(mail.subject).toBe('Good news, Ada')
    expect(mail.next).toBe('')
    expect(mail.signature).toEqual(['Ines', 'Maison Test'])
    expect(mailFor({ org, kind: 'statusChanged' }).paragraphs).toEqual(['Hurray.'])
  })

  test.prop([fc.string({ unit: 'binary' })])(
    'has a subject of one line of at most 200 characters, whatever the title',
    (title) => {
      const { subject } = mailFor({ order: { ...orderWith(), title } })
      expect(subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(subject.length).toBeGreaterThan(0)
      expect(subject.length).toBeLessThanOrEqual(200)
    },
  )
})

describe('a template', () => {
  const empty = Object.fromEntries(Object.keys(placeholders).map((key) => [key, '']))
  const values = {
    name: '',
    word: '',
    number: '',
    title: '',
    org: '',
    status: '',
    statusDescription: '',
    nextStatus: '',
    actor: '',
    recipient: '',
    shipDate: '',
    trackingNumber: '',
    product: '',
    available: '',
    reorderLevel: '',
    customer: '',
    invoice: '',
    amount: '',
    dueDate: '',
    daysLate: '',
  }

  test('says nothing rather than half a sentence', () => {
    expect(Object.keys(empty)).toEqual(Object.keys(values))
    expect(fillTemplate('Next: {nextStatus}.', values)).toBe('')
    expect(fillTemplate('Next: {nextStatus}.', { ...values, nextStatus: 'Shipped' })).toBe('Next: Shipped.')
  })

  test.prop([fc.string()])('never fills what a value brought along', (title) => {
    expect(fillTemplate('{title}', { ...values, title: `{org}${title}`, org: 'X' })).toBe(`{org}${title}`)
  })
})
