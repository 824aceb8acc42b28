/**
 * The symbols that can be engraved instead of a text, drawn for this product as strokes on a grid of 24.
 * Strokes are 1.5 wide with round ends; every path stays 1.5 clear of the grid's edge.
 */
import type { EngravingSymbol } from './symbol.ts'
import { comfortSymbols } from './comfort.ts'
import { lightingSymbols } from './lighting.ts'
import { roomSymbols } from './rooms.ts'

export const engravingSymbols: readonly EngravingSymbol[] = [
  ...lightingSymbols,
  ...comfortSymbols,
  ...roomSymbols,
]

/** Symbols whose title or keywords contain every word typed, in their own order. */
export function searchEngravingSymbols(query: string): readonly EngravingSymbol[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return engravingSymbols.filter((symbol) => {
    const text = `${symbol.title.toLowerCase()} ${symbol.keywords.join(' ')}`
    return words.every((word) => text.includes(word))
  })
}
