/** Changes in words: what undo left alone, and what a person had typed. */
import { type Catalog, messages } from '@orderwright/domain'
import { fieldsOf } from '../document/fields.ts'
import type { Direction } from './history.ts'
import type { Operation } from '../document/operations.ts'
import type { Kept } from './undo-redo.ts'

/** 'properties.12' → the property's title, 'clientEmails' → 'Client emails'. */
export function fieldTitle(catalog: Catalog, field: string): string {
  const [top = field, entry] = field.split('.')
  const property = entry === undefined ? undefined : catalog.properties.get(Number(entry))
  if (property) return property.title
  const words = top.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What undo or redo says when something stays as others left it; null when nothing does. */
export function undoRedoNote(
  catalog: Catalog,
  direction: Direction,
  label: string,
  isSomethingDone: boolean,
  kept: readonly Kept[],
): string | null {
  if (kept.length === 0) return null
  const line = kept.find((one) => one.kind !== 'field')
  if (line?.kind === 'gone') return messages.undoItemGone({ direction, label })
  if (line?.kind === 'changed') return messages.undoItemChanged({ direction, title: line.title })
  const titles = kept.flatMap((one) => (one.kind === 'field' ? [fieldTitle(catalog, one.field)] : []))
  return messages.undoFieldsKept({ direction, label, fields: [...new Set(titles)], isSomethingDone })
}

/** The texts that a person entered with these operations. */
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
