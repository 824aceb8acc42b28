/** Why an order costs what it costs: the words of a cost trace. */
import { defineMessages } from '../../localization/define-messages.ts'
export const costMessages = defineMessages('costMessages', {
  costOfLines: 'All items, each at its unit price times its quantity',
  costShare: ({ rate, of }: { rate: string; of: string }) => `${rate} of ${of}`,
  costShareCapped: ({ share, wanted }: { share: string; wanted: string }) =>
    `${share}, the most for this category (${wanted} was set)`,
  costFlat: 'A fixed amount',
  costFlatCapped: ({ wanted }: { wanted: string }) => `${wanted} was set; this is the most that counts`,
  discountAboveCap: ({ most, share }: { most: string; share: string }) =>
    `At most ${most} may be given in this category: ${share}.`,
  discountRateAboveCap: ({ most }: { most: string }) => `At most ${most} may be given in this category.`,
  costShippingOpen: 'Not set yet',
  costRounded: ({ exact }: { exact: string }) => `Rounded to the cent from ${exact}`,
  costReturned: 'What is credited for the items that came back',
  costTaxExempt: 'No sales tax here',
})
