/** What survives a reload: unsent operations and the undo steps, as text in the browser's storage. */
import { type Batch, batchSchema } from '../sync/batches.ts'
import type { ProductOrder } from '@orderwright/domain/orders'
import { z } from 'zod'
import { emptyHistory, type History, historySchema } from '../history/history.ts'
import type { Storage } from '../ports.ts'

/** What survives a reload. */
export const persistedStateSchema = z.object({ pending: z.array(batchSchema), history: historySchema })
export type PersistedState = z.infer<typeof persistedStateSchema>

/** As the editor holds it. */
interface UnsavedState {
  readonly pending: readonly Batch[]
  readonly history: History
}

/** Under which key of the browser's storage an order's unsent work is stored. */
export function persistedStateKey(order: Pick<ProductOrder, 'orgId' | 'id'>): string {
  return `order:${order.orgId}:${order.id}`
}

/** Writes an order's unsent work and undo steps whenever they changed. */
export function createPersister(storage: Storage | undefined, order: ProductOrder) {
  const key = persistedStateKey(order)
  let saved: UnsavedState | null = null
  let isPersisted = true
  return {
    read: () => storage?.read(key) ?? null,
    /** false while there is unsent work that storage did not take */
    isPersisted: () => isPersisted,
    save(state: UnsavedState): void {
      // One change is published several times until the server has it; it is written once.
      if (saved?.pending === state.pending && saved.history === state.history) return
      const { pending, history } = state
      saved = state
      if (pending.length === 0 && history.undo.length === 0 && history.redo.length === 0) {
        storage?.remove(key)
        isPersisted = true
        return
      }
      const isWritten = storage?.write(key, JSON.stringify(state)) ?? true
      // A full storage may still have room for the unsent changes alone.
      isPersisted =
        isWritten ||
        pending.length === 0 ||
        (storage?.write(key, JSON.stringify({ pending, history: emptyHistory })) ?? true)
    },
  }
}

/** The state as it was written; null for a text that cannot be read. */
export function parsePersisted(text: string | null): PersistedState | null {
  return text ? (persistedStateSchema.safeParse(parseJson(text)).data ?? null) : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
