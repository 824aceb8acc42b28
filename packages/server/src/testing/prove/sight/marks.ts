/** Words and amounts that stand in one place and nowhere else: whoever receives one has received what stands there. */

const WORD = /zq[0-9a-z]{8}x/g
/** Amounts of 7 digits in all the ways in which they are written: 7412345, 74,123.45, 74 123,45. */
const AMOUNT = /\b7\d{6}\b|\b7\d[,. \u00a0\u202f’']?\d{3}[.,]\d{2}\b/g

let words = 0
let amounts = 0

/** A new word. */
export function markWord(): string {
  words += 1
  // Digits that look like nothing that anybody writes, in the order of their making.
  return `zq${((words * 0x9e3779b1) >>> 0).toString(36).padStart(8, '0')}x`
}

/** A new amount, in cents. */
export function markAmount(): number {
  amounts += 1
  return 7_400_011 + amounts * 37
}

/** The marks that stand in a text: words as they are, amounts by their digits. */
export function marksIn(text: string): Set<string> {
  const found = new Set(text.match(WORD) ?? [])
  for (const amount of text.match(AMOUNT) ?? []) found.add(amount.replaceAll(/\D/g, ''))
  return found
}
