/** What is said of a value that can not stand in its field, by what is wrong with it, in French. */
import type { refusedValueMessages as english } from '../../../messages/app/refused-values.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure } from '../grammar.ts'

export const refusedValueMessages: Translation<typeof english> = {
  needed: 'Ce champ doit être rempli.',
  text: 'Un texte est attendu.',
  number: 'Saisissez un nombre.',
  wholeNumber: 'Saisissez un nombre entier.',
  yesOrNo: 'La valeur est soit activée, soit désactivée.',
  list: 'Une liste est attendue.',
  group: 'Un groupe de champs est attendu.',
  charactersAtLeast: ({ min }) =>
    min === 1 ? 'Ce champ doit être rempli.' : `Saisissez au moins ${figure(min)} caractères.`,
  charactersAtMost: ({ max }) => `Au plus ${counted(max, 'caractère', 'caractères')} ici.`,
  entriesAtLeast: ({ min }) => (min === 1 ? 'Il faut une entrée.' : `Il faut ${figure(min)} entrées.`),
  entriesAtMost: ({ max }) => `Au plus ${counted(max, 'entrée', 'entrées')} ici.`,
  atLeast: ({ min }) => `Le minimum est ${figure(min)}.`,
  moreThan: ({ min }) => `Saisissez un nombre supérieur à ${figure(min)}.`,
  atMost: ({ max }) => `Le maximum est ${figure(max)}.`,
  lessThan: ({ max }) => `Saisissez un nombre inférieur à ${figure(max)}.`,
  oneOf: ({ values }) => `Choisissez parmi : ${values}.`,
  email: 'Saisissez une adresse e-mail, par exemple nom@exemple.fr.',
  address: 'Saisissez une adresse web qui commence par https://.',
  form: 'Le format n’est pas celui attendu.',
  unknown: ({ names }) => `Il n’y a pas de champ ${names} ici.`,
  notThis: 'Cette valeur n’est pas admise ici.',
}
