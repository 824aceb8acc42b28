/** Why something costs what it costs, and prices set by hand. [1.7] */
import { defineMessages } from '../../localization/define-messages.ts'
export const priceMessages = defineMessages('priceMessages', {
  whyThisTotal: 'Why this total',
  items: 'Items',
  setACustomPrice: 'Set a custom price',
  customPriceOfOne: 'Custom price of one',
  removeTheCustomPrice: 'Remove the custom price',
  backToTheRules: 'Back to the rules',
  remove: 'Remove',
  whyThisPrice: 'Why this price',
  onePiece: 'One piece',
  whereInRules: 'Where in the pricing rules',
  step: ({ place }: { place: string }) => `step ${place}`,
  inEffectSince: ({ ruleTitle, date }: { ruleTitle: string; date: string }) =>
    `${ruleTitle}, in effect since ${date}`,
  /** steps of a price that have no name of their own */
  rounding: 'Rounding',
  customPrice: 'Custom price',
  fixedAmount: 'Fixed amount',
  group: 'Group',
})
