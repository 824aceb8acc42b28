/**
 * A saved value as the server stored it, which may have normalized it. Whatever was made on top of the value as it was
 * sent goes on from the value as it is stored, so that nobody is asked about a conflict with themselves.
 */
import type { Json } from '@orderwright/domain/units'
import { fieldsOf, propsOf } from '../document/fields.ts'
import {
  baseOf,
  isSameJson,
  type Operation,
  type Props,
  type UpdateOperation,
} from '../document/operations.ts'
import type { ServerRecord } from '../ports.ts'

export interface ReconciledUpdate {
  readonly operation: UpdateOperation
  /** field → what was sent, and what the server stored instead */
  readonly fields: ReadonlyMap<string, { readonly sent: Json; readonly stored: Json }>
}

/** The fields of a saved operation that the server stored otherwise than they were sent. */
export function reconciledFields(
  operation: UpdateOperation,
  record: ServerRecord,
): ReconciledUpdate['fields'] {
  const storedFields = fieldsOf(baseOf(record, operation.props))
  const fields = new Map<string, { sent: Json; stored: Json }>()
  for (const [field, sent] of fieldsOf(operation.props)) {
    const [top = field] = field.split('.')
    // Hidden from this person: what became of it is not known.
    if (!(top in record)) continue
    const stored = storedFields.get(field) ?? null
    if (!isSameJson(sent, stored)) fields.set(field, { sent, stored })
  }
  return fields
}

/** The fields of an operation that the server refused: what they were before is still stored. */
export function refusedFields(operation: UpdateOperation): ReconciledUpdate['fields'] {
  const before = fieldsOf(operation.base)
  const fields = new Map<string, { sent: Json; stored: Json }>()
  for (const [field, sent] of fieldsOf(operation.props)) {
    const stored = before.get(field) ?? null
    if (!isSameJson(sent, stored)) fields.set(field, { sent, stored })
  }
  return fields
}

function isOfRecord(operation: Operation, reconciled: ReconciledUpdate): operation is UpdateOperation {
  return (
    operation.kind === 'update' &&
    operation.resource === reconciled.operation.resource &&
    operation.id === reconciled.operation.id
  )
}

function replaceSent(props: Props, { fields }: ReconciledUpdate): Props {
  const values = fieldsOf(props)
  let isSame = true
  for (const [field, { sent, stored }] of fields) {
    if (!values.has(field) || !isSameJson(values.get(field), sent)) continue
    values.set(field, stored)
    isSame = false
  }
  return isSame ? props : propsOf(values)
}

/** A waiting operation made on top of the saved one. */
export function reconcilePending(operation: Operation, reconciled: ReconciledUpdate): Operation {
  if (!isOfRecord(operation, reconciled)) return operation
  const base = replaceSent(operation.base, reconciled)
  return base === operation.base ? operation : { ...operation, base }
}

/** An undo step's operation: it made, or came after, the saved value. */
export function reconcileStep(operation: Operation, reconciled: ReconciledUpdate): Operation {
  if (!isOfRecord(operation, reconciled)) return operation
  const base = replaceSent(operation.base, reconciled)
  const props = replaceSent(operation.props, reconciled)
  return base === operation.base && props === operation.props ? operation : { ...operation, base, props }
}
