/** Lines that others deleted while this person was changing them. */
import type { Operation, Props, UpdateOperation } from '../document/operations.ts'
import type { OperationEdit } from '../sync/batches.ts'
import {
  type ConflictFacts,
  deletedLineIds,
  type OpenConflict,
  silentFields,
  updates,
} from './conflict-state.ts'

/** Is it an update of a line that the server does not hold any more, and that is not being created here? */
function updatesDeletedLine({
  server,
  unsent,
}: ConflictFacts): (operation: Operation) => operation is UpdateOperation {
  const created = new Set(
    unsent.flatMap((operation) => (operation.kind === 'create' ? [operation.item.id] : [])),
  )
  return (operation): operation is UpdateOperation =>
    operation.kind === 'update' &&
    operation.resource === 'productInstance' &&
    operation.id > 0 &&
    !server.holds(operation.id) &&
    !created.has(operation.id)
}

/** Drops what nobody misses of deleted lines: their place in the list, and all of those that are deleted here too. */
export function withoutNegligibleUpdates(facts: ConflictFacts): OperationEdit {
  const isOfDeletedLine = updatesDeletedLine(facts)
  const deletedHere = deletedLineIds(facts.unsent)
  return (operation) => {
    if (!isOfDeletedLine(operation)) return operation
    const isSilent = Object.keys(operation.props).every((field) => silentFields.has(field))
    return isSilent || deletedHere.has(operation.id) ? null : operation
  }
}

/** The first deleted line that this person was changing, as a conflict; null when there is none. */
export function findDeletedLine(facts: ConflictFacts): OpenConflict | null {
  const lost = facts.unsent.find(updatesDeletedLine(facts))
  const item = lost && facts.server.lastOf(lost.id)
  if (!lost || !item) return null
  const mine = facts.unsent
    .filter((operation) => updates(operation, 'productInstance', lost.id))
    .reduce((props: Props, operation) => ({ ...props, ...operation.props }), {})
  return { kind: 'gone', item, mine }
}
