/**
 * Which of the ids that both lists have stand elsewhere among the others: as few as possible, so that one item that was dragged is
 * one that moved, and an item that was taken out moves nothing.
 */
export function movedIds(before: readonly number[], after: readonly number[]): ReadonlySet<number> {
  const place = new Map(before.map((id, index) => [id, index]))
  const common = after.filter((id) => place.has(id))
  const stay = new Set(longestRising(common.map((id) => place.get(id) ?? 0)))
  return new Set(common.filter((_, index) => !stay.has(index)))
}

/** The indices of a longest rising subsequence, found in n log n by the smallest end of each length. */
function longestRising(values: readonly number[]): readonly number[] {
  const ends: number[] = []
  const previous: number[] = []
  for (const [index, value] of values.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1
      else high = middle
    }
    previous[index] = low === 0 ? -1 : (ends[low - 1] ?? -1)
    ends[low] = index
  }
  const found: number[] = []
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) found.push(index)
  return found
}
