/** What two records of customers are compared by. [issue 18] */

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

/** Calling codes, with whether a number begins with a 0 at home that it loses abroad. */
const callingCodes: ReadonlyMap<string, readonly [code: string, dropsZero: boolean]> = new Map([
  ['AT', ['43', true]],
  ['AU', ['61', true]],
  ['BE', ['32', true]],
  ['CH', ['41', true]],
  ['DE', ['49', true]],
  ['DK', ['45', false]],
  ['ES', ['34', false]],
  ['FI', ['358', true]],
  ['FR', ['33', true]],
  ['GB', ['44', true]],
  ['IE', ['353', true]],
  ['IT', ['39', false]],
  ['JP', ['81', true]],
  ['NL', ['31', true]],
  ['NO', ['47', false]],
  ['NZ', ['64', true]],
  ['PL', ['48', false]],
  ['PT', ['351', false]],
  ['SE', ['46', true]],
])

/** The digits of a number after the code of its country; null: how they are meant there is not known. */
function abroad(digits: string, country: string): string | null {
  if (country === 'US' || country === 'CA') {
    if (digits.length === 10) return `1${digits}`
    return digits.length === 11 && digits.startsWith('1') ? digits : null
  }
  const [code, dropsZero] = callingCodes.get(country) ?? []
  if (code === undefined) return null
  if (!dropsZero) return code + digits
  return digits.startsWith('0') ? code + digits.slice(1) : null
}

/** A telephone number as E.164 writes it, '+12075550100', read as in its country (two letters); '': it can not be told. */
export function phoneNumber(typed: string, country: string): string {
  // An extension, and the 0 that is only dialled at home: '+49 (0)30 …'.
  const text = typed.replace(/(?:ext\.?|x)\s*\d+\s*$/i, '').trim()
  const isAbroad = text.startsWith('+') || text.startsWith('00')
  const digits = (isAbroad ? text.replace('(0)', '') : text).replaceAll(/\D/g, '')
  const whole = isAbroad ? digits.replace(/^00/, '') : abroad(digits, country)
  return whole !== null && /^[1-9]\d{7,14}$/.test(whole) ? `+${whole}` : ''
}
