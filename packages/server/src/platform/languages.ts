/**
 * In which language a call is answered, a document is made and a mail is written: one for everything that is said within
 * `inLanguage`. [issue 18, Languages; decision 0207]
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  defaultLanguage,
  type Language,
  registerTranslations,
  setLanguageSource,
} from '@orderwright/domain/localization'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { issueSentence } from '@orderwright/domain/units'
import * as french from '@orderwright/domain/translations/fr-FR'
import * as swedish from '@orderwright/domain/translations/sv-SE'
import { z } from 'zod'

interface Saying {
  readonly language: Language
  /** what is said is kept, hashed or compared: nobody in particular reads it */
  readonly isStored: boolean
}
const current = new AsyncLocalStorage<Saying>()

registerTranslations('fr-FR', french)
registerTranslations('sv-SE', swedish)
setLanguageSource(() => current.getStore()?.language ?? defaultLanguage)

// What a schema says of a value that nobody has written a sentence for.
z.config({ localeError: issueSentence })

/** Does the work, also what of it comes later, in this language. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return current.run({ language, isStored: false }, work)
}

/**
 * Does the work in the language of what is stored, hashed or compared: the same whoever causes it. An organization's own
 * titles are said as it has written them.
 */
export function inStoredLanguage<T>(work: () => T): T {
  return current.run({ language: defaultLanguage, isStored: true }, work)
}

/** The language of somebody who reads what is said now; null where it is stored, or nobody has asked. */
export function readersLanguage(): Language | null {
  const saying = current.getStore()
  return saying === undefined || saying.isStored ? null : saying.language
}

/** The language of somebody at an organization who asks for nothing at the moment: a mail's reader. */
export function languageOfReader(chosen: Language | null, { region }: Pick<OrgProfile, 'region'>): Language {
  return chosen ?? region.language ?? defaultLanguage
}
