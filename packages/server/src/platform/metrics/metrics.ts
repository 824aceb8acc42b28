/**
 * What a process says of its own work in the text format of Prometheus: calls by name and status, the database's connections, jobs,
 * live channels, PDF files, what waits for its turn, the organisations that ask most, and Node's own figures. Nothing in it is personal: organisations stand
 * there by id. [issue 17]
 */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Databases } from '../database/database.ts'
import type { QueueObserver } from '../fair-queue/fair-queue.ts'
import type { PdfRenderer } from '../pdf/pdf-renderer.ts'
import { observeTurns } from './observe-turns.ts'
import { createRecentShares } from './recent-shares.ts'

/** A call that was answered, or whose caller left. */
export interface AnsweredCall {
  /** the name of its declaration, or the pattern of its address */
  readonly call: string
  readonly status: number
  readonly seconds: number
  /** for whom it was, where that is known */
  readonly orgId?: number | undefined
}

export interface Metrics {
  readonly answered: (call: AnsweredCall) => void
  /** A live channel was opened; the returned function says that it is closed. */
  readonly channelOpened: (call: string) => () => void
  /** Runs a job and counts how it ended. */
  readonly job: (task: string, work: () => Promise<void>) => Promise<void>
  /** Counts the work that waits for an organization's turn. */
  readonly turns: (kind: string) => QueueObserver
  /** The renderer with what it makes counted. */
  readonly measured: (pdf: PdfRenderer) => PdfRenderer
  /** Everything as Prometheus reads it. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

/** Seconds: a change is meant to take 35 ms, a list 60, a submission 96; a PDF may take some seconds. */
const CALL_SECONDS = [0.005, 0.015, 0.035, 0.06, 0.1, 0.3, 1, 3, 10]
const WORK_SECONDS = [0.05, 0.25, 1, 3, 10, 30, 120]
/** Organisations that are named; the others are one sum. */
const NAMED_ORGS = 20

export function createMetrics(databases: Pick<Databases, 'app' | 'owner'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'orderwright_' })
  const calls = new Histogram({
    name: 'orderwright_call_duration_seconds',
    help: 'From the first byte of a call to the last of its answer.',
    labelNames: ['call', 'status'] as const,
    buckets: CALL_SECONDS,
    registers,
  })
  const channels = new Gauge({
    name: 'orderwright_live_channels',
    help: 'Pages that are told of changes as they happen.',
    labelNames: ['call'] as const,
    registers,
  })
  const jobs = new Histogram({
    name: 'orderwright_job_duration_seconds',
    help: 'Jobs that ended: done, or failed and to be tried again.',
    labelNames: ['task', 'outcome'] as const,
    buckets: WORK_SECONDS,
    registers,
  })
  const files = new Histogram({
    name: 'orderwright_pdf_duration_seconds',
    help: 'PDF files, from its turn until it is made or given up: made, missing, busy, hung or died.',
    labelNames: ['outcome'] as const,
    buckets: WORK_SECONDS,
    registers,
  })
  const filesUnderWay = new Gauge({
    name: 'orderwright_pdf_under_way',
    help: 'PDF files that are being made.',
    registers,
  })
  const shares = createRecentShares(NAMED_ORGS)
  observePools(databases, registry)
  observeWaitingJobs(databases, registry)
  registry.registerMetric(
    new Gauge({
      name: 'orderwright_organization_call_seconds',
      help: 'Seconds of the calls of the last one to two minutes, for each of the organizations that asked most, and for the others together.',
      labelNames: ['organization'] as const,
      registers: [],
      collect() {
        this.reset()
        for (const { key, amount } of shares.read()) this.set({ organization: key }, amount)
      },
    }),
  )
  const turns = observeTurns(registry, NAMED_ORGS)
  return {
    turns,
    answered: ({ call, status, seconds, orgId }) => {
      calls.observe({ call, status }, seconds)
      if (orgId !== undefined) shares.add(String(orgId), seconds)
    },
    channelOpened: (call) => {
      channels.inc({ call })
      return () => channels.dec({ call })
    },
    job: async (task, work) => {
      const end = jobs.startTimer({ task })
      try {
        await work()
        end({ outcome: 'done' })
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    },
    measured: (pdf) => ({
      ...pdf,
      render: async (job) => {
        const end = files.startTimer()
        filesUnderWay.inc()
        try {
          const outcome = await pdf.render(job)
          end({ outcome: outcome.ok ? 'made' : outcome.problem })
          return outcome
        } finally {
          filesUnderWay.dec()
        }
      },
    }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function observePools(databases: Pick<Databases, 'app' | 'owner'>, registry: Registry): void {
  registry.registerMetric(
    new Gauge({
      name: 'orderwright_database_connections',
      help: 'Connections to the database: busy and idle, and what waits for one.',
      labelNames: ['pool', 'state'] as const,
      registers: [],
      collect() {
        for (const pool of ['app', 'owner'] as const) {
          const { totalCount, idleCount, waitingCount } = databases[pool].pool
          this.set({ pool, state: 'busy' }, totalCount - idleCount)
          this.set({ pool, state: 'idle' }, idleCount)
          this.set({ pool, state: 'waiting' }, waitingCount)
        }
      },
    }),
  )
}

/** The queue is one for all processes: each of them says how long it is. */
function observeWaitingJobs({ owner }: Pick<Databases, 'owner'>, registry: Registry): void {
  const oldest = new Gauge({
    name: 'orderwright_jobs_oldest_seconds',
    help: 'For how long the job that waits longest could have begun.',
    registers: [registry],
  })
  registry.registerMetric(
    new Gauge({
      name: 'orderwright_jobs_waiting',
      help: 'Jobs that could begin, or failed and are tried again later; -1 while the database does not say.',
      registers: [],
      async collect() {
        try {
          const { rows } = await owner.pool.query<{ waiting: number; oldest: number }>(
            `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now())), 0)::float8 as oldest
           from graphile_worker.jobs where locked_at is null and attempts < max_attempts`,
          )
          this.set(rows[0]?.waiting ?? 0)
          oldest.set(rows[0]?.oldest ?? 0)
        } catch {
          // The database is away, or the queue has not made its schema yet: everything else can be said.
          this.set(-1)
        }
      },
    }),
  )
}
