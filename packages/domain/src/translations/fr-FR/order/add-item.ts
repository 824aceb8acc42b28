/** The dialogs that add an item, in French. */
import type { addItemMessages as english } from '../../../messages/order/add-item.ts'
import type { Translation } from '../../../localization/translation.ts'

export const addItemMessages: Translation<typeof english> = {
  addAProduct: 'Ajouter un produit',
  productsNotLoaded: 'Les produits n’ont pas pu être chargés',
  identifierHint: 'Où il ira, ou à quoi il servira : Entrée, Suite 204',
  product: 'Produit',
  fromFavorites: 'Depuis les favoris',
  addACustomProduct: 'Ajouter un produit hors catalogue',
  priceOfOne: 'Prix unitaire',
  notes: 'Remarques',
  cancel: 'Annuler',
  addItem: 'Ajouter l’article',
  identifierOrDescription: 'Repère ou désignation',
}
