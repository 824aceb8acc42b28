/** Which records a field offers: those that are in use, and the one that stands there, whatever has become of it. */
import { adminReferenceMessages as words } from '@orderwright/domain/messages'
import type { RecordOption } from './field-spec.ts'

/** Archived and deleted records are not offered anew; the one that is chosen stays, with a mark. */
export function offered<T extends { readonly id: number; readonly title: string }>(
  list: readonly T[],
  isGone: (record: T) => boolean,
  chosen: number | null,
  mark: string = words.archivedMark,
): readonly RecordOption[] {
  return list.flatMap((record): RecordOption[] => {
    const { id, title } = record
    if (!isGone(record)) return [{ id, title }]
    return id === chosen ? [{ id, title, mark }] : []
  })
}
