/** What stands in the cart: its items, their quantities and the totals. [1.2] */
import { defineMessages } from '../../localization/define-messages.ts'
export const cartMessages = defineMessages('cartMessages', {
  hideCart: 'Hide Cart',
  order: 'Order',
  cart: 'Cart',
  dragToAnotherPlace: 'Drag to another place',
  isInvalid: 'This item has an invalid configuration.',
  showItem: ({ title }: { title: string }) => `Show ${title}`,
  deleteItem: ({ title }: { title: string }) => `Delete ${title}`,
  notChosen: 'Not chosen',
  forTheWholeOrder: 'For the whole order',
  forAllItems: 'For all items in the order',
  placeOf: ({ title, count }: { title: string; count: number }) => `Place of ${title}, 1 to ${count}`,
  quantityOf: ({ title }: { title: string }) => `Quantity of ${title}`,
  changeQuantity: 'Change quantity',
  identifierOfItem: ({ rank }: { rank: number }) => `Identifier of item ${rank}`,
  changeIdentifier: 'Change identifier',
  totals: 'Totals',
  searchItems: 'Search items',
  clearSearch: 'Clear the search',
  found: ({ found, count, amount }: { found: number; count: number; amount: string }) =>
    `${found} of ${count} items${amount === '' ? '' : `, ${amount}`}`,
  noneFound: 'No item has all of these words.',
})
