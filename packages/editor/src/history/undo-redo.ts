/**
 * Undo and redo among several people: a step is undone only in the fields that still hold what it made of them. What
 * somebody has changed since is skipped, and named.
 */
import type { OrderDocument } from '@orderwright/domain/orders'
import { serverOwnedFields, trust } from '@orderwright/domain/units'
import { differingFields, pickFields } from '../document/fields.ts'
import {
  applyOperation,
  baseOf,
  idOf,
  isSameJson,
  type Operation,
  type UpdateOperation,
} from '../document/operations.ts'
import { type CreatedKind, recordOf } from '../document/record-kinds.ts'

/** Something that undo or redo leaves alone because somebody else changed it since. */
export type SkippedChange =
  | { readonly kind: 'field'; readonly field: string }
  /** the line itself: it is gone, or others have worked on it */
  | { readonly kind: 'gone' | 'changed'; readonly title: string }

export interface UndoRedoPlan {
  /** what can be done, based on what the records hold now */
  readonly operations: Operation[]
  readonly skipped: SkippedChange[]
}

/** Fields that are changed back whoever changed them since: a place in the list is nobody's typed work. */
const silentFields: ReadonlySet<string> = new Set(['rank'])

/** The content of a line that a person would miss; of what stands on the canvas it is everything but what the server owns. */
const itemFields: ReadonlySet<string> = new Set([
  'productId',
  'title',
  'notes',
  'quantity',
  'customPriceInCents',
  'properties',
])
const ownedFields: ReadonlySet<string> = new Set(serverOwnedFields)

/** Plans `operations` (a step, or its inverse) on the document as it is now. */
export function planUndoRedo(document: OrderDocument, operations: readonly Operation[]): UndoRedoPlan {
  const planned: Operation[] = []
  const skipped: SkippedChange[] = []
  let current = document
  for (const operation of operations) {
    const next = planOne(current, operation, skipped)
    if (!next) continue
    planned.push(next)
    current = applyOperation(current, next)
  }
  return { operations: planned, skipped }
}

function planOne(document: OrderDocument, operation: Operation, skipped: SkippedChange[]): Operation | null {
  switch (operation.kind) {
    case 'update':
      return planUpdate(document, operation, skipped)
    case 'create':
      // A record that the server knows is brought back under its id, not made again.
      return recordOf(document, operation.resource, idOf(operation))
        ? null
        : { ...operation, restores: idOf(operation) > 0 }
    case 'destroy': {
      const record = recordOf(document, operation.resource, idOf(operation))
      if (!record) return null
      if (isSameContent(operation.resource, record, operation.record)) {
        return trust<Operation>({ ...operation, record })
      }
      skipped.push({ kind: 'changed', title: titleOf(record) })
      return null
    }
  }
}

function planUpdate(
  document: OrderDocument,
  operation: UpdateOperation,
  skipped: SkippedChange[],
): Operation | null {
  const record = recordOf(document, operation.resource, operation.id)
  const isSilent = (field: string) => silentFields.has(field)
  if (!record) {
    if (Object.keys(operation.props).some((key) => !isSilent(key))) skipped.push({ kind: 'gone', title: '' })
    return null
  }
  const present = baseOf(record, operation.props)
  const changed = new Set(differingFields(operation.base, present).filter((field) => !isSilent(field)))
  const revertible = new Set(differingFields(operation.props, present).filter((field) => !changed.has(field)))
  for (const field of changed) {
    if (differingFields(operation.props, present).includes(field)) skipped.push({ kind: 'field', field })
  }
  if (revertible.size === 0) return null
  const isRevertible = (field: string) => revertible.has(field)
  return {
    ...operation,
    props: pickFields(operation.props, isRevertible),
    base: pickFields(present, isRevertible),
  }
}

function isSameContent(resource: CreatedKind, one: object, other: object): boolean {
  const isContent = (field: string) =>
    resource === 'productInstance' ? itemFields.has(field) : !ownedFields.has(field)
  const values = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(
    ([field, value]) => !isContent(field) || isSameJson(value ?? null, values.get(field) ?? null),
  )
}

/** What a person calls a record; '' where it has no name. */
export function titleOf(record: object): string {
  if ('title' in record && typeof record.title === 'string') return record.title
  return 'data' in record && typeof record.data === 'object' && record.data !== null
    ? titleOf(record.data)
    : ''
}
