/**
 * Edits records of the back office: what a person changes shows at once, is sent in the order in which it was made, is sent
 * again while nobody answers, survives a reload, and can be undone and redone. What the server refuses waits for a decision.
 */
import type { CallResult } from '@orderwright/contract'
import { z } from 'zod'
import type { Clock, NewKey, ServerRecord, Storage } from '../ports.ts'
import { isRetryable, retryDelay } from '../sync/retry.ts'
import {
  changeOf,
  inverseOf,
  mergeWrites,
  overTheirs,
  problemOf,
  problemSchema,
  type RecordProblem,
  type RecordValues,
  type RecordWrite,
  recordWriteSchema,
  withoutConflict,
  withoutRefused,
} from './record-writes.ts'

export interface RecordEditorOptions {
  /** sends one write: all of its records or none */
  readonly send: (write: RecordWrite) => Promise<CallResult<{ records: readonly ServerRecord[] }>>
  readonly clock: Clock
  readonly newKey: NewKey
  readonly storage?: Storage
  /** under which key of `storage` unsent writes are stored */
  readonly storageKey: string
  /** fields of a resource that are maps, of which each key is changed on its own; none by default */
  readonly mapFields?: (resource: string) => readonly string[]
  /** the server has these records now */
  readonly onSaved: (resource: string, records: readonly ServerRecord[]) => void
  /** the server did not take it */
  readonly onProblem: (problem: RecordProblem) => void
}

/** saved: everything is on the server; waiting: it is sent again when somebody answers; problem: a person must decide. */
export type RecordSaveState = 'saved' | 'saving' | 'waiting' | 'signedOut' | 'problem'

export interface RecordEditorState {
  readonly writes: readonly RecordWrite[]
  readonly problems: readonly RecordProblem[]
  readonly saveState: RecordSaveState
  /** what Undo and Redo would take back or do again; null when there is nothing */
  readonly undoLabel: string | null
  readonly redoLabel: string | null
}

/** A step of the history: something that this person did and can take back. */
export interface HistoryStep {
  readonly label: string
  /** false: it could not be taken back, or done again */
  readonly undo: () => boolean | Promise<boolean>
  readonly redo: () => boolean | Promise<boolean>
}

export interface RecordUpdate {
  readonly resource: string
  readonly label: string
  readonly records: readonly {
    readonly record: { readonly id: number; readonly version: number }
    readonly props: RecordValues
  }[]
  /** waits for more typing first; 0 by default */
  readonly delayMs?: number
}

const storedSchema = z.object({
  writes: z.array(recordWriteSchema),
  problems: z.array(problemSchema),
})
const MAX_HISTORY = 100

export type RecordEditor = ReturnType<typeof createRecordEditor>

type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'scheduled' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'retrying'; readonly failures: number }
  | { readonly kind: 'signedOut' }

export function createRecordEditor(options: RecordEditorOptions) {
  const restored = readUnsaved(options)
  let writes: readonly RecordWrite[] = restored.writes
  /** the write that was sent and not answered yet; of an earlier page nobody knows how far it came */
  let unanswered: RecordWrite | undefined = restored.writes[0]
  let problems: readonly RecordProblem[] = restored.problems
  let done: readonly HistoryStep[] = []
  let undone: readonly HistoryStep[] = []
  let sending: Sending = { kind: 'idle' }
  let failures = 0
  /** the step of what is being typed: more typing joins it until it is sent */
  let typing: { readonly write: RecordWrite; readonly step: HistoryStep } | null = null
  let cancelTimer = (): void => {}
  const listeners = new Set<() => void>()
  let snapshot = read()

  function read(): RecordEditorState {
    return {
      writes,
      problems,
      saveState: saveState(),
      undoLabel: done.at(-1)?.label ?? null,
      redoLabel: undone.at(-1)?.label ?? null,
    }
  }

  function saveState(): RecordSaveState {
    if (sending.kind === 'signedOut') return 'signedOut'
    if (problems.length > 0) return 'problem'
    if (writes.length === 0) return 'saved'
    return failures > 0 ? 'waiting' : 'saving'
  }

  function changed(): void {
    const { storage, storageKey } = options
    if (writes.length === 0 && problems.length === 0) storage?.remove(storageKey)
    else storage?.write(storageKey, JSON.stringify({ writes, problems }))
    snapshot = read()
    for (const listener of listeners) listener()
  }

  function sendAfter(ms: number): void {
    if (sending.kind === 'sending' || sending.kind === 'signedOut' || writes.length === 0) return
    cancelTimer()
    if (ms === 0) return void sendFirst()
    sending = sending.kind === 'retrying' ? sending : { kind: 'scheduled' }
    cancelTimer = options.clock.after(ms, () => void sendFirst())
  }

  async function sendFirst(): Promise<void> {
    const [first] = writes
    if (!first || sending.kind === 'sending') return
    cancelTimer()
    sending = { kind: 'sending' }
    unanswered = first
    changed()
    const result = await options.send(first)
    sending = { kind: 'idle' }
    if (result.ok || !isRetryable(result.error)) unanswered = undefined
    if (result.ok) {
      failures = 0
      writes = writes.slice(1)
      options.onSaved(first.resource, result.data.records)
    } else if (isRetryable(result.error)) {
      const ms = retryDelay(result.error, failures)
      failures += 1
      sending = { kind: 'retrying', failures }
      cancelTimer = options.clock.after(ms, () => void sendFirst())
      return changed()
    } else if (result.error.code === 'unauthenticated') {
      sending = { kind: 'signedOut' }
      return changed()
    } else {
      failures = 0
      const problem = problemOf(first, result.error)
      const merged = withoutConflict(problem, options.newKey(), mapFieldsOf(first))
      if (merged !== null) {
        writes = [merged, ...writes.slice(1)]
        changed()
        return sendAfter(0)
      }
      writes = withoutRefused(writes.slice(1), first)
      problems = [...problems, problem]
      options.onProblem(problem)
    }
    changed()
    sendAfter(0)
  }

  function mapFieldsOf({ resource }: RecordWrite): readonly string[] {
    return options.mapFields?.(resource) ?? []
  }

  /** Gives back what waits now: the write, or an earlier one that it joined. */
  function enqueue(write: RecordWrite, delayMs: number): RecordWrite {
    const last = writes.at(-1) === unanswered ? undefined : writes.at(-1)
    const merged = mergeWrites(last, write)
    writes = merged ? [...writes.slice(0, -1), merged] : [...writes, write]
    changed()
    sendAfter(delayMs)
    return merged ?? write
  }

  function stepOf(write: RecordWrite): HistoryStep {
    return {
      label: write.label,
      undo: () => {
        enqueue(inverseOf(write, options.newKey()), 0)
        return true
      },
      redo: () => {
        enqueue({ ...write, key: options.newKey() }, 0)
        return true
      },
    }
  }

  function remember(taken: HistoryStep): void {
    done = [...done, taken].slice(-MAX_HISTORY)
    undone = []
    changed()
  }

  async function step(direction: 'undo' | 'redo'): Promise<string | null> {
    const from = direction === 'undo' ? done : undone
    const last = from.at(-1)
    if (!last) return null
    const rest = from.slice(0, -1)
    if (direction === 'undo') done = rest
    else undone = rest
    const isDone = await last[direction]()
    if (isDone && direction === 'undo') undone = [...undone, last]
    if (isDone && direction === 'redo') done = [...done, last]
    changed()
    return isDone ? last.label : null
  }

  return {
    getState: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Changes records; false when they hold these values already. The step of the history can be taken back. */
    update({ resource, label, records, delayMs = 0 }: RecordUpdate): boolean {
      const changes = records.flatMap(({ record, props }) => changeOf(record, props) ?? [])
      if (changes.length === 0) return false
      const write: RecordWrite = { key: options.newKey(), resource, label, changes }
      forgetProblems(write)
      const waiting = enqueue(write, delayMs)
      if (delayMs === 0) {
        remember(stepOf(write))
        return true
      }
      // Letters typed one after the other are taken back together.
      if (typing?.write.key === waiting.key && done.at(-1) === typing.step) done = done.slice(0, -1)
      typing = { write: waiting, step: stepOf(waiting) }
      remember(typing.step)
      return true
    },
    /** Adds something done by another call to the history. */
    remember,
    undo: () => step('undo'),
    redo: () => step('redo'),
    /** Sends what waits now: the field lost its focus, the connection is back. */
    flush: () => sendAfter(0),
    /** Goes on after a sign-in. */
    resume(): void {
      if (sending.kind === 'signedOut') sending = { kind: 'idle' }
      sendAfter(0)
    },
    /** Sends a refused write again; of a conflict, over what the other person has written. */
    retry(problem: RecordProblem): void {
      problems = problems.filter((other) => other !== problem)
      const key = options.newKey()
      const { write } = problem
      enqueue(
        problem.kind === 'conflict' ? overTheirs(problem, key, mapFieldsOf(write)) : { ...write, key },
        0,
      )
    },
    /** Gives a refused write up: what the server holds stays. */
    discard(problem: RecordProblem): void {
      problems = problems.filter((other) => other !== problem)
      changed()
    },
    stop(): void {
      cancelTimer()
      sending = { kind: 'signedOut' }
    },
  }

  /** Another value for the same fields takes the place of one that was refused. */
  function forgetProblems(write: RecordWrite): void {
    problems = problems.filter(
      (problem) =>
        problem.write.resource !== write.resource ||
        !problem.write.changes.every(({ id, props }) =>
          write.changes.some(
            (change) => change.id === id && Object.keys(props).every((field) => field in change.props),
          ),
        ),
    )
  }
}

function readUnsaved({ storage, storageKey }: RecordEditorOptions): z.infer<typeof storedSchema> {
  const nothing = { writes: [], problems: [] }
  const text = storage?.read(storageKey)
  if (!text) return nothing
  try {
    const parsed = storedSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : nothing
  } catch {
    return nothing
  }
}
