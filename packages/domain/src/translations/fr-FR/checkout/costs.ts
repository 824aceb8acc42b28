/** Why an order costs what it costs: the words of a cost trace, in French. */
import type { costMessages as english } from '../../../messages/checkout/costs.ts'
import type { Translation } from '../../../localization/translation.ts'

export const costMessages: Translation<typeof english> = {
  costOfLines: 'Tous les articles, chacun à son prix unitaire multiplié par sa quantité',
  costShare: ({ rate, of: base }) => `${rate} de ${base}`,
  costShareCapped: ({ share, wanted }) =>
    `${share}, le maximum pour cette catégorie (${wanted} était demandé)`,
  costFlat: 'Un montant fixe',
  costFlatCapped: ({ wanted }) => `${wanted} était demandé ; ce montant est le maximum retenu`,
  discountAboveCap: ({ most, share }) => `La remise est de ${most} au plus dans cette catégorie : ${share}.`,
  discountRateAboveCap: ({ most }) => `La remise est de ${most} au plus dans cette catégorie.`,
  costShippingOpen: 'Pas encore fixé',
  costRounded: ({ exact }) => `Arrondi au centime à partir de ${exact}`,
  costReturned: 'Ce qui est crédité pour les articles retournés',
  costTaxExempt: 'Pas de taxe sur les ventes ici',
}
