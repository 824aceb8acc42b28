/** Sentences of choosing a language, in French. */
import type { Translation } from '../../../localization/translation.ts'
import type { languageMessages as english } from '../../../messages/app/language.ts'

export const languageMessages: Translation<typeof english> = {
  menu: ({ language }) => `Langue : ${language}…`,
  title: 'Langue',
  label: 'Langue',
  hint: 'Celle des écrans, des documents et des e-mails, dans toutes les organisations. Ce que chacun écrit reste tel quel.',
  current: ({ language }) =>
    `Cette page est en ${language.toLowerCase()}. Elle est rechargée dans une autre langue.`,
  ofBrowser: 'Celle que demande mon navigateur',
  ofOrganization: ({ language }) => `Celle de l’organisation : ${language}`,
  save: 'Enregistrer',
  cancel: 'Annuler',
}
