/** Sentences of choosing a language. */
import { defineMessages } from '../../localization/define-messages.ts'

export const languageMessages = defineMessages('languageMessages', {
  menu: ({ language }: { language: string }) => `Language: ${language}…`,
  title: 'Language',
  label: 'Language',
  hint: 'Of screens, documents and e-mails, at every organization. What people write themselves stays as they write it.',
  current: ({ language }: { language: string }) =>
    `This page is in ${language}. It is loaded again in another.`,
  ofBrowser: 'What my browser asks for',
  ofOrganization: ({ language }: { language: string }) => `The organization’s: ${language}`,
  save: 'Save',
  cancel: 'Cancel',
})
