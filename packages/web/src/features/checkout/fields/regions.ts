/** The states and countries that an address may name. Countries by ISO 3166 code; their names come from the browser. */
import { currentLanguage } from '@orderwright/domain/localization'
import { contactFieldMessages as words, regionNames } from '@orderwright/domain/messages'

export interface Region {
  readonly key: string
  readonly label: string
}

const countryCodes =
  `AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ
CA CD CF CG CH CI CK CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG
GH GI GL GM GN GP GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB
LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP
NR NU NZ OM PA PE PF PG PH PK PL PM PS PT PW PY QA RE RO RS RW SA SB SC SE SG SI SK SL SM SN SO SR SS ST SV SX SZ TC TD
TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WS XK YE YT ZA ZM ZW`.split(/\s+/)

let known: readonly Region[] | null = null

/** Countries by name; the United States, where most orders go, first. */
export function countries(): readonly Region[] {
  if (known) return known
  const names = new Intl.DisplayNames([currentLanguage()], { type: 'region' })
  const all = countryCodes.map((key) => ({ key, label: names.of(key) ?? key }))
  known = [
    ...all.filter(({ key }) => key === 'US'),
    ...all.filter(({ key }) => key !== 'US').sort((a, b) => a.label.localeCompare(b.label, 'en')),
  ]
  return known
}

export function countryName(code: string): string {
  return countries().find(({ key }) => key === code)?.label ?? code
}

function listed(text: string): readonly Region[] {
  return text
    .replace(/\n/g, '')
    .split('|')
    .map((entry) => {
      const space = entry.indexOf(' ')
      return { key: entry.slice(0, space), label: entry.slice(space + 1) }
    })
}

const lists: Readonly<Record<string, readonly Region[]>> = {
  US: listed(regionNames.US),
  CA: listed(regionNames.CA),
  AU: listed(regionNames.AU),
}

/** The regions of a country that are chosen from a list; undefined where they are written. */
export function statesOf(country: string): readonly Region[] | undefined {
  return lists[country]
}

/** What the regions of a country are called. */
export function stateLabel(country: string): string {
  if (country === 'US' || country === 'AU') return words.state
  return country === 'CA' ? words.province : words.stateOrRegion
}

/** The state's code for what was typed or pasted: 'california' and 'ca' are 'CA'; null when it is none. */
export function stateCode(text: string, country = 'US'): string | null {
  const wanted = text.trim().toLowerCase()
  const found = statesOf(country)?.find(
    ({ key, label }) => key.toLowerCase() === wanted || label.toLowerCase() === wanted,
  )
  return found?.key ?? null
}
