/** What somebody changed elsewhere, as the live channel sends it. */
import type { ProductInstance } from '@orderwright/domain'
import type { ServerRecord } from '../ports.ts'
import type { ServerSnapshot } from './server-snapshot.ts'

/** The order, and lines as they are now (deleted ones carry `deletedAt`). */
export interface LiveChange {
  readonly order?: ServerRecord | undefined
  readonly lines: readonly ServerRecord[]
  /** lines that do not exist at all any more */
  readonly missingLineIds?: readonly number[]
}

/** Takes a change into the snapshot. True when it deleted `watched`. */
export function applyLiveChange(
  server: ServerSnapshot,
  { order, lines, missingLineIds = [] }: LiveChange,
  watched: ProductInstance | undefined,
): boolean {
  for (const id of missingLineIds) server.drop(id)
  if (order) server.take('productOrder', order)
  for (const line of lines) server.take('productInstance', line)
  return watched !== undefined && lines.some(({ id }) => id === watched.id) && !server.holds(watched.id)
}
