/** Pieces as an owner types them: a whole number, or the sentence that says what is wrong with it. */
import { stockPanelMessages as words } from '@orderwright/domain/messages'

export type PiecesEntry = { readonly pieces: number } | { readonly problem: string }

/** The most that one entry takes. */
const MOST = 1_000_000

/** `least`: 1 of a receipt, 0 of a count. Thousands may be set apart by commas or spaces. */
export function readPieces(text: string, least: 0 | 1): PiecesEntry {
  const plain = text.replaceAll(/[\s,]/g, '')
  if (!/^-?\d+$/.test(plain)) return { problem: words.wholePieces }
  const pieces = Number(plain)
  if (pieces < least) return { problem: least === 1 ? words.atLeastOne : words.notBelowZero }
  return pieces > MOST ? { problem: words.tooMany({ most: MOST }) } : { pieces }
}
