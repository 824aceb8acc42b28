/** Records that others deleted while this person was changing them. */
import { idOf, type Operation, type Props, type UpdateOperation } from '../document/operations.ts'
import { keyOf } from '../document/record-kinds.ts'
import type { OperationEdit } from '../sync/batches.ts'
import {
  type ConflictFacts,
  deletedKeys,
  type OpenConflict,
  silentFields,
  updates,
} from './conflict-state.ts'

type DeletableUpdate = UpdateOperation & {
  readonly resource: Exclude<UpdateOperation['resource'], 'productOrder'>
}

/** Is it an update of a record that the server does not hold any more, and that is not being created here? */
function updatesDeletedRecord({
  server,
  unsent,
}: ConflictFacts): (operation: Operation) => operation is DeletableUpdate {
  const created = new Set(
    unsent.flatMap((operation) =>
      operation.kind === 'create' ? [keyOf(operation.resource, idOf(operation))] : [],
    ),
  )
  return (operation): operation is DeletableUpdate =>
    operation.kind === 'update' &&
    operation.resource !== 'productOrder' &&
    operation.id > 0 &&
    !server.holds(operation.resource, operation.id) &&
    !created.has(keyOf(operation.resource, operation.id))
}

/** Drops what nobody misses of deleted records: their place in the list, and all of those that are deleted here too. */
export function withoutNegligibleUpdates(facts: ConflictFacts): OperationEdit {
  const isOfDeleted = updatesDeletedRecord(facts)
  const deletedHere = deletedKeys(facts.unsent)
  return (operation) => {
    if (!isOfDeleted(operation)) return operation
    const isSilent = Object.keys(operation.props).every((field) => silentFields.has(field))
    return isSilent || deletedHere.has(keyOf(operation.resource, operation.id)) ? null : operation
  }
}

/** The first deleted record that this person was changing, as a conflict; null when there is none. */
export function findDeletedRecord(facts: ConflictFacts): OpenConflict | null {
  const lost = facts.unsent.find(updatesDeletedRecord(facts))
  const held = lost && facts.server.lastOf(lost.resource, lost.id)
  if (!lost || !held) return null
  const mine = facts.unsent
    .filter((operation) => updates(operation, lost.resource, lost.id))
    .reduce((props: Props, operation) => ({ ...props, ...operation.props }), {})
  return { kind: 'gone', ...held, mine }
}
