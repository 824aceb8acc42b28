/** The terms of the current language. The browser's build puts those of its language in the place of this module. */
import { currentLanguage } from './current-language.ts'
import { translationOf } from './translations.ts'

/** What a term is called in the current language; undefined: nothing else than it is written. */
export function currentTerm(text: string): string | undefined {
  const terms = translationOf(currentLanguage(), 'terms')
  const term: unknown = terms && Object.hasOwn(terms, text) ? Reflect.get(terms, text) : undefined
  return typeof term === 'string' ? term : undefined
}
