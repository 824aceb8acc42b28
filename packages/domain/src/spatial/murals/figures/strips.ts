/** Strips and the rolls that they are cut from: lengths with a pattern's repeat, strips per roll, the cut list. Inches. */
import { SAME_LENGTH } from './measures.ts'

/** What is printed on. */
export type RollStock = {
  readonly width: number
  /** null: a roll without an end */
  readonly length: number | null
  /** what is left free between two strips of a roll */
  readonly gap: number
}

/** How the picture of a strip repeats downwards. */
export type StripPattern = {
  /** null: it does not */
  readonly repeat: number | null
  /** every other strip begins half a repeat lower */
  readonly isHalfDrop: boolean
}

export type CutStrip = {
  /** index of the panel in hanging order */
  readonly index: number
  /** where on the roll, from its beginning */
  readonly from: number
  readonly to: number
}

export type CutRoll = {
  /** 1 for the first */
  readonly number: number
  readonly strips: readonly CutStrip[]
  /** what is left at the end; null for a roll without an end, below 0 where the strip is longer than the roll */
  readonly rest: number | null
}

/**
 * How long the strip of a panel is cut: the printed height, rounded up to whole repeats; with a half drop every other
 * strip (`index` 1, 3 …) has half a repeat more.
 */
export function stripLength(
  printedHeight: number,
  { repeat, isHalfDrop }: StripPattern,
  index: number,
): number {
  if (repeat === null) return printedHeight
  const whole = Math.ceil(printedHeight / repeat - SAME_LENGTH) * repeat
  return isHalfDrop && index % 2 === 1 ? whole + repeat / 2 : whole
}

/** How many strips of one length a roll gives: ⌊(L + gap) ÷ (h + gap)⌋; null without an end, 0 where none fits. */
export function stripsPerRoll(length: number, roll: RollStock): number | null {
  if (roll.length === null) return null
  return Math.max(0, Math.floor((roll.length + roll.gap) / (length + roll.gap) + SAME_LENGTH))
}

/**
 * Which strip is cut from which roll, in hanging order: the next roll begins where the next strip no longer fits. A strip
 * longer than a roll has one of its own, whose rest is below 0.
 */
export function cutList(lengths: readonly number[], roll: RollStock): CutRoll[] {
  const end = roll.length
  const rolls: CutStrip[][] = []
  let place = 0
  for (const [index, length] of lengths.entries()) {
    const last = rolls.at(-1)
    const from = last === undefined ? 0 : place + roll.gap
    if (last === undefined || (end !== null && from + length > end + SAME_LENGTH)) {
      rolls.push([{ index, from: 0, to: length }])
      place = length
    } else {
      last.push({ index, from, to: from + length })
      place = from + length
    }
  }
  return rolls.map((strips, index) => ({
    number: index + 1,
    strips,
    rest: end === null ? null : end - (strips.at(-1)?.to ?? 0),
  }))
}
