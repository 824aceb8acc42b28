/** Whether the dialog is open in which a return is asked for, and of which problem: opened by the menu, the page and both panels. */
import { useSyncExternalStore } from 'react'

/** What the dialog begins with where it comes from a problem. */
export interface RequestStart {
  readonly problemId: number
  /** empty: the problem is about all of it */
  readonly items: readonly { readonly productInstanceId: number; readonly quantity: number }[]
}

let open: { readonly start: RequestStart | null } | null = null
const listeners = new Set<() => void>()

function show(next: typeof open): void {
  open = next
  for (const listener of listeners) listener()
}

export function showReturnRequest(start: RequestStart | null = null): void {
  show({ start })
}

export function hideReturnRequest(): void {
  show(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useReturnRequest() {
  return useSyncExternalStore(subscribe, () => open)
}
