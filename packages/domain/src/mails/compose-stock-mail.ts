/** The mail that tells an employee that a product has come to its reorder level, in the organisation's words. */
import type { StockLevel } from '../inventory/schema.ts'
import { fillTemplate, type PlaceholderValues } from '../mail-templates/placeholders.ts'
import type { MailTemplate } from '../mail-templates/schema.ts'
import { defaultMails, mailMessages as words } from '../messages/papers/mails.ts'
import { type ComposedMail, type MailOrg, oneLine, plain } from './compose-mail.ts'

export interface StockMailInput {
  readonly org: MailOrg
  readonly product: { readonly title: string; readonly reorderLevel: number }
  readonly level: StockLevel
  /** the reader's name; empty: unknown */
  readonly recipient: string
  /** address of the product's page */
  readonly url: string
}

function templateOf({ org }: StockMailInput): MailTemplate {
  return { ...defaultMails.stockLow, ...org.profile.letters.templates.stockLow }
}

/** What is said of an order elsewhere is empty here. */
function valuesFor({ org, product, level, recipient }: StockMailInput): PlaceholderValues {
  return {
    name: '',
    word: org.profile.vocabulary.order.toLowerCase(),
    number: '',
    title: '',
    org: org.title,
    status: '',
    statusDescription: '',
    nextStatus: '',
    actor: '',
    recipient,
    shipDate: '',
    trackingNumber: '',
    product: plain(product.title),
    available: String(level.available),
    reorderLevel: String(product.reorderLevel),
    customer: '',
    invoice: '',
    amount: '',
    dueDate: '',
    daysLate: '',
  }
}

export function composeStockMail(input: StockMailInput): ComposedMail {
  const { org, product, level, recipient, url } = input
  const { letters } = org.profile
  const template = templateOf(input)
  const values = valuesFor(input)
  const row = (label: string, pieces: number) => ({ label, value: String(pieces) })
  return {
    subject: stockMailSubject(input),
    heading: oneLine(fillTemplate(template.heading, values)),
    greeting: words.greeting({ name: recipient }),
    paragraphs: fillTemplate(template.opening, values)
      .split(/\n{2,}/)
      .filter((text) => text.trim() !== ''),
    quote: '',
    rows: [
      row(words.onHand, level.onHand),
      row(words.allocated, level.allocated),
      row(words.available, level.available),
      row(words.reorderLevel, product.reorderLevel),
    ],
    next: fillTemplate(template.next, values),
    button: { label: fillTemplate(template.button, values) || values.product, url },
    links: [],
    closing: letters.closing || words.closing,
    signature: (letters.signature || org.title).split('\n'),
    because: words.becauseEmployee({ org: org.title }),
  }
}

/** The subject alone: what the notification in the app says. */
export function stockMailSubject(input: StockMailInput): string {
  const values = valuesFor(input)
  return oneLine(fillTemplate(templateOf(input).subject, values)) || values.product
}
