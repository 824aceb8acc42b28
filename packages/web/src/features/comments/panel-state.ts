/** What the open comments are about, and how many there are: shared by the panel, its button and all marks. */
import type { CommentCount } from '@orderwright/domain/comments'
import { useSyncExternalStore } from 'react'
import { openSidePanel, useSidePanel } from '../side-panels/side-panel-state.ts'

const none: CommentCount = { open: 0, unread: 0 }

/** the comment that somebody came for; shown once */
let target: number | null = null
let counts: ReadonlyMap<number, CommentCount> = new Map()
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
  target = commentId
  openSidePanel('comments', itemId)
  tell()
}

/** The comment has been shown: it is not gone back to. */
export function forgetTarget(): void {
  if (target === null) return
  target = null
  tell()
}

export function useCommentsPanel() {
  const commentId = useSyncExternalStore(subscribe, () => target)
  const { isOpen, itemId } = useSidePanel('comments')
  return { isOpen, itemId, commentId: isOpen ? commentId : null }
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
