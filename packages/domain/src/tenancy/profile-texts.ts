/** The texts of an organization's settings that people read: where they stand is said here, once. [issue 18, Languages; decision 0243] */
import type { MailTemplate } from '../mail-templates/schema.ts'
import type { OrgProfile } from './profile.ts'

/** The section of the settings in which a text stands. */
export type TextPlace = 'words' | 'home' | 'ordersList' | 'statuses' | 'payment' | 'documents' | 'mails'

/** The settings with `say` of every text that people read. An empty text says nothing, and stays. */
export function withTexts(profile: OrgProfile, say: (text: string, place: TextPlace) => string): OrgProfile {
  const { vocabulary, home, ordersPage, payment, documents, letters } = profile
  const sayAt = (place: TextPlace) => (text: string) => (text === '' ? '' : say(text, place))
  const [inWords, inHome, inList] = [sayAt('words'), sayAt('home'), sayAt('ordersList')]
  const [inStatus, inPayment, inDocument] = [sayAt('statuses'), sayAt('payment'), sayAt('documents')]
  const inMail = sayAt('mails')
  const inTemplate = (template: Partial<MailTemplate>): Partial<MailTemplate> =>
    Object.fromEntries(Object.entries(template).map(([part, text]) => [part, inMail(text)]))
  const inTemplates = <T extends Readonly<Record<string, Partial<MailTemplate> | undefined>>>(templates: T) =>
    Object.fromEntries(Object.entries(templates).map(([key, template]) => [key, inTemplate(template ?? {})]))
  return {
    ...profile,
    vocabulary: { order: inWords(vocabulary.order), orders: inWords(vocabulary.orders) },
    home: {
      ...home,
      heading: inHome(home.heading),
      sections:
        home.sections?.map((section) => ({
          title: inHome(section.title),
          tiles: section.tiles.map((tile) =>
            tile.title === undefined ? tile : { ...tile, title: inHome(tile.title) },
          ),
        })) ?? null,
    },
    ordersPage: {
      ...ordersPage,
      shortcuts: ordersPage.shortcuts.map((shortcut) => ({ ...shortcut, title: inList(shortcut.title) })),
    },
    productOrderStatuses: profile.productOrderStatuses.map((status) => ({
      ...status,
      title: inStatus(status.title),
      description: inStatus(status.description),
      awaitingPaymentMethod: inStatus(status.awaitingPaymentMethod),
      stockedOrderTitle: inStatus(status.stockedOrderTitle),
      stockedOrderDescription: inStatus(status.stockedOrderDescription),
    })),
    payment: {
      ...payment,
      methods: payment.methods.map((method) => ({ ...method, title: inPayment(method.title) })),
      manualPaymentMessage: inPayment(payment.manualPaymentMessage),
    },
    documents: {
      ...documents,
      terms: documents.terms.map(inDocument),
      shippingNote: inDocument(documents.shippingNote),
      paymentTerms: inDocument(documents.paymentTerms),
      workSteps: documents.workSteps.map(inDocument),
    },
    letters: {
      ...letters,
      closing: inMail(letters.closing),
      signature: inMail(letters.signature),
      templates: inTemplates(letters.templates),
      statuses: inTemplates(letters.statuses),
    },
  }
}

/** Every text that people read, each once, under the place where it stands first. */
export function textsOf(
  profile: OrgProfile,
): readonly { readonly text: string; readonly place: TextPlace }[] {
  const found = new Map<string, TextPlace>()
  withTexts(profile, (text, place) => {
    if (!found.has(text)) found.set(text, place)
    return text
  })
  return [...found].map(([text, place]) => ({ text, place }))
}
