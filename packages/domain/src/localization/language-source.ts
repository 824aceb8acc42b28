/** Where the language of the moment comes from: a server says it, by the request or by the recipient. */
import type { Language } from './languages.ts'

let source: (() => Language) | undefined

/** Says where the current language comes from: set once, by the host. */
export function setLanguageSource(from: (() => Language) | undefined): void {
  source = from
}

/** The language by what the host has set; undefined where it has set nothing. */
export function languageFromSource(): Language | undefined {
  return source?.()
}
