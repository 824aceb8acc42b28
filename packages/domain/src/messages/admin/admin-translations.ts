/** What is said of the catalog's titles in other languages. [issue 18, Languages; decision 0215] */
import { defineMessages } from '../../localization/define-messages.ts'

export const adminTranslationMessages = defineMessages('adminTranslationMessages', {
  heading: 'Translations',
  hint: 'What customers read in their language. Where nothing stands, they read what is written in yours.',
  fieldIn: ({ field, language }: { field: string; language: string }) => `${field} (${language})`,
  /** a button beside a title */
  open: ({ title }: { title: string }) => `Translations of ${title}`,
  openMissing: ({ title, languages }: { title: string; languages: string }) =>
    `Translations of ${title}: none in ${languages}`,
  close: 'Close',
  filter: 'Translations',
  all: 'All',
  notIn: ({ language }: { language: string }) => `Not in ${language}`,
  noFurther: 'There is no other language: choose some under “Languages of the catalog”.',
  onlyMissing: ({ number }: { number: number }) => `Only those without all translations (${number})`,
  allTranslated: 'Everything is translated.',
})
