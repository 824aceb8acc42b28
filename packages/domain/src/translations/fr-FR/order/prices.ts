/** Why something costs what it costs, and prices set by hand, in French. */
import type { priceMessages as english } from '../../../messages/order/prices.ts'
import type { Translation } from '../../../localization/translation.ts'

export const priceMessages: Translation<typeof english> = {
  whyThisTotal: 'Pourquoi ce total',
  items: 'Articles',
  setACustomPrice: 'Fixer un prix personnalisé',
  customPriceOfOne: 'Prix unitaire personnalisé',
  removeTheCustomPrice: 'Retirer le prix personnalisé',
  backToTheRules: 'Revenir aux règles',
  remove: 'Retirer',
  whyThisPrice: 'Pourquoi ce prix',
  onePiece: 'Une pièce',
  whereInRules: 'Emplacement dans les règles de prix',
  step: ({ place }) => `étape ${place}`,
  inEffectSince: ({ ruleTitle, date }) => `${ruleTitle}, en vigueur depuis le ${date}`,
  rounding: 'Arrondi',
  customPrice: 'Prix personnalisé',
  fixedAmount: 'Montant fixe',
  group: 'Groupe',
}
