/** Chance that comes out the same for the same seed. */

export interface Dice {
  /** below 1 */
  readonly next: () => number
  /** a whole number below `limit` */
  readonly below: (limit: number) => number
  readonly pick: <T>(all: readonly T[]) => T
  readonly chance: (share: number) => boolean
}

/** Mulberry32: small, and good enough to pick examples with. */
export function diceOf(from: number): Dice {
  let state = from >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (all) => {
      const one = all[below(all.length)]
      if (one === undefined) throw new Error('nothing to pick from')
      return one
    },
    chance: (share) => next() < share,
  }
}
