/**
 * The symbols at hand, by key. Their shapes are fetched apart, because most texts are engraved without one: by the
 * server when it starts, by a browser before the first picture of an order that has some, else when there is time.
 */
import type { EngravingSymbol } from './symbol.ts'

const symbols = new Map<string, EngravingSymbol>()

/** Puts all symbols at hand. */
export async function loadEngravingSymbols(): Promise<void> {
  const { engravingSymbols } = await import('./symbols.ts')
  for (const symbol of engravingSymbols) symbols.set(symbol.key, symbol)
}

export function findEngravingSymbol(key: string): EngravingSymbol | undefined {
  return symbols.get(key)
}
