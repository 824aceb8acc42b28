/** What is said of an order's customer and of the address book, in Swedish. */
import type { customerOfOrderMessages as english } from '../../../messages/checkout/customer-of-order.ts'
import type { Translation } from '../../../localization/translation.ts'

export const customerOfOrderMessages: Translation<typeof english> = {
  customer: 'Kund',
  hint: 'Villkor, kontoutdrag och adressbok är kundens.',
  noCustomer: 'Ingen kund',
  change: 'Byt kund',
  addressBook: 'Adressbok',
  deliverTo: 'Leverera till',
  billTo: 'Fakturera till',
  choose: 'Välj en adress',
  numbered: ({ index }) => `Adress ${index}`,
  takeOver: 'Ta över en adress',
  deliveryTaken: ({ name }) => `${name} är nu leveransadress.`,
  billingTaken: ({ name }) => `${name} är nu fakturaadress.`,
  undo: 'Ångra',
  save: 'Spara i adressboken',
  saved: ({ title }) => `Leveransadressen finns i adressboken för ${title}.`,
  isSaved: 'Leveransadressen finns i adressboken.',
  loading: 'Laddar kunder',
}
