/** What survives a reload: unsent operations and the steps of undo, as text in the browser's storage. */
import type { Batch } from '../sync/batches.ts'
import type { ProductOrder } from '@orderwright/domain'
import { type Kept, persistedStateSchema } from '../editor-state.ts'
import type { History } from '../history/history.ts'
import type { Storage } from '../ports.ts'

interface PersistedState {
  readonly pending: readonly Batch[]
  readonly history: History
}

/** Under which key an order's work is kept. */
export function persistedStateKey(order: Pick<ProductOrder, 'orgId' | 'id'>): string {
  return `order:${order.orgId}:${order.id}`
}

/** Writes an order's work whenever it changed. */
export function createPersister(storage: Storage | undefined, order: ProductOrder) {
  const key = persistedStateKey(order)
  let kept: PersistedState | null = null
  let isKept = true
  return {
    read: () => storage?.read(key) ?? null,
    /** false while there is unsent work that storage did not take */
    isKept: () => isKept,
    keep(work: PersistedState): void {
      // One change is published several times on its way; it is written once.
      if (kept?.pending === work.pending && kept.history === work.history) return
      const { pending, history } = work
      kept = work
      if (pending.length === 0 && history.undo.length === 0 && history.redo.length === 0) {
        storage?.remove(key)
        isKept = true
        return
      }
      const isWritten = storage?.write(key, JSON.stringify(work)) ?? true
      // A full storage may still have room for the unsent changes alone.
      isKept =
        isWritten ||
        pending.length === 0 ||
        (storage?.write(key, JSON.stringify({ pending, history: { undo: [], redo: [] } })) ?? true)
    },
  }
}

/** Kept work as it was written; null for a text that cannot be read. */
export function parsePersisted(text: string | null): Kept | null {
  return text ? (persistedStateSchema.safeParse(parseJson(text)).data ?? null) : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
