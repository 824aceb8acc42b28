/** The app over a test database, and people who call it: each signed in on a device of their own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BodyOf,
  type Endpoint,
  type ErrorBody,
  errorBodySchema,
  type ResponseOf,
} from '@orderwright/contract'
import { exampleBodies } from '@orderwright/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { buildApp, type Patience } from '../app.ts'
import { mailTransport, runJob } from '../modules/run-job.ts'
import { openSession, type SessionProvider } from '../platform/sessions/device-sessions.ts'
import { createSessionCache } from '../platform/sessions/session-cache.ts'
import { addVisitor } from '../modules/sharing/visitors.ts'
import type { Visitor } from '../platform/sessions/person.ts'
import { rememberingQueue } from '../platform/jobs/job-queue.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { createCardProviders } from '../card-providers.ts'
import { connectFlowOf } from '../connect-flows.ts'
import type { PdfRenderer } from '../platform/pdf/pdf-renderer.ts'
import { pdfRendererOf } from '../pdf-renderers.ts'
import { domainPolicy, type Policy } from '../platform/policy.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { AppConfig } from '../platform/config.ts'
import type { Services } from '../platform/services.ts'
import type { TaxRates } from '../platform/tax/tax-rates.ts'
import { taxRatesOf } from '../tax-rates.ts'
import { workToolOf } from '../work-management-adapters.ts'
import { exampleMaterial } from '../seeds/example-material.ts'
import { createImportProgress } from '../platform/spreadsheets/import-progress.ts'
import { createTurns } from '../platform/turns/turns.ts'
import { createTableWorkers } from '../platform/spreadsheets/table-workers.ts'
import { bundleTablesWorker } from './server-process.ts'
import type { TestDatabase } from './test-database.ts'

export interface Answer<T> {
  readonly status: number
  readonly text: string
  /** the answer as it came: files are no text */
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  /** the answer's body; throws when the call failed */
  readonly data: T
  /** the error; throws when the call succeeded */
  readonly error: ErrorBody['error']
}

export interface Caller {
  /** Calls a declared endpoint. */
  readonly call: <E extends Endpoint>(
    endpoint: E,
    body: BodyOf<E>,
    headers?: Record<string, string>,
  ) => Promise<Answer<ResponseOf<E>>>
  /** Posts anything anywhere. */
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer<unknown>>
  /** Gets what stands at an address: files. */
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer<unknown>>
  readonly cookie: string
  /** by which the server knows who calls: a cookie, or a key */
  readonly headers: Readonly<Record<string, string>>
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services
  readonly anonymous: Caller
  /** Signs a user in on a new device. */
  readonly as: (userId: number, provider?: SessionProvider) => Promise<Caller>
  /** A program that calls with this API key. */
  readonly withKey: (secret: string) => Caller
  /** A browser without an account that may open share links. */
  readonly visitor: () => Promise<{ readonly visitor: Visitor; readonly caller: Caller }>
  /** Runs what waits after commits: mails, payments. */
  readonly runJobs: () => Promise<void>
  /** Loses what waits, as a dying process would. */
  readonly forgetJobs: () => void
  /** lines that the app reported: bugs */
  readonly problems: string[]
  readonly close: () => Promise<void>
}

export interface TestAppOptions {
  readonly policy?: Policy
  readonly config?: Partial<AppConfig>
  readonly now?: () => Date
  readonly taxRates?: TaxRates
  /** in the place of the one that is found on the machine */
  readonly pdf?: PdfRenderer
  readonly patience?: Patience
  /** made once the database is there */
  readonly metrics?: (databases: TestDatabase) => Metrics
  readonly stopping?: AbortSignal
  /** a further process: what others have counted goes on counting */
  readonly keepsLimits?: boolean
}

function answerOf<T>(status: number, bytes: Buffer, headers: Answer<T>['headers']): Answer<T> {
  const text = bytes.toString('utf8')
  const parse = () => JSON.parse(text)
  return {
    status,
    text,
    bytes: new Uint8Array(bytes),
    headers,
    get data() {
      if (status !== 200) throw new Error(`expected an answer, got ${status}: ${text.slice(0, 2000)}`)
      return parse()
    },
    get error() {
      if (status === 200) throw new Error(`expected an error, got ${text.slice(0, 500)}`)
      return errorBodySchema.parse(parse()).error
    },
  }
}

/** Builds the app in demo mode; jobs wait until `runJobs`. */
export async function createTestApp(database: TestDatabase, options: TestAppOptions = {}): Promise<TestApp> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'orderwright-test-'))
  const config: AppConfig = {
    publicUrl: 'http://localhost:3000',
    secret: 'a-secret-for-tests-that-is-long-enough',
    dataFolder,
    smtpUrl: undefined,
    isProduction: false,
    isDemo: true,
    webFolder: join(dataFolder, 'web'),
    ...options.config,
  }
  const now = options.now ?? (() => new Date())
  const jobs = rememberingQueue()
  const problems: string[] = []
  const pdf = options.pdf ?? pdfRendererOf(config)
  if (!options.keepsLimits) await database.owner.pool.query('delete from rate_limits')
  const metrics = options.metrics?.(database)
  const turns = createTurns(metrics?.turns)
  const app = await buildApp({
    config,
    databases: database,
    now,
    jobs,
    policy: options.policy,
    taxRates: options.taxRates,
    pdf,
    tablesWorker: bundleTablesWorker,
    turns,
    ...(metrics ? { metrics } : {}),
    ...(options.stopping ? { stopping: options.stopping } : {}),
    ...(options.patience ? { patience: options.patience } : {}),
    examples: exampleBodies(exampleMaterial),
    report: (line) => problems.push(line),
  })
  const services: Services = {
    databases: database,
    config,
    clock: now,
    policy: options.policy ?? domainPolicy,
    jobs,
    taxRates: options.taxRates ?? taxRatesOf(config),
    workTool: workToolOf(config),
    connectFlow: connectFlowOf(config),
    cards: createCardProviders(config, database),
    turns,
    pdf,
    tables: createTableWorkers(bundleTablesWorker),
    importProgress: createImportProgress(database.owner.pool),
    report: (line) => problems.push(line),
    people: createSessionCache(database.app.db),
    storage: openStorage(config),
    caches: { profiles: new Map(), catalogs: new Map() },
  }
  const transport = mailTransport(config, database)
  const callerWith = (cookie: string, own: Record<string, string> = {}): Caller => {
    const known = { ...(cookie ? { cookie } : {}), ...own }
    const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const response = await app.inject({
        method: 'POST',
        url: path,
        payload: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...known, ...headers },
      })
      return answerOf<never>(response.statusCode, response.rawPayload, response.headers)
    }
    return {
      call: (endpoint, body, headers) => post(endpoint.path, body, headers),
      post,
      get: async (url, headers = {}) => {
        const response = await app.inject({ method: 'GET', url, headers: { ...known, ...headers } })
        return answerOf<never>(response.statusCode, response.rawPayload, response.headers)
      },
      cookie,
      headers: known,
    }
  }
  return {
    app,
    services,
    problems,
    anonymous: callerWith(''),
    as: async (userId, provider) => {
      const token = await openSession(database.app.db, {
        userId,
        ip: '127.0.0.1',
        userAgent: 'test',
        now: now(),
        replaces: undefined,
        provider,
      })
      return callerWith(`orderwright-session=${token}`)
    },
    withKey: (secret) => callerWith('', { authorization: `Bearer ${secret}` }),
    visitor: async () => {
      const { token, ...visitor } = await addVisitor(database.app.db, { name: 'Visitor', now: now() })
      return { visitor, caller: callerWith(`orderwright-visitor=${token}`) }
    },
    forgetJobs: () => {
      jobs.jobs.length = 0
    },
    runJobs: () => jobs.drain((job, signal) => runJob(services, transport, job, signal)),
    close: async () => {
      await app.close()
      await pdf.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
