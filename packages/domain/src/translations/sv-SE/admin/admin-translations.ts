/** What is said of the catalog's titles in other languages, in Swedish. */
import type { adminTranslationMessages as english } from '../../../messages/admin/admin-translations.ts'
import type { Translation } from '../../../localization/translation.ts'

export const adminTranslationMessages: Translation<typeof english> = {
  heading: 'Översättningar',
  hint: 'Det som kunder läser på sitt språk. Där inget står läser de det som är skrivet på ert.',
  fieldIn: ({ field, language }) => `${field} (${language})`,
  open: ({ title }) => `Översättningar av ${title}`,
  openMissing: ({ title, languages }) => `Översättningar av ${title}: ingen på ${languages}`,
  close: 'Stäng',
  filter: 'Översättningar',
  all: 'Alla',
  notIn: ({ language }) => `Inte på ${language}`,
  noFurther: 'Det finns inget annat språk: välj under ”Katalogens språk”.',
  onlyMissing: ({ number }) => `Bara de som saknar någon översättning (${number})`,
  allTranslated: 'Allt är översatt.',
}
