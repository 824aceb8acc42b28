/**
 * Names as people type them: signs that a keyboard has no key for by those it has, so that "82x82" is found as "82 × 82 mm",
 * "1/2 in" as "½ in" and "Ash - natural" as "Ash – natural".
 */

const fractions = /(\d)(?=[\u00bc-\u00be\u2150-\u215e])/g
const signs: readonly (readonly [RegExp, string])[] = [
  [/[\u2044\u2215]/g, '/'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019\u2032\u00b4`]/g, "'"],
  [/[\u201c\u201d\u2033]|''/g, '"'],
  [/[\u00d7\u2715\u2716*]/g, 'x'],
]

/** Small letters and the signs of a keyboard; blanks around signs between figures go. */
function typedName(text: string): string {
  const plain = signs.reduce(
    (name, [sign, typed]) => name.replace(sign, typed),
    text.replace(fractions, '$1 ').normalize('NFKC'),
  )
  return plain
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(\d|mm|cm|in|") ?([x/-]) ?(?=\d)/g, '$1$2')
    .trim()
}

const unit = /(?<=\d) ?(mm|cm|in(?:ch(?:es)?)?\.?|")(?=$|[ x)])/g
const unitNames: Readonly<Record<string, string>> = { inch: 'in', inches: 'in', '"': 'in' }

/** A typed name without the units of its lengths, and which these are. */
function withoutUnits(typed: string): { readonly name: string; readonly units: ReadonlySet<string> } {
  const units = [...typed.matchAll(unit)].map(([, found = '']) => found.replace('.', ''))
  return { name: typed.replace(unit, ''), units: new Set(units.map((one) => unitNames[one] ?? one)) }
}

/** Whether `text` may mean `name`, sign for sign as both are typed. */
export const isTypedAs = (text: string, name: string): boolean => typedName(text) === typedName(name)

/** The same where the text leaves out units, or says them at another place: never where it says others. */
export function isTypedWithoutUnits(text: string, name: string): boolean {
  const [said, meant] = [withoutUnits(typedName(text)), withoutUnits(typedName(name))]
  if (said.name !== meant.name) return false
  return [...said.units].every((one) => meant.units.has(one))
}
