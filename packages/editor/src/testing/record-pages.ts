/** A small server of records that merges as the real one does, and pages of people who edit them, for the record editor's tests. */
import type { CallError, CallResult } from '@orderwright/contract'
import { trust } from '@orderwright/domain/units'
import type { ServerRecord, Storage } from '../ports.ts'
import { createRecordEditor } from '../records/record-editor.ts'
import type { RecordProblem } from '../records/record-problems.ts'
import { isMap, isSameValue, type RecordValues } from '../records/record-maps.ts'
import { applyWrites, type RecordWrite } from '../records/record-writes.ts'
import { type ManualClock, manualClock, memoryStorage, settle } from './fixtures.ts'

export type RecordAnswer = CallResult<{ records: readonly ServerRecord[] }>

export function refusal(code: CallError['code'], message = 'No.'): RecordAnswer {
  return { ok: false, error: { code, status: 0, message } }
}

/** A value that somebody has written into a field or under a key of a map: what it was over, and whether the writer had seen that. */
export interface Written {
  readonly by: string
  readonly id: number
  /** `title`, `versions.2` */
  readonly path: string
  readonly value: unknown
  readonly over: unknown
  readonly hadSeen: boolean
}

/** What becomes of the next write: refused or unanswered before the work is done (`answer`), or answered only by silence. */
type Fate = { readonly answer: RecordAnswer } | 'lost'

function copyOf<T>(value: T): T {
  return trust<T>(JSON.parse(JSON.stringify(value)))
}

/** The value of a record at a path. */
export function at(values: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isMap(value) ? value[key] : undefined), values)
}

/** The fields of `props`; of maps, their keys before and after. */
function pathsOf(record: RecordValues, props: RecordValues): string[] {
  return Object.entries(props).flatMap(([field, value]) => {
    const held = record[field]
    if (!isMap(value) || !isMap(held)) return [field]
    return [...new Set([...Object.keys(held), ...Object.keys(value)])].map((key) => `${field}.${key}`)
  })
}

/** A server with records 1 and 2. */
export function startRecordServer() {
  const records = new Map<number, ServerRecord>([
    [1, { id: 1, version: 1, title: 'Plate', rank: 1, note: '', code: '', versions: {} }],
    [2, { id: 2, version: 1, title: 'Lamp', rank: 2, note: '', code: '', versions: {} }],
  ])
  const sent: RecordWrite[] = []
  const fates: Fate[] = []
  const written: Written[] = []
  let onTheWay: Promise<void> | null = null

  function change(write: RecordWrite, by: string): RecordAnswer {
    const changed: ServerRecord[] = []
    const log: Written[] = []
    for (const { id, version, props, base } of write.changes) {
      const record = records.get(id)
      if (!record) return refusal('notFound', 'gone')
      const seen = (field: string) => isSameValue(record[field], base[field])
      const conflictingFields = Object.keys(props).filter(
        (field) => version !== record.version && !seen(field) && !isSameValue(record[field], props[field]),
      )
      if (conflictingFields.length > 0) {
        const details = { current: JSON.parse(JSON.stringify(record)), conflictingFields }
        const message = 'Somebody else changed it.'
        return { ok: false, error: { code: 'conflict', status: 409, message, details } }
      }
      for (const path of pathsOf(record, props)) {
        const [over, value] = [at(record, path), at(props, path)]
        if (isSameValue(over, value)) continue
        const isOwn = written.findLast((one) => one.id === id && one.path === path)?.by === by
        log.push({ by, id, path, value, over, hadSeen: isOwn || isSameValue(over, at(base, path)) })
      }
      changed.push({ ...record, ...copyOf(props), id, version: record.version + 1 })
    }
    written.push(...log)
    for (const record of changed) records.set(record.id, record)
    return { ok: true, data: { records: changed } }
  }

  return {
    records,
    /** every write that arrived */
    sent,
    /** what becomes of the next writes; afterwards each is done and answered */
    fates,
    /** every value that a write has changed, in order */
    written,
    async take(write: RecordWrite, by: string): Promise<RecordAnswer> {
      sent.push(write)
      const fate = fates.shift()
      const answer = fate && fate !== 'lost' ? fate.answer : change(write, by)
      // What happens until it arrives does not change it.
      const arrived = copyOf(fate === 'lost' ? refusal('offline') : answer)
      await onTheWay
      return arrived
    },
    /** Answers stay on their way until the function that this gives back is called. */
    holdAnswers(): () => void {
      let letGo = () => {}
      const gate = new Promise<void>((resolve) => {
        letGo = resolve
      })
      onTheWay = gate
      return () => {
        if (onTheWay === gate) onTheWay = null
        letGo()
      }
    },
    /** Changes a record as somebody else would. */
    others(id: number, props: object) {
      const record = records.get(id)
      if (record) records.set(id, { ...record, ...props, version: record.version + 1 })
    },
  }
}

export type RecordServer = ReturnType<typeof startRecordServer>

interface RecordPageOptions {
  readonly by?: string
  readonly storage?: Storage
  readonly clock?: ManualClock
  readonly onProblem?: (problem: RecordProblem) => void
}

const kinds: Readonly<Record<string, 'map' | 'set'>> = {
  versions: 'map',
  userIds: 'set',
  parts: 'map',
  optionIds: 'set',
}

let keys = 0

/** A page of a person: an editor, and the records as the person sees them. */
export function openRecordPage(server: RecordServer, options: RecordPageOptions = {}) {
  const { by = 'me', clock = manualClock(), storage = memoryStorage() } = options
  const problems: RecordProblem[] = []
  const shown = new Map([...server.records].map(([id, record]) => [id, copyOf(record)]))
  let isClosed = false
  const editor = createRecordEditor({
    send: async (write) => {
      // A page that is gone sends nothing and hears nothing more.
      if (isClosed) return new Promise<never>(() => {})
      const answer = await server.take(write, by)
      return isClosed ? new Promise<never>(() => {}) : answer
    },
    clock,
    newKey: () => `k${(keys += 1)}`,
    mergeKinds: () => (field) => kinds[field],
    storage: {
      read: (key) => storage.read(key),
      write: (key, text) => isClosed || storage.write(key, text),
      remove: (key) => {
        if (!isClosed) storage.remove(key)
      },
    },
    storageKey: 'admin',
    onSaved: (_, records) => {
      for (const record of records) {
        if (record.version >= (shown.get(record.id)?.version ?? 0)) shown.set(record.id, record)
      }
    },
    onProblem: (problem) => {
      problems.push(problem)
      options.onProblem?.(problem)
    },
  })
  const view = (id: number): ServerRecord => {
    const record = shown.get(id)
    if (!record) throw new Error(`there is no record ${id}`)
    return applyWrites([record], 'product', editor.getState().writes)[0] ?? record
  }
  return {
    server,
    editor,
    clock,
    storage,
    /** every problem that the person was told of */
    problems,
    view,
    /** Changes fields of a record; `delayMs` as for letters that are typed. */
    set(id: number, props: object, { label = 'changed', delayMs = 0 } = {}) {
      const records = [{ record: view(id), props: { ...props } }]
      return editor.update({ resource: 'product', label, delayMs, records })
    },
    /** The lists are read again. */
    hear() {
      for (const [id, record] of server.records) shown.set(id, copyOf(record))
    },
    settle,
    /** Time passes: what was delayed is sent, what was not answered is sent again. */
    async elapse(ms = 60_000) {
      clock.advance(ms)
      await settle()
    },
    /** The page is closed in the middle of whatever it did; its storage stays. */
    close() {
      isClosed = true
    },
  }
}

export type RecordPage = ReturnType<typeof openRecordPage>
