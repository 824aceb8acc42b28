/** Sentences of choosing a language, in Swedish. */
import type { Translation } from '../../../localization/translation.ts'
import type { languageMessages as english } from '../../../messages/app/language.ts'

export const languageMessages: Translation<typeof english> = {
  menu: ({ language }) => `Språk: ${language}…`,
  title: 'Språk',
  label: 'Språk',
  hint: 'För skärmar, dokument och e-post, hos alla organisationer. Det som människor själva skriver står kvar som de skrev det.',
  current: ({ language }) =>
    `Den här sidan är på ${language.toLowerCase()}. På ett annat språk laddas den om.`,
  ofBrowser: 'Det som min webbläsare begär',
  ofOrganization: ({ language }) => `Organisationens: ${language}`,
  save: 'Spara',
  cancel: 'Avbryt',
}
