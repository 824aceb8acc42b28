/** The dialogs that add an item. [1.2] */
import { defineMessages } from '../../localization/define-messages.ts'
export const addItemMessages = defineMessages('addItemMessages', {
  addAProduct: 'Add a product',
  productsNotLoaded: 'The products could not be loaded',
  identifierHint: 'Where it goes, or what it is for: Hall entrance, Suite 204',
  product: 'Product',
  fromFavorites: 'From favorites',
  addACustomProduct: 'Add a custom product',
  priceOfOne: 'Price of one',
  notes: 'Notes',
  cancel: 'Cancel',
  addItem: 'Add item',
  identifierOrDescription: 'Identifier or description',
})
