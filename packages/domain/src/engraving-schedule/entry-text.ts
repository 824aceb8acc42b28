/**
 * An engraved line as the text of a cell, and back. A pictogram is written as its name in brackets, `[Fan]`, so that it
 * goes to a spreadsheet and comes back; a text that would be read as one has one more pair.
 */
import { ENGRAVING_TEXT_MAX, type EngravingEntry } from '../engraving/schema.ts'
import { engravingSymbols } from '../engraving/symbols/symbols.ts'
import { cleanEngravingText } from '../engraving/text.ts'

/** The pictogram that a text in brackets names, and how many pairs there are about its name. */
function bracketedSymbol(text: string): { readonly key: string; readonly pairs: number } | undefined {
  const [, open = '', name = '', close = ''] = /^(\[+)([^[\]]+)(\]+)$/.exec(text) ?? []
  if (open === '' || open.length !== close.length) return undefined
  const wanted = name.trim().toLowerCase()
  const found = engravingSymbols.find(({ key, title }) => key === wanted || title.toLowerCase() === wanted)
  return found && { key: found.key, pairs: open.length }
}

/** The entry as a cell shows and copies it; '' for none. */
export function entryText(entry: EngravingEntry | undefined): string {
  if (entry === undefined) return ''
  if ('text' in entry) return bracketedSymbol(entry.text) === undefined ? entry.text : `[${entry.text}]`
  return `[${engravingSymbols.find(({ key }) => key === entry.symbol)?.title ?? entry.symbol}]`
}

export type ReadEntry =
  | { readonly ok: true; readonly entry: EngravingEntry | null }
  /** more characters than a line holds */
  | { readonly ok: false; readonly length: number }

/** What a cell's text says; null empties its place. A text of more than 80 characters is refused, as by the server. */
export function readEntry(typed: string): ReadEntry {
  const symbol = bracketedSymbol(typed)
  if (symbol?.pairs === 1) return { ok: true, entry: { symbol: symbol.key } }
  const text = symbol === undefined ? typed : typed.slice(1, -1)
  if (text.length > ENGRAVING_TEXT_MAX) return { ok: false, length: [...text].length }
  const clean = cleanEngravingText(text)
  return { ok: true, entry: clean === '' ? null : { text: clean } }
}
