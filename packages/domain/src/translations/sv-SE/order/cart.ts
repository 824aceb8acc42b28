/** What stands in the cart, in Swedish. */
import type { cartMessages as english } from '../../../messages/order/cart.ts'
import type { Translation } from '../../../localization/translation.ts'
import { items } from '../grammar.ts'

export const cartMessages: Translation<typeof english> = {
  hideCart: 'Dölj varukorg',
  order: 'Beställning',
  cart: 'Varukorg',
  dragToAnotherPlace: 'Dra till en annan plats',
  isInvalid: 'Artikeln har en ogiltig konfiguration.',
  showItem: ({ title }) => `Visa ${title}`,
  deleteItem: ({ title }) => `Ta bort ${title}`,
  notChosen: 'Inte valt',
  forTheWholeOrder: 'För hela beställningen',
  forAllItems: 'För alla artiklar',
  placeOf: ({ title, count }) => `Plats för ${title}, 1 till ${count}`,
  quantityOf: ({ title }) => `Antal av ${title}`,
  changeQuantity: 'Ändra antal',
  identifierOfItem: ({ rank }) => `Namn på artikel ${rank}`,
  changeIdentifier: 'Ändra namn',
  totals: 'Summor',
  searchItems: 'Sök artiklar',
  clearSearch: 'Rensa sökningen',
  found: ({ found, count, amount }) => `${found} av ${items(count)}${amount === '' ? '' : `, ${amount}`}`,
  noneFound: 'Ingen artikel innehåller alla orden.',
}
