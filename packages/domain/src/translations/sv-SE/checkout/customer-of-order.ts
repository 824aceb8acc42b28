/** What is said of an order's customer and of the address book, in Swedish. */
import type { customerOfOrderMessages as english } from '../../../messages/checkout/customer-of-order.ts'
import type { Translation } from '../../../localization/translation.ts'
import { the } from '../grammar.ts'

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
  termsTitle: ({ title }) => `Villkor för ${title}`,
  discountOf: ({ title, rate, word, hasOne }) =>
    `${title} har ${rate} rabatt, och ${the(word)} har ${hasOne ? 'en annan' : 'ingen'}.`,
  noDiscountOf: ({ title }) => `${title} har ingen rabatt. Den som finns här är den förra kundens.`,
  exemptionOf: ({ title }) => `${title} betalar ingen omsättningsskatt.`,
  totalWould: ({ before, after }) => `Med dessa villkor blir summan ${after} i stället för ${before}.`,
  takeTerms: 'Använd dessa villkor',
  keepTerms: 'Lämna som det är',
  termsTaken: ({ title, total }) => `Villkoren är nu de för ${title}: ${total} totalt.`,
  loading: 'Laddar kunder',
}
