/**
 * Undo and redo among several people: a step is undone only in the fields that still hold what it made of them. What
 * somebody has changed since is skipped, and named.
 */
import { itemOf, type OrderDocument, type ProductInstance } from '@orderwright/domain'
import { differingFields, pickFields } from '../document/fields.ts'
import {
  applyOperation,
  baseOf,
  isSameJson,
  type Operation,
  type UpdateOperation,
} from '../document/operations.ts'

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

/** The content of a line that a person would miss. */
const contentFields = ['productId', 'title', 'notes', 'quantity', 'customPriceInCents', 'properties'] as const

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
      // A line that the server knows is brought back under its id, not made again.
      return itemOf(document, operation.item.id) ? null : { ...operation, restores: operation.item.id > 0 }
    case 'destroy': {
      const item = itemOf(document, operation.item.id)
      if (!item) return null
      if (isSameContent(item, operation.item)) return { kind: 'destroy', item }
      skipped.push({ kind: 'changed', title: item.title })
      return null
    }
  }
}

function planUpdate(
  document: OrderDocument,
  operation: UpdateOperation,
  skipped: SkippedChange[],
): Operation | null {
  const isOrder = operation.resource === 'productOrder'
  const record = isOrder ? document.order : itemOf(document, operation.id)
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

function isSameContent(one: ProductInstance, other: ProductInstance): boolean {
  return contentFields.every((field) => isSameJson(one[field] ?? null, other[field] ?? null))
}
