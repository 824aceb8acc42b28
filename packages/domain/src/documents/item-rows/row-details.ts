/**
 * What stands under the cells of a row, beside its picture: the choices without a column as names and values in aligned
 * columns, what is engraved by mechanism, the note. [issue 18]
 */
import { documentMessages as words } from '../../messages/papers/documents.ts'
import type { RowDetail, TextLine } from '../blocks.ts'
import { mechanismTexts } from '../item-facts/engraving-lines.ts'
import { setLines } from '../facts-block.ts'
import type { ItemFacts, ListedFact } from '../item-facts/item-facts.ts'
import { type DocumentFamily, type TextStyleName, textStyles, textWidth } from '../../typesetting/type.ts'

/** Between two columns of choices, and between a name and its value, px. */
const BESIDE = 20
const AFTER_NAME = 10
/** Between two engravings, px. */
const BETWEEN_ENGRAVINGS = 16
/** As many columns of choices as leave each this much, px. */
const LEAST = 220
/** A name has at most this share of its column; one that needs more is broken. */
const MOST_OF_NAME = 0.42
/** A value that needs more lines than these in its column has the whole width. */
const MOST_LINES = 2

export type DetailsRoom = {
  /** px from the left of the row, and how much there is */
  readonly left: number
  readonly width: number
  readonly family: DocumentFamily
  /** of all names of the document, so that its values stand under each other */
  readonly nameWidth: number
}

type Choice = { readonly name: string; readonly value: string }

/** The choices of a line that have no column, and what it is made by. */
function choicesOf(facts: ItemFacts, columns: ReadonlySet<string>): ListedFact[] {
  const without = [...facts.columns.values()].filter(({ title }) => !columns.has(title))
  return [...without, ...facts.inline]
}

function isEngraved(fact: ListedFact): boolean {
  return fact.engraved !== undefined
}

function plainChoices(facts: ItemFacts, choices: readonly ListedFact[]): Choice[] {
  const plain = choices
    .filter((fact) => !isEngraved(fact))
    .map(({ title, lines }) => ({ name: title, value: lines.join(', ') }))
  return facts.machiningCode === ''
    ? plain
    : [...plain, { name: words.machining, value: facts.machiningCode }]
}

/** How many choices stand under the cells of a line. */
export function detailCount(facts: ItemFacts, columns: ReadonlySet<string>): number {
  return choicesOf(facts, columns).length
}

function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + BESIDE) / (LEAST + BESIDE)))
}

/** How wide the names of choices are in all rows of a document with so much room, px. */
export function detailNameWidth(
  facts: readonly ItemFacts[],
  columns: ReadonlySet<string>,
  width: number,
  family: DocumentFamily,
): number {
  const names = new Set(
    facts.flatMap((one) => {
      const titles = choicesOf(one, columns).map(({ title }) => title)
      const others = [one.machiningCode && words.machining, one.notes && words.noteTitle]
      return [...titles, ...others, one.rounding && words.roundingTitle].filter(Boolean)
    }),
  )
  const widest = Math.max(0, ...[...names].map((name) => textWidth(name, family, textStyles.small)))
  const count = columnsIn(width)
  const column = (width - BESIDE * (count - 1)) / count
  return Math.ceil(Math.min(widest, column * MOST_OF_NAME)) + AFTER_NAME
}

/** Texts in a grid, row by row: each row is as high as its highest. `next` is the line after them. */
type Grid = { readonly details: readonly RowDetail[]; readonly next: number }

/** Choices beside each other, each with so much room for its name and value, px. */
type ChoiceRow = { readonly choices: readonly Choice[]; readonly most: number }

function valueLines({ value }: Choice, most: number, { nameWidth, family }: DetailsRoom): TextLine[] {
  return setLines(value, most - nameWidth, 'detail', family)
}

/** In columns; those that have the whole width come after the others, which leave no holes then. */
function choiceRows(choices: readonly Choice[], room: DetailsRoom): readonly ChoiceRow[] {
  const count = columnsIn(room.width)
  const most = Math.floor((room.width - BESIDE * (count - 1)) / count)
  const isWide = (choice: Choice) => valueLines(choice, most, room).length > MOST_LINES
  const short = choices.filter((choice) => !isWide(choice))
  return [
    ...Array.from({ length: Math.ceil(short.length / count) }, (_, row) => ({
      choices: short.slice(row * count, (row + 1) * count),
      most,
    })),
    ...ownRows(choices.filter(isWide), room),
  ]
}

/** Each with the whole width. */
function ownRows(choices: readonly Choice[], { width }: DetailsRoom): readonly ChoiceRow[] {
  return choices.filter(({ value }) => value !== '').map((choice) => ({ choices: [choice], most: width }))
}

function choicesGrid(rows: readonly ChoiceRow[], line: number, room: DetailsRoom): Grid {
  const { left, family, nameWidth } = room
  const details: RowDetail[] = []
  let next = line
  for (const { choices, most } of rows) {
    let height = 0
    choices.forEach((choice, place) => {
      const at = left + place * (most + BESIDE)
      const names = setLines(choice.name, nameWidth - AFTER_NAME, 'small', family)
      const values = valueLines(choice, most, room)
      details.push({ left: at, line: next, lines: names, isLabel: true })
      details.push({ left: at + nameWidth, line: next, lines: values })
      height = Math.max(height, names.length, values.length)
    })
    next += height
  }
  return { details, next }
}

/** The texts beside each other in columns of one width, as many as there is room for. */
function textGrid(
  texts: readonly string[],
  line: number,
  { left, width, family }: Pick<DetailsRoom, 'left' | 'width' | 'family'>,
  style: TextStyleName,
): Grid {
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, family, textStyles[style])))
  const column = Math.ceil(widest) + BETWEEN_ENGRAVINGS
  const count = Math.max(1, Math.floor((width + BETWEEN_ENGRAVINGS) / column))
  const details: RowDetail[] = []
  let next = line
  for (let from = 0; from < texts.length; from += count) {
    const row = texts.slice(from, from + count).map((text) => setLines(text, width, style, family))
    row.forEach((lines, place) => details.push({ left: left + place * column, line: next, lines }))
    next += Math.max(...row.map((lines) => lines.length))
  }
  return { details, next }
}

function engravingsGrid(fact: ListedFact, line: number, room: DetailsRoom): Grid {
  const { left, width, family, nameWidth } = room
  const names = setLines(fact.title, nameWidth - AFTER_NAME, 'small', family)
  const details: RowDetail[] = [{ left, line, lines: names, isLabel: true }]
  const beside = { left: left + nameWidth, width: width - nameWidth, family }
  let next = line
  for (const group of fact.engraved ?? []) {
    if (group.pieces !== '') {
      const pieces = setLines(group.pieces, beside.width, 'small', family)
      details.push({ left: beside.left, line: next, lines: pieces, isLabel: true })
      next += pieces.length
    }
    const grid = textGrid(mechanismTexts(group), next, beside, 'body')
    details.push(...grid.details)
    next = grid.next
  }
  return { details, next: Math.max(next, line + names.length) }
}

/** What stands under the cells of a line from the row's line `from` on. `columns` are the titles that have a column. */
export function rowDetails(
  facts: ItemFacts,
  columns: ReadonlySet<string>,
  from: number,
  room: DetailsRoom,
): readonly RowDetail[] {
  const choices = choicesOf(facts, columns)
  const texts = [
    { name: words.roundingTitle, value: facts.rounding },
    { name: words.noteTitle, value: facts.notes },
  ]
  const parts: ((line: number) => Grid)[] = [
    (line) => choicesGrid(choiceRows(plainChoices(facts, choices), room), line, room),
    ...choices.filter(isEngraved).map((fact) => (line: number) => engravingsGrid(fact, line, room)),
    (line) => choicesGrid(ownRows(texts, room), line, room),
  ]
  const details: RowDetail[] = []
  let next = from
  for (const part of parts) {
    const grid = part(next)
    details.push(...grid.details)
    next = grid.next
  }
  return details
}
