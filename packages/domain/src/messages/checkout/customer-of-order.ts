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
  // The terms of whom the order is given to
  termsTitle: ({ title }: { title: string }) => `Terms of ${title}`,
  /** `hasOne`: it has another one now */
  discountOf: ({
    title,
    rate,
    word,
    hasOne,
  }: {
    title: string
    rate: string
    word: string
    hasOne: boolean
  }) =>
    `${title} has a discount of ${rate}, and this ${word.toLowerCase()} has ${hasOne ? 'another one' : 'none'}.`,
  noDiscountOf: ({ title, word }: { title: string; word: string }) =>
    `${title} has no discount. The one of this ${word.toLowerCase()} is that of the customer before.`,
  exemptionOf: ({ title }: { title: string }) => `${title} pays no sales tax.`,
  totalWould: ({ before, after }: { before: string; after: string }) =>
    `With these terms the total is ${after} instead of ${before}.`,
  takeTerms: 'Take over these terms',
  keepTerms: 'Leave it as it is',
  termsTaken: ({ title, total }: { title: string; total: string }) =>
    `The terms are those of ${title} now: ${total} in all.`,
  loading: 'Loading customers',
})
