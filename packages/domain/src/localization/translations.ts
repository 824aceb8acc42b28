/** The translations that a host has registered. The browser's build does without: its texts are constants. */
import type { Language } from './languages.ts'

/** Of one language: what stands in the place of an exported object of messages, by its name; and `terms`. */
export type Translations = Readonly<Record<string, unknown>>

const registered = new Map<Language, Translations>()

/** Makes a language's translations those that messages are said in, by the names of the exported objects. */
export function registerTranslations(language: Language, translations: Translations): void {
  registered.set(language, translations)
}

/** What stands in the place of the object that is exported as `name`; undefined: English does. */
export function translationOf(language: Language, name: string): object | undefined {
  const translated = registered.get(language)?.[name]
  return typeof translated === 'object' && translated !== null ? translated : undefined
}
