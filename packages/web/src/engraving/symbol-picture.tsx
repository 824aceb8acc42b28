/** An engraving symbol as a small picture, for the symbol picker. */
import { findEngravingSymbol } from '@orderwright/domain/engraving'

export function SymbolPicture({ symbolKey, sizePx = 24 }: { symbolKey: string; sizePx?: number }) {
  const symbol = findEngravingSymbol(symbolKey)
  if (!symbol) return null
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={symbol.path} />
    </svg>
  )
}
