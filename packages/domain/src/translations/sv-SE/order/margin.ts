/** What is left of an order once its items are paid for, in Swedish. */
import type { marginMessages as english } from '../../../messages/order/margin.ts'
import type { Translation } from '../../../localization/translation.ts'

export const marginMessages: Translation<typeof english> = {
  title: 'Marginal',
  noProduct: 'Ingen produkt i katalogen säger vad den kostar.',
  noCostRule: ({ title }) => `${title} har ingen kostnadsregel.`,
  revenue: 'Intäkt',
  cost: 'Kostnad',
  loss: 'Förlust',
  percent: ({ percent }) => `${percent}\u00a0%`,
  ofItems: ({ known, all }) => (known === all ? `Av alla ${all} artiklar` : `Av ${known} av ${all} artiklar`),
  nothingKnown: 'Vad artiklarna kostar är inte känt.',
  explanation: 'Intäkten är efter rabatt, utan frakt, tulltillägg och moms. Kunder ser inget av detta.',
  lines: 'Marginal per artikel, den lägsta först',
  itemOf: ({ number, title }) => `${number}. ${title}`,
  ofLine: ({ revenue, cost }) => `${revenue} − ${cost}`,
  notKnown: ({ reason }) => `Inte känd: ${reason}`,
  productSettings: 'Produktinställningar',
  productSettingsOf: ({ title }) => `Produktinställningar: ${title}`,
  showAll: ({ count }) => `Visa alla ${count} artiklar`,
  showFewer: 'Visa färre artiklar',
  loading: 'Läser in marginalen',
  failed: 'Marginalen kunde inte läsas in.',
  tryAgain: 'Försök igen',
}
