/** Why something costs what it costs, and prices set by hand, in Swedish. */
import type { priceMessages as english } from '../../../messages/order/prices.ts'
import type { Translation } from '../../../localization/translation.ts'

export const priceMessages: Translation<typeof english> = {
  whyThisTotal: 'Varför denna summa',
  items: 'Artiklar',
  setACustomPrice: 'Ange ett manuellt pris',
  customPriceOfOne: 'Manuellt pris per styck',
  removeTheCustomPrice: 'Ta bort det manuella priset',
  backToTheRules: 'Tillbaka till reglerna',
  remove: 'Ta bort',
  whyThisPrice: 'Varför detta pris',
  onePiece: 'Ett exemplar',
  whereInRules: 'Plats i prisreglerna',
  step: ({ place }) => `steg ${place}`,
  inEffectSince: ({ ruleTitle, date }) => `${ruleTitle}, gäller sedan ${date}`,
  rounding: 'Avrundning',
  customPrice: 'Manuellt pris',
  fixedAmount: 'Fast belopp',
  group: 'Grupp',
}
