/** Chance that comes out the same every time: demo data must not differ between two installations. */

export type Random = {
  /** 0 ≤ x < 1 */
  readonly next: () => number
  /** a whole number, both ends included */
  readonly between: (from: number, to: number) => number
  readonly pick: <T>(items: readonly T[]) => T
}

/** A small generator (mulberry32) with a fixed start. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
  }
}
