/** What the columns of a table say, recognized by their headings in the languages that people's spreadsheets speak. */
import type { Catalog } from '../catalog/compile.ts'
import type { CatalogProduct, ProductProperty } from '../catalog/schema.ts'
import { titlesOf } from '../catalog/translations.ts'
import { isEngraved } from '../item-drawings/engraving-grid.ts'
import { engravingScheduleMessages } from '../messages/options/engraving-schedule.ts'
import { choiceWords, keypadHeadings, numberedHeadings, placeWords } from './headings.ts'
import { keypadImportMessages } from '../messages/order/keypad-import.ts'
import { cellText, type PlainCell } from '../spreadsheets/cells/cells.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import {
  BUTTONS_MOST,
  type ColumnRole,
  hasEngravings,
  ignored,
  type KeypadMapping,
  type PlainRole,
  plainRoles,
  roleKey,
} from './column-roles.ts'

export type TableRows = readonly (readonly PlainCell[])[]

/** Of whose choices columns may speak. */
export interface RecognizedFor {
  readonly catalog: Catalog
  readonly profile: OrgProfile
  readonly product: CatalogProduct | undefined
}

/** How far down the headings may stand: below the name of the house, for example. */
const HEADER_MOST = 12

/** Small letters and figures, without accents and signs. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const isOneOf = (list: readonly string[], text: string) => list.includes(text)

/** The side that a text names. */
export function sideOf(text: string): 'above' | 'below' | undefined {
  const plain = plainWords(text)
  const { sides } = engravingScheduleMessages
  if (isOneOf(placeWords.above, plain) || plain === plainWords(sides.above)) return 'above'
  return isOneOf(placeWords.below, plain) || plain === plainWords(sides.below) ? 'below' : undefined
}

/** The language that a text names: 0 for the first. */
export function languageOf(text: string): 0 | 1 | undefined {
  const plain = plainWords(text)
  const { languages } = engravingScheduleMessages
  if (isOneOf(placeWords.second, plain) || plain === plainWords(languages.second)) return 1
  return isOneOf(placeWords.first, plain) || plain === plainWords(languages.first) ? 0 : undefined
}

/** The properties of a product that a column may choose: all but its engravings. */
export function chosenProperties({ catalog, profile, product }: RecognizedFor): readonly ProductProperty[] {
  if (product === undefined) return []
  return (catalog.propertiesByProduct.get(product.id) ?? []).filter(
    (property) => !isEngraved(property, product, profile),
  )
}

/** The property that a heading names: by its whole title, else by words that mean the same, the first in display order. */
function propertyNamed(heading: string, properties: readonly ProductProperty[]): ProductProperty | undefined {
  const plain = plainWords(heading)
  const id = /^#(\d{1,10})$/.exec(heading.trim())?.[1]
  const exact = properties.find((property) =>
    id === undefined
      ? [...titlesOf(property), property.internalTitle].some((title) => plainWords(title) === plain)
      : property.id === Number(id),
  )
  if (exact !== undefined || plain === '') return exact
  const wanted = plain.split(' ').map(meaningOf)
  return properties.find((property) => {
    const own = titlesOf(property).flatMap((title) => plainWords(title).split(' ').map(meaningOf))
    return wanted.every((word) => own.includes(word)) && wanted.some((word) => word.startsWith('='))
  })
}

function meaningOf(word: string): string {
  const group = choiceWords.find((same) => isOneOf(same, word))
  return group === undefined ? word : `=${group[0]}`
}

/** `Button 3`, `Btn 2 above`, `Engraving 1 line 2`, `Knapp 4 (second language)`. */
function numbered(plain: string, heads: readonly string[]): ColumnRole | undefined {
  const [, head = '', figure = '', rest = ''] =
    /^(\p{L}+(?: \p{L}+)*?) ?(\d{1,2})(?: (.*))?$/u.exec(plain) ?? []
  const button = Number(figure)
  if (!isOneOf(heads, head) || button < 1 || button > BUTTONS_MOST) return undefined
  const role = { kind: 'engraving', button, side: null, isSecond: false, line: 0 } as const
  if (rest === '' || isOneOf(keypadHeadings.engraving, rest)) return role
  const [, lineHead = '', line = ''] = /^(\p{L}+) ?([12])$/u.exec(rest) ?? []
  if (isOneOf(numberedHeadings.line, lineHead)) return { ...role, line: Number(line) - 1 }
  const side = sideOf(rest)
  if (side !== undefined) return { ...role, side }
  return languageOf(rest) === 1 ? { ...role, isSecond: true } : undefined
}

/** What this program writes as headings, in the reader's language. */
function ownHeading(plain: string): PlainRole | 'line1' | 'line2' | undefined {
  const { columns, fileColumns } = engravingScheduleMessages
  const { example } = keypadImportMessages
  const own: readonly (readonly [string, PlainRole | 'line1' | 'line2'])[] = [
    [fileColumns.number, 'number'],
    [fileColumns.quantity, 'quantity'],
    [columns.room, 'room'],
    [columns.item, 'product'],
    [columns.pieces, 'pieces'],
    [columns.mechanism, 'button'],
    [columns.language, 'language'],
    [columns.line1, 'line1'],
    [columns.line2, 'line2'],
    [example.room, 'room'],
    [example.keypad, 'title'],
    [example.quantity, 'quantity'],
  ]
  return own.find(([title]) => plainWords(title) === plain)?.[1]
}

/** Whether these are the headings of a schedule that this program has written, in whatever language. */
const isOwnFile = (headings: readonly Heading[]) =>
  headings.some(({ plain }) => isOneOf(keypadHeadings.ownFile, plain))

/** The property that chooses font or size of what is engraved: columns of the schedule's own files. */
function styleOf(plain: string, { product, catalog }: RecognizedFor): ColumnRole | undefined {
  const path = isOneOf(keypadHeadings.font, plain)
    ? 'engravingStyle.fontFamily'
    : isOneOf(keypadHeadings.size, plain)
      ? 'engravingStyle.fontSize'
      : undefined
  if (path === undefined) return undefined
  const bindings = product?.drawing?.bindings
  const binding = bindings?.[path] ?? bindings?.['engravingStyle']
  const propertyId = binding?.source === 'optionData' ? binding.productPropertyId : undefined
  const isChosen = propertyId !== undefined && catalog.properties.get(propertyId)?.type === 'singleSelect'
  return isChosen ? { kind: 'choice', propertyId } : ignored
}

interface Heading {
  readonly text: string
  readonly plain: string
  /** what stands below it */
  readonly cells: readonly string[]
}

function plainRoleOf({ plain, cells }: Heading, hasButtons: boolean): ColumnRole | undefined {
  // Where it is said above or below it is a side, else it is which button.
  if (isOneOf(keypadHeadings.position, plain))
    return {
      kind: cells.length > 0 && cells.every((cell) => sideOf(cell) !== undefined) ? 'position' : 'button',
    }
  // “Item” is a number in some schedules and a name in others.
  if (isOneOf(keypadHeadings.number, plain))
    return { kind: cells.every((cell) => /^\d+$/.test(cell)) ? 'number' : 'title' }
  if (isOneOf(keypadHeadings.engraving, plain)) return { kind: 'line', line: 0 }
  const found = plainRoles.find((role) => isOneOf(keypadHeadings[role], plain))
  if (found !== undefined) return { kind: found }
  const line = numbered(plain, numberedHeadings.line)
  if (line?.kind !== 'engraving') return undefined
  // Of the row's own button, where each has a row; else lines are what buttons are.
  if (!hasButtons) return line
  return line.button <= 2 ? { kind: 'line', line: line.button - 1 } : undefined
}

function roleOf(heading: Heading, properties: readonly ProductProperty[], hasButtons: boolean): ColumnRole {
  const { text, plain } = heading
  if (plain === '' && !text.startsWith('#')) return ignored
  const exact =
    properties.find(({ title }) => plainWords(title) === plain) ??
    properties.find((property) => titlesOf(property).some((title) => plainWords(title) === plain))
  const engraved = numbered(plain, numberedHeadings.button)
  if (engraved !== undefined) return engraved
  const own = ownHeading(plain)
  if (exact === undefined && hasButtons && (own === 'line1' || own === 'line2'))
    return { kind: 'line', line: own === 'line1' ? 0 : 1 }
  if (exact !== undefined && !isOneOf(keypadHeadings.room, plain))
    return { kind: 'choice', propertyId: exact.id }
  // Pieces are told by a heading that another language has for a quantity.
  if (own === 'pieces' && !isOneOf(keypadHeadings.quantity, plain)) return { kind: 'pieces' }
  const role = plainRoleOf(heading, hasButtons)
  if (role !== undefined) return role
  if (own !== undefined && own !== 'line1' && own !== 'line2') return { kind: own }
  const chosen = propertyNamed(text, properties)
  return chosen === undefined ? ignored : { kind: 'choice', propertyId: chosen.id }
}

const SAMPLES = 200

function headingsAt(rows: TableRows, header: number): Heading[] {
  const width = Math.max(0, ...rows.slice(0, SAMPLES).map(({ length }) => length))
  const below = rows.slice(header + 1, header + 1 + SAMPLES)
  return Array.from({ length: width }, (_, column) => {
    const text = cellText(rows[header]?.[column] ?? '')
    const cells = below.map((row) => cellText(row[column] ?? '')).filter((cell) => cell !== '')
    return { text, plain: plainWords(text), cells }
  })
}

/** The roles of a table's columns under this row of headings; each is given once, to the first column that has it. */
export function recognizedRoles(rows: TableRows, header: number, about: RecognizedFor): ColumnRole[] {
  const headings = headingsAt(rows, header)
  const properties = chosenProperties(about)
  const hasButtons = headings.some(
    ({ plain }) =>
      isOneOf(keypadHeadings.button, plain) || ownHeading(plain) === 'button' || plain === 'position',
  )
  const isOwn = isOwnFile(headings)
  const seen = new Set<string>()
  return headings.map((heading) => {
    const style = isOwn ? styleOf(heading.plain, about) : undefined
    const found = style ?? roleOf(heading, properties, hasButtons)
    // Some languages have one word for the quantity and its pieces.
    const role: ColumnRole =
      isOwn && found.kind === 'quantity' && seen.has('quantity') ? { kind: 'pieces' } : found
    const key = roleKey(role)
    if (seen.has(key)) return ignored
    seen.add(key)
    return role
  })
}

/** How a table is probably meant: the row of headings is the one that says most. */
export function recognizeTable(rows: TableRows, about: RecognizedFor): KeypadMapping {
  let header = -1
  let best: readonly ColumnRole[] = []
  let most = 1
  for (let row = 0; row < Math.min(HEADER_MOST, rows.length); row += 1) {
    const roles = recognizedRoles(rows, row, about)
    const known = roles.filter(({ kind }) => kind !== 'ignored').length + (hasEngravings(roles) ? 1 : 0)
    if (known <= most) continue
    most = known
    header = row
    best = roles
  }
  const width = Math.max(0, ...rows.slice(0, SAMPLES).map(({ length }) => length))
  const columns = Array.from({ length: Math.min(width, 200) }, (_, column) =>
    roleKey(best[column] ?? ignored),
  )
  return { header, columns, side: 'below' }
}
