/** Whether the server answers. Every call reports here; the banner and the header's indicator read it. */
import { useSyncExternalStore } from 'react'

/** offline: no answer at all. unavailable: the server says that it can't work now (the database is away). */
export type Connection = 'online' | 'offline' | 'unavailable'

let state: Connection = 'online'
const listeners = new Set<() => void>()

export function reportConnection(next: Connection) {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

export function getConnection(): Connection {
  return state
}

/** Calls the listener at every change; gives back how to stop. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChange, getConnection)
}
