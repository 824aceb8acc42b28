/**
 * The queues of this process before work that takes seconds: one for each kind of what such work is done with, all of them fair to
 * organizations. What is scarce (the printing browser, threads, the event loop) is each process's own, and so are the queues.
 */
import { turnMessages as words } from '@orderwright/domain'
import { fail, type Outcome, sentences } from '../http/outcome.ts'
import {
  createFairQueue,
  type QueueLimits,
  type QueueObserver,
  type Turn,
  type WhyNot,
} from './fair-queue.ts'

/**
 * pdf: the printing browser; tables: threads for files of tables; calculations: the event loop, for many orders one after another;
 * pictures: decoding, of which each may take hundreds of megabytes; archives: all that an organization has.
 */
export const turnKinds = ['pdf', 'tables', 'calculations', 'pictures', 'archives'] as const
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
}

/** Seconds after which asking again may help. */
const RETRY_AFTER: Readonly<Record<TurnKind, number>> = {
  pdf: 10,
  tables: 30,
  calculations: 10,
  pictures: 10,
  archives: 60,
}

export interface Turns {
  /** Runs `work` when its turn comes; a failure where too much waits already. */
  readonly run: <T>(kind: TurnKind, turn: Turn, work: () => Promise<Outcome<T>>) => Promise<Outcome<T>>
  /** The same for work of ours, which is never refused. */
  readonly runOwn: <T>(kind: TurnKind, orgId: number, work: () => Promise<T>) => Promise<T>
  /** What waits and what runs, of one organization or of all. */
  readonly counts: (kind: TurnKind, orgId?: number) => { readonly waiting: number; readonly running: number }
}

function refusal(kind: TurnKind, why: WhyNot) {
  const details = { rule: 'ownQueue', retryAfter: RETRY_AFTER[kind] }
  if (why === 'ownFull') return fail('tooManyRequests', words.ownFull[kind], details)
  // Nobody reads what is answered to whoever has left.
  return fail('unavailable', why === 'full' ? words.full : sentences.unavailable, {
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
  } as const
  return {
    run: async (kind, turn, work) => {
      const served = await queues[kind].run(turn, work)
      return served.ok ? served.data : refusal(kind, served.why)
    },
    runOwn: async (kind, orgId, work) => {
      const served = await queues[kind].run({ orgId, isPatient: true }, work)
      if (!served.ok) throw new Error(`work of ours was refused: ${served.why}`)
      return served.data
    },
    counts: (kind, orgId) => queues[kind].counts(orgId),
  }
}
