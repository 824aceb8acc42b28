/** What undo and redo did not touch, in words. */
import type { Catalog } from '@orderwright/domain/catalog'
import { messages } from '@orderwright/domain/messages'
import type { Direction } from './history.ts'
import type { SkippedChange } from './undo-redo.ts'

/** 'properties.12' → the property's title, 'clientEmails' → 'Client emails'. */
export function fieldTitle(catalog: Catalog, field: string): string {
  const [top = field, entry] = field.split('.')
  const property = entry === undefined ? undefined : catalog.properties.get(Number(entry))
  if (property) return property.title
  const words = top.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a person is told when undo or redo skipped what others changed, or found nothing to do; null when all of it was done. */
export function undoRedoNote(
  catalog: Catalog,
  direction: Direction,
  label: string,
  isSomethingDone: boolean,
  skipped: readonly SkippedChange[],
): string | null {
  if (skipped.length === 0) return isSomethingDone ? null : messages.undoNothingLeft({ direction, label })
  const line = skipped.find((one) => one.kind !== 'field')
  if (line?.kind === 'gone') return messages.undoItemGone({ direction, label })
  if (line?.kind === 'changed') return messages.undoItemChanged({ direction, title: line.title })
  const titles = skipped.flatMap((one) => (one.kind === 'field' ? [fieldTitle(catalog, one.field)] : []))
  return messages.undoFieldsKept({ direction, label, fields: [...new Set(titles)], isSomethingDone })
}
