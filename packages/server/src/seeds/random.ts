/** Chance that comes out the same every time: demo data must not differ between two installations. */
import { seededRandom } from '@orderwright/domain/units'

export type Random = {
  /** 0 ≤ x < 1 */
  readonly next: () => number
  /** a whole number, both ends included */
  readonly between: (from: number, to: number) => number
  readonly pick: <T>(items: readonly T[]) => T
}

/** A generator with a fixed start. */
export function randomFrom(seed: number): Random {
  const next = seededRandom(seed)
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
