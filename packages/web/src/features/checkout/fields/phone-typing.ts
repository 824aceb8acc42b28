/** A phone number that takes its shape while it is typed, without moving the caret. */
import { phoneDigits } from '@orderwright/domain/lifecycle'

export interface Typed {
  readonly text: string
  /** where the caret stands, in characters */
  readonly caret: number
}

/** Letters, a plus, an eleventh digit (but for the country's 1): a number of another kind stays as it is typed. */
function isPlain(text: string): boolean {
  return /^[\d\s().-]*$/.test(text) && phoneDigits(text).length <= 10
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** '4155550134' → '(415) 555-0134', as far as it is typed; no sign stands at the end that nobody typed. */
export function shapePhone(text: string): string {
  if (!isPlain(text)) return text
  const digits = phoneDigits(text)
  if (digits.length <= 3) return digits.length === 0 ? text : digits
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  // After a whole number a space may begin an extension.
  const end = digits.length === 10 && text.endsWith(' ') ? ' ' : ''
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}${end}`
}

/** The text as it is shaped, with the caret after the same digit as before. */
export function typePhone({ text, caret }: Typed): Typed {
  const shaped = shapePhone(text)
  if (shaped === text) return { text, caret }
  if (caret >= text.length) return { text: shaped, caret: shaped.length }
  const dropped = digitsOf(text).length - digitsOf(shaped).length
  const before = digitsOf(text.slice(0, caret)).length - dropped
  let seen = 0
  let place = 0
  while (place < shaped.length && seen < before) {
    if (/\d/.test(shaped.charAt(place))) seen += 1
    place += 1
  }
  return { text: shaped, caret: place }
}
