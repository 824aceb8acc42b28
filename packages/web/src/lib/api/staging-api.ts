/** Whether the calls of this page are answered by the staging API: its answers say so. [1.7.02] */
import { useSyncExternalStore } from 'react'

let isStaging = false
const listeners = new Set<() => void>()

/** Hears of every answer; once one came from there, all do. */
export function noteApi({ headers }: Pick<Response, 'headers'>): void {
  if (isStaging || headers.get('x-orderwright-api') !== 'staging') return
  isStaging = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useIsStaging(): boolean {
  return useSyncExternalStore(subscribe, () => isStaging)
}
