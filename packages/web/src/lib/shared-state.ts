/** A value that components which do not know each other share: written by anybody, read by `use`. */
import { useSyncExternalStore } from 'react'

export interface SharedState<T> {
  readonly get: () => T
  readonly set: (next: T) => void
  /** the value in a component, which is drawn again with every other one */
  readonly use: () => T
}

export function createSharedState<T>(initial: T): SharedState<T> {
  let state = initial
  const listeners = new Set<() => void>()
  const get = () => state
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}
