/** The lines of the order as rows of the items' table, each cell broken into the lines of its column. */
import { documentMessages as words } from '../../messages/papers/documents.ts'
import type { Block, CellLine, ItemPicture, TextLine } from '../blocks.ts'
import { COLUMN_GAP, type DocumentColumn } from './columns.ts'
import { mechanismTexts } from '../item-facts/engraving-lines.ts'
import { setLines } from '../facts-block.ts'
import { type ItemFacts, type ListedFact, priceText } from '../item-facts/item-facts.ts'
import { qrCode } from '../qr-code.ts'
import { rowDetails } from './row-details.ts'
import { type DocumentFamily, figureWidth, type TextStyleName, textStyles } from '../../typesetting/type.ts'
import { once } from '../../units/once.ts'

const PICTURE_ROOM = 20
type RowOptions = {
  readonly columns: readonly DocumentColumn[]
  readonly family: DocumentFamily
  /** of the names of choices that stand under the cells, px */
  readonly nameWidth: number
  readonly pictureHeight: number
  readonly pictureOf: (facts: ItemFacts) => ItemPicture
  /** Whether what has no column is said elsewhere. */
  readonly isBrief?: boolean
  /** where an item is opened; undefined where its row has no code */
  readonly addressOf?: ((itemId: number) => string) | undefined
}

const figureStyles: readonly TextStyleName[] = ['body', 'small', 'tight', 'tighter', 'tightest']

/** An amount is never broken: one that is too wide is set smaller. What is no number is a text as any other. */
export function amountLines(text: string, width: number, family: DocumentFamily): TextLine[] {
  if (!/\d/.test(text)) return setLines(text, width, 'body', family)
  const style = figureStyles.find((name) => figureWidth(text, family, textStyles[name]) <= width)
  return [{ text, style: style ?? 'tightest' }]
}

/** What a column lists of a choice: engravings by mechanism, anything else line by line. */
function textsOf({ engraved, lines }: ListedFact): readonly string[] {
  if (engraved === undefined) return lines
  return engraved.flatMap((group) => [group.pieces, ...mechanismTexts(group)]).filter(Boolean)
}

/** The lines of a choice in its column. */
export function factLines(fact: ListedFact, width: number, family: DocumentFamily): CellLine[] {
  const room = fact.pictureUrl ? width - PICTURE_ROOM : width
  const lines = textsOf(fact).flatMap((line) => setLines(line, room, 'body', family))
  const { pictureUrl } = fact
  if (pictureUrl === null) return lines
  // The lines after the first stand under its text, not under the picture.
  return lines.map((line, index) => (index === 0 ? { ...line, pictureUrl } : { ...line, isIndented: true }))
}

/** What the line is; what is chosen for it stands below. */
function itemLines(facts: ItemFacts, { width }: DocumentColumn, family: DocumentFamily): TextLine[] {
  return [
    ...setLines(`${facts.number}. ${facts.title}`, width, 'strong', family),
    ...setLines(facts.productTitle, width, 'body', family),
  ]
}

function cellOf(facts: ItemFacts, column: DocumentColumn, options: RowOptions): readonly CellLine[] {
  const { family } = options
  switch (column.kind) {
    case 'picture':
    case 'code':
      return []
    case 'item':
      return itemLines(facts, column, family)
    case 'property':
    case 'engravings': {
      const fact = facts.columns.get(column.title)
      return fact === undefined ? [] : factLines(fact, column.width, family)
    }
    case 'sku':
      return setLines(facts.code, column.width, 'small', family)
    case 'quantity':
      return amountLines(String(facts.evaluation.item.quantity), column.width, family)
    case 'unitPrice':
      return amountLines(priceText(facts.unitPrice), column.width, family)
    case 'subtotal':
      return amountLines(priceText(facts.lineTotal), column.width, family)
  }
}

/** Where the text of a row begins beside its picture, and how much room it has there, px. */
export function textRoom(columns: readonly DocumentColumn[]): {
  readonly left: number
  readonly width: number
} {
  const ends = columns.map(({ width }) => width)
  const all = ends.reduce((sum, width) => sum + width, 0) + COLUMN_GAP * Math.max(0, columns.length - 1)
  const [picture] = columns
  const last = columns.at(-1)
  const left = picture?.kind === 'picture' ? picture.width + COLUMN_GAP : 0
  const right = last?.kind === 'code' ? last.width + COLUMN_GAP : 0
  return { left, width: all - left - right }
}

/** The titles that have a column of their own. */
export function columnTitles(columns: readonly DocumentColumn[]): ReadonlySet<string> {
  return new Set(
    columns.flatMap(({ kind, title }) => (kind === 'property' || kind === 'engravings' ? [title] : [])),
  )
}

export function rowBlock(facts: ItemFacts, options: RowOptions): Block {
  const { columns, family, nameWidth } = options
  const cells = columns.map((column) => cellOf(facts, column, options))
  const under = Math.max(0, ...cells.map((cell) => cell.length))
  const room = { ...textRoom(columns), family, nameWidth }
  const details = options.isBrief === true ? [] : rowDetails(facts, columnTitles(columns), under, room)
  const address = options.addressOf?.(facts.evaluation.item.id)
  return {
    kind: 'row',
    number: facts.number,
    cells,
    ...(details.length > 0 ? { details } : {}),
    ...(address === undefined
      ? {}
      : { code: () => qrCode(address), codeTitle: words.opensItem({ item: facts.number }) }),
    picture: once(() => options.pictureOf(facts)),
    pictureHeight: options.pictureHeight,
  }
}
