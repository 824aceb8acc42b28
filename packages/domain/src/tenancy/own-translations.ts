/**
 * What an organization's own texts are in other languages: titles of its statuses and tiles, its terms, what its e-mails say. A text is
 * translated once, wherever it stands, as gettext does: the text itself is the key. One that is written anew waits for its translation anew.
 * [issue 18, Languages; decision 0243]
 */
import { z } from 'zod'
import { type Language, languageSchema } from '../localization/languages.ts'

/** The longest text of a setting is the opening of an e-mail. */
const MAX_TEXT = 4000

export const ownTranslationSchema = z.object({
  /** the text as the settings have it */
  key: z.string().min(1).max(MAX_TEXT),
  /** by language; an empty one is none */
  texts: z.partialRecord(languageSchema, z.string().max(MAX_TEXT)).default({}),
})
export const ownTranslationsSchema = z.array(ownTranslationSchema).max(1000).default([])
export type OwnTranslations = z.infer<typeof ownTranslationsSchema>

/** What is said in a language, by text. */
export function ownTexts(translations: OwnTranslations, language: Language): ReadonlyMap<string, string> {
  return new Map(
    translations.flatMap(({ key, texts: { [language]: text = '' } }) =>
      text.trim() === '' ? [] : [[key, text]],
    ),
  )
}
