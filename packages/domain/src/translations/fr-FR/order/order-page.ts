/** What the order page says now and then: of an order that is not there, of an empty cart, of copying, in French. */
import type { orderPageMessages as english } from '../../../messages/order/order-page.ts'
import type { Translation } from '../../../localization/translation.ts'

export const orderPageMessages: Translation<typeof english> = {
  confirmDelete: 'Voulez-vous continuer ?',
  orderUnknownTitle: 'Il n’y a rien ici',
  orderUnknown:
    'Il vous faut peut-être une invitation, ou la commande que vous cherchez a peut-être été supprimée.',
  cartIsEmpty: 'Le panier ne contient aucun article',
  noProductsAvailable: 'Aucun produit à choisir.',
  nothingCopied: 'Copiez d’abord un article : il n’y a rien à coller.',
  copiedProductNotOffered:
    'L’article copié ne peut pas être ajouté ici : son produit n’est pas disponible pour vous.',

  // Labels and titles
  notFound: 'Introuvable',
  leaveGuestMode: 'Quitter le mode invité',
  goToOrders: 'Aller aux commandes',
}
