/** An organization in the words of its readers: what pages are sent, and what e-mails are written with. [issue 18, Languages; decision 0243] */
import { currentLanguage } from '../localization/current-language.ts'
import { localizeProfile } from './localize-profile.ts'
import { ownTexts } from './own-translations.ts'
import type { OrgProfile } from './profile.ts'
import { withTexts } from './profile-texts.ts'

/**
 * The settings as a page gets them: with the organization's own translations into the current language, and no others. Terms that the product
 * has in other languages are the page's.
 */
export function inOwnTranslation(profile: OrgProfile): OrgProfile {
  if (profile.translations.length === 0) return profile
  const own = ownTexts(profile.translations, currentLanguage())
  const said = own.size === 0 ? profile : withTexts(profile, (text) => own.get(text) ?? text)
  return { ...said, translations: [] }
}

/** The organization with its settings in the current language, as whoever gets an e-mail reads them. Never store them. */
export function localizeOrg<Org extends { readonly profile: OrgProfile }>(org: Org): Org {
  return { ...org, profile: localizeProfile(org.profile) }
}
