/** What is said of an order's customer and of the address book in its details, in French. */
import type { customerOfOrderMessages as english } from '../../../messages/checkout/customer-of-order.ts'
import type { Translation } from '../../../localization/translation.ts'
import { of, thisOne } from '../grammar.ts'

export const customerOfOrderMessages: Translation<typeof english> = {
  customer: 'Client',
  hint: 'Les conditions, les relevés et le carnet d’adresses sont ceux du client.',
  noCustomer: 'Aucun client',
  change: 'Changer de client',
  addressBook: 'Carnet d’adresses',
  deliverTo: 'Livrer à',
  billTo: 'Facturer à',
  choose: 'Choisir une adresse',
  numbered: ({ index }) => `Adresse ${index}`,
  takeOver: 'Reprendre une adresse',
  deliveryTaken: ({ name }) => `Adresse de livraison actuelle : ${name}.`,
  billingTaken: ({ name }) => `Adresse de facturation actuelle : ${name}.`,
  undo: 'Annuler',
  save: 'Ajouter au carnet d’adresses',
  saved: ({ title }) => `L’adresse de livraison est dans le carnet d’adresses ${of(title)}.`,
  isSaved: 'L’adresse de livraison est dans le carnet d’adresses.',
  termsTitle: ({ title }) => `Conditions de ${title}`,
  discountOf: ({ title, rate, word, hasOne }) =>
    `${title} a une remise de ${rate}, et ${thisOne(word)} ${hasOne ? 'en a une autre' : 'n’en a pas'}.`,
  noDiscountOf: ({ title }) => `${title} n’a pas de remise. Celle d’ici est celle du client précédent.`,
  exemptionOf: ({ title }) => `${title} ne paie pas de taxe de vente.`,
  totalWould: ({ before, after }) => `Avec ces conditions, le total est de ${after} au lieu de ${before}.`,
  takeTerms: 'Reprendre ces conditions',
  keepTerms: 'Laisser tel quel',
  termsTaken: ({ title, total }) => `Les conditions sont celles de ${title} : ${total} en tout.`,
  loading: 'Chargement des clients',
}
