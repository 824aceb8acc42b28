/**
 * What an organization's settings say to its people, in the language of the reader. Settings hold one text each. Where
 * that is a term that the product has in other languages (its word for an order, titles of statuses, ways to pay), the
 * reader sees it in theirs; what an organization has written itself stays as it is. [issue 18, Languages; decision 0207]
 */
import type { OrgProfile } from './profile.ts'
import { currentTerm } from '../localization/current-terms.ts'
import { currentLanguage } from '../localization/current-language.ts'
import { defaultLanguage } from '../localization/languages.ts'

const localized = (text: string) => currentTerm(text) ?? text

type Vocabulary = Pick<OrgProfile, 'vocabulary'>

/** The organization's word for an order as sentences say it, in the current language: 'Quote', 'Devis'. */
export const orderWord = ({ vocabulary }: Vocabulary): string => localized(vocabulary.order)

/** The same for several. */
export const ordersWord = ({ vocabulary }: Vocabulary): string => localized(vocabulary.orders)

/** The settings as they are shown. Never store them: settings are kept as they were written. */
export function localizeProfile(profile: OrgProfile): OrgProfile {
  if (currentLanguage() === defaultLanguage) return profile
  const { home, ordersPage, payment, documents } = profile
  return {
    ...profile,
    vocabulary: { order: orderWord(profile), orders: ordersWord(profile) },
    home: {
      ...home,
      heading: localized(home.heading),
      sections:
        home.sections?.map((section) => ({
          title: localized(section.title),
          tiles: section.tiles.map((tile) =>
            tile.title === undefined ? tile : { ...tile, title: localized(tile.title) },
          ),
        })) ?? null,
    },
    ordersPage: {
      ...ordersPage,
      shortcuts: ordersPage.shortcuts.map((shortcut) => ({ ...shortcut, title: localized(shortcut.title) })),
    },
    productOrderStatuses: profile.productOrderStatuses.map((status) => ({
      ...status,
      title: localized(status.title),
      description: localized(status.description),
      awaitingPaymentMethod: localized(status.awaitingPaymentMethod),
      stockedOrderTitle: localized(status.stockedOrderTitle),
      stockedOrderDescription: localized(status.stockedOrderDescription),
    })),
    payment: {
      ...payment,
      methods: payment.methods.map((method) => ({ ...method, title: localized(method.title) })),
      manualPaymentMessage: localized(payment.manualPaymentMessage),
    },
    documents: {
      ...documents,
      terms: documents.terms.map(localized),
      shippingNote: localized(documents.shippingNote),
      paymentTerms: localized(documents.paymentTerms),
      workSteps: documents.workSteps.map(localized),
    },
  }
}
