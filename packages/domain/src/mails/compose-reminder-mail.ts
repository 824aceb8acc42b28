/** The mail that reminds a customer of an open invoice, in the organization's words. Only to whom the prices are shown. [issue 18] */
import { orderWord } from '../tenancy/localize-profile.ts'
import type { PlaceholderValues } from '../mail-templates/placeholders.ts'
import type { MailTemplate } from '../mail-templates/schema.ts'
import { defaultMails, mailMessages as words } from '../messages/papers/mails.ts'
import type { ReminderMail } from '../tenancy/reminders.ts'
import { type Cents, formatCents } from '../units/money.ts'
import { formatDate } from '../units/timestamp.ts'
import { type ComposedMail, mailFrameOf, type MailOrg, plain } from './composed-mail.ts'

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

function valuesFor({ org, customer, order, invoice, symbol, recipient }: ReminderMailInput) {
  const word = orderWord(org.profile)
  return {
    name: `${word} ${order.number}, ${plain(order.title)}`,
    word: word.toLowerCase(),
    number: String(order.number),
    title: plain(order.title),
    org: org.title,
    recipient,
    customer: plain(customer),
    invoice: invoice.number,
    amount: formatCents(invoice.balanceInCents, symbol),
    dueDate: formatDate(invoice.dueDay),
    daysLate: words.days({ days: invoice.daysLate }),
  } satisfies PlaceholderValues
}

export function composeReminderMail(input: ReminderMailInput): ComposedMail {
  const { org, invoice, symbol, url, recipient } = input
  const values = valuesFor(input)
  const { buttonLabel, ...frame } = mailFrameOf({
    org,
    values,
    template: templateOf(input),
    name: values.name,
    recipient,
  })
  return {
    ...frame,
    rows: [
      { label: words.invoice, value: invoice.number },
      { label: words.invoiceIssued, value: formatDate(invoice.issuedDay) },
      { label: words.dueDate, value: values.dueDate },
      { label: words.invoiceAmount, value: formatCents(invoice.amountInCents, symbol) },
      { label: words.stillOpen, value: values.amount },
    ],
    button: { label: buttonLabel, url },
    because: words.becauseOwner({ word: orderWord(org.profile), org: org.title }),
  }
}
