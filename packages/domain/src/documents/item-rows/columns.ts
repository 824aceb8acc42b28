/** The columns of the items' table, and how wide each is. [2.9.14] */
import { documentMessages } from '../../messages/papers/documents.ts'
import { type DocumentFamily, textStyles, textWidth } from '../../typesetting/type.ts'
import type { ItemFacts } from '../item-facts/item-facts.ts'

export type ColumnKind =
  | 'picture'
  | 'item'
  | 'property'
  | 'engravings'
  | 'sku'
  | 'quantity'
  | 'unitPrice'
  | 'subtotal'
  | 'code'

export type DocumentColumn = {
  readonly kind: ColumnKind
  /** for a property its title */
  readonly title: string
  /** px */
  readonly width: number
}

/** px; `others` is the most for any other. */
export const columnWidths = {
  quantity: 30,
  unitPrice: 80,
  subtotal: 80,
  sku: 90,
  engravings: 80,
  others: 120,
} as const
/** Of the code that opens an item, px: 17 mm, as large as a telephone reads it from a hand's breadth. */
export const CODE_WIDTH = 64

/** Between two columns, px. */
export const COLUMN_GAP = 12
/** A column in which some row would need more lines than these is none: it stands under the rows, where it takes fewer. */
export const MOST_CELL_LINES = 4
const NARROWEST = 56
/** The column of items is the widest: what leaves it less stands with the item instead of in a column. */
const ITEM_LEAST = 200

type Wanted = {
  /** of the content of a page */
  readonly width: number
  readonly family: DocumentFamily
  readonly pictureWidth: number
  readonly hasPrices: boolean
  readonly codeTitle: string
  /** a code that opens the item stands at the right of each row */
  readonly hasCode?: boolean
  /** titles that have no column */
  readonly without?: ReadonlySet<string>
}

function widestWord(facts: readonly ItemFacts[], title: string, family: DocumentFamily): number {
  let widest = textWidth(title, family, textStyles.label)
  for (const { columns } of facts) {
    const fact = columns.get(title)
    const picture = fact?.pictureUrl ? 20 : 0
    for (const line of fact?.lines ?? [])
      widest = Math.max(widest, picture + textWidth(line, family, textStyles.body))
  }
  return Math.ceil(widest) + 2
}

function totalWidth(columns: readonly DocumentColumn[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0) + COLUMN_GAP * Math.max(0, columns.length - 1)
}

/**
 * The columns in their order: picture, item, one for each property that has a column, SKU, quantity, unit price,
 * subtotal. The item's column has what is left. Properties for which there is no room are not among them.
 */
export function documentColumns(facts: readonly ItemFacts[], wanted: Wanted): DocumentColumn[] {
  const { width, family, pictureWidth, hasPrices, codeTitle, without, hasCode = false } = wanted
  const picture: DocumentColumn = { kind: 'picture', title: '', width: pictureWidth }
  const figures: DocumentColumn[] = []
  if (facts.some(({ code }) => code !== '')) {
    figures.push({ kind: 'sku', title: codeTitle, width: columnWidths.sku })
  }
  figures.push({ kind: 'quantity', title: documentMessages.quantity, width: columnWidths.quantity })
  if (hasPrices) {
    figures.push({ kind: 'unitPrice', title: documentMessages.unitPrice, width: columnWidths.unitPrice })
    figures.push({ kind: 'subtotal', title: documentMessages.subtotal, width: columnWidths.subtotal })
  }
  if (hasCode) figures.push({ kind: 'code', title: '', width: CODE_WIDTH })
  const engravings = new Map<string, boolean>()
  for (const { columns } of facts) {
    for (const [title, fact] of columns)
      if (!without?.has(title)) engravings.set(title, (engravings.get(title) ?? false) || fact.isEngraving)
  }
  const properties: DocumentColumn[] = [...engravings].map(([title, isEngraving]) =>
    isEngraving
      ? { kind: 'engravings', title, width: columnWidths.engravings }
      : {
          kind: 'property',
          title,
          width: Math.min(columnWidths.others, Math.max(NARROWEST, widestWord(facts, title, family))),
        },
  )
  const itemWidth = () => width - totalWidth([picture, ...properties, ...figures]) - COLUMN_GAP
  if (itemWidth() < ITEM_LEAST) {
    properties.forEach((column, index) => {
      if (column.kind === 'property') properties[index] = { ...column, width: Math.min(column.width, 80) }
    })
  }
  while (properties.length > 0 && itemWidth() < ITEM_LEAST) {
    // Engravings are what a reader checks first: they keep their column longest.
    const last = properties.findLastIndex(({ kind }) => kind === 'property')
    properties.splice(last < 0 ? properties.length - 1 : last, 1)
  }
  const item: DocumentColumn = { kind: 'item', title: documentMessages.item, width: itemWidth() }
  return [picture, item, ...properties, ...figures]
}
