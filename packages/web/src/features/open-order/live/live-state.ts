/**
 * Whether the live channel of the open order is open, who else is there, and that the history, the comments or the files have something
 * new. Screens subscribe to it.
 */
import type { LiveMessage, PresentPerson } from '@orderwright/contract'
import { type ShownPerson, othersOf } from './people.ts'

export interface LiveState {
  /** this page among all that are open */
  readonly clientId: string
  /** what changes is told: nobody needs to ask */
  getIsOpen: () => boolean
  getOthers: () => readonly ShownPerson[]
  subscribe: (listener: () => void) => () => void
  setPeople: (people: readonly PresentPerson[]) => void
  /** without a channel nobody is known to be there */
  setOpen: (isOpen: boolean) => void
  onHistory: (listener: () => void) => () => void
  historyChanged: () => void
  /** there may be comments that the page has not loaded */
  onComments: (listener: () => void) => () => void
  commentsChanged: () => void
  /** there may be files that the page has not loaded */
  onFiles: (listener: () => void) => () => void
  filesChanged: () => void
  /** where others point on the canvas, as it is told */
  onCursor: (listener: (moved: MovedCursor) => void) => () => void
  cursorMoved: (moved: MovedCursor) => void
}

/** Where another page points; null: nowhere any more. */
export type MovedCursor = Pick<Extract<LiveMessage, { type: 'cursor' }>, 'clientId' | 'userId' | 'cursor'>

const nobody: readonly ShownPerson[] = []

export function createLiveState(ownUserId: number): LiveState {
  const listeners = new Set<() => void>()
  const historyListeners = new Set<() => void>()
  const commentListeners = new Set<() => void>()
  const fileListeners = new Set<() => void>()
  const cursorListeners = new Set<(moved: MovedCursor) => void>()
  let others = nobody
  let isChannelOpen = false
  function tell(): void {
    for (const listener of listeners) listener()
  }
  function show(next: readonly ShownPerson[]): void {
    if (next.length === 0 && others.length === 0) return
    others = next.length === 0 ? nobody : next
    tell()
  }
  return {
    clientId: crypto.randomUUID(),
    getIsOpen: () => isChannelOpen,
    getOthers: () => others,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setPeople: (people) => show(othersOf(people, ownUserId)),
    setOpen(isOpen) {
      if (!isOpen) show(nobody)
      if (isOpen === isChannelOpen) return
      isChannelOpen = isOpen
      tell()
    },
    onHistory(listener) {
      historyListeners.add(listener)
      return () => historyListeners.delete(listener)
    },
    historyChanged() {
      for (const listener of historyListeners) listener()
    },
    onComments(listener) {
      commentListeners.add(listener)
      return () => commentListeners.delete(listener)
    },
    commentsChanged() {
      for (const listener of commentListeners) listener()
    },
    onFiles(listener) {
      fileListeners.add(listener)
      return () => fileListeners.delete(listener)
    },
    filesChanged() {
      for (const listener of fileListeners) listener()
    },
    onCursor(listener) {
      cursorListeners.add(listener)
      return () => cursorListeners.delete(listener)
    },
    cursorMoved(moved) {
      for (const listener of cursorListeners) listener(moved)
    },
  }
}
