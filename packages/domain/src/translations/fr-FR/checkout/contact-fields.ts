/** Labels and objections of the fields of contact and address, in French. */
import type { contactFieldMessages as english } from '../../../messages/checkout/contact-fields.ts'
import type { Translation } from '../../../localization/translation.ts'

export const contactFieldMessages: Translation<typeof english> = {
  neededForAddress: 'Nécessaire pour une adresse complète.',
  deliveryAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  streetAddress: 'Numéro et rue',
  aptSuiteFloor: 'Appartement, étage',
  city: 'Ville',
  zipCode: 'Code ZIP',
  postalCode: 'Code postal',
  country: 'Pays',
  undo: 'Annuler',
  takeHere: 'Utiliser ici',
  lastContactData: 'Coordonnées connues',
  notAnEmail: ({ wrong }) => `« ${wrong} » n’est pas une adresse e-mail.`,
  zipCodeDigits: 'Un code ZIP compte 5 chiffres, ou 9 avec un tiret.',
  postalCodeLooksLike: ({ countryName, example }) => `Exemple de code postal (${countryName}) : ${example}.`,
  phone: 'Téléphone',
  state: 'État',
  province: 'Province',
  stateOrRegion: 'État, province ou région',
}
