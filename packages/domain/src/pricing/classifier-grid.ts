/**
 * The numbers of a group's classifiers as a grid of one date: a row for each classifier, a column for each number, and what happens
 * to the cells of a spreadsheet that are pasted there. [2.3.16, 2.5.16, issue 16]
 */
import { effectiveClassifier } from './plan.ts'
import type { Timestamp } from '../units/timestamp.ts'
import { readDecimalEntry } from '../units/entry/decimal-entry.ts'
import { MAX_AMOUNT } from '../units/money.ts'
import type { ProductOptionClassifier } from '../catalog/pricing-rules.ts'

type Versions = ProductOptionClassifier['numbers']
type Version = Versions[number]
type Numbered = Pick<ProductOptionClassifier, 'numbers'>

/** The dates on which numbers of these classifiers begin, the newest first. */
export function classifierDates(classifiers: readonly Numbered[]): Timestamp[] {
  const dates = new Set(classifiers.flatMap(({ numbers }) => numbers.map(({ date }) => date)))
  return [...dates].toSorted().toReversed()
}

/** The version that begins on this date; of several the last, which is the one that counts. */
export function versionOn({ numbers }: Numbered, date: Timestamp): Version | undefined {
  return numbers.findLast((version) => version.date === date)
}

/**
 * The version that holds on this date, whenever it began. One of the date itself that is still empty changes nothing: what held
 * before it holds on.
 */
export function versionHeldOn(classifier: ProductOptionClassifier, date: Timestamp): Version | undefined {
  const own = versionOn(classifier, date)
  return own && own.numbers.length > 0 ? own : (effectiveClassifier(classifier, date).version ?? own)
}

/** What holds on this date, whenever it began. */
export function numbersOn(classifier: ProductOptionClassifier, date: Timestamp): readonly number[] {
  return versionHeldOn(classifier, date)?.numbers ?? []
}

/**
 * The versions with these numbers on this date, by their index. A classifier that has no version of that date gets one, which
 * begins as what held until then; numbers between that nobody has given are 0, as everywhere. [2.5.16]
 */
export function withNumbersOn(
  classifier: ProductOptionClassifier,
  date: Timestamp,
  given: ReadonlyMap<number, number>,
): Versions {
  const own = versionOn(classifier, date)
  const begun = versionHeldOn(classifier, date)
  const count = Math.max(begun?.numbers.length ?? 0, ...[...given.keys()].map((index) => index + 1))
  const numbers = Array.from({ length: count }, (_, index) => given.get(index) ?? begun?.numbers[index] ?? 0)
  const version = { date, description: own?.description || (begun?.description ?? ''), numbers }
  return own
    ? classifier.numbers.map((one) => (one === own ? version : one))
    : [...classifier.numbers, version]
}

/** A number of the grid as it is written (`readDecimalEntry`). What is money, or carries its sign, is kept in cents. Undefined: it is no number, or one that prices can not be. */
export function readPastedNumber(text: string, isMoney: boolean): number | undefined {
  const written = readDecimalEntry(text)
  if (written === undefined) return undefined
  // The decimal point moves, and nothing of the number is lost on the way.
  const value = isMoney || /[$€£]/u.test(text) ? Number((written * 100).toPrecision(15)) : written
  return Number.isFinite(value) && Math.abs(value) <= MAX_AMOUNT ? value : undefined
}

/** A pasted cell that is not taken, and why: `text` is no number, or there is no row of the grid below. */
export interface PasteFault {
  /** in what was pasted, from 0 */
  readonly row: number
  readonly column: number
  readonly text: string
  readonly reason: 'notNumber' | 'noRow' | 'noColumn'
}

export interface Pasted {
  /** row of the grid → number's index → number */
  readonly given: ReadonlyMap<number, ReadonlyMap<number, number>>
  readonly faults: readonly PasteFault[]
}

/** More numbers than this no classifier has. */
export const CLASSIFIER_NUMBERS_MAX = 100

/** What is pasted at a cell of the grid; `isMoney` says which numbers are prices, written in dollars and kept in cents. An empty cell leaves what stands there; nothing else is passed over in silence. */
export function pasteNumbers(
  cells: readonly (readonly string[])[],
  at: { readonly row: number; readonly index: number },
  rowCount: number,
  isMoney: (index: number) => boolean,
): Pasted {
  const given = new Map<number, Map<number, number>>()
  const faults: PasteFault[] = []
  for (const [row, list] of cells.entries()) {
    for (const [column, text] of list.entries()) {
      if (text.trim() === '') continue
      const [gridRow, index] = [at.row + row, at.index + column]
      const value = readPastedNumber(text, isMoney(index))
      const reason =
        value === undefined
          ? 'notNumber'
          : gridRow >= rowCount
            ? 'noRow'
            : index >= CLASSIFIER_NUMBERS_MAX
              ? 'noColumn'
              : null
      if (reason !== null) faults.push({ row, column, text, reason })
      else if (value !== undefined) {
        const numbers = given.get(gridRow) ?? new Map<number, number>()
        numbers.set(index, value)
        given.set(gridRow, numbers)
      }
    }
  }
  return { given, faults }
}
