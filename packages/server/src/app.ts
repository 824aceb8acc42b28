/**
 * The HTTP server: every declared call as a route, the API's documents, the web app's files, and the job worker
 * that begins with it and ends with it.
 */
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import {
  allEndpoints,
  type Endpoint,
  openLiveList,
  openLiveNotifications,
  openLiveOrder,
} from '@orderwright/contract'
import { fastify, type FastifyInstance } from 'fastify'
import { allHandlers } from './modules/handlers.ts'
import { registerLive } from './modules/live/register-live.ts'
import { registerMediaFiles } from './modules/media/serve-files.ts'
import { registerCustomerFiles } from './modules/customer-files/serve-customer-files.ts'
import { registerOrderFiles } from './modules/order-files/serve-order-files.ts'
import { registerWebhooks } from './modules/payments/receive-webhook.ts'
import { mailTransport, runJob } from './modules/run-job.ts'
import { findVisitor } from './modules/sharing/visitors.ts'
import { createSessionCache } from './platform/sessions/session-cache.ts'
import type { Databases } from './platform/database/database.ts'
import { isDatabaseUnavailable, isStorageFull } from './platform/database/connections/unavailable.ts'
import './platform/drawing-families.ts'
import { type CallInLog, logLine } from './platform/log.ts'
import { closeIdleConnections, leaveConnections } from './platform/http/close-idle-connections.ts'
import { registerDocuments } from './platform/http/documents.ts'
import {
  FailureSignal,
  failureOf,
  hasLeft,
  internalFailure,
  sendFailure,
} from './platform/http/answers/failures.ts'
import { answerHeadAsGet } from './platform/http/requests/head-as-get.ts'
import { type Health, registerHealth } from './platform/http/health.ts'
import { parseJsonBody } from './platform/http/requests/json-body.ts'
import { createLimits } from './platform/http/callers/limits.ts'
import { formLimits } from './platform/http/requests/read-form.ts'
import { answerInLanguage } from './platform/http/pages/request-language.ts'
import { registerEndpoint, type RouteSettings } from './platform/http/register-endpoint.ts'
import { installSecurity } from './platform/http/security.ts'
import { installStaging } from './platform/http/pages/staging.ts'
import {
  answerBadAddress,
  answerUnreadable,
  passOverExpectations,
} from './platform/http/requests/unreadable-requests.ts'
import { registerWeb } from './platform/http/pages/static-web.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import { measureCalls } from './platform/metrics/measure-calls.ts'
import type { JobQueue } from './platform/jobs/job-queue.ts'
import { createJobWorker } from './platform/jobs/worker.ts'
import { registerOutboxPage } from './platform/mail/outbox-page.ts'
import { isStorageUnavailable } from './platform/storage/unavailable.ts'
import type { WebReleases } from './platform/web-releases/web-releases.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import type { PdfRenderer } from './platform/pdf/pdf-renderer.ts'
import { pdfRendererOf } from './pdf-renderers.ts'
import { createCardProviders } from './card-providers.ts'
import { connectFlowOf } from './connect-flows.ts'
import { domainPolicy, type Policy } from './platform/policy.ts'
import type { AppConfig } from './platform/config.ts'
import { createTurns, type Turns } from './platform/turns/turns.ts'
import type { Services } from './platform/services.ts'
import { createImportProgress } from './platform/spreadsheets/import-progress.ts'
import { createTableWorkers } from './platform/spreadsheets/table-workers.ts'
import type { TaxRates } from './platform/tax/tax-rates.ts'
import { taxRatesOf } from './tax-rates.ts'
import { workToolOf } from './work-management-adapters.ts'

export interface AppDeps {
  readonly config: AppConfig
  readonly databases: Databases
  readonly now: () => Date
  /** tests switch the policy off to see that the database refuses alone */
  readonly policy?: Policy
  /** tests answer for the service of tax rates */
  readonly taxRates?: TaxRates | undefined
  /** tests put one that fails in its place; without it the configured one */
  readonly pdf?: PdfRenderer | undefined
  /** tests look into it */
  readonly turns?: Turns | undefined
  /** the script of the threads for files of tables: tests bundle it, without it the one beside the server */
  readonly tablesWorker?: (() => Promise<string>) | undefined
  /** tests run jobs themselves; without it a worker runs them in this process */
  readonly jobs?: JobQueue
  /** tests are less patient with those who send slowly */
  readonly patience?: Patience
  /** files of the web app of other releases; tests have none */
  readonly webReleases?: WebReleases
  /** a body for each call, by its name, for the API's document */
  readonly examples?: ReadonlyMap<string, unknown>
  /** counts what this process does; absent where nobody reads it */
  readonly metrics?: Metrics
  /** aborted when the process is told to stop: from then on it asks for no more calls, and answers those that come */
  readonly stopping?: AbortSignal
  /** a line about a bug or a fault, for the terminal */
  readonly report?: (line: string) => void
}

/** It is built beside the server's own bundle. */
const shippedTablesWorker = () => Promise.resolve(new URL('./tables-worker.js', import.meta.url))

const BODY_LIMIT = 1_000_000

/** How long headers and a whole request may take to arrive, and how often that is looked after. */
export interface Patience {
  readonly headersMs: number
  readonly requestMs: number
  readonly lookMs: number
}

/** A picture of 5 MB fits a line of 0.7 Mbit/s. */
const PATIENCE: Patience = { headersMs: 20_000, requestMs: 60_000, lookMs: 5_000 }

type Report = (error: unknown, call?: CallInLog) => void

function reportOf(deps: AppDeps): Report {
  const report = deps.report ?? ((line: string) => process.stderr.write(`${line}\n`))
  return (error, call) => {
    // A database or a storage that is away or a full disk is no bug: no trace.
    const isOutage = isDatabaseUnavailable(error) || isStorageFull(error) || isStorageUnavailable(error)
    report(logLine(isOutage ? 'warn' : 'error', error, { time: new Date(), call, hasTrace: !isOutage }))
  }
}

/** What the modules work with, and the queue's own start and stop. */
function assemble(deps: AppDeps, onProblem: Report) {
  const transport = mailTransport(deps.config, deps.databases)
  const counted = (task: string, work: () => Promise<void>) => deps.metrics?.job(task, work) ?? work()
  const pdf = deps.pdf ?? pdfRendererOf(deps.config)
  const worker =
    deps.jobs === undefined
      ? createJobWorker(
          deps.databases.direct.pool,
          (job, signal) => counted(job.task, () => runJob(services, transport, job, signal)),
          onProblem,
        )
      : undefined
  const services: Services = {
    databases: deps.databases,
    config: deps.config,
    clock: deps.now,
    policy: deps.policy ?? domainPolicy,
    jobs: deps.jobs ?? worker ?? { add: async () => {} },
    taxRates: deps.taxRates ?? taxRatesOf(deps.config),
    workTool: workToolOf(deps.config),
    connectFlow: connectFlowOf(deps.config),
    turns: deps.turns ?? createTurns(deps.metrics?.turns),
    pdf: deps.metrics?.measured(pdf) ?? pdf,
    cards: createCardProviders(deps.config, deps.databases),
    tables: createTableWorkers(deps.tablesWorker ?? shippedTablesWorker),
    importProgress: createImportProgress(deps.databases.owner.pool),
    report: (line) => onProblem(line),
    people: createSessionCache(deps.databases.app.db),
    storage: openStorage(deps.config),
    webReleases: deps.webReleases,
    caches: { profiles: new Map(), catalogs: new Map() },
  }
  return { services, worker }
}

/** Builds the app; `listen` is the caller's. Closing it stops the worker; the databases stay the caller's. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const onProblem = reportOf(deps)
  const { services, worker } = assemble(deps, onProblem)
  const patience = deps.patience ?? PATIENCE
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // Whoever sends slowly on purpose holds a connection no longer than this; answers may take their time.
    requestTimeout: patience.requestMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookMs },
    // Behind a proxy on this machine, or one that is named, the caller's address is what the proxy says.
    trustProxy: ['loopback', ...(deps.config.trustedProxies ?? [])],
    exposeHeadRoutes: false,
    // What still comes while the process stops is answered as always: no upgrade loses a call.
    return503OnClosing: false,
    rewriteUrl: answerHeadAsGet,
    // Named in the answer and in the log: who reports a fault can say which it was.
    genReqId: () => randomUUID(),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerBadAddress(deps.config),
  })
  closeIdleConnections(app)
  passOverExpectations(app)
  answerInLanguage(app)
  if (deps.metrics) measureCalls(app, deps.metrics)
  const health = registerHealth(app, services, deps.stopping)
  leaveConnections(app, deps.stopping)
  installErrors(app, onProblem, health)
  installSecurity(app, deps.config)
  installStaging(app, deps.config)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json'],
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      const parsed = parseJsonBody(text)
      if (parsed.ok) return parsed.data
      throw new FailureSignal(parsed.error)
    },
  )
  await app.register(compress, {
    threshold: 4096,
    encodings: ['br', 'gzip', 'identity'],
    // Catalogs of a few hundred kB: a tenth of the bytes in a few milliseconds.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 4 },
  })
  await app.register(cookie)
  const endpoints = allEndpoints().filter((endpoint) => deps.config.isDemo || !endpoint.isDemoOnly)
  const limits = createLimits(deps.databases.owner.pool, services.config.isDemo)
  await registerCalls(app, endpoints, { services, limits, metrics: deps.metrics }, onProblem)
  await registerWebhooks(app, services)
  registerMediaFiles(app, { services, limits })
  registerOrderFiles(app, { services, limits })
  registerCustomerFiles(app, { services, limits })
  const streams = [openLiveOrder, openLiveList, openLiveNotifications]
  registerDocuments(app, [...endpoints, ...streams], services, deps.examples ?? new Map())
  if (deps.config.isDemo) registerOutboxPage(app, deps.databases.owner.db)
  await registerWeb(app, deps.config.webFolder, deps.webReleases)
  app.addHook('onClose', () => services.tables.close())
  // A renderer that was handed in is its owner's to close.
  if (deps.pdf === undefined) app.addHook('onClose', () => services.pdf.close())
  if (worker) {
    // Nobody waits for it: the first start makes the worker's schema.
    app.addHook('onReady', async () => worker.start())
    app.addHook('onClose', () => worker.stop())
  }
  return app
}

/** An outage of the storage of files is said this often, ms, and not for every picture of a page. */
const SAY_AGAIN_MS = 30_000

function installErrors(app: FastifyInstance, onProblem: Report, health: Health): void {
  let saidAt = Number.NEGATIVE_INFINITY
  app.setErrorHandler((error, request, reply) => {
    health.note(error)
    const failure = failureOf(error)
    const call = { requestId: request.id, method: request.method, path: request.url }
    // Why a storage refuses (a wrong key, no such bucket) stands nowhere else.
    if (isStorageUnavailable(error) && performance.now() - saidAt > SAY_AGAIN_MS) {
      saidAt = performance.now()
      onProblem(error, call)
    }
    if (failure) return sendFailure(reply, failure)
    if (!hasLeft(error, reply)) onProblem(error, call)
    return sendFailure(reply, internalFailure())
  })
}

async function registerCalls(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  { services, limits, metrics }: Pick<RouteSettings, 'services' | 'limits' | 'metrics'>,
  onProblem: (error: unknown) => void,
) {
  const handlers = allHandlers()
  const settings = {
    services,
    authenticate: services.people.find,
    findVisitor: (token: string, now: Date) => findVisitor(services.databases.app.db, token, now),
    limits,
    metrics,
  }
  const register = (scope: FastifyInstance, endpoint: Endpoint) => {
    const handler = handlers.get(endpoint.name)
    if (!handler) throw new Error(`${endpoint.name} is declared and has no handler`)
    registerEndpoint(scope, endpoint, handler, settings)
  }
  for (const endpoint of endpoints) if (!endpoint.takesFile) register(app, endpoint)
  // Forms are understood by the calls that take a file, and by no other.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: formLimits })
    for (const endpoint of endpoints) if (endpoint.takesFile) register(scope, endpoint)
  })
  registerLive(app, settings, onProblem)
}
