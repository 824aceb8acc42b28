/** The states and countries that an address may name. Countries by ISO 3166 code; their names come from the browser. */

/** code → name; the fifty states, the district, the territories and the military posts that the post delivers to */
const states = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|
DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|
KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|
MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|
NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|
SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|
WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|
VI U.S. Virgin Islands|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific`

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
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
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

const provinces = `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|
NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`
const australian = `ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|
SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia`

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
  US: listed(states),
  CA: listed(provinces),
  AU: listed(australian),
}

/** The regions of a country that are chosen from a list; undefined where they are written. */
export function statesOf(country: string): readonly Region[] | undefined {
  return lists[country]
}

/** What the regions of a country are called. */
export function stateLabel(country: string): string {
  if (country === 'US' || country === 'AU') return 'State'
  return country === 'CA' ? 'Province' : 'State, province or region'
}

/** The state's code for what was typed or pasted: 'california' and 'ca' are 'CA'; null when it is none. */
export function stateCode(text: string, country = 'US'): string | null {
  const wanted = text.trim().toLowerCase()
  const found = statesOf(country)?.find(
    ({ key, label }) => key.toLowerCase() === wanted || label.toLowerCase() === wanted,
  )
  return found?.key ?? null
}
