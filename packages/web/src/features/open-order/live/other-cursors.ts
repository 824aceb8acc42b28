/** Where the other pages on the order point, as the live channel tells it. It follows that channel while a screen subscribes. */
import type { CanvasCursor } from '@orderwright/contract'
import type { LiveState, MovedCursor } from './live-state.ts'

/** One page of a person; a person with two pages has two cursors. */
export interface OtherCursor {
  readonly clientId: string
  readonly userId: number
  readonly cursor: CanvasCursor
}

/** A page that has not moved for so long is not shown any more: it may have gone without a word. */
export const FORGOTTEN_AFTER_MS = 15_000

interface Options {
  readonly live: Pick<LiveState, 'cursors'>
  readonly after: (ms: number, action: () => void) => () => void
}

export function createOtherCursors({ live, after }: Options) {
  const listeners = new Set<() => void>()
  const forgetting = new Map<string, () => void>()
  let cursors: readonly OtherCursor[] = []

  function set(next: readonly OtherCursor[]): void {
    cursors = next
    for (const listener of listeners) listener()
  }

  function without(clientId: string): readonly OtherCursor[] {
    return cursors.filter((other) => other.clientId !== clientId)
  }

  function take({ clientId, userId, cursor }: MovedCursor): void {
    forgetting.get(clientId)?.()
    forgetting.delete(clientId)
    if (!cursor) return set(without(clientId))
    forgetting.set(
      clientId,
      after(FORGOTTEN_AFTER_MS, () => set(without(clientId))),
    )
    set([...without(clientId), { clientId, userId, cursor }])
  }

  /** hears of others while somebody listens; null: nobody does */
  let stop: (() => void) | null = null

  function rest(): void {
    stop?.()
    stop = null
    for (const cancel of forgetting.values()) cancel()
    forgetting.clear()
    cursors = []
  }

  return {
    get: () => cursors,
    subscribe(listener: () => void): () => void {
      stop ??= live.cursors.on(take)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) rest()
      }
    },
  }
}
