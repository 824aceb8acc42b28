/**
 * A mail about an order, for one reader: what it says, before it becomes an e-mail. The organisation's words stand
 * over the default ones; a reader who does not see prices gets no amount in any part of it.
 */
import { orderWord } from '../tenancy/localize-profile.ts'
import {
  currentStatus,
  currentVisibleStatus,
  statusRank,
  statusText,
  visibleStatuses,
} from '../orders/statuses.ts'
import { amountWords } from '../messages/papers/amounts.ts'
import { defaultMails, mailMessages as words } from '../messages/papers/mails.ts'
import { owedAmounts } from '../orders/costs/owed-amounts.ts'
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
import {
  type ComposedMail,
  mailFrameOf,
  type MailLink,
  type MailOrg,
  type MailRow,
  plain,
  mailSubjectOf,
} from './composed-mail.ts'
import type { PlaceholderValues } from '../mail-templates/placeholders.ts'
import type { MailKind, MailTemplate } from '../mail-templates/schema.ts'

/** Why somebody gets a mail. */
export type MailReason = 'owner' | 'employee' | 'involved' | 'contact'

export interface MailReader {
  readonly name: string
  readonly role: Role
  readonly seesPrices: boolean
  readonly reason: MailReason
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

/** The organisation's words for this occasion, over the default ones. */
function templateFor({ kind, org, order }: MailInput): MailTemplate {
  const { letters } = org.profile
  const ofStatus =
    kind === 'statusChanged' ? letters.statuses[currentStatus(order, org.profile).key] : undefined
  return { ...defaultMails[kind], ...letters.templates[kind], ...ofStatus }
}

function valuesFor({ org, order, reader, actor }: MailInput) {
  const { profile } = org
  const isStocked = order.isStocked === 1
  const status = currentVisibleStatus(order, profile, reader.role)
  const rank = statusRank(profile, status.key)
  const next = visibleStatuses(order, profile, reader.role).find(({ key }) => statusRank(profile, key) > rank)
  const { title, description } = statusText(status, isStocked)
  const word = orderWord(profile)
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
  } satisfies PlaceholderValues
}

const moneyKinds: ReadonlySet<MailKind> = new Set(['paymentReceived', 'paymentRefunded'])

function paymentRows({ kind, order, payment, reader }: MailInput): MailRow[] {
  if (!payment || !moneyKinds.has(kind)) return []
  const method = { label: words.method, value: words.methods[payment.method] }
  if (!reader.seesPrices) return [method]
  const absolute = (amount: number) => formatCents(cents(Math.abs(amount)))
  const isRefund = kind === 'paymentRefunded'
  const { orderTotal } = owedAmounts(order)
  const balance = balanceRow({ ...order.costs, orderTotal }, order.amountPaidInCents)
  return [
    { label: isRefund ? words.refunded : words.amount, value: absolute(payment.paymentAmountInCents) },
    ...(payment.upchargeAmountInCents === 0
      ? []
      : [{ label: words.fee, value: absolute(payment.upchargeAmountInCents) }]),
    method,
    ...(payment.receiptNumber ? [{ label: words.receipt, value: payment.receiptNumber }] : []),
    { label: amountWords.paid, value: formatCents(order.amountPaidInCents) },
    ...(orderTotal === order.amountPaidInCents ? [] : [{ label: balance.label, value: balance.value }]),
  ]
}

function summaryRows(input: MailInput, values: ReturnType<typeof valuesFor>): MailRow[] {
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
  const names = { word: orderWord(org.profile), org: org.title }
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

function frameFor(input: MailInput) {
  const values = valuesFor(input)
  const { org, reader } = input
  return { org, values, template: templateFor(input), name: values.name, recipient: reader.name }
}

/** The mail, for its reader. */
export function composeMail(input: MailInput): ComposedMail {
  const { kind, order, url } = input
  const about = frameFor(input)
  const { values } = about
  const { buttonLabel, ...frame } = mailFrameOf(about)
  const isOfStatus = kind === 'statusChanged'
  const description = isOfStatus && values.statusDescription.trim() !== '' ? [values.statusDescription] : []
  return {
    ...frame,
    paragraphs: [...frame.paragraphs, ...description],
    quote: kind === 'changesRequired' ? order.feedbackNotes.trim() : (input.note ?? '').trim(),
    rows: summaryRows(input, values),
    button: { label: buttonLabel, url },
    links: isOfStatus || kind === 'trackingNumberSet' ? parcelLinks(values.trackingNumber) : [],
    because: becauseOf(input),
  }
}

/** The subject alone: what a notification in the app says. */
export function mailSubject(input: MailInput): string {
  return mailSubjectOf(frameFor(input))
}
