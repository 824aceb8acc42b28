/** Which way each language is read. [issue 18, Languages; decision 0211] */
import type { Language } from './languages.ts'

/** As HTML's `dir` says it. */
export type Direction = 'ltr' | 'rtl'

export const languageDirections: Readonly<Record<Language, Direction>> = {
  'en-US': 'ltr',
  'fr-FR': 'ltr',
  'sv-SE': 'ltr',
}
