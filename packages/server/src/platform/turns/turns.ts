/**
 * The queues of this process: one for each kind of what work is done with, all of them fair to organizations. What is scarce (the
 * printing browser, threads, the event loop, connections) is each process's own, and so are the queues.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { turnMessages as words } from '@orderwright/domain/messages'
import { fail, type Outcome, sentences, succeed } from '../http/outcome.ts'
import {
  createFairQueue,
  type QueueLimits,
  type QueueObserver,
  type Turn,
  type WhyNot,
} from '../fair-queue/fair-queue.ts'

/**
 * pdf: the printing browser; tables: threads for files of tables; calculations: the event loop, for many orders one after another;
 * pictures: decoding, of which each may take hundreds of megabytes; archives: all that an organization has; calls: the transactions of
 * all other calls.
 */
export const turnKinds = ['pdf', 'tables', 'calculations', 'pictures', 'archives', 'calls'] as const
export type TurnKind = (typeof turnKinds)[number]

/** People come back within minutes; whoever comes for the first time in longer waits for the end of one job. */
const REMEMBER_MS = 5 * 60_000

/** Two cores do no more than two of any at once. */
const two = { slots: 2, slotsOfOne: 1, rememberMs: REMEMBER_MS } as const

export const turnLimits: Readonly<Record<TurnKind, QueueLimits>> = {
  pdf: { ...two, waitingOfOne: 48, waiting: 400 },
  tables: { ...two, waitingOfOne: 8, waiting: 80 },
  calculations: { ...two, waitingOfOne: 24, waiting: 400 },
  pictures: { slots: 1, slotsOfOne: 1, rememberMs: REMEMBER_MS, waitingOfOne: 24, waiting: 200 },
  archives: { ...two, waitingOfOne: 4, waiting: 40 },
  // Fewer than the pool has connections: signing in and the work of the other kinds find some.
  calls: {
    slots: 12,
    slotsOfOne: 1,
    countsMs: 50,
    mostOfOne: 6,
    rememberMs: 5_000,
    waitingOfOne: 200,
    waiting: 2_000,
    waitingMs: 4_000,
  },
}

/** Seconds after which asking again may help. */
const RETRY_AFTER: Readonly<Record<TurnKind, number>> = {
  pdf: 10,
  tables: 30,
  calculations: 10,
  pictures: 10,
  archives: 60,
  calls: 2,
}

export interface Turns {
  /** Runs `work` when its turn comes; a failure where too much waits already. */
  readonly run: <T>(kind: TurnKind, turn: Turn, work: () => Promise<Outcome<T>>) => Promise<Outcome<T>>
  /** A failure where work that came now would be refused: nothing has to be taken in for it. */
  readonly room: (kind: TurnKind, turn: Turn) => Outcome<null>
  /** Runs the transaction of any call when its turn comes. Within other work that has its turn it runs at once: that is bounded already. */
  readonly runCall: <T>(turn: Turn, work: () => Promise<Outcome<T>>) => Promise<Outcome<T>>
  /** Runs work of ours when its turn comes: it is never refused. */
  readonly runOwn: <T>(kind: TurnKind, orgId: number, work: () => Promise<T>) => Promise<T>
  /** What waits and what runs, of one organization or of all. */
  readonly counts: (kind: TurnKind, orgId?: number) => { readonly waiting: number; readonly running: number }
}

function refusal(kind: TurnKind, why: WhyNot) {
  const details = { rule: 'ownQueue', retryAfter: RETRY_AFTER[kind] }
  if (why === 'ownFull') return fail('tooManyRequests', words.ownFull[kind], details)
  // Nobody reads what is answered to whoever has left.
  return fail('unavailable', why === 'left' ? sentences.unavailable : words.full, {
    retryAfter: details.retryAfter,
  })
}

export function createTurns(
  observe?: (kind: TurnKind) => QueueObserver,
  limits: Readonly<Record<TurnKind, QueueLimits>> = turnLimits,
): Turns {
  const queueOf = (kind: TurnKind) => createFairQueue(limits[kind], observe?.(kind))
  const queues = {
    pdf: queueOf('pdf'),
    tables: queueOf('tables'),
    calculations: queueOf('calculations'),
    pictures: queueOf('pictures'),
    archives: queueOf('archives'),
    calls: queueOf('calls'),
  } as const
  const hasTurn = new AsyncLocalStorage<true>()
  async function run<T>(kind: TurnKind, turn: Turn, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const served = await queues[kind].run(turn, () => hasTurn.run(true, work))
    return served.ok ? served.data : refusal(kind, served.why)
  }
  return {
    run,
    room: (kind, turn) => {
      const why = queues[kind].refusalOf(turn)
      return why === undefined ? succeed(null) : refusal(kind, why)
    },
    runCall: (turn, work) => (hasTurn.getStore() ? work() : run('calls', turn, work)),
    runOwn: async (kind, orgId, work) => {
      const served = await queues[kind].run({ orgId, isPatient: true }, () => hasTurn.run(true, work))
      if (!served.ok) throw new Error(`work of ours was refused: ${served.why}`)
      return served.data
    },
    counts: (kind, orgId) => queues[kind].counts(orgId),
  }
}
