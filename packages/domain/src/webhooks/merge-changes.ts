/** Changes of one record that come together: what became of it, seen from before the first of them. */
import type { WebhookChange } from './event-types.ts'

/** What two changes after each other come to; null: as if nothing had been. */
export function mergeChanges(first: WebhookChange, next: WebhookChange): WebhookChange | null {
  if (next === 'updated') return first
  const wasThere = first === 'updated' || first === 'deleted'
  if (next === 'deleted') return wasThere ? 'deleted' : null
  // It is there again: to whoever had it before, it may have changed.
  return wasThere ? 'updated' : first
}

interface Named {
  readonly resource: string
  readonly resourceId: number
  readonly change: WebhookChange
}

/** Each record once, in the order in which they were first changed; `changes` are in the order of time. */
export function gatherChanges(changes: readonly Named[]): Named[] {
  const gathered = new Map<string, Named | null>()
  for (const one of changes) {
    const key = `${one.resource}:${one.resourceId}`
    const before = gathered.get(key)
    const change = before ? mergeChanges(before.change, one.change) : one.change
    gathered.set(key, change && { ...one, change })
  }
  return [...gathered.values()].filter((one) => one !== null)
}
