/**
 * Messages in the language of whoever reads them. In code a message is a field of an object; here that object answers
 * in the current language, by the translations that the host has registered. The browser's build has one language and
 * leaves all of this out: there a message is a constant (web/build/single-messages). [issue 18, Languages; decision 0207]
 */
import { currentLanguage } from './current-language.ts'
import { translationOf } from './translations.ts'

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
      const translated = translationOf(currentLanguage(), name)
      const text: unknown =
        translated && Object.hasOwn(translated, key)
          ? Reflect.get(translated, key)
          : Reflect.get(target, key, receiver)
      return text
    },
  })
}
