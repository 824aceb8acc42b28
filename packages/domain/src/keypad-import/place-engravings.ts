/** Engravings at the places of a plate: which button is meant, and what is engraved there piece by piece. */
import type { EngravingGrid } from '../engraving/limits.ts'
import { type EngravingSet, engravingSetAt, type EngravingSide } from '../engraving/schema.ts'
import { withEntry, withPiece } from '../engraving/sets.ts'
import { keypadImportMessages as words } from '../messages/order/keypad-import.ts'
import type { CellPlace } from './read-keypads.ts'
import {
  errorAt,
  type KeypadNote,
  PIECES_MOST,
  type PlacedEngraving,
  type WhichButton,
} from './read-cells.ts'

/** The index of a button on a plate; undefined where the plate has none of it. Without a plate numbers are taken as they are. */
export function mechanismOf(which: WhichButton, grid: EngravingGrid | null): number | undefined {
  if (grid === null) return typeof which === 'number' ? which - 1 : numberAtEnd(which)
  const { mechanisms } = grid
  if (typeof which === 'number') return mechanisms[which - 1]?.index
  const wanted = which.toLowerCase()
  const called = mechanisms.find(({ label, title }) =>
    [label, title].some((name) => name.toLowerCase() === wanted),
  )
  if (called !== undefined) return called.index
  const place = numberAtEnd(which)
  // 'Push button 2' is the second button of a plate that calls its buttons otherwise.
  return place === undefined
    ? mechanisms.length === 1
      ? mechanisms[0]?.index
      : undefined
    : mechanisms[place]?.index
}

function numberAtEnd(text: string): number | undefined {
  const figure = /(\d{1,3})\s*$/.exec(text)?.[1]
  return figure === undefined || Number(figure) < 1 ? undefined : Number(figure) - 1
}

/** The highest number that is asked for: how many buttons a plate must have. */
export function buttonsNeeded(placed: readonly PlacedEngraving[]): number {
  return Math.max(
    1,
    ...placed.map(({ button }) => (typeof button === 'number' ? button : (numberAtEnd(button) ?? 0) + 1)),
  )
}

/** Whether a plate has all buttons that are asked for. */
export function holdsAll(placed: readonly PlacedEngraving[], grid: EngravingGrid | null): boolean {
  return grid !== null && placed.every(({ button }) => mechanismOf(button, grid) !== undefined)
}

/** Where an engraving has come to stand, for what is found out about it there. */
export interface Standing {
  readonly at: CellPlace
  readonly mechanism: number
  readonly side: EngravingSide
  readonly language: 0 | 1
  /** lines, from 0 */
  readonly lines: readonly number[]
  readonly pieces: readonly number[] | null
  readonly isWhole: boolean
}

export interface Placed {
  /** of the first and the second language, a set for each piece, or one for all */
  readonly sets: readonly [EngravingSet[], EngravingSet[]]
  readonly standings: readonly Standing[]
  readonly notes: readonly KeypadNote[]
}

/** What a keypad is engraved with. Where pieces are named, those that are not stay empty. */
export function placeEngravings(
  placed: readonly PlacedEngraving[],
  grid: EngravingGrid | null,
  quantity: number,
  /** of all layouts that could be chosen; undefined where the number of buttons is given */
  largest?: number,
): Placed {
  const notes: KeypadNote[] = []
  const standings: Standing[] = []
  const taken = new Map<string, number>()
  const named = [0, 1].map((language) =>
    placed.some((one) => one.language === language && one.pieces !== null),
  )
  const start = (language: number): EngravingSet[] =>
    named[language] === true ? blankPieces(Math.min(quantity, PIECES_MOST)) : []
  const sets: [EngravingSet[], EngravingSet[]] = [start(0), start(1)]
  for (const one of placed) {
    const { at, button, side, language, line, entries, isWhole } = one
    const mechanism = mechanismOf(button, grid)
    if (mechanism === undefined) {
      notes.push(errorAt(one.buttonAt, noButton(button, grid, largest)))
      continue
    }
    const pieces = one.pieces ?? (named[language] === true ? all(Math.min(quantity, PIECES_MOST)) : null)
    const lines = entries.map((_, index) => line + index)
    const keys = lines.flatMap((number) =>
      (pieces ?? [0]).map((piece) => [language, mechanism, side, number, piece].join('/')),
    )
    const earlier = keys.map((key) => taken.get(key)).find((row) => row !== undefined)
    if (earlier !== undefined) {
      notes.push(errorAt(at, words.placeTwice({ row: earlier + 1 })))
      continue
    }
    for (const key of keys) taken.set(key, at.row)
    for (const [index, entry] of entries.entries()) {
      for (const piece of pieces ?? [1]) {
        const current = sets[language]
        const set = withEntry(
          engravingSetAt(current, piece - 1),
          { mechanism, side, line: line + index },
          entry,
        )
        sets[language] = withPiece(current, piece - 1, set)
      }
    }
    standings.push({ at, mechanism, side, language, lines, pieces, isWhole })
  }
  return { sets, standings, notes }
}

const all = (quantity: number) => Array.from({ length: quantity }, (_, index) => index + 1)
const blankPieces = (quantity: number): EngravingSet[] => all(quantity).map(() => ({}))

function noButton(button: WhichButton, grid: EngravingGrid | null, largest: number | undefined): string {
  if (typeof button === 'string') return words.unknownButton({ text: button })
  const most = Math.max(grid?.mechanisms.length ?? 0, largest ?? 0)
  return largest === undefined
    ? words.tooManyButtons({ number: button, most })
    : words.tooManyForAll({ number: button, most })
}
