/** How amounts of a currency are written. */

const symbols: ReadonlyMap<string, string> = new Map([
  ['usd', '$'],
  ['eur', '€'],
  ['gbp', '£'],
  ['jpy', '¥'],
])

/** '$' for 'usd'; for a currency without a sign of its own its letters, as 'CHF '. */
export function currencySymbol(currency: string): string {
  return symbols.get(currency) ?? `${currency.toUpperCase()}\u00A0`
}
