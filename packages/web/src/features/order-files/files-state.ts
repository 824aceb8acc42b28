/** Whether the files are open, and of what: shared by the panel, its button and all marks. */
import { useSyncExternalStore } from 'react'

export interface FilesState {
  readonly isOpen: boolean
  /** a line whose files are shown alone; null: all */
  readonly itemId: number | null
}

const closed: FilesState = { isOpen: false, itemId: null }

let state = closed
let counts: ReadonlyMap<number, number> = new Map()
/** what had the focus when the panel was opened, and has it again */
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openFiles(itemId: number | null = null): void {
  if (!state.isOpen && document.activeElement instanceof HTMLElement) opener = document.activeElement
  state = { isOpen: true, itemId }
  tell()
}

export function showFilesOf(itemId: number | null): void {
  state = { ...state, itemId }
  tell()
}

/** `isLeft`: something else takes the focus. */
export function closeFiles({ isLeft = false }: { isLeft?: boolean } = {}): void {
  state = closed
  if (!isLeft && opener?.isConnected) opener.focus()
  opener = null
  tell()
}

export function useFilesPanel(): FilesState {
  return useSyncExternalStore(subscribe, () => state)
}

/** Of each line with files, how many. */
export function setFileCounts(next: ReadonlyMap<number, number>): void {
  counts = next
  tell()
}

export function useFileCount(itemId: number): number {
  return useSyncExternalStore(subscribe, () => counts.get(itemId) ?? 0)
}
