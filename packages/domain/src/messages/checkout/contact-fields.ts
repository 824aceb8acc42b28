/** Labels and objections of the fields of contact and address. [1.5.03] */
import { defineMessages } from '../../localization/define-messages.ts'
export const contactFieldMessages = defineMessages('contactFieldMessages', {
  neededForAddress: 'Needed for a complete address.',
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  streetAddress: 'Street address',
  aptSuiteFloor: 'Apt, suite, floor',
  city: 'City',
  zipCode: 'ZIP code',
  postalCode: 'Postal code',
  country: 'Country',
  undo: 'Undo',
  takeHere: 'Use it here',
  lastContactData: 'Contact data on file',
  notAnEmail: ({ wrong }: { wrong: string }) => `“${wrong}” is not an e-mail address.`,
  zipCodeDigits: 'A ZIP code has 5 digits, or 9 with a dash.',
  postalCodeLooksLike: ({ countryName, example }: { countryName: string; example: string }) =>
    `A postal code in ${countryName} looks like ${example}.`,
  phone: 'Phone',
  state: 'State',
  province: 'Province',
  stateOrRegion: 'State, province or region',
})
