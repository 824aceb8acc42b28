/** Why an order costs what it costs, in Swedish. */
import type { costMessages as english } from '../../../messages/checkout/costs.ts'
import type { Translation } from '../../../localization/translation.ts'

export const costMessages: Translation<typeof english> = {
  costOfLines: 'Alla artiklar, var och en med styckpris gånger antal',
  costShare: ({ rate, of }) => `${rate} av ${of}`,
  costShareCapped: ({ share, wanted }) => `${share}, det högsta för kategorin (${wanted} var angivet)`,
  costFlat: 'Ett fast belopp',
  costFlatCapped: ({ wanted }) => `${wanted} var angivet; detta är det högsta som räknas`,
  discountAboveCap: ({ most, share }) => `Högst ${most} får ges i den här kategorin: ${share}.`,
  discountRateAboveCap: ({ most }) => `Högst ${most} får ges i den här kategorin.`,
  costShippingOpen: 'Inte angiven än',
  costRounded: ({ exact }) => `Avrundat till hela cent från ${exact}`,
  costReturned: 'Det som krediteras för artiklarna som kom tillbaka',
  costTaxExempt: 'Ingen moms här',
}
