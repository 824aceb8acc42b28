/** What an address needs to be complete: street, city, state and ZIP, unless its country knows no states or codes. [1.5.05] */

/** Countries whose post writes no state, province or region. ISO 3166 codes. */
const stateless = new Set(
  `AD AT BE CH CZ DE DK EE FI FR GB GR HK HR IE IL IS LI LT LU LV MC MT NL NO NZ PL PT SE SG SI SK SM VA`.split(
    ' ',
  ),
)
/** Countries without postal codes. */
const codeless = new Set(
  `AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KP ML MO MR NR NU QA
RW SB SC SL SR ST SX SY TD TF TG TK TL TO TV UG VU YE ZW`.split(/\s+/),
)

export type AddressPart = 'streetAddress' | 'city' | 'state' | 'zip'

/** The parts that an address of a country can not be without, in the order in which people write them. */
export function neededParts(country: string): AddressPart[] {
  const parts: AddressPart[] = ['streetAddress', 'city']
  if (!stateless.has(country)) parts.push('state')
  if (!codeless.has(country)) parts.push('zip')
  return parts
}
