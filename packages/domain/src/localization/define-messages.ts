/**
 * Messages in the language of whoever reads them. In code a message is a field of an object; here that object answers
 * in the current language, by the translations that the host has registered. The browser's build has one language and
 * leaves all of this out: there a message is a constant (web/build/single-messages). [issue 18, Languages; decision 0207]
 */
import { currentLanguage } from './current-language.ts'
import type { Language } from './languages.ts'

/** Of one language: by the name under which an object of messages is exported, what stands in its place. */
type Translations = Readonly<Record<string, unknown>>

const translations = new Map<Language, Translations>()

/** Makes a language's translations those that messages are said in, by the names of the exported objects. */
export function registerTranslations(language: Language, of: Translations): void {
  translations.set(language, of)
}

/** Who is told that a message is read, with the name of its object and its key: for tests. */
type Listener = (name: string, key: string) => void
let listener: Listener | undefined

/** Has each reading of a message told, until it is called with nothing. For tests. */
export function listenToMessages(tell?: Listener): void {
  listener = tell
}

/**
 * An object of messages, exported as `name`, whose texts are those of the current language; English where they are
 * not translated. What is read of it while modules load would stay English for ever: read it when it is said.
 */
export function defineMessages<const T extends object>(name: string, english: T): T {
  return new Proxy(english, {
    get(target, key, receiver) {
      if (typeof key === 'string') listener?.(name, key)
      const translated: unknown = translations.get(currentLanguage())?.[name]
      if (typeof translated === 'object' && translated !== null && Object.hasOwn(translated, key)) {
        const text: unknown = Reflect.get(translated, key)
        return text
      }
      return Reflect.get(target, key, receiver)
    },
  })
}
