/** What is left of an order once its items are paid for, and why that is not known. Decision 209. */
import { defineMessages } from '../../localization/define-messages.ts'
export const marginMessages = defineMessages('marginMessages', {
  title: 'Margin',
  noProduct: 'No product of the catalog says what it costs.',
  noCostRule: ({ title }: { title: string }) => `${title} has no cost rule.`,
  revenue: 'Revenue',
  cost: 'Cost',
  /** an amount below 0 */
  loss: 'Loss',
  percent: ({ percent }: { percent: string }) => `${percent}%`,
  ofItems: ({ known, all }: { known: number; all: number }) =>
    known === all ? `Of all ${all} items` : `Of ${known} of ${all} items`,
  nothingKnown: 'What the items cost is not known.',
  explanation: 'Revenue is after discount, without shipping, tariff and tax. Customers see none of this.',
  /** a list, as it is called to a screen reader */
  lines: 'Margin by item, the lowest first',
  itemOf: ({ number, title }: { number: number; title: string }) => `${number}. ${title}`,
  ofLine: ({ revenue, cost }: { revenue: string; cost: string }) => `${revenue} − ${cost}`,
  notKnown: ({ reason }: { reason: string }) => `Not known: ${reason}`,
  productSettings: 'Product settings',
  productSettingsOf: ({ title }: { title: string }) => `Product settings: ${title}`,
  showAll: ({ count }: { count: number }) => `Show all ${count} items`,
  showFewer: 'Show fewer items',
  loading: 'Loading the margin',
  failed: 'The margin could not be loaded.',
  tryAgain: 'Try again',
})
