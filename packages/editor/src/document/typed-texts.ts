/** The texts that a person entered with a change. */
import { fieldsOf } from './fields.ts'
import type { Operation } from './operations.ts'

/** Without repetitions and blank ones. */
export function typedTexts(operations: readonly Operation[]): string[] {
  const texts = operations.flatMap((operation) => {
    if (operation.kind === 'destroy') return []
    if (operation.kind === 'create') return textsOf(operation.record)
    return [...fieldsOf(operation.props).values()].flatMap(stringsIn)
  })
  return [...new Set(texts)].filter((text) => text.trim() !== '')
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** What a person may have written into a record. */
const textFields: ReadonlySet<string> = new Set([
  'title',
  'notes',
  'text',
  'drawingNotesData',
  'panelDescriptionOverride',
  'panelPrintNotes',
])

function textsOf(record: object): string[] {
  return Object.entries(record).flatMap(([field, value]: [string, unknown]) => {
    if (textFields.has(field)) return stringsIn(value)
    return field === 'data' && typeof value === 'object' && value !== null ? textsOf(value) : []
  })
}
