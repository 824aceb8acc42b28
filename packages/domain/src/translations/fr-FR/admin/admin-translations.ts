/** What is said of the catalog's titles in other languages, in French. */
import type { adminTranslationMessages as english } from '../../../messages/admin/admin-translations.ts'
import type { Translation } from '../../../localization/translation.ts'

export const adminTranslationMessages: Translation<typeof english> = {
  heading: 'Traductions',
  hint: 'Ce que les clients lisent dans leur langue. Là où il n’y a rien, ils lisent ce qui est écrit dans la vôtre.',
  fieldIn: ({ field, language }) => `${field} (${language})`,
  open: ({ title }) => `Traductions de ${title}`,
  openMissing: ({ title, languages }) => `Traductions de ${title} : aucune en ${languages}`,
  close: 'Fermer',
  filter: 'Traductions',
  all: 'Tous',
  notIn: ({ language }) => `Pas en ${language}`,
  noFurther: 'Il n’y a pas d’autre langue : choisissez-en sous « Langues du catalogue ».',
  onlyMissing: ({ number }) => `Seulement ceux auxquels il manque une traduction (${number})`,
  allTranslated: 'Tout est traduit.',
}
