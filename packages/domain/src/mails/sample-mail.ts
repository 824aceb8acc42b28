/** An e-mail as the organization's settings would write it, about an order that there is not: for the screen of settings. */
import { currencySymbol } from '../invoices/currency.ts'
import { mailMessages as words } from '../messages/papers/mails.ts'
import { newOrder } from '../orders/new-order.ts'
import { type ProductOrder, productOrderSchema } from '../orders/schema.ts'
import { startedStatus } from '../orders/statuses.ts'
import type { MailKind } from '../mail-templates/schema.ts'
import { cents } from '../units/money.ts'
import { type Timestamp, timestamp } from '../units/timestamp.ts'
import { composeMail, type MailInput, mailSubject } from './compose-mail.ts'
import type { ComposedMail, MailOrg } from './composed-mail.ts'
import { reminderMails } from '../tenancy/reminders.ts'
import { composeReminderMail } from './compose-reminder-mail.ts'
import { composeStockMail, stockMailSubject } from './compose-stock-mail.ts'

/** What the mail is about: an occasion, or reaching one status. */
export type MailOccasion = { readonly kind: MailKind; readonly statusKey: string | null }

const now = timestamp('2026-03-02 09:30:00')
const PAID = { full: 124_900, upcharge: 3_747 } as const

/** An order that has come to a status, by way of all before it. */
function sampleOrder({ profile }: MailOrg, statusKey: string, at: Timestamp): ProductOrder {
  const fresh = newOrder({ orgId: 1, userId: 1, title: words.sample.title }, profile, at)
  const reached = profile.productOrderStatuses.findIndex(({ key }) => key === statusKey)
  const passed = profile.productOrderStatuses.slice(0, reached + 1)
  return productOrderSchema.parse({
    ...fresh,
    id: 1,
    version: 1,
    created: at,
    lastUpdated: at,
    deletedAt: null,
    orgSpecificId: 1042,
    projectName: words.sample.project,
    productInstancesCount: 4,
    feedbackNotes: words.sample.feedback,
    estimatedShippingDate: timestamp('2026-04-20 00:00:00'),
    trackingNumber: words.sample.trackingNumber,
    statusData: Object.fromEntries(passed.map(({ key }) => [key, { date: at }])),
    costs: { ...fresh.costs, orderSubTotal: PAID.full, orderTotal: PAID.full, shippingIsTbd: false },
  })
}

/** The status at which a mail of this kind is written. */
function statusOf({ kind, statusKey }: MailOccasion, org: MailOrg): string {
  const { productOrderStatuses } = org.profile
  const ofType = (type: string) => productOrderStatuses.find((status) => status.type === type)?.key
  const fallback = startedStatus(org.profile).key
  if (statusKey !== null) return statusKey
  if (kind === 'orderSubmitted' || kind === 'orderAwaitsApproval') {
    return ofType('submittedForApproval') ?? fallback
  }
  if (kind === 'changesRequired' || kind === 'orderCancelled' || kind === 'orderShared') return fallback
  return ofType('payment') ?? fallback
}

/** The mail, and its subject, as a customer who sees prices gets it. */
export function sampleMail(
  occasion: MailOccasion,
  org: MailOrg,
): { readonly subject: string; readonly mail: ComposedMail } {
  if (occasion.kind === 'stockLow') {
    const input = {
      org,
      product: { title: words.sample.product, reorderLevel: 20 },
      level: { onHand: 26, allocated: 14, available: 12 },
      recipient: words.sample.employee,
      url: '',
    }
    return { subject: stockMailSubject(input), mail: composeStockMail(input) }
  }
  const reminder = reminderMails.find((one) => one === occasion.kind)
  if (reminder) {
    const mail = composeReminderMail({
      kind: reminder,
      org,
      customer: words.sample.customer,
      order: { number: 1042, title: words.sample.title },
      invoice: {
        number: '2026-0042',
        issuedDay: '2026-01-22',
        dueDay: '2026-02-21',
        daysLate: 9,
        amountInCents: cents(PAID.full),
        balanceInCents: cents(PAID.full),
      },
      symbol: currencySymbol(org.profile.payment.currency),
      recipient: words.sample.customer,
      url: '',
    })
    return { subject: mail.subject, mail }
  }
  const input: MailInput = {
    kind: occasion.kind,
    org,
    order: sampleOrder(org, statusOf(occasion, org), now),
    reader: { name: words.sample.customer, role: 'guest', seesPrices: true, reason: 'owner' },
    actor: words.sample.employee,
    url: '',
    payment: {
      method: 'card',
      paymentAmountInCents: cents(PAID.full + PAID.upcharge),
      upchargeAmountInCents: cents(PAID.upcharge),
      paymentAmountBeforeUpchargeInCents: cents(PAID.full),
    },
  }
  return { subject: mailSubject(input), mail: composeMail(input) }
}
