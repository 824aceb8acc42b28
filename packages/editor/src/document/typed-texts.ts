/** The texts that a person entered with a change. */
import { fieldsOf } from './fields.ts'
import type { Operation } from './operations.ts'

/** Without repetitions and blank ones. */
export function typedTexts(operations: readonly Operation[]): string[] {
  const texts = operations.flatMap((operation) => {
    if (operation.kind === 'destroy') return []
    if (operation.kind === 'create') return [operation.item.title, operation.item.notes]
    return [...fieldsOf(operation.props).values()].flatMap(stringsIn)
  })
  return [...new Set(texts)].filter((text) => text.trim() !== '')
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
