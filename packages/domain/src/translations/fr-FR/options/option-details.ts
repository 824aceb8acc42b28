/** All that is known of one option, in French. */
import type { optionDetailsMessages as english } from '../../../messages/options/option-details.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, of } from '../grammar.ts'

export const optionDetailsMessages: Translation<typeof english> = {
  forOwnersOnly: 'Réservé aux propriétaires',
  forMembersAndOwners: 'Réservé aux membres et aux propriétaires',
  chosen: 'Choix actuel',
  samePrice: 'Même prix',
  eachThanNow: ({ difference }) => `${difference} l’unité par rapport à maintenant`,
  usedOn: 'Utilisée sur',
  andMore: ({ count }) => `et ${counted(count, 'autre', 'autres')}`,
  adminMode: 'Mode administration',
  options: 'Options',
  previousOption: 'Option précédente',
  nextOption: 'Option suivante',
  optionNamed: ({ title }) => `${title}, option `,
  choose: ({ title }) => `Choisir ${title}`,
  takeOut: ({ title }) => `Retirer ${title}`,
  yes: 'Oui',
  no: 'Non',
  mm: ({ value }) => `${figure(value)} mm`,
  catalogCode: 'Code catalogue',
  factoryCode: 'Code fabrication',
  machiningCode: 'Code usinage',
  colorOf: ({ title }) => `Couleur ${of(title)}`,
}
