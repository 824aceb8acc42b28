/**
 * A mail about an order, for one reader: what it says, before it becomes an e-mail. The organisation's words stand
 * over the default ones; a reader who does not see prices gets no amount in any part of it.
 */
import {
  currentStatus,
  currentVisibleStatus,
  statusRank,
  statusText,
  visibleStatuses,
} from '../orders/statuses.ts'
import { amountWords } from '../messages/papers/amounts.ts'
import { defaultMails, mailMessages as words } from '../messages/papers/mails.ts'
import { amountDueAfter, announcedAmount } from '../payments/amount-due.ts'
import { balanceRow } from '../orders/costs/amount-rows.ts'
import { totalText } from '../orders/costs/amounts-in-words.ts'
import type { ProductOrder } from '../orders/schema.ts'
import type { PaymentRecord } from '../payments/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Role } from '../tenancy/schema.ts'
import { cents, formatCents } from '../units/money.ts'
import { formatDate } from '../units/timestamp.ts'
import { parcelsOf } from './carrier.ts'
import { fillTemplate, type PlaceholderValues } from '../mail-templates/placeholders.ts'
import type { MailKind, MailTemplate } from '../mail-templates/schema.ts'

/** Why somebody gets a mail. */
export type MailReason = 'owner' | 'employee' | 'involved' | 'contact'

export interface MailReader {
  readonly name: string
  readonly role: Role
  readonly seesPrices: boolean
  readonly reason: MailReason
}

export interface MailOrg {
  readonly title: string
  readonly profile: OrgProfile
}

export interface MailInput {
  readonly kind: MailKind
  readonly org: MailOrg
  /** the order after what the mail tells */
  readonly order: ProductOrder
  readonly reader: MailReader
  /** name of who caused it; empty: the system */
  readonly actor: string
  /** address of the order's page */
  readonly url: string
  /** what somebody wrote to go with it */
  readonly note?: string
  /** the ledger entry that a mail about money is about */
  readonly payment?: Pick<
    PaymentRecord,
    'method' | 'paymentAmountInCents' | 'upchargeAmountInCents' | 'paymentAmountBeforeUpchargeInCents'
  > & {
    /** of its receipt; '' where there is none yet */
    readonly receiptNumber?: string
  }
}

export interface MailRow {
  readonly label: string
  readonly value: string
}

export interface MailLink {
  readonly label: string
  readonly url: string
}

export interface ComposedMail {
  readonly subject: string
  readonly heading: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** what somebody wrote: the feedback, shown as theirs */
  readonly quote: string
  readonly rows: readonly MailRow[]
  readonly next: string
  readonly button: MailLink
  /** below the button: the carriers' pages */
  readonly links: readonly MailLink[]
  readonly closing: string
  readonly signature: readonly string[]
  readonly because: string
}

const MAX_SUBJECT = 200
// Line breaks would end the header, direction marks turn what follows around.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

export function plain(text: string): string {
  return text.replaceAll(unprintable, ' ').replaceAll(/ {2,}/g, ' ').trim()
}

/** The first half of a sign that is written in two, at the end of a text. */
const halfSign = /[\uD800-\uDBFF]$/

/** One line, as a header of a mail takes it. */
export function oneLine(text: string): string {
  const line = plain(text)
  if (line.length <= MAX_SUBJECT) return line
  return `${line.slice(0, MAX_SUBJECT - 1).replace(halfSign, '')}…`
}

/** The organisation's words for this occasion, over the default ones. */
function templateFor({ kind, org, order }: MailInput): MailTemplate {
  const { letters } = org.profile
  const ofStatus =
    kind === 'statusChanged' ? letters.statuses[currentStatus(order, org.profile).key] : undefined
  return { ...defaultMails[kind], ...letters.templates[kind], ...ofStatus }
}

function valuesFor({ org, order, reader, actor }: MailInput): PlaceholderValues {
  const { profile } = org
  const isStocked = order.isStocked === 1
  const status = currentVisibleStatus(order, profile, reader.role)
  const rank = statusRank(profile, status.key)
  const next = visibleStatuses(order, profile, reader.role).find(({ key }) => statusRank(profile, key) > rank)
  const { title, description } = statusText(status, isStocked)
  const word = profile.vocabulary.order
  return {
    name: `${word} ${order.orgSpecificId}, ${plain(order.title)}`,
    word: word.toLowerCase(),
    number: String(order.orgSpecificId),
    title: plain(order.title),
    org: org.title,
    status: title,
    statusDescription: description,
    nextStatus: next ? statusText(next, isStocked).title : '',
    actor: actor || words.someone,
    recipient: reader.name,
    shipDate: order.estimatedShippingDate ? formatDate(order.estimatedShippingDate) : '',
    trackingNumber: order.trackingNumber,
    ...noProduct,
  }
}

/** A mail about an order is about no product, and about no single invoice. */
const noProduct = {
  product: '',
  available: '',
  reorderLevel: '',
  customer: '',
  invoice: '',
  amount: '',
  dueDate: '',
  daysLate: '',
} as const

const moneyKinds: ReadonlySet<MailKind> = new Set(['paymentReceived', 'paymentRefunded'])

function paymentRows({ kind, order, payment, reader }: MailInput): MailRow[] {
  if (!payment || !moneyKinds.has(kind)) return []
  const method = { label: words.method, value: words.methods[payment.method] }
  if (!reader.seesPrices) return [method]
  const absolute = (amount: number) => formatCents(cents(Math.abs(amount)))
  const isRefund = kind === 'paymentRefunded'
  const balance = balanceRow(order.costs, order.amountPaidInCents)
  return [
    { label: isRefund ? words.refunded : words.amount, value: absolute(payment.paymentAmountInCents) },
    ...(payment.upchargeAmountInCents === 0
      ? []
      : [{ label: words.fee, value: absolute(payment.upchargeAmountInCents) }]),
    method,
    ...(payment.receiptNumber ? [{ label: words.receipt, value: payment.receiptNumber }] : []),
    { label: amountWords.paid, value: formatCents(order.amountPaidInCents) },
    ...(order.costs.orderTotal === order.amountPaidInCents
      ? []
      : [{ label: balance.label, value: balance.value }]),
  ]
}

function summaryRows(input: MailInput, values: PlaceholderValues): MailRow[] {
  const { order, reader } = input
  const row = (label: string, value: string) => (value === '' ? [] : [{ label, value }])
  return [
    ...paymentRows(input),
    ...announcedRows(input),
    ...row(words.number, `#${order.orgSpecificId}`),
    ...row(words.title, values.title),
    ...row(words.project, plain(order.projectName)),
    ...row(words.items, order.productInstancesCount === 0 ? '' : String(order.productInstancesCount)),
    ...row(words.status, values.status),
    ...row(words.shipDate, values.shipDate),
    ...row(words.trackingNumber, values.trackingNumber),
    ...(reader.seesPrices ? row(amountWords.total, totalText(order.costs)) : []),
  ]
}

/** How a customer says they will pay, and how much that is. */
function announcedRows({ kind, order, org: { profile }, reader }: MailInput): MailRow[] {
  if (kind !== 'manualPaymentAnnounced') return []
  const { key } = currentStatus(order, profile)
  const entry = order.statusData[key]
  const title = methodTitle(profile, entry?.awaitingPaymentMethod)
  const method = title === '' ? [] : [{ label: words.announcedBy, value: title }]
  if (!reader.seesPrices) return method
  const amount = announcedAmount(amountDueAfter(order, order.amountPaidInCents, profile, key), entry)
  return amount > 0 ? [{ label: words.announced, value: formatCents(amount) }, ...method] : method
}

function methodTitle(profile: OrgProfile, key: string | undefined): string {
  return profile.payment.methods.find((method) => method.key === key)?.title ?? ''
}

function becauseOf({ reader, org }: MailInput): string {
  const names = { word: org.profile.vocabulary.order, org: org.title }
  switch (reader.reason) {
    case 'owner':
      return words.becauseOwner(names)
    case 'employee':
      return words.becauseEmployee(names)
    case 'involved':
      return words.becauseInvolved(names)
    case 'contact':
      return words.becauseContact(names)
  }
}

/** A link for each parcel whose carrier can be told. */
function parcelLinks(trackingNumbers: string): MailLink[] {
  const parcels = parcelsOf(trackingNumbers)
  return parcels.flatMap(({ number, carrier }) => {
    if (!carrier) return []
    const label =
      parcels.length === 1
        ? words.follow({ carrier: carrier.name })
        : words.followOne({ carrier: carrier.name, number })
    return { label, url: carrier.url }
  })
}

/** The mail, for its reader. */
export function composeMail(input: MailInput): ComposedMail {
  const { kind, org, order, url } = input
  const { letters } = org.profile
  const template = templateFor(input)
  const values = valuesFor(input)
  const paragraphs = fillTemplate(template.opening, values).split(/\n{2,}/)
  if (kind === 'statusChanged') paragraphs.push(values.statusDescription)
  return {
    subject: mailSubject(input),
    heading: oneLine(fillTemplate(template.heading, values)),
    greeting: words.greeting({ name: input.reader.name }),
    paragraphs: paragraphs.filter((text) => text.trim() !== ''),
    quote: kind === 'changesRequired' ? order.feedbackNotes.trim() : (input.note ?? '').trim(),
    rows: summaryRows(input, values),
    next: fillTemplate(template.next, values),
    button: { label: fillTemplate(template.button, values) || values.name, url },
    links: kind === 'trackingNumberSet' || kind === 'statusChanged' ? parcelLinks(values.trackingNumber) : [],
    closing: letters.closing || words.closing,
    signature: (letters.signature || org.title).split('\n'),
    because: becauseOf(input),
  }
}

/** The subject alone: what a notification in the app says. */
export function mailSubject(input: MailInput): string {
  const values = valuesFor(input)
  return oneLine(fillTemplate(templateFor(input).subject, values)) || oneLine(values.name)
}
