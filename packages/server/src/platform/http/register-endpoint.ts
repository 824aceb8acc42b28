/**
 * The one way a declared call becomes a route: authenticate, validate the body, run the handler,
 * serialise the declared fields of its answer (an undeclared one never leaves). Outside production the whole
 * answer is validated against its declaration, and one that does not fit is a bug.
 */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Endpoint } from '@orderwright/contract'
import { toTimestamp } from '@orderwright/domain/units'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { AnswerFile, AnswerStream, type CallContext, type LimitName } from './call-context.ts'
import type { Person, Visitor } from '../sessions/person.ts'
import { bearerOf } from './callers/bearer.ts'
import { browserOf, markOf } from './callers/browser-cookie.ts'
import { declaredFieldsOf } from './answers/declared-fields.ts'
import { disposition } from './answers/disposition.ts'
import { invalidBody, sendFailure } from './answers/failures.ts'
import { comeAgain, isOfNewerPage } from './pages/page-release.ts'
import { admitApiKey, challenge } from './callers/key-gate.ts'
import { leavingOf } from './requests/leaving.ts'
import type { Limiter } from './callers/limits.ts'
import { networkOf } from './callers/network-of.ts'
import { fail, type Outcome, sentences, succeed } from './outcome.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type Form, type ReadFile, readForm } from './requests/read-form.ts'
import { endSession, readSessionToken, startSession } from './callers/session-cookie.ts'

/**
 * A handler whose body type is checked where it is written, and erased where it is registered: parameters of
 * methods, unlike those of functions, may be narrower than declared.
 */
export type AnyHandler = { run(call: CallContext, body: unknown): Promise<Outcome<unknown>> }['run']

export interface RouteSettings {
  readonly services: Services
  /** who holds this device token; null when it is unknown, ended or expired */
  readonly authenticate: (token: string, now: Date) => Promise<Person | null>
  /** whose opened share links this token stands for; null when it is unknown or expired */
  readonly findVisitor: (token: string, now: Date) => Promise<Visitor | null>
  readonly limits: ReadonlyMap<LimitName, Limiter>
  /** absent where nobody reads them */
  readonly metrics?: Metrics | undefined
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/
const people = new WeakMap<FastifyRequest, Person>()
const visitors = new WeakMap<FastifyRequest, Visitor>()

function hashOf(endpoint: Endpoint, body: unknown): string {
  return createHash('sha256').update(endpoint.name).update('\n').update(JSON.stringify(body)).digest('hex')
}

function idempotencyKeyOf(request: FastifyRequest): Outcome<string | undefined> {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return succeed(undefined)
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return succeed(key)
  const message = 'The Idempotency-Key takes 1 to 200 visible ASCII characters.'
  return fail('invalid', message, { fields: [{ path: 'Idempotency-Key', message }] })
}

function contextOf(
  endpoint: Endpoint,
  settings: RouteSettings,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  readFile: ReadFile,
  idempotencyKey: string | undefined,
): CallContext {
  const { services } = settings
  const browser = browserOf(services.config, readSessionToken(request, services.config, 'browser'))
  return {
    services,
    endpoint,
    person: people.get(request) ?? null,
    visitor: visitors.get(request) ?? null,
    now: toTimestamp(services.clock()),
    ip: request.ip,
    network: networkOf(request.ip),
    readFile,
    host: request.headers.host ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    idempotencyKey,
    requestHash: () => hashOf(endpoint, body),
    left: leavingOf(reply),
    limit: async (name, key) => {
      const limiter = settings.limits.get(name)
      if (!limiter) throw new Error(`no limit ${name}`)
      const retryAfter = await limiter(key)
      return retryAfter === null
        ? succeed(null)
        : fail('tooManyRequests', sentences.tooManyRequests, { retryAfter })
    },
    session: {
      start: (token) => startSession(reply, services.config, token),
      end: () => endSession(reply, services.config),
    },
    browser: {
      ...browser,
      mark: (email) =>
        startSession(reply, services.config, markOf(services.config, browser, email), 'browser'),
    },
    visit: {
      start: (token) => startSession(reply, services.config, token, 'visitor'),
      end: () => endSession(reply, services.config, 'visitor'),
    },
  }
}

/** Registers a declared call with its handler. */
export function registerEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: AnyHandler,
  settings: RouteSettings,
): void {
  const toAnswer = answerOf(endpoint, settings.services)
  registerRoute(app, endpoint, settings, async (call, body, reply) => {
    const outcome = await handler(call, body)
    if (!outcome.ok) return sendFailure(reply, outcome.error)
    if (outcome.data instanceof AnswerFile) return sendFile(reply, endpoint, outcome.data)
    reply.type('application/json; charset=utf-8')
    if (outcome.data instanceof AnswerStream) return reply.send(Readable.from(outcome.data.text))
    return reply.send(JSON.stringify(toAnswer(outcome.data)))
  })
}

function sendFile(reply: FastifyReply, endpoint: Endpoint, file: AnswerFile): FastifyReply {
  const { content } = file
  if (endpoint.answersFile === null) throw new Error(`${endpoint.name} is not declared to answer a file`)
  return reply
    .type(endpoint.answersFile)
    .headers(file.headers)
    .header('content-disposition', disposition(file.name))
    .send(
      content instanceof Uint8Array
        ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
        : content,
    )
}

/** Takes the answer over once the handler has said yes. */
export type OpenStream = (reply: FastifyReply) => void
export type AnyStreamHandler = {
  run(call: CallContext, body: unknown): Promise<Outcome<OpenStream>>
}['run']

/** Registers a declared call whose answer stays open; each of its messages has the declared response's shape. */
export function registerStream(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: AnyStreamHandler,
  settings: RouteSettings,
): void {
  const open: Respond = async (call, body, reply) => {
    const outcome = await handler(call, body)
    if (!outcome.ok) return sendFailure(reply, outcome.error)
    const closed = settings.metrics?.channelOpened(endpoint.name)
    if (closed) reply.raw.once('close', closed)
    outcome.data(reply)
    return reply
  }
  registerRoute(app, endpoint, settings, open, { isStream: true })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the name of the declared call that a route is for */
    call?: string
    /** whether its answer goes on until one of the two sides leaves */
    isStream?: boolean
  }
}

/** A body without a file: all of it has been read. */
const wholeBody = (body: unknown): Form => ({
  body,
  readFile: async () => succeed(null),
  discard: () => undefined,
})

function formOf(endpoint: Endpoint, request: FastifyRequest): Promise<Outcome<Form>> | Outcome<Form> {
  return endpoint.takesFile && request.isMultipart()
    ? readForm(request, endpoint.fileLimits)
    : succeed(wholeBody(request.body ?? {}))
}

type Respond = (call: CallContext, body: unknown, reply: FastifyReply) => Promise<FastifyReply>

function registerRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  settings: RouteSettings,
  respond: Respond,
  config: { readonly isStream?: boolean } = {},
): void {
  const { services } = settings
  app.route({
    method: 'POST',
    url: endpoint.path,
    config: { ...config, call: endpoint.name },
    // Before the body is read: nobody uploads a megabyte without a session.
    onRequest: async (request, reply) => {
      const bearer = bearerOf(request)
      if (bearer.kind !== 'none') {
        const admitted = await admitApiKey(settings, bearer, endpoint)
        if (!admitted.ok) {
          challenge(reply, admitted.error)
          return sendFailure(reply, admitted.error)
        }
        people.set(request, admitted.data)
        return undefined
      }
      const token = readSessionToken(request, services.config)
      const visit = readSessionToken(request, services.config, 'visitor')
      const now = services.clock()
      const person = token === undefined ? null : await settings.authenticate(token, now)
      const visitor = visit === undefined ? null : await settings.findVisitor(visit, now)
      if (person) people.set(request, person)
      if (visitor) visitors.set(request, visitor)
      if (!person && !visitor && endpoint.access === 'signedIn') {
        return sendFailure(reply, { code: 'unauthenticated', message: sentences.unauthenticated })
      }
      return undefined
    },
    handler: async (request, reply) => {
      const form = await formOf(endpoint, request)
      if (!form.ok) return sendFailure(reply, form.error)
      const { readFile, discard } = form.data
      try {
        const body = endpoint.body.safeParse(endpoint.readBody(form.data.body))
        if (!body.success) {
          return sendFailure(reply, isOfNewerPage(request) ? comeAgain() : invalidBody(body.error))
        }
        const key = endpoint.isIdempotent ? idempotencyKeyOf(request) : succeed(undefined)
        if (!key.ok) return sendFailure(reply, key.error)
        const call = contextOf(endpoint, settings, request, reply, body.data, readFile, key.data)
        return await respond(call, body.data, reply)
      } finally {
        discard()
      }
    },
  })
}

/** An answer or a message as it leaves: validated, or in production with the declared fields alone. */
export function answerOf(endpoint: Endpoint, services: Services): (data: unknown) => unknown {
  return services.config.isProduction ? declaredFieldsOf(endpoint.response) : validated(endpoint)
}

/** The answer as the declaration has it; throws ResponseMismatch for one that does not fit. */
function validated(endpoint: Endpoint): (data: unknown) => unknown {
  return (data) => {
    const answer = endpoint.response.safeParse(data)
    if (!answer.success) throw new ResponseMismatch(endpoint, answer.error)
    return answer.data
  }
}

/** A handler gave what its declaration does not allow: a bug, answered with 500 and logged. */
export class ResponseMismatch extends Error {
  override name = 'ResponseMismatch'
  constructor(endpoint: Endpoint, cause: { readonly issues: readonly unknown[] }) {
    super(`${endpoint.name} answered outside its declaration: ${JSON.stringify(cause.issues.slice(0, 5))}`, {
      cause,
    })
  }
}
