/** What stands in the cart: its items, their quantities and the totals, in French. */
import type { cartMessages as english } from '../../../messages/order/cart.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure, of } from '../grammar.ts'

export const cartMessages: Translation<typeof english> = {
  hideCart: 'Masquer le panier',
  order: 'Commande',
  cart: 'Panier',
  dragToAnotherPlace: 'Glisser à une autre place',
  isInvalid: 'La configuration de cet article n’est pas valide.',
  showItem: ({ title }) => `Afficher ${title}`,
  deleteItem: ({ title }) => `Supprimer ${title}`,
  notChosen: 'Aucun choix',
  forTheWholeOrder: 'Pour tous les articles',
  forAllItems: 'Pour tous les articles de la commande',
  placeOf: ({ title, count }) => `Position ${of(title)}, de 1 à ${figure(count)}`,
  quantityOf: ({ title }) => `Quantité ${of(title)}`,
  changeQuantity: 'Modifier la quantité',
  identifierOfItem: ({ rank }) => `Repère de l’article ${rank}`,
  changeIdentifier: 'Modifier le repère',
  totals: 'Totaux',
  searchItems: 'Rechercher un article',
  clearSearch: 'Effacer la recherche',
  found: ({ found, count, amount }) =>
    `${figure(found)} sur ${figure(count)} articles${amount === '' ? '' : `, ${amount}`}`,
  noneFound: 'Aucun article ne contient tous ces mots.',
}
