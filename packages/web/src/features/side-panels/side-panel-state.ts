/**
 * What stands beside the order page: the comments, the files, the problems or the returns, of all items or of one. There is one place, so opening one closes the
 * others. Shared by the panels, their buttons and all marks.
 */
import { useSyncExternalStore } from 'react'

export type SidePanelKey = 'comments' | 'files' | 'problems' | 'returns'

interface SidePanelState {
  readonly key: SidePanelKey | null
  /** a line that is shown alone; null: all */
  readonly itemId: number | null
}

const closed: SidePanelState = { key: null, itemId: null }

let state = closed
/** what had the focus when the panel was opened, and has it again */
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

function show(next: SidePanelState): void {
  state = next
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openSidePanel(key: SidePanelKey, itemId: number | null = null): void {
  if (state.key !== key && document.activeElement instanceof HTMLElement) opener = document.activeElement
  show({ key, itemId })
}

/** Shows those of one line alone, or all, in the panel that is open. */
export function scopeSidePanel(itemId: number | null): void {
  show({ ...state, itemId })
}

/** Closes it where it is the open one. `isLeft`: the order is left, nothing takes the focus. */
export function closeSidePanel(key: SidePanelKey, { isLeft = false }: { isLeft?: boolean } = {}): void {
  if (state.key !== key) return
  if (!isLeft && opener?.isConnected) opener.focus()
  opener = null
  show(closed)
}

export function useSidePanel(key: SidePanelKey): {
  readonly isOpen: boolean
  readonly itemId: number | null
} {
  const { key: open, itemId } = useSyncExternalStore(subscribe, () => state)
  return open === key ? { isOpen: true, itemId } : { isOpen: false, itemId: null }
}
