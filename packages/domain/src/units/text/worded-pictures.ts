/**
 * SVG pictures that hold words as text. Such a picture gets no font of the page it stands in: it looks different in every
 * browser and in the PDF. Decision 0057.
 */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 as characters of one byte each, which is enough to find the names of elements; what is no base64 is skipped. */
function fromBase64(encoded: string): string {
  let [bits, held] = [0, 0]
  const characters: string[] = []
  for (const character of encoded) {
    const value = alphabet.indexOf(character)
    if (value < 0) continue
    bits = ((bits << 6) | value) & 0xff_ff
    held += 6
    if (held < 8) continue
    held -= 8
    characters.push(String.fromCharCode((bits >> held) & 0xff))
  }
  return characters.join('')
}

/** Each escaped byte for itself: a sequence that is no UTF-8 must not hide the rest. */
function fromPercent(encoded: string): string {
  return encoded.replace(/%([0-9a-f]{2})/gi, (_, byte: string) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  )
}

/** Elements that set type: text and its parts, and pages of HTML within a picture. */
const typesetting = /<(?:[\w.-]+:)?(?:text|tspan|tref|textpath|foreignobject)[\s/>]/i

/** Whether an address is an SVG picture with words in it that are no outlines. */
export function holdsWords(address: string): boolean {
  const [head = '', ...rest] = address.split(',')
  if (!/^\s*data:image\/svg\+xml\b/i.test(head)) return false
  const body = fromPercent(rest.join(','))
  return typesetting.test(/;\s*base64\s*$/i.test(head) ? fromBase64(body) : body)
}
