/** What the order page says now and then: of an order that is not there, of a cart without items, of copying. */
import { defineMessages } from '../../localization/define-messages.ts'
export const orderPageMessages = defineMessages('orderPageMessages', {
  confirmDelete: 'Are you sure?',
  orderUnknownTitle: 'There is nothing here',
  orderUnknown:
    "You might need to ask for an invite, or the order you're looking for might have been deleted.",
  cartIsEmpty: 'There are no items in the cart',
  noProductsAvailable: 'No Products Available to select.',
  nothingCopied: 'Copy an item first: there is none to paste.',
  copiedProductNotOffered: 'The copied item can not be added here: its product is not offered to you.',

  // Labels and titles
  notFound: 'Not found',
  leaveGuestMode: 'Leave guest mode',
  goToOrders: 'Go to orders',
})
