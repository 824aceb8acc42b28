/**
 * Whether the browser prints now: set before its dialog opens (by our button or by its own menu), reset after it is
 * closed. [2.4.04]
 */
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
const listeners = new Set<() => void>()

function set(value: boolean) {
  if (isPrinting === value) return
  isPrinting = value
  // What is drawn when this returns is what gets printed.
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}
const begin = () => set(true)
const end = () => set(false)

/** Follows the browser's own printing while somebody listens. */
export function subscribeToPrinting(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    isPrinting = false
  }
}

export function printingNow(): boolean {
  return isPrinting
}

export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, printingNow, printingNow)
}

/** Opens the print dialog; comes back when it is closed, where the browser waits for it. */
export function printPage(): void {
  set(true)
  try {
    window.print()
  } finally {
    set(false)
  }
}
