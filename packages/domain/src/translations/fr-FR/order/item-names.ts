/** Names of items whose product has none, in French. */
import type { itemNameMessages as english } from '../../../messages/order/item-names.ts'
import type { Translation } from '../../../localization/translation.ts'

export const itemNameMessages: Translation<typeof english> = {
  customProduct: 'Produit hors catalogue',
  productNoLongerOffered: 'Produit retiré de l’offre',
  yes: 'Oui',
  no: 'Non',
}
