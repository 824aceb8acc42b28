/** What a symbol is. */
export type EngravingSymbol = {
  key: string
  title: string
  /** SVG path data on a 24 × 24 grid, to be stroked. */
  path: string
  /** What a person may type to find it, lower case. */
  keywords: readonly string[]
}
