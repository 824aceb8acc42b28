/** The words of exported tables, in French. */
import type { exportMessages as english } from '../../../messages/papers/exports.ts'
import type { Translation } from '../../../localization/translation.ts'

export const exportMessages: Translation<typeof english> = {
  price: 'Prix',
  noPriceExport: ({ title }) =>
    `${title} n’exporte pas de prix : indiquez dans ses réglages quelles propriétés forment les lignes et les colonnes.`,
  priceExportUnknown: ({ ids }) => `L’export des prix cite des propriétés que le produit n’a pas : ${ids}.`,
}
