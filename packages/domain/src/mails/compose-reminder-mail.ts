/** The mail that reminds a customer of an open invoice, in the organization's words. Only to whom the prices are shown. [issue 18] */
import { fillTemplate, type PlaceholderValues } from '../mail-templates/placeholders.ts'
import type { MailTemplate } from '../mail-templates/schema.ts'
import { defaultMails, mailMessages as words } from '../messages/papers/mails.ts'
import type { ReminderMail } from '../tenancy/reminders.ts'
import { type Cents, formatCents } from '../units/money.ts'
import { formatDate } from '../units/timestamp.ts'
import { type ComposedMail, type MailOrg, oneLine, plain } from './compose-mail.ts'

export interface ReminderMailInput {
  readonly kind: ReminderMail
  readonly org: MailOrg
  /** whose invoice it is, as lists call it */
  readonly customer: string
  readonly order: { readonly number: number; readonly title: string }
  readonly invoice: {
    readonly number: string
    /** YYYY-MM-DD */
    readonly issuedDay: string
    readonly dueDay: string
    /** on the day of the mail; 0: not yet due */
    readonly daysLate: number
    readonly amountInCents: Cents
    /** what of it is open */
    readonly balanceInCents: Cents
  }
  /** the sign of its currency */
  readonly symbol: string
  /** the reader's name; empty: unknown */
  readonly recipient: string
  /** address of the order's page */
  readonly url: string
}

function templateOf({ kind, org }: ReminderMailInput): MailTemplate {
  return { ...defaultMails[kind], ...org.profile.letters.templates[kind] }
}

function valuesFor({
  org,
  customer,
  order,
  invoice,
  symbol,
  recipient,
}: ReminderMailInput): PlaceholderValues {
  const word = org.profile.vocabulary.order
  return {
    name: `${word} ${order.number}, ${plain(order.title)}`,
    word: word.toLowerCase(),
    number: String(order.number),
    title: plain(order.title),
    org: org.title,
    status: '',
    statusDescription: '',
    nextStatus: '',
    actor: '',
    recipient,
    shipDate: '',
    trackingNumber: '',
    product: '',
    available: '',
    reorderLevel: '',
    customer: plain(customer),
    invoice: invoice.number,
    amount: formatCents(invoice.balanceInCents, symbol),
    dueDate: formatDate(invoice.dueDay),
    daysLate: words.days({ days: invoice.daysLate }),
  }
}

export function composeReminderMail(input: ReminderMailInput): ComposedMail {
  const { org, invoice, symbol, url, recipient } = input
  const { letters } = org.profile
  const template = templateOf(input)
  const values = valuesFor(input)
  return {
    subject: oneLine(fillTemplate(template.subject, values)) || oneLine(values.name),
    heading: oneLine(fillTemplate(template.heading, values)),
    greeting: words.greeting({ name: recipient }),
    paragraphs: fillTemplate(template.opening, values)
      .split(/\n{2,}/)
      .filter((text) => text.trim() !== ''),
    quote: '',
    rows: [
      { label: words.invoice, value: invoice.number },
      { label: words.invoiceIssued, value: formatDate(invoice.issuedDay) },
      { label: words.dueDate, value: values.dueDate },
      { label: words.invoiceAmount, value: formatCents(invoice.amountInCents, symbol) },
      { label: words.stillOpen, value: values.amount },
    ],
    next: fillTemplate(template.next, values),
    button: { label: fillTemplate(template.button, values) || values.name, url },
    links: [],
    closing: letters.closing || words.closing,
    signature: (letters.signature || org.title).split('\n'),
    because: words.becauseOwner({ word: org.profile.vocabulary.order, org: org.title }),
  }
}
