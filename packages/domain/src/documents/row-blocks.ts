/** The lines of the order as rows of the items' table, each cell broken into the lines of its column. */
import { documentMessages } from '../messages/papers/documents.ts'
import type { Block, CellLine, ItemPicture, TextLine } from './blocks.ts'
import type { DocumentColumn } from './columns.ts'
import { setLines } from './facts-block.ts'
import { type ItemFacts, type ListedFact, priceText } from './item-facts.ts'
import { type DocumentFamily, figureWidth, type TextStyleName, textStyles } from './text/type.ts'

const PICTURE_ROOM = 20
/** The dot stays with what is before it: no line begins with one. */
const SEPARATOR = '\u00A0\u00A0·  '

type RowOptions = {
  readonly columns: readonly DocumentColumn[]
  readonly family: DocumentFamily
  readonly pictureHeight: number
  readonly pictureOf: (facts: ItemFacts) => ItemPicture
}

const figureStyles: readonly TextStyleName[] = ['body', 'small', 'tight', 'tighter', 'tightest']

/** An amount is never broken: one that is too wide is set smaller. What is no number is a text as any other. */
export function amountLines(text: string, width: number, family: DocumentFamily): TextLine[] {
  if (!/\d/.test(text)) return setLines(text, width, 'body', family)
  const style = figureStyles.find((name) => figureWidth(text, family, textStyles[name]) <= width)
  return [{ text, style: style ?? 'tightest' }]
}

function factLines(fact: ListedFact, width: number, family: DocumentFamily): CellLine[] {
  const room = fact.pictureUrl ? width - PICTURE_ROOM : width
  const lines = fact.lines.flatMap((line) => setLines(line, room, 'body', family))
  const { pictureUrl } = fact
  if (pictureUrl === null) return lines
  // The lines after the first stand under its text, not under the picture.
  return lines.map((line, index) => (index === 0 ? { ...line, pictureUrl } : { ...line, isIndented: true }))
}

function itemLines(
  facts: ItemFacts,
  { width }: DocumentColumn,
  columns: readonly DocumentColumn[],
  family: DocumentFamily,
): TextLine[] {
  const shown = new Set(columns.map(({ title }) => title))
  const without = [...facts.columns.values()].filter(({ title }) => !shown.has(title))
  const choices = [...without, ...facts.inline].map(({ title, lines }) => `${title}: ${lines.join(', ')}`)
  if (facts.machiningCode !== '') choices.push(`Machining: ${facts.machiningCode}`)
  return [
    ...setLines(`${facts.number}. ${facts.title}`, width, 'strong', family),
    ...setLines(facts.productTitle, width, 'body', family),
    ...setLines(choices.join(SEPARATOR), width, 'small', family),
    ...setLines(facts.rounding, width, 'small', family),
    ...(facts.notes === ''
      ? []
      : setLines(documentMessages.note({ text: facts.notes }), width, 'small', family)),
  ]
}

function cellOf(facts: ItemFacts, column: DocumentColumn, options: RowOptions): readonly CellLine[] {
  const { columns, family } = options
  switch (column.kind) {
    case 'picture':
      return []
    case 'item':
      return itemLines(facts, column, columns, family)
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

export function rowBlock(facts: ItemFacts, options: RowOptions): Block {
  let picture: ItemPicture | undefined
  return {
    kind: 'row',
    number: facts.number,
    cells: options.columns.map((column) => cellOf(facts, column, options)),
    picture() {
      picture ??= options.pictureOf(facts)
      return picture
    },
    pictureHeight: options.pictureHeight,
  }
}
