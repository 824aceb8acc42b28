/** How many files each line of the open order has: told by its list, shown by the marks of its items. */
import { useSyncExternalStore } from 'react'

let counts: ReadonlyMap<number, number> = new Map()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setFileCounts(next: ReadonlyMap<number, number>): void {
  counts = next
  for (const listener of listeners) listener()
}

export function useFileCount(itemId: number): number {
  return useSyncExternalStore(subscribe, () => counts.get(itemId) ?? 0)
}
