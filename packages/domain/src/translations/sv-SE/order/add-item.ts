/** The dialogs that add an item, in Swedish. */
import type { addItemMessages as english } from '../../../messages/order/add-item.ts'
import type { Translation } from '../../../localization/translation.ts'

export const addItemMessages: Translation<typeof english> = {
  addAProduct: 'Lägg till en produkt',
  productsNotLoaded: 'Produkterna kunde inte laddas',
  identifierHint: 'Var den ska sitta, eller vad den är till för: Hallentré, Svit 204',
  product: 'Produkt',
  fromFavorites: 'Från favoriter',
  addACustomProduct: 'Lägg till en specialprodukt',
  priceOfOne: 'Pris per styck',
  notes: 'Anteckningar',
  cancel: 'Avbryt',
  addItem: 'Lägg till artikel',
  identifierOrDescription: 'Namn eller beskrivning',
}
