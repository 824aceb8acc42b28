/** Chance that comes out the same every time: what is drawn or seeded at random must not change on a second look. */

/** Numbers 0 ≤ x < 1 that depend on the seed alone (mulberry32). Seeds are whole numbers; any 32 bits count. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
