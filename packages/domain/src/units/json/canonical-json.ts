/**
 * JSON of which there is one text only for a value: keys in the order of their code units, nothing between the tokens, what is
 * undefined left out. Equal values have equal texts, so that texts can be compared and hashed.
 */

/** The canonical text of a value of which JSON can be made; a number that JSON does not have (NaN) is null there too. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
      .filter(([, child]) => child !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, child]) => `${JSON.stringify(key)}:${canonicalJson(child)}`)
    return `{${parts.join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/**
 * A short sign of a text (106 bits, in 27 characters of base 16): equal texts have equal signs. Tells whether something changed,
 * and nothing more: it is no protection against somebody who wants two texts to have the same.
 */
export function textSign(text: string): string {
  return `${half(text, 0)}${half(text, 0x9e3779b9)}`
}

/** cyrb53, a public-domain hash by bryc: two multiplications for each code unit, 53 bits. */
function half(text: string, seed: number): string {
  let one = 0xdeadbeef ^ seed
  let other = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(16).padStart(14, '0')
}
