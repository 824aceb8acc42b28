/** The words of exported tables, in Swedish. */
import type { exportMessages as english } from '../../../messages/papers/exports.ts'
import type { Translation } from '../../../localization/translation.ts'

export const exportMessages: Translation<typeof english> = {
  price: 'Pris',
  noPriceExport: ({ title }) =>
    `${title} exporterar inga priser: ange i inställningarna vilka egenskaper som blir rader och kolumner.`,
  priceExportUnknown: ({ ids }) => `Prisexporten anger egenskaper som produkten inte har: ${ids}.`,
}
