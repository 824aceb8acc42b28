/** An update that the server refused because somebody else changed the record: what is asked, and what goes on. */
import { differingFields, fieldsOf, pickFields } from '../document/fields.ts'
import { mergeProps, type Operation, type UpdateOperation } from '../document/operations.ts'
import { type OpenConflict, silentFields } from './conflict-state.ts'
import type { ServerSnapshot } from '../server-state/server-snapshot.ts'
import type { ServerRecord } from '../ports.ts'
import type { OperationEdit } from '../sync/batches.ts'

/**
 * The version an update is based on: the newest known one when the server still holds what the person saw, else one
 * before it, so that the server compares field by field.
 */
export function versionFor(
  server: Pick<ServerSnapshot, 'versionOf' | 'valuesOf'>,
  { resource, id, props, base }: UpdateOperation,
): number {
  const newest = Math.max(1, server.versionOf(resource, id))
  const held = server.valuesOf(resource, id, props)
  const isCurrent = held === null || differingFields(base, held).length === 0
  return isCurrent ? newest : Math.max(1, newest - 1)
}

/** The update of a batch that the server refused: the one of the record that it answered with, else the first. */
export function refusedUpdate(
  operations: readonly Operation[],
  current: ServerRecord | undefined,
): UpdateOperation | undefined {
  const isOfOrder = current !== undefined && !('productOrderId' in current)
  // A batch is refused in the call that it is sent with: its updates are of one kind, but for an order and its lines.
  const found =
    current &&
    operations.find(
      (operation) =>
        operation.kind === 'update' &&
        operation.id === current.id &&
        (operation.resource === 'productOrder') === isOfOrder,
    )
  const candidates = found ? [found] : operations
  return candidates.find((operation) => operation.kind === 'update')
}

export interface RefusedUpdatePlan {
  /** some field holds something else than what the person saw, and than what they want */
  readonly isContested: boolean
  /** null when a person need not be asked */
  readonly conflict: OpenConflict | null
  /** fields that are not asked about go on from what the server holds */
  readonly edit: OperationEdit
}

/** `held`: what the server holds in the fields of the operation. */
export function planRefusedUpdate(
  operation: UpdateOperation,
  held: UpdateOperation['base'],
): RefusedUpdatePlan {
  const changedByOthers = new Set(differingFields(operation.base, held))
  const contested = differingFields(operation.props, held).filter((field) => changedByOthers.has(field))
  const asked = new Set(contested.filter((field) => !silentFields.has(field)))
  const own = fieldsOf(operation.props)
  const goesOn = pickFields(held, (field) => !asked.has(field) && own.has(field))
  const rebased = { ...operation, base: mergeProps(operation.base, goesOn) }
  const { resource, id } = operation
  const fields = pickFields(operation.props, (field) => asked.has(field))
  return {
    isContested: contested.length > 0,
    conflict: asked.size === 0 ? null : { kind: 'fields', resource, id, fields },
    edit: (entry) => (entry === operation ? rebased : entry),
  }
}
