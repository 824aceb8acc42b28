/**
 * A saved value as the server keeps it: it may have been tidied there. Whatever was made on top of the value as it was
 * sent goes on from the value as it is kept, so that nobody is asked about a conflict with themselves.
 */
import type { Json } from '@orderwright/domain'
import { fieldsOf, propsOf } from '../document/fields.ts'
import {
  baseOf,
  isSameJson,
  type Operation,
  type Props,
  type UpdateOperation,
} from '../document/operations.ts'
import type { ServerRecord } from '../ports.ts'

export interface Settled {
  readonly operation: UpdateOperation
  /** field → what was sent, and what the server keeps instead */
  readonly fields: ReadonlyMap<string, { readonly sent: Json; readonly kept: Json }>
}

/** The fields of a saved operation that the server keeps otherwise than they were sent. */
export function settledFields(operation: UpdateOperation, record: ServerRecord): Settled['fields'] {
  const kept = fieldsOf(baseOf(record, operation.props))
  const fields = new Map<string, { sent: Json; kept: Json }>()
  for (const [field, sent] of fieldsOf(operation.props)) {
    const [top = field] = field.split('.')
    // Hidden from this person: what became of it is not known.
    if (!(top in record)) continue
    const value = kept.get(field) ?? null
    if (!isSameJson(sent, value)) fields.set(field, { sent, kept: value })
  }
  return fields
}

/** The fields of an operation that the server refused: it keeps what they were before. */
export function refusedFields(operation: UpdateOperation): Settled['fields'] {
  const before = fieldsOf(operation.base)
  const fields = new Map<string, { sent: Json; kept: Json }>()
  for (const [field, sent] of fieldsOf(operation.props)) {
    const kept = before.get(field) ?? null
    if (!isSameJson(sent, kept)) fields.set(field, { sent, kept })
  }
  return fields
}

function isOfRecord(operation: Operation, settled: Settled): operation is UpdateOperation {
  return (
    operation.kind === 'update' &&
    operation.resource === settled.operation.resource &&
    operation.id === settled.operation.id
  )
}

function replaced(props: Props, { fields }: Settled): Props {
  const values = fieldsOf(props)
  let isSame = true
  for (const [field, { sent, kept }] of fields) {
    if (!values.has(field) || !isSameJson(values.get(field), sent)) continue
    values.set(field, kept)
    isSame = false
  }
  return isSame ? props : propsOf(values)
}

/** A waiting operation made on top of the saved one. */
export function settlePending(operation: Operation, settled: Settled): Operation {
  if (!isOfRecord(operation, settled)) return operation
  const base = replaced(operation.base, settled)
  return base === operation.base ? operation : { ...operation, base }
}

/** A step's operation: it made, or came after, the saved value. */
export function settleHistory(operation: Operation, settled: Settled): Operation {
  if (!isOfRecord(operation, settled)) return operation
  const base = replaced(operation.base, settled)
  const props = replaced(operation.props, settled)
  return base === operation.base && props === operation.props ? operation : { ...operation, base, props }
}
