/**
 * The rows of a table as keypads, still as they are written: a row each, or several rows of one where each button has a row. What a
 * cell says is known only beside its product.
 */
import type { EngravingSide } from '../engraving/schema.ts'
import { cellText, type PlainCell } from '../spreadsheets/cells/cells.ts'
import { type ColumnRole, isByButton, type KeypadMapping, type PlainRole, roleOfKey } from './column-roles.ts'
import type { TableRows } from './recognize.ts'

/** A cell of the table by its place, from 0. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

export interface WrittenCell {
  readonly at: CellPlace
  readonly cell: PlainCell
}

/** What is engraved, with what is said of where. */
export interface WrittenEngraving extends WrittenCell {
  /** a number, or the row's cell that says which button it is */
  readonly button: number | WrittenCell | null
  readonly side: EngravingSide | WrittenCell
  readonly language: 0 | 1 | WrittenCell
  readonly pieces: WrittenCell | null
  readonly line: number
  /** another column has the second line of the same place */
  readonly hasSecond: boolean
}

/** A keypad as it stands in the table. */
export interface WrittenKeypad {
  /** from 0 */
  readonly rows: readonly number[]
  readonly own: Readonly<Partial<Record<PlainRole, WrittenCell>>>
  readonly choices: readonly (WrittenCell & { readonly propertyId: number })[]
  readonly engravings: readonly WrittenEngraving[]
  /** cells of later rows that say something else than the first, with the row that they differ from */
  readonly differing: readonly (WrittenCell & { readonly from: number })[]
}

interface Read {
  readonly rows: TableRows
  readonly roles: readonly ColumnRole[]
  readonly side: EngravingSide
}

interface Row {
  readonly index: number
  readonly cells: readonly WrittenCell[]
}

/** What rows of one keypad need not repeat. */
const ofButton: ReadonlySet<ColumnRole['kind']> = new Set(['button', 'position', 'language', 'pieces'])

const isEmpty = (written: WrittenCell | undefined) => written === undefined || cellText(written.cell) === ''

function filledRows({ rows }: Read, header: number): Row[] {
  return rows.flatMap((cells, index): Row[] => {
    if (index <= header || cells.every((cell) => cellText(cell) === '')) return []
    return [{ index, cells: cells.map((cell, column) => ({ at: { row: index, column }, cell })) }]
  })
}

function cellOf({ roles }: Read, row: Row, kind: PlainRole): WrittenCell | undefined {
  const found = row.cells[roles.findIndex((role) => role.kind === kind)]
  return isEmpty(found) ? undefined : found
}

/** Which place of its keypad a row engraves, as far as it says one; '' where no column says which button it is. */
function placeOf(read: Read, row: Row): string {
  if (cellOf(read, row, 'button') === undefined) return ''
  const said = (['button', 'position', 'language', 'pieces'] as const).map((kind) => cellOf(read, row, kind))
  return said.map((written) => (written === undefined ? '' : cellText(written.cell).toLowerCase())).join('\n')
}

/**
 * The key of a row's keypad where the row has a number: the number; and with its room where schedules count anew in each room,
 * which is seen when a place of the number is engraved already, in another room. A room that differs without that is a slip.
 */
function numberedKey(
  read: Read,
  row: Row,
  number: string,
  groups: ReadonlyMap<string, readonly Row[]>,
): string {
  const roomOf = (one: Row) => cellText(cellOf(read, one, 'room')?.cell ?? '').toLowerCase()
  const key = `#${number}`
  const room = roomOf(row)
  if (room === '') return key
  const ofRoom = `${key}\n${room}`
  if (groups.has(ofRoom)) return ofRoom
  const rows = groups.get(key) ?? []
  const first = rows.map(roomOf).find((text) => text !== '') ?? room
  const place = placeOf(read, row)
  const isTaken = place !== '' && rows.some((other) => placeOf(read, other) === place)
  return isTaken && first !== room ? ofRoom : key
}

/** Rows of one keypad: those of its number, or of its room and name; a row without these goes on with the keypad above. */
function together(read: Read, rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>()
  let [last, lastNumber] = ['', '']
  for (const row of rows) {
    const said = (['number', 'room', 'title'] as const).map((kind) => cellOf(read, row, kind))
    const texts = said.map((written) => (written === undefined ? '' : cellText(written.cell)))
    const [number = '', room] = texts
    // The number of the row above without a room goes on with that row's keypad.
    if (number !== '' && (number !== lastNumber || room !== '')) last = numberedKey(read, row, number, groups)
    else if (number === '' && texts.some((text) => text !== '')) last = texts.join('\n')
    if (texts.some((text) => text !== '')) lastNumber = number
    groups.set(last, [...(groups.get(last) ?? []), row])
  }
  return [...groups.values()]
}

function engravingsOf(read: Read, row: Row, place: number): WrittenEngraving[] {
  const { roles, side } = read
  const position = cellOf(read, row, 'position')
  const language = cellOf(read, row, 'language')
  const pieces = cellOf(read, row, 'pieces') ?? null
  return row.cells.flatMap((written, column): WrittenEngraving[] => {
    const role = roles[column]
    if (isEmpty(written) || (role?.kind !== 'line' && role?.kind !== 'engraving')) return []
    const isSecondLine = (other: ColumnRole | undefined) =>
      role.kind === 'line'
        ? other?.kind === 'line' && other.line === 1
        : other?.kind === 'engraving' &&
          other.button === role.button &&
          other.side === role.side &&
          other.isSecond === role.isSecond &&
          other.line === 1
    const hasSecond = row.cells.some((other, at) => !isEmpty(other) && isSecondLine(roles[at]))
    const common = { ...written, line: role.line, pieces, hasSecond }
    if (role.kind === 'engraving') {
      const own = role.isSecond ? 1 : (language ?? 0)
      return [{ ...common, button: role.button, side: role.side ?? position ?? side, language: own }]
    }
    // Where no column says which button it is, the rows of a keypad are its buttons in their order.
    const isCounted = !roles.some(({ kind }) => kind === 'button')
    const button = isCounted ? place + 1 : (cellOf(read, row, 'button') ?? null)
    return [{ ...common, button, side: position ?? side, language: language ?? 0 }]
  })
}

/** What the first row that says something of it says; other texts further down are told. */
function firstOf(cells: readonly WrittenCell[]) {
  const [first, ...others] = cells.filter((written) => !isEmpty(written))
  const text = first && cellText(first.cell).toLowerCase()
  const from = first?.at.row ?? 0
  const differing = others
    .filter(({ cell }) => cellText(cell).toLowerCase() !== text)
    .map((written) => ({ ...written, from }))
  return { first, differing }
}

function keypadOf(read: Read, rows: readonly Row[]): WrittenKeypad {
  const own: Partial<Record<PlainRole, WrittenCell>> = {}
  const choices: (WrittenCell & { propertyId: number })[] = []
  const differing: (WrittenCell & { from: number })[] = []
  for (const [column, role] of read.roles.entries()) {
    if (role.kind === 'ignored' || role.kind === 'line' || role.kind === 'engraving') continue
    if (ofButton.has(role.kind)) continue
    const found = firstOf(rows.flatMap(({ cells }) => cells[column] ?? []))
    differing.push(...found.differing)
    if (found.first === undefined) continue
    if (role.kind === 'choice') choices.push({ ...found.first, propertyId: role.propertyId })
    else own[role.kind] = found.first
  }
  return {
    rows: rows.map(({ index }) => index),
    own,
    choices,
    engravings: rows.flatMap((row, place) => engravingsOf(read, row, place)),
    differing,
  }
}

/** The keypads of a table, in its order. A role that two columns have is read of the first. */
export function readKeypads(rows: TableRows, mapping: KeypadMapping): WrittenKeypad[] {
  const seen = new Set<string>()
  const roles = mapping.columns.map((key): ColumnRole => {
    if (seen.has(key)) return { kind: 'ignored' }
    seen.add(key)
    return roleOfKey(key)
  })
  const read: Read = { rows, roles, side: mapping.side }
  const filled = filledRows(read, mapping.header)
  const groups = isByButton(roles) ? together(read, filled) : filled.map((row) => [row])
  return groups.map((group) => keypadOf(read, group))
}
