/** What two records of customers are compared by. [issue 18] */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Capital letters, accents, punctuation and blanks make no difference. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What firms are in law, as it stands at the end of their names, folded. */
const legalForms = new Set(
  `inc incorporated llc llp lp ltd limited corp corporation co company plc gmbh mbh ag kg ohg gbr ug ab hb as asa aps oy oyj
    sa sas sarl srl spa sl bv nv bvba pty kk`.split(/\s+/),
)

/** A title without what the firm is in law: 'ACME, Inc.' and 'Acme LLC' are one. '' where nothing is left to compare. */
export function foldedTitle(title: string): string {
  const words = folded(title.replaceAll(/\b([A-Z])\/([A-Z])\b/gi, '$1$2')).split(' ')
  while (words.length > 1 && legalForms.has(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/** An e-mail address as it is compared; '': none, or one that was struck out. */
export function foldedEmail(email: string): string {
  const text = email.trim().toLowerCase()
  return /^[^@\s]+@[^@\s]+$/.test(text) ? text : ''
}

/** A telephone number as E.164 writes it, '+12075550100', read as in its country (two letters); '': it can not be told. */
export function phoneNumber(typed: string, country: string): string {
  const number = parsePhoneNumberFromString(typed, {
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  })
  return number?.isPossible() === true ? number.number : ''
}
