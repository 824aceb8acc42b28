/** Whether the dialog is open in which a problem is reported: opened by the menu, the page and the panel. */
import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

export function showReport(isShown: boolean): void {
  isOpen = isShown
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useReportIsOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen)
}
