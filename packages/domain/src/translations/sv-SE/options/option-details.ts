/** All that is known of one option, in Swedish. */
import type { optionDetailsMessages as english } from '../../../messages/options/option-details.ts'
import type { Translation } from '../../../localization/translation.ts'

export const optionDetailsMessages: Translation<typeof english> = {
  forOwnersOnly: 'Bara för ägare',
  forMembersAndOwners: 'För medlemmar och ägare',
  chosen: 'Valt',
  samePrice: 'Samma pris',
  eachThanNow: ({ difference }) => `${difference} per styck mot nu`,
  usedOn: 'Används på',
  andMore: ({ count }) => `och ${count} till`,
  adminMode: 'Administratörsläge',
  options: 'Alternativ',
  previousOption: 'Föregående alternativ',
  nextOption: 'Nästa alternativ',
  optionNamed: ({ title }) => `${title}, alternativ `,
  choose: ({ title }) => `Välj ${title}`,
  takeOut: ({ title }) => `Ta bort ${title}`,
  yes: 'Ja',
  no: 'Nej',
  mm: ({ value }) => `${value} mm`,
  catalogCode: 'Katalogkod',
  factoryCode: 'Fabrikskod',
  machiningCode: 'Bearbetningskod',
  colorOf: ({ title }) => `Färg på ${title}`,
}
