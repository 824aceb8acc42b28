/**
 * Edits records of the back office: what a person changes shows at once, is sent in the order in which it was made, is sent
 * again while nobody answers, survives a reload, and can be undone and redone. What the server refuses waits for a decision.
 */
import type { CallResult } from '@orderwright/contract'
import type { MergeKind } from '@orderwright/domain/catalog-changes'
import { z } from 'zod'
import type { Clock, NewKey, ServerRecord, Storage } from '../ports.ts'
import { isAnswered, isRetryable, retryDelay } from '../sync/retry.ts'
import {
  afterRefusal,
  type Entry,
  type History,
  type HistoryStep,
  overOther,
  remembered,
  withoutWrite,
  writeEntry,
} from './record-history.ts'
import { createOwnValues } from './own-values.ts'
import { readUnsaved, storeUnsaved } from './unsaved-writes.ts'
import type { RecordValues } from './record-maps.ts'
import { overTheirs, problemOf, type RecordProblem, undecided, withoutConflict } from './record-problems.ts'
import {
  changeOf,
  inverseOf,
  isSamePlace,
  mergeWrites,
  type RecordWrite,
  withoutNothing,
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
  /** how two people's changes of a field meet; as a whole by default */
  readonly mergeKinds?: (resource: string) => MergeKind
  /** the server has these records now: it took a change, or somebody else was before it */
  readonly onSaved: (resource: string, records: readonly ServerRecord[]) => void
  /** the server did not take it */
  readonly onProblem: (problem: RecordProblem) => void
}

/**
 * saved: everything is on the server; waiting: nobody answers, it is sent again; retrying: the server could not take it, it is sent again;
 * problem: a person must decide.
 */
export type RecordSaveState = 'saved' | 'saving' | 'waiting' | 'retrying' | 'signedOut' | 'problem'

export interface RecordEditorState {
  readonly writes: readonly RecordWrite[]
  readonly problems: readonly RecordProblem[]
  readonly saveState: RecordSaveState
  /** what Undo and Redo would take back or do again; null when there is nothing */
  readonly undoLabel: string | null
  readonly redoLabel: string | null
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

/** A record in an answer that says no. */
const currentSchema = z.looseObject({ id: z.number(), version: z.number() })

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
  let history: History = { done: [], undone: [] }
  /** steps of other calls that are being taken back or done again, and those that wait for them */
  let callsUnderWay = 0
  let lastCall: Promise<unknown> = Promise.resolve()
  let sending: Sending = { kind: 'idle' }
  let failures = 0
  /** whether the server was heard when it failed the last time */
  let isLastAnswered = false
  /** the step of what is being typed: more typing joins it until it is sent */
  let typing: { readonly key: string; readonly entry: Entry } | null = null
  let cancelTimer = (): void => {}
  const own = createOwnValues()
  const listeners = new Set<() => void>()
  let snapshot = read()

  function read(): RecordEditorState {
    return {
      writes,
      problems,
      saveState: saveState(),
      undoLabel: history.done.at(-1)?.label ?? null,
      redoLabel: history.undone.at(-1)?.label ?? null,
    }
  }

  function saveState(): RecordSaveState {
    if (sending.kind === 'signedOut' && writes.length > 0) return 'signedOut'
    if (problems.length > 0) return 'problem'
    if (writes.length === 0) return 'saved'
    if (failures === 0) return 'saving'
    return isLastAnswered ? 'retrying' : 'waiting'
  }

  function changed(): void {
    storeUnsaved(options, { writes, problems })
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
    /** the server may have taken it before, unheard */
    const isAgain = unanswered === first
    unanswered = first
    own.sent(first)
    changed()
    const result = await options.send(first)
    sending = { kind: 'idle' }
    if (result.ok || !isRetryable(result.error)) unanswered = undefined
    if (result.ok) {
      failures = 0
      writes = writes.slice(1)
      own.taken(first)
      options.onSaved(first.resource, result.data.records)
    } else if (isRetryable(result.error)) {
      const ms = retryDelay(result.error, failures)
      failures += 1
      isLastAnswered = isAnswered(result.error)
      sending = { kind: 'retrying', failures }
      cancelTimer = options.clock.after(ms, () => void sendFirst())
      return changed()
    } else if (result.error.code === 'unauthenticated') {
      sending = { kind: 'signedOut' }
      return changed()
    } else {
      failures = 0
      if (!isAgain) own.refused(first)
      notTaken(first, problemOf(first, result.error), isAgain)
    }
    changed()
    sendAfter(0)
  }

  /** The server said no to the first write: it is sent again over what is there, or somebody must decide. */
  function notTaken(first: RecordWrite, problem: RecordProblem, isAgain: boolean): void {
    const kindOf = mergeKindOf(first)
    const waiting = writes.slice(1)
    const current = currentSchema.safeParse(problem.current)
    if (current.success) options.onSaved(first.resource, [current.data])
    const merged = withoutConflict(problem, kindOf, own.of(first.resource))
    if (merged !== null) {
      history = overOther(history, first, merged, kindOf)
      writes = [merged, ...waiting]
      return
    }
    const left = undecided(problem, waiting, kindOf)
    const behind = withoutRefused(waiting, first, kindOf)
    // What puts back the old value has nothing to do once the new one was refused, unless that arrived at an earlier attempt.
    const needed = isAgain ? behind : behind.flatMap((write) => withoutNothing(write) ?? [])
    writes = left.rest ? [left.rest, ...needed] : needed
    history = afterRefusal(history, first, kindOf)
    if (left.problem === null) {
      if (!left.rest) history = withoutWrite(history, first.key)
      return
    }
    problems = [...problems, left.problem]
    options.onProblem(left.problem)
  }

  function mergeKindOf({ resource }: Pick<RecordWrite, 'resource'>): MergeKind {
    return options.mergeKinds?.(resource) ?? (() => undefined)
  }

  /** Gives back the key under which it waits now: its own, or that of an earlier write that it joined. */
  function enqueue(write: RecordWrite, delayMs: number): string {
    decide(write)
    const last = writes.at(-1) === unanswered ? undefined : writes.at(-1)
    const merged = mergeWrites(last, write)
    const next = withoutNothing(merged ?? write)
    writes = [...(merged ? writes.slice(0, -1) : writes), ...(next ? [next] : [])]
    changed()
    sendAfter(delayMs)
    return (merged ?? write).key
  }

  /** The problem as it stands by now, off the list: some of it may have been decided since it was shown. */
  function take({ write: { key } }: RecordProblem): RecordProblem | undefined {
    const standing = problems.find(({ write }) => write.key === key)
    problems = problems.filter((other) => other !== standing)
    return standing
  }

  /** Another value for the same fields takes the place of one that was refused. */
  function decide(newer: Pick<RecordWrite, 'resource' | 'changes'>): void {
    const rests: RecordWrite[] = []
    problems = problems.flatMap((problem) => {
      const { problem: left, rest } = undecided(problem, [newer], mergeKindOf(newer))
      if (rest) rests.push(rest)
      else if (!left) history = withoutWrite(history, problem.write.key)
      return left ?? []
    })
    writes = [...writes, ...rests]
  }

  /** One after the other: what another call takes back is back before the next step looks for it. */
  function step(direction: 'undo' | 'redo'): Promise<string | null> {
    const begun = callsUnderWay === 0 ? stepNow(direction) : lastCall.then(() => stepNow(direction))
    if (!(begun instanceof Promise)) return Promise.resolve(begun)
    callsUnderWay += 1
    const ended = begun.finally(() => {
      callsUnderWay -= 1
    })
    lastCall = ended.catch(() => null)
    return ended
  }
  function stepNow(direction: 'undo' | 'redo'): string | null | Promise<string | null> {
    const from = direction === 'undo' ? history.done : history.undone
    const last = from.at(-1)
    if (!last) return null
    history =
      direction === 'undo'
        ? { ...history, done: from.slice(0, -1) }
        : { ...history, undone: from.slice(0, -1) }
    return last.kind === 'call' ? stepCall(direction, last) : stepWrite(direction, last)
  }

  async function stepCall(direction: 'undo' | 'redo', last: HistoryStep & { kind: 'call' }) {
    const isDone = await last[direction]()
    if (isDone) put(direction, last)
    changed()
    return isDone ? last.label : null
  }

  function stepWrite(direction: 'undo' | 'redo', last: Entry & { kind: 'write' }): string {
    const { write } = last
    const problem = problems.find((one) => one.write.key === write.key)
    if (direction === 'redo') {
      const key = enqueue({ ...write, key: options.newKey() }, 0)
      put(direction, { ...last, write: { ...write, key } })
    } else if (problem) {
      // It never arrived: taking it back is giving it up.
      take(problem)
      history = withoutWrite(history, write.key)
      put(direction, { ...last, write: problem.write })
    } else {
      enqueue(inverseOf(write, options.newKey()), 0)
      put(direction, last)
    }
    changed()
    return last.label
  }

  /** A step that was taken back can be done again, and the other way round. */
  function put(direction: 'undo' | 'redo', entry: Entry): void {
    history =
      direction === 'undo'
        ? { ...history, undone: [...history.undone, entry] }
        : { ...history, done: [...history.done, entry] }
  }

  /** Letters typed one after the other are taken back together. */
  function rememberTyping(key: string, write: RecordWrite): void {
    const entry = typing?.key === key && history.done.at(-1) === typing.entry ? typing.entry : null
    const before = entry?.kind === 'write' && isSamePlace(entry.write, write) ? entry.write : undefined
    if (before) history = { ...history, done: history.done.slice(0, -1) }
    const whole = withoutNothing(mergeWrites(before, write) ?? write)
    typing = null
    if (whole) {
      typing = { key, entry: writeEntry({ ...whole, key }) }
      history = remembered(history, typing.entry)
    }
    changed()
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
      if (changes.length === 0) {
        // Typing what stands there is an answer to what was refused.
        const kindOf = mergeKindOf({ resource })
        const typed = records.map(({ record: { id, version }, props }) => ({
          id,
          version,
          props: Object.fromEntries(Object.entries(props).filter(([field]) => kindOf(field) === undefined)),
          base: {},
        }))
        decide({ resource, changes: typed })
        changed()
        // Who types a space behind a word types on: what waits for the pause waits from here.
        sendAfter(delayMs)
        return false
      }
      const write: RecordWrite = { key: options.newKey(), resource, label, changes }
      const key = enqueue(write, delayMs)
      if (delayMs > 0) rememberTyping(key, write)
      else {
        history = remembered(history, writeEntry({ ...write, key }))
        changed()
      }
      return true
    },
    /** Adds something done by another call to the history. */
    remember(taken: HistoryStep): void {
      history = remembered(history, { kind: 'call', ...taken })
      changed()
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    /** Sends what waits now: the field lost its focus, the connection is back. */
    flush: () => sendAfter(0),
    /** Goes on after a sign-in. */
    resume(): void {
      if (sending.kind === 'signedOut') sending = { kind: 'idle' }
      changed()
      sendAfter(0)
    },
    /** Sends a refused write again; of a conflict, over what the other person has written. */
    retry(problem: RecordProblem): void {
      const standing = take(problem)
      if (!standing) return
      const { write } = standing
      if (standing.kind === 'refused') return void enqueue(write, 0)
      const over = overTheirs(standing, mergeKindOf(write))
      history = overOther(history, write, over, mergeKindOf(write))
      enqueue(over, 0)
    },
    /** Gives a refused write up: what the server holds stays. */
    discard(problem: RecordProblem): void {
      if (!take(problem)) return
      history = withoutWrite(history, problem.write.key)
      changed()
    },
    stop(): void {
      cancelTimer()
      sending = { kind: 'signedOut' }
    },
  }
}
