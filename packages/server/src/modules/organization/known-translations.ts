/** What the product says of an organization's texts in other languages. [issue 18, Languages; decision 0243] */
import { currentTerm } from '@orderwright/domain/localization'
import { furtherLanguages, type OrgProfile, type OwnTranslations, textsOf } from '@orderwright/domain/tenancy'
import { inLanguage } from '../../platform/languages.ts'

/** The terms among the texts of the settings, in the languages that the organization translates into. */
export function knownTranslations(profile: OrgProfile): OwnTranslations {
  const languages = furtherLanguages(profile)
  return textsOf(profile).flatMap(({ text }) => {
    const known = languages.flatMap((language) => {
      const term = inLanguage(language, () => currentTerm(text))
      return term === undefined ? [] : [[language, term] as const]
    })
    return known.length > 0 ? [{ key: text, texts: Object.fromEntries(known) }] : []
  })
}
