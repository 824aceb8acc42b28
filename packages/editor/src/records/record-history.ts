/** What this page has done to records, for Undo and Redo: changes of fields, and whatever other calls have done. */
import type { MergeKind } from '@orderwright/domain/catalog-changes'
import { isSameValue, withoutEarlier } from './record-maps.ts'
import { type RecordChange, type RecordWrite, withoutRefused } from './record-writes.ts'

/** A step of the history: something that this person did and can take back. */
export interface HistoryStep {
  readonly label: string
  /** false: it could not be taken back, or done again */
  readonly undo: () => boolean | Promise<boolean>
  readonly redo: () => boolean | Promise<boolean>
}

/** A change of fields has the key of the write in which it went to the server. */
export type Entry =
  | { readonly kind: 'write'; readonly label: string; readonly write: RecordWrite }
  | ({ readonly kind: 'call' } & HistoryStep)

export interface History {
  readonly done: readonly Entry[]
  readonly undone: readonly Entry[]
}

const MAX_HISTORY = 100

export function remembered({ done }: History, entry: Entry): History {
  return { done: [...done, entry].slice(-MAX_HISTORY), undone: [] }
}

export function writeEntry(write: RecordWrite): Entry {
  return { kind: 'write', label: write.label, write }
}

function hasKey(entry: Entry, key: string): boolean {
  return entry.kind === 'write' && entry.write.key === key
}

/** Without the changes that went in one write, which was given up. */
export function withoutWrite({ done, undone }: History, key: string): History {
  const stays = (entry: Entry) => !hasKey(entry, key)
  return { done: done.filter(stays), undone: undone.filter(stays) }
}

/** The writes of the history in the order in which they were made, changed by `work` one by one. */
function mapWrites(
  { done, undone }: History,
  work: (writes: readonly RecordWrite[]) => readonly RecordWrite[],
): History {
  const entries = [...done, ...undone.toReversed()]
  const changed = [...work(entries.flatMap((entry) => (entry.kind === 'write' ? [entry.write] : [])))]
  const next = entries.map((entry): Entry => {
    if (entry.kind === 'call') return entry
    const write = changed.shift()
    return write ? { ...entry, write } : entry
  })
  return { done: next.slice(0, done.length), undone: next.slice(done.length).toReversed() }
}

/** What was changed after a write that was refused was changed from what is there. */
export function afterRefusal(history: History, refused: RecordWrite, kindOf: MergeKind): History {
  return mapWrites(history, (writes) => {
    const last = writes.findLastIndex(({ key }) => key === refused.key)
    return [...writes.slice(0, last + 1), ...withoutRefused(writes.slice(last + 1), refused, kindOf)]
  })
}

/** A write that went over what somebody else had written: taking it back brings that back. */
export function overOther(
  history: History,
  before: RecordWrite,
  after: RecordWrite,
  kindOf: MergeKind,
): History {
  const moved = (change: RecordChange): RecordChange => {
    const was = before.changes.find(({ id }) => id === change.id)?.base ?? {}
    const is = after.changes.find(({ id }) => id === change.id)?.base ?? {}
    if (isSameValue(was, is)) return change
    return { ...change, ...withoutEarlier({ base: is, props: was }, change, kindOf).change }
  }
  return mapWrites(history, (writes) =>
    writes.map((write) =>
      write.key === after.key ? { ...write, changes: write.changes.map(moved) } : write,
    ),
  )
}
