/** A person's answer to a conflict, as what becomes of the unsent operations. */
import { fieldsOf, pickFields } from '../document/fields.ts'
import { isAbout, mergeProps, type Operation, type Props } from '../document/operations.ts'
import type { OperationEdit } from '../sync/batches.ts'
import { type OpenConflict, updates } from './conflict-state.ts'

/** mine: sent again, on top of what the server holds; theirs: what the server holds stands. */
export type ConflictChoice = 'mine' | 'theirs'

export interface ConflictResolution {
  /** to be sent before everything else */
  readonly prepended: readonly Operation[]
  /** to be applied to each unsent operation once, oldest first; null where none changes */
  readonly edit: OperationEdit | null
}

/** `held`: what the server holds in the fields of the conflict. */
export function planResolution(
  conflict: OpenConflict,
  choice: ConflictChoice,
  held: Props,
): ConflictResolution {
  if (conflict.kind === 'gone') {
    const { kind: _, mine: _mine, ...lost } = conflict
    const { id } = lost.record
    return choice === 'mine'
      ? { prepended: [{ kind: 'create', restores: true, ...lost }], edit: null }
      : { prepended: [], edit: (operation) => (isAbout(operation, lost.resource, id) ? null : operation) }
  }
  const edit = choice === 'mine' ? rebaseOldest(conflict, held) : withoutFields(conflict)
  return { prepended: [], edit }
}

type FieldsConflict = Extract<OpenConflict, { kind: 'fields' }>

/** The record's oldest unsent update goes on from what the server holds; the later ones are based on it. */
function rebaseOldest({ resource, id }: FieldsConflict, held: Props): OperationEdit {
  let isRebased = false
  return (operation) => {
    if (isRebased || !updates(operation, resource, id)) return operation
    isRebased = true
    return { ...operation, base: mergeProps(operation.base, held) }
  }
}

/** The fields of the conflict are left out of every update of the record. */
function withoutFields({ resource, id, fields }: FieldsConflict): OperationEdit {
  const names = fieldsOf(fields)
  const isLeft = (field: string) => !names.has(field)
  return (operation) => {
    if (!updates(operation, resource, id)) return operation
    const props = pickFields(operation.props, isLeft)
    if (Object.keys(props).length === 0) return null
    return { ...operation, props, base: pickFields(operation.base, isLeft) }
  }
}
