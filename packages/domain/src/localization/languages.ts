/**
 * The languages of screens, mails and documents, by their tags of BCP 47. A tag is also the locale by which numbers,
 * dates and lists are written. [issue 18, Languages]
 */
import { z } from 'zod'

export const languages = ['en-US', 'fr-FR', 'sv-SE'] as const
export type Language = (typeof languages)[number]

/** What texts are written in, and what is shown where nothing else is known. */
export const defaultLanguage: Language = 'en-US'

export const languageSchema = z.enum(languages)

/** Each in its own words, as people look for theirs. */
export const languageTitles: Readonly<Record<Language, string>> = {
  'en-US': 'English',
  'fr-FR': 'Français',
  'sv-SE': 'Svenska',
}

/** The language that a tag asks for: 'fr-CA' and 'FR' are French. Undefined: one that there is not. */
export function languageOf(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split('-')[0]
  return languages.find((language) => language.slice(0, 2) === primary)
}

/**
 * The language that an Accept-Language header likes best (RFC 9110, 12.5.4), of those that there are. Undefined: it
 * asks for none of them.
 */
export function acceptedLanguage(header: string): Language | undefined {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';')
    const weight = parameters.map((one) => /^\s*q\s*=\s*(\d(?:\.\d{0,3})?)\s*$/i.exec(one)?.[1]).find(Boolean)
    return { language: languageOf(tag), weight: weight === undefined ? 1 : Number(weight) }
  })
  const best = wanted
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return best[0]?.language
}
