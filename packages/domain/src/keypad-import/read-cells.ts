/** What the cells of a keypad say, each by itself: name, quantity, choices, and the places of its engravings. */
import type { CatalogProduct } from '../catalog/schema.ts'
import { readEntry } from '../engraving-schedule/entry-text.ts'
import {
  ENGRAVING_ENTRIES_MAX,
  ENGRAVING_TEXT_MAX,
  type EngravingEntry,
  type EngravingSide,
} from '../engraving/schema.ts'
import { engravingScheduleMessages } from '../messages/options/engraving-schedule.ts'
import { keypadImportMessages as words } from '../messages/order/keypad-import.ts'
import { ITEM_TITLE_MAX } from '../orders/titles.ts'
import {
  cellText,
  type Locale,
  type PlainCell,
  read,
  type Reading,
  readNumber,
  refuse,
} from '../spreadsheets/cells/cells.ts'
import { beyondRecall } from '../spreadsheets/cells/program-habits.ts'
import { plainText } from '../units/text/plain-text.ts'
import { NOTE_MAX } from '../units/record.ts'
import type { CellPlace, WrittenCell, WrittenEngraving, WrittenKeypad } from './read-keypads.ts'
import { languageOf, sideOf } from './recognize.ts'

/** `error`: nothing of the keypad is added with it; `warning`: somebody should look at it; `note`: what was chosen without being said. */
export type NoteTone = 'error' | 'warning' | 'note'

export interface KeypadNote {
  /** null: of the keypad as a whole */
  readonly at: CellPlace | null
  readonly tone: NoteTone
  readonly message: string
  /** texts that may be meant */
  readonly proposals: readonly string[]
}

export function errorAt(
  at: CellPlace | null,
  message: string,
  proposals: readonly string[] = [],
): KeypadNote {
  return { at, tone: 'error', message, proposals }
}

const QUANTITY_MOST = 100_000
/** Pieces that can have engravings of their own. */
export const PIECES_MOST = 500

export function readQuantity(cell: PlainCell, locale: Locale): Reading<number> {
  const found = readNumber(cell, locale)
  const isCount =
    found.ok && Number.isInteger(found.value) && found.value >= 1 && found.value <= QUANTITY_MOST
  return isCount ? found : refuse(words.quantity({ most: QUANTITY_MOST }))
}

export interface Titled {
  readonly title: string
  readonly note: KeypadNote | null
}

/** The name, with the room before it where nothing else of the item says the room; the product's title where the row says neither. */
export function readTitle({ own }: WrittenKeypad, product: CatalogProduct, hasRoom: boolean): Titled {
  const textOf = (written: WrittenCell | undefined) =>
    written === undefined ? '' : plainText(cellText(written.cell)).trim()
  const [name, room, number] = [textOf(own.title), textOf(own.room), textOf(own.number)]
  const isSaid = hasRoom || room === '' || name.toLowerCase().startsWith(room.toLowerCase())
  const whole = name === '' ? room : isSaid ? name : `${room} ${name}`
  const title = whole === '' ? [product.title, number].filter(Boolean).join(' ') : whole
  if (title.length <= ITEM_TITLE_MAX) return { title, note: null }
  const message = words.titleTooLong({ length: title.length, most: ITEM_TITLE_MAX })
  return { title, note: errorAt((own.title ?? own.room)?.at ?? null, message) }
}

/** What is noted of the item, line by line. */
export function readNotes({ own }: WrittenKeypad): {
  readonly text: string
  readonly note: KeypadNote | null
} {
  if (own.notes === undefined) return { text: '', note: null }
  const text = plainText(cellText(own.notes.cell), true)
  if (text.length <= NOTE_MAX) return { text, note: null }
  return { text, note: errorAt(own.notes.at, words.notesTooLong({ length: text.length, most: NOTE_MAX })) }
}

/** Which button is meant: by its number from 1, or by what the plate calls it. */
export type WhichButton = number | string

/** An engraving whose place is understood, but for which button of a plate it is. */
export interface PlacedEngraving {
  readonly at: CellPlace
  /** the cell by which the button is found */
  readonly buttonAt: CellPlace
  readonly button: WhichButton
  readonly side: EngravingSide
  readonly language: 0 | 1
  /** null: all of them */
  readonly pieces: readonly number[] | null
  readonly line: number
  readonly entries: readonly (EngravingEntry | null)[]
  /** one cell has all lines of its place */
  readonly isWhole: boolean
}

function buttonOf({ button, at }: WrittenEngraving): Reading<{ which: WhichButton; at: CellPlace }> {
  if (typeof button === 'number') return read({ which: button, at })
  if (button === null) return refuse(words.buttonNeeded)
  const text = cellText(button.cell)
  return read({ which: /^\d{1,3}$/.test(text) ? Number(text) : text, at: button.at })
}

/** '1, 3–4' → [1, 3, 4], from 1 to the quantity. */
export function readPieces(text: string, quantity: number): readonly number[] | null {
  const pieces: number[] = []
  for (const part of text.split(/[,;]/)) {
    const [, from = '', to = from] = /^\s*(\d{1,6})\s*(?:[–-]\s*(\d{1,6}))?\s*$/.exec(part) ?? []
    if (from === '' || Number(from) < 1 || Number(to) > quantity || Number(to) < Number(from)) return null
    for (let piece = Number(from); piece <= Number(to); piece += 1) pieces.push(piece)
  }
  return pieces
}

function entriesOf(written: WrittenEngraving): Reading<readonly (EngravingEntry | null)[]> {
  const { cell, line, hasSecond } = written
  const lost = beyondRecall(cell)
  if (lost !== undefined) return refuse(lost)
  const lines = (typeof cell === 'boolean' ? String(cell).toUpperCase() : cellText(cell)).split('\n')
  const isOver = lines.length > ENGRAVING_ENTRIES_MAX - line || (lines.length > 1 && line === 0 && hasSecond)
  if (isOver) return refuse(words.moreLines)
  const entries: (EngravingEntry | null)[] = []
  for (const text of lines) {
    const entry = readEntry(text.trim())
    if (!entry.ok) {
      return refuse(engravingScheduleMessages.tooLong({ length: entry.length, most: ENGRAVING_TEXT_MAX }))
    }
    entries.push(entry.entry)
  }
  return read(entries)
}

/** An engraving with its place, or the note that says why it has none. */
export function readEngraving(
  written: WrittenEngraving,
  quantity: number,
):
  | { readonly ok: true; readonly placed: PlacedEngraving }
  | { readonly ok: false; readonly note: KeypadNote } {
  const { at, line, hasSecond } = written
  const no = (place: CellPlace, message: string) => ({ ok: false as const, note: errorAt(place, message) })
  const button = buttonOf(written)
  if (!button.ok) return no(at, button.message)
  const side = typeof written.side === 'string' ? written.side : sideOf(cellText(written.side.cell))
  if (side === undefined && typeof written.side !== 'string') {
    return no(written.side.at, words.position({ text: cellText(written.side.cell) }))
  }
  const language =
    typeof written.language === 'number' ? written.language : languageOf(cellText(written.language.cell))
  if (language === undefined && typeof written.language !== 'number') {
    return no(written.language.at, words.language({ text: cellText(written.language.cell) }))
  }
  const said = written.pieces === null ? '' : cellText(written.pieces.cell)
  const pieces = said === '' ? null : readPieces(said, Math.min(quantity, PIECES_MOST))
  if (said !== '' && pieces === null)
    return no(written.pieces?.at ?? at, words.pieces({ text: said, quantity }))
  const entries = entriesOf(written)
  if (!entries.ok) return no(at, entries.message)
  return {
    ok: true,
    placed: {
      at,
      buttonAt: button.value.at,
      button: button.value.which,
      side: side ?? 'below',
      language: language ?? 0,
      pieces,
      line,
      entries: entries.value,
      isWhole: line === 0 && !hasSecond,
    },
  }
}
