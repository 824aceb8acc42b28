/** Amounts by key over the last one to two minutes: the largest by name, the rest as one sum. */

export interface RecentShares {
  readonly add: (key: string, amount: number) => void
  /** The largest first; 'others' last, where there are any. */
  readonly read: () => readonly { readonly key: string; readonly amount: number }[]
}

export const OTHERS = 'others'
const WINDOW_MS = 60_000
/** Keys that are told apart in one window: who makes up keys does not fill the memory. */
const KEYS_MAX = 10_000

export function createRecentShares(named: number, now: () => number = Date.now): RecentShares {
  let current = new Map<string, number>()
  let previous: Map<string, number> = new Map()
  let begun = now()

  function turn(): void {
    const windows = Math.floor((now() - begun) / WINDOW_MS)
    if (windows < 1) return
    previous = windows === 1 ? current : new Map<string, number>()
    current = new Map()
    begun += windows * WINDOW_MS
  }

  return {
    add: (key, amount) => {
      turn()
      const known = current.has(key) || current.size < KEYS_MAX ? key : OTHERS
      current.set(known, (current.get(known) ?? 0) + amount)
    },
    read: () => {
      turn()
      const sums = new Map(previous)
      for (const [key, amount] of current) sums.set(key, (sums.get(key) ?? 0) + amount)
      let others = sums.get(OTHERS) ?? 0
      sums.delete(OTHERS)
      const sorted = [...sums].toSorted(([, one], [, other]) => other - one)
      for (const [, amount] of sorted.slice(named)) others += amount
      const list = sorted.slice(0, named).map(([key, amount]) => ({ key, amount }))
      return others > 0 ? [...list, { key: OTHERS, amount: others }] : list
    },
  }
}
