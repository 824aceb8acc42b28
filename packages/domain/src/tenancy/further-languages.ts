/** The languages that an organization's catalog is translated into. [decision 0215] */
import { defaultLanguage, type Language, languages } from '../localization/languages.ts'
import type { OrgProfile } from './profile.ts'

/** The language that an organization writes its own titles in. */
export function mainLanguage({ region }: Pick<OrgProfile, 'region'>): Language {
  return region.language ?? defaultLanguage
}

/** Those beside it: the ones that the settings name, else all that there are. */
export function furtherLanguages(profile: Pick<OrgProfile, 'region'>): readonly Language[] {
  const main = mainLanguage(profile)
  const { furtherLanguages: named } = profile.region
  return languages.filter((one) => one !== main && (named.length === 0 || named.includes(one)))
}
