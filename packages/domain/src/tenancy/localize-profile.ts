/**
 * What an organization's settings say to its people, in the language of the reader. Settings hold one text each. What the organization has
 * translated itself is read so; else, where the text is a term that the product has in other languages (its word for an order, titles of
 * statuses, ways to pay), the reader sees it in theirs; what is neither stays as it is. [issue 18, Languages; decisions 0207, 0243]
 */
import type { OrgProfile } from './profile.ts'
import { currentTerm } from '../localization/current-terms.ts'
import { currentLanguage } from '../localization/current-language.ts'
import { defaultLanguage } from '../localization/languages.ts'
import { ownTexts } from './own-translations.ts'
import { withTexts } from './profile-texts.ts'

type Vocabulary = Pick<OrgProfile, 'vocabulary'> & Partial<Pick<OrgProfile, 'translations'>>

/** What is said of a text in the current language; null: every text as it is written. */
function sayingOf({ translations = [] }: Partial<Pick<OrgProfile, 'translations'>>) {
  const own = ownTexts(translations, currentLanguage())
  if (own.size === 0 && currentLanguage() === defaultLanguage) return null
  return (text: string) => own.get(text) ?? currentTerm(text) ?? text
}

/** The organization's word for an order as sentences say it, in the current language: 'Quote', 'Devis'. */
export const orderWord = (profile: Vocabulary): string =>
  sayingOf(profile)?.(profile.vocabulary.order) ?? profile.vocabulary.order

/** The same for several. */
export const ordersWord = (profile: Vocabulary): string =>
  sayingOf(profile)?.(profile.vocabulary.orders) ?? profile.vocabulary.orders

/** The settings as they are shown. Never store them: settings are kept as they were written. */
export function localizeProfile(profile: OrgProfile): OrgProfile {
  const say = sayingOf(profile)
  return say === null ? profile : { ...withTexts(profile, say), translations: [] }
}
