/** The words of exported tables. */
import { defineMessages } from '../../localization/define-messages.ts'
export const exportMessages = defineMessages('exportMessages', {
  price: 'Price',
  noPriceExport: ({ title }: { title: string }) =>
    `${title} exports no prices: say in its settings which properties make the rows and the columns.`,
  priceExportUnknown: ({ ids }: { ids: string }) =>
    `The price export names properties that the product does not have: ${ids}.`,
})
