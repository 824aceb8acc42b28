/** Labels and objections of the fields of contact and address, in Swedish. */
import type { contactFieldMessages as english } from '../../../messages/checkout/contact-fields.ts'
import type { Translation } from '../../../localization/translation.ts'

export const contactFieldMessages: Translation<typeof english> = {
  neededForAddress: 'Behövs för en fullständig adress.',
  deliveryAddress: 'Leveransadress',
  billingAddress: 'Fakturaadress',
  streetAddress: 'Gatuadress',
  aptSuiteFloor: 'Lägenhet, våning',
  city: 'Ort',
  zipCode: 'Postnummer',
  postalCode: 'Postnummer',
  country: 'Land',
  undo: 'Ångra',
  takeHere: 'Använd här',
  lastContactData: 'Sparade kontaktuppgifter',
  notAnEmail: ({ wrong }) => `”${wrong}” är ingen e-postadress.`,
  zipCodeDigits: 'Ett amerikanskt postnummer har 5 siffror, eller 9 med bindestreck.',
  postalCodeLooksLike: ({ countryName, example }) =>
    `Ett postnummer i ${countryName} ser ut så här: ${example}.`,
  phone: 'Telefon',
  state: 'Delstat',
  province: 'Provins',
  stateOrRegion: 'Delstat, provins eller region',
}
