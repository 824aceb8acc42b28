/**
 * The language of the page. Each language is a build of the app with a page of its own; the server hands out the one that the
 * cookie names, else the one that the browser likes best. Who wants another than the page has gets its page.
 * [issue 18, Languages; decision 0207]
 */
import {
  currentLanguage,
  defaultLanguage,
  type Language,
  languageOf,
  languageSchema,
} from '@orderwright/domain/localization'
import { readStored, writeStored } from '../storage/stored-state.ts'

const COOKIE = 'orderwright-language'
const YEAR_SECONDS = 365 * 86_400
const deviceKey = 'language'
const triedKey = 'language-tried'

/** What was chosen in this browser, by whoever has no account here or was not signed in. */
export function deviceLanguage(): Language | null {
  return readStored(localStorage, deviceKey, languageSchema.nullable(), null)
}

/** Keeps what was chosen in this browser. */
export function keepDeviceLanguage(language: Language | null): void {
  writeStored(localStorage, deviceKey, language)
}

/** What a person wants: what they have chosen, here or for their account, else what their organization has set. */
export function wantedLanguage(
  session: { readonly language: Language | null },
  org: { readonly profile: { readonly region: { readonly language: Language | null } } },
): Language | null {
  return session.language ?? deviceLanguage() ?? org.profile.region.language
}

/** The cookie by which the server knows it, for pages and for what calls answer. Null: the browser's own. */
function keepCookie(language: Language | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const value = language === null ? '; Max-Age=0' : `${language}; Max-Age=${YEAR_SECONDS}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support.
  document.cookie = `${COOKIE}=${value}; Path=/; SameSite=Lax${secure}`
}

/**
 * Has the page in the language that is wanted: loads it again where it is in another. Once: a server that has only one
 * language, or a browser that keeps no cookies, is not asked for ever.
 */
export function followLanguage(wanted: Language | null): void {
  const target = wanted ?? navigator.languages.map(languageOf).find(Boolean) ?? defaultLanguage
  keepCookie(wanted)
  if (target === currentLanguage()) {
    writeStored(sessionStorage, triedKey, null)
    return
  }
  if (readStored(sessionStorage, triedKey, languageSchema.nullable(), null) === target) return
  // What can not be remembered can not be asked once.
  if (writeStored(sessionStorage, triedKey, target)) window.location.reload()
}

/** The same for somebody who chooses: it is tried whatever was tried before. */
export function changeLanguage(wanted: Language | null): void {
  writeStored(sessionStorage, triedKey, null)
  followLanguage(wanted)
}
