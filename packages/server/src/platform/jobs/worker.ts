/** The job queue over graphile-worker, run inside the server's process with a schema of its own. */
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { z } from 'zod'
import { asDatabaseError, DatabaseUnavailable } from '../database/connections/unavailable.ts'
import { atMost } from '../lifecycle.ts'
import { seldom } from '../seldom.ts'
import { patientPool, replacing } from './patient-pool.ts'
import { delayOf, type Job, type JobQueue, type JobRunner } from './job-queue.ts'

const orderSchema = z.object({ orgId: z.number().int(), productOrderId: z.number().int() })
const orgSchema = z.object({ orgId: z.number().int() })
const endpointSchema = z.object({ orgId: z.number().int(), endpointId: z.number().int() })
const settleSchema = z.object({ orgId: z.number().int(), paymentIntentId: z.string() })

/** Rejects with the signal's reason as soon as it is aborted, whatever `work` does then. */
function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
    if (signal.aborted) giveUp()
  })
}

function tasksOver(runJob: (job: Job) => Promise<void>): TaskList {
  return {
    deliverMails: () => runJob({ task: 'deliverMails' }),
    pushGuestTerms: () => runJob({ task: 'pushGuestTerms' }),
    sweep: () => runJob({ task: 'sweep' }),
    reconcilePayments: () => runJob({ task: 'reconcilePayments' }),
    sendReminders: () => runJob({ task: 'sendReminders' }),
    removeExpired: () => runJob({ task: 'removeExpired' }),
    lookUpTaxRate: (payload) => runJob({ task: 'lookUpTaxRate', ...orderSchema.parse(payload) }),
    settleSignOffs: (payload) => runJob({ task: 'settleSignOffs', ...orderSchema.parse(payload) }),
    makeCertificates: (payload) => runJob({ task: 'makeCertificates', ...orgSchema.parse(payload) }),
    updateOrderCosts: (payload) => runJob({ task: 'updateOrderCosts', ...orgSchema.parse(payload) }),
    settlePaymentIntent: (payload) => runJob({ task: 'settlePaymentIntent', ...settleSchema.parse(payload) }),
    settleWebhooks: () => runJob({ task: 'settleWebhooks' }),
    publishCatalogDrafts: () => runJob({ task: 'publishCatalogDrafts' }),
  }
}

/** Work that waits for receivers whom nobody here knows: it has a runner of its own, so that none of it holds the rest back. */
function patientTasksOver(runJob: (job: Job) => Promise<void>): TaskList {
  return {
    deliverWebhooks: (payload) => runJob({ task: 'deliverWebhooks', ...endpointSchema.parse(payload) }),
  }
}

/** The same job twice in the queue is one job. */
function keyOf(job: Job): string {
  // What begins later must not put off what begins now.
  const when = delayOf(job) > 0 ? ':later' : ''
  if (job.task === 'deliverWebhooks') return `${job.task}:${job.orgId}:${job.endpointId}${when}`
  if (job.task === 'lookUpTaxRate' || job.task === 'settleSignOffs')
    return `${job.task}:${job.orgId}:${job.productOrderId}`
  if (job.task === 'updateOrderCosts' || job.task === 'makeCertificates') return `${job.task}:${job.orgId}`
  return job.task === 'settlePaymentIntent'
    ? `${job.task}:${job.orgId}:${job.paymentIntentId}`
    : `${job.task}${when}`
}

/** Always the same wait: the one database is away for everybody, and jobs should start as soon as it is back. */
const RETRY_MS = 5_000
/** A job under way when the process stops may take so long to finish; then it goes back to the queue. */
const FINISH_MS = 3_000
/** What it takes at most to give the jobs back. */
const GIVE_BACK_MS = 3_000
/** Receivers that are waited for at once; each endpoint is sent to by one at a time. */
const PATIENT_CONCURRENCY = 8
const errorLevels: ReadonlySet<string> = new Set(['error'])

/** The worker says of each thing that it could not do that it is an error; a database that is away is one outage, and no fault of ours. */
function outageIn(said: Readonly<Record<string, unknown>> | undefined): DatabaseUnavailable | undefined {
  for (const value of Object.values(said ?? {})) {
    const named = asDatabaseError(value)
    if (named instanceof DatabaseUnavailable) return named
  }
  return undefined
}

async function stopAll(runners: readonly Runner[]): Promise<void> {
  await Promise.all(runners.map((runner) => runner.stop()))
}

export interface JobWorker extends JobQueue {
  /** Begins to work; the first time it makes its schema. */
  readonly start: () => void
  readonly stop: () => Promise<void>
}

/**
 * `pool` is the owner's. Before `start` has finished, jobs wait in memory. Every minute a sweep finds what
 * got lost; every hour expired rows go.
 */
export function createJobWorker(
  pool: pg.Pool,
  runJob: JobRunner,
  onProblem: (error: unknown) => void,
): JobWorker {
  let runners: readonly Runner[] | undefined
  let isStopping = false
  let retry: NodeJS.Timeout | undefined
  const waiting: Job[] = []
  const sayOutage = seldom(onProblem)
  const stopping = new AbortController()
  const runOrGiveBack = (job: Job) => unlessAborted(runJob(job, stopping.signal), stopping.signal)

  function tell(error: unknown): void {
    const named = asDatabaseError(error)
    if (named instanceof DatabaseUnavailable) sayOutage(named)
    else onProblem(error)
  }

  async function add(job: Job): Promise<void> {
    const [runner] = runners ?? []
    if (!runner) {
      if (waiting.length < 1000) waiting.push(job)
      return
    }
    const { task, ...payload } = job
    const delay = delayOf(job)
    const runAt = delay > 0 ? { runAt: new Date(Date.now() + delay * 1000) } : {}
    try {
      await runner.addJob(task, payload, {
        jobKey: keyOf(job),
        jobKeyMode: 'replace',
        maxAttempts: 12,
        ...runAt,
      })
    } catch (error) {
      tell(error)
    }
  }

  async function begin(): Promise<void> {
    const shared = {
      pgPool: patientPool(pool, { isStopped: () => isStopping, onAway: tell }),
      preset: replacing,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: new Logger(() => (level, message, more) => {
        if (!errorLevels.has(level)) return
        const outage = outageIn(more)
        if (outage) sayOutage(outage)
        else onProblem(message)
      }),
    }
    const first = await run({
      ...shared,
      taskList: tasksOver(runOrGiveBack),
      concurrency: 2,
      parsedCronItems: parseCronItems([
        { task: 'sweep', match: '* * * * *', identifier: 'sweep' },
        { task: 'reconcilePayments', match: '* * * * *', identifier: 'reconcile-payments' },
        { task: 'sendReminders', match: '7 * * * *', identifier: 'send-reminders' },
        { task: 'removeExpired', match: '17 * * * *', identifier: 'remove-expired' },
      ]),
    })
    const second = await run({
      ...shared,
      taskList: patientTasksOver(runOrGiveBack),
      concurrency: PATIENT_CONCURRENCY,
      parsedCronItems: [],
    }).catch(async (error: unknown) => {
      await first.stop()
      throw error
    })
    const started = [first, second]
    if (isStopping) return stopAll(started)
    runners = started
    for (const one of started) {
      // A runner that could not give a job back, for want of a database, ends as if it were well: it has said why.
      const others = started.filter((other) => other !== one)
      one.promise.then(
        () => beginAnew(started, others),
        (error: unknown) => beginAnew(started, others, error),
      )
    }
    for (let job = waiting.shift(); job; job = waiting.shift()) await add(job)
    // What a process that died left behind does not wait for the next minute.
    await add({ task: 'sweep' })
    await add({ task: 'reconcilePayments' })
    return undefined
  }

  /** One of the two is of no use without the other; both begin again. */
  function beginAnew(ended: readonly Runner[], others: readonly Runner[], error?: unknown): void {
    if (runners !== ended) return
    runners = undefined
    stopAll(others).catch(tell)
    againLater(error)
  }

  /** A worker that could not begin, or gave up, begins again: no job waits for a restart of the server. */
  function againLater(error?: unknown): void {
    if (error !== undefined) tell(error)
    if (isStopping) return
    retry = setTimeout(start, RETRY_MS)
    retry.unref()
  }

  /** what was begun last: whoever stops waits for it, or it would go on over a pool that has ended */
  let beginning: Promise<void> = Promise.resolve()

  function start(): void {
    beginning = begin().catch(againLater)
  }

  return {
    add,
    start,
    stop: async () => {
      isStopping = true
      clearTimeout(retry)
      const running = runners ?? []
      runners = undefined
      const patience = setTimeout(
        () => stopping.abort(new Error('the server stops; the job goes back to the queue')),
        FINISH_MS,
      )
      // A database that does not answer takes no job back: what a dead process held is found by the next one.
      await atMost(FINISH_MS + GIVE_BACK_MS, Promise.all([beginning, stopAll(running)])).catch(tell)
      clearTimeout(patience)
      stopping.abort(new Error('the server has stopped'))
    },
  }
}
