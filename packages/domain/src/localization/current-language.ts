/**
 * The language of what is said now. A server has it by the request or the recipient; the browser's build puts a
 * constant in the place of this module. [decision 0207]
 */
import { languageFromSource } from './language-source.ts'
import { defaultLanguage, type Language } from './languages.ts'

/** The language in which messages, numbers and dates are given at this moment. */
export function currentLanguage(): Language {
  return languageFromSource() ?? defaultLanguage
}
