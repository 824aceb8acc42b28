/** Whether the comments are open, about what, and how many there are: shared by the panel, its button and all marks. */
import type { CommentCount } from '@orderwright/domain'
import { useSyncExternalStore } from 'react'

export interface PanelState {
  readonly isOpen: boolean
  /** a line whose comments are shown alone; null: all */
  readonly itemId: number | null
  /** the comment that somebody came for; shown once */
  readonly commentId: number | null
}

const closed: PanelState = { isOpen: false, itemId: null, commentId: null }
const none: CommentCount = { open: 0, unread: 0 }

let state = closed
let counts: ReadonlyMap<number, CommentCount> = new Map()
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

export function openComments({
  itemId = null,
  commentId = null,
}: {
  itemId?: number | null
  commentId?: number | null
} = {}): void {
  if (!state.isOpen && document.activeElement instanceof HTMLElement) opener = document.activeElement
  state = { isOpen: true, itemId, commentId }
  tell()
}

export function showCommentsOf(itemId: number | null): void {
  state = { ...state, itemId }
  tell()
}

/** The comment has been shown: it is not gone back to. */
export function forgetTarget(): void {
  if (state.commentId === null) return
  state = { ...state, commentId: null }
  tell()
}

/** `isLeft`: the order is left, nothing takes the focus. */
export function closeComments({ isLeft = false }: { isLeft?: boolean } = {}): void {
  state = closed
  if (!isLeft && opener?.isConnected) opener.focus()
  opener = null
  tell()
}

export function useCommentsPanel(): PanelState {
  return useSyncExternalStore(subscribe, () => state)
}

/** Buttons under the drawing that stand now: on a phone they are the way in, where the header has no room. */
let footers = 0

export function countFooter(): () => void {
  footers += 1
  tell()
  return () => {
    footers -= 1
    tell()
  }
}

export function useHasFooter(): boolean {
  return useSyncExternalStore(subscribe, () => footers > 0)
}

/** Of each line with comments. */
export function setCounts(next: ReadonlyMap<number, CommentCount>): void {
  counts = next
  tell()
}

/** The figures of one line. The same object while they are the same. */
export function useItemCount(itemId: number): CommentCount {
  return useSyncExternalStore(subscribe, () => counts.get(itemId) ?? none)
}
