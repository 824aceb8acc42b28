/** A refund that is asked for from elsewhere on the page: where the payments stand, its dialog opens with what is credit filled in. */
import { useEffect, useSyncExternalStore } from 'react'

interface State {
  /** how many lists of payments stand on the page that can give something back */
  readonly offers: number
  readonly isAsked: boolean
}

let state: State = { offers: 0, isAsked: false }
const listeners = new Set<() => void>()

function set(change: Partial<State>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function askForRefund(): void {
  set({ isAsked: true })
}

/** Whether somebody is there to take it. */
export function useRefundIsOffered(): boolean {
  return useSyncExternalStore(subscribe, () => state.offers > 0)
}

/** Stands with the payments: whether a refund is asked for there, and the way to be done with it. */
export function useAskedRefund(isOffered: boolean): { readonly isAsked: boolean; readonly done: () => void } {
  useEffect(() => {
    if (!isOffered) return
    set({ offers: state.offers + 1 })
    return () => set({ offers: state.offers - 1, isAsked: false })
  }, [isOffered])
  const isAsked = useSyncExternalStore(subscribe, () => state.isAsked)
  return { isAsked: isAsked && isOffered, done: () => set({ isAsked: false }) }
}
