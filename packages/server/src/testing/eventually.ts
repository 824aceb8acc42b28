/** Waiting in a test for what comes by itself, for as long as a busy machine may need. */
import { vi } from 'vitest'

/** Longer than anything takes that is not broken, also when both cores have other work. ms */
const PATIENCE_MS = 60_000

/** What `check` gives once it throws no more; after a minute what it threw last. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 })
}
