/** What somebody changed elsewhere, as the live channel sends it. */
import type { ProductInstance } from '@orderwright/domain/orders'
import { type CreatedKind, createdKinds } from '../document/record-kinds.ts'
import type { ServerRecord } from '../ports.ts'
import type { ServerSnapshot } from './server-snapshot.ts'

/** The order, and records as they are now (deleted ones carry `deletedAt`). */
export interface LiveChange {
  readonly order?: ServerRecord | undefined
  readonly records: Readonly<Partial<Record<CreatedKind, readonly ServerRecord[]>>>
  /** records that do not exist at all any more */
  readonly missingIds?: Readonly<Partial<Record<CreatedKind, readonly number[]>>>
}

/** Takes a change into the snapshot. True when it deleted the line that is `watched`. */
export function applyLiveChange(
  server: ServerSnapshot,
  { order, records, missingIds = {} }: LiveChange,
  watched: ProductInstance | undefined,
): boolean {
  if (order) server.take('productOrder', order)
  for (const kind of createdKinds) {
    for (const id of missingIds[kind] ?? []) server.drop(kind, id)
    for (const record of records[kind] ?? []) server.take(kind, record, false, order?.version)
  }
  return (
    watched !== undefined &&
    (records.productInstance ?? []).some(({ id }) => id === watched.id) &&
    !server.holds('productInstance', watched.id)
  )
}
