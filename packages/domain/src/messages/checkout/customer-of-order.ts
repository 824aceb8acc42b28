/** What is said of an order's customer and of the address book in its details. [issue 18] */
import { defineMessages } from '../../localization/define-messages.ts'
export const customerOfOrderMessages = defineMessages('customerOfOrderMessages', {
  customer: 'Customer',
  hint: 'Terms, statements and the address book are those of the customer.',
  noCustomer: 'No customer',
  change: 'Change customer',
  addressBook: 'Address book',
  deliverTo: 'Deliver to',
  billTo: 'Bill to',
  choose: 'Choose an address',
  numbered: ({ index }: { index: number }) => `Address ${index}`,
  takeOver: 'Take over an address',
  deliveryTaken: ({ name }: { name: string }) => `${name} is the delivery address now.`,
  billingTaken: ({ name }: { name: string }) => `${name} is the billing address now.`,
  undo: 'Undo',
  save: 'Save to address book',
  saved: ({ title }: { title: string }) => `The delivery address is in the address book of ${title}.`,
  isSaved: 'The delivery address is in the address book.',
  loading: 'Loading customers',
})
