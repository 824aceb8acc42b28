/** The mail that tells an employee that a product has come to its reorder level, in the organisation's words. */
import { orderWord } from '../tenancy/localize-profile.ts'
import type { StockLevel } from '../inventory/schema.ts'
import type { PlaceholderValues } from '../mail-templates/placeholders.ts'
import type { MailTemplate } from '../mail-templates/schema.ts'
import { defaultMails, mailMessages as words } from '../messages/papers/mails.ts'
import { type ComposedMail, mailFrameOf, type MailOrg, plain, mailSubjectOf } from './composed-mail.ts'

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

function frameFor(input: StockMailInput) {
  const { org, product, level, recipient } = input
  const values = {
    word: orderWord(org.profile).toLowerCase(),
    org: org.title,
    recipient,
    product: plain(product.title),
    available: String(level.available),
    reorderLevel: String(product.reorderLevel),
  } satisfies PlaceholderValues
  return { org, values, template: templateOf(input), name: values.product, recipient }
}

export function composeStockMail(input: StockMailInput): ComposedMail {
  const { org, product, level, url } = input
  const { buttonLabel, ...frame } = mailFrameOf(frameFor(input))
  const row = (label: string, pieces: number) => ({ label, value: String(pieces) })
  return {
    ...frame,
    rows: [
      row(words.onHand, level.onHand),
      row(words.allocated, level.allocated),
      row(words.available, level.available),
      row(words.reorderLevel, product.reorderLevel),
    ],
    button: { label: buttonLabel, url },
    because: words.becauseEmployee({ org: org.title }),
  }
}

/** The subject alone: what the notification in the app says. */
export function stockMailSubject(input: StockMailInput): string {
  return mailSubjectOf(frameFor(input))
}
