/**
 * A local server that speaks Stripe's API as far as the product uses it, written from its published behaviour: forms in,
 * JSON out, secret and publishable keys, idempotency keys with the same answer again, errors by type and code, signed
 * webhooks, and a page on which a bank asks its question. Faults can be put in its way.
 */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Form, readForm, textAt, textsAt } from './form-body.ts'
import { type AccountKeys, StripeAccount, type StripeEvent } from './stripe-account.ts'
import { faults, StripeFault } from './stripe-errors.ts'

interface ServerAccount extends AccountKeys {
  /** where its events are sent as they happen; none: a test sends them itself */
  readonly webhookUrl?: string
}

export interface StripeServerOptions {
  readonly accounts: readonly ServerAccount[]
  readonly now?: () => Date
  readonly port?: number
  /** how often a webhook that was not taken is sent again, and after how long */
  readonly retries?: number
  readonly retryMs?: number
}

interface Answer {
  readonly status: number
  readonly body: object
}
interface Remembered {
  readonly hash: string
  readonly answer: Answer
}

/** A fault in the way of the next requests that fit: `lost` answers nothing although the work was done. */
export interface Fault {
  readonly kind: 'tooMany' | 'broken' | 'keyInUse' | 'lost' | 'away'
  readonly path: RegExp
  times: number
}

export interface StripeServer {
  readonly url: string
  readonly account: (secretKey: string) => StripeAccount
  /** requests in order: `POST /v1/payment_intents` */
  readonly requests: string[]
  readonly faults: Fault[]
  /** called when the work of a request is done, before its answer leaves: `GET /v1/payment_intents/pi_1` */
  onDone: (line: string) => void
  /** Sends an event to the address, signed as Stripe signs; answers with the status. */
  readonly deliver: (
    url: string,
    event: StripeEvent,
    secret: string,
    options?: DeliverOptions,
  ) => Promise<number>
  readonly close: () => Promise<void>
}

interface DeliverOptions {
  /** seconds since 1970 in the signature */
  readonly timestamp?: number
}

const MAX_BODY = 1_000_000

/** `t=…,v1=…`: HMAC-SHA256 over the time, a dot and the body. */
export function signatureOf(body: string, secret: string, timestamp: number): string {
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue
    size += part.length
    if (size > MAX_BODY) throw faults.invalid('The request is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function keyOf(request: IncomingMessage, form: Form): string {
  const { authorization } = request.headers
  const bearer = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  const basic = /^Basic (\S+)$/i.exec(authorization ?? '')?.[1]
  if (bearer !== undefined) return bearer
  if (basic !== undefined) return Buffer.from(basic, 'base64').toString('utf8').split(':')[0] ?? ''
  return textAt(form, 'key') ?? ''
}

const list = (url: string, data: readonly object[]): Answer => ({
  status: 200,
  body: { object: 'list', url, has_more: false, data },
})

/** What the secret key may ask. */
function answerSecret(account: StripeAccount, method: string, url: URL, form: Form): Answer {
  const [, , resource, id, action] = url.pathname.split('/')
  const ok = (body: object): Answer => ({ status: 200, body: structuredClone(body) })
  if (resource === 'payment_intents') {
    if (id === undefined && method === 'POST') {
      return ok(
        account.create({
          amount: textAt(form, 'amount'),
          currency: textAt(form, 'currency'),
          metadata: textsAt(form, 'metadata'),
          types: Object.values(textsAt(form, 'allowed_payment_method_types')),
        }),
      )
    }
    if (id !== undefined && action === undefined) {
      if (method === 'GET') return ok(account.find(id))
      return ok(account.update(id, textAt(form, 'amount'), textsAt(form, 'metadata')))
    }
    if (id !== undefined && action === 'cancel') return ok(account.cancel(id))
    if (id !== undefined && action === 'confirm') {
      return ok(account.confirm(id, textAt(form, 'payment_method'), textAt(form, 'return_url')))
    }
  }
  if (resource === 'refunds') {
    if (method === 'POST' && id === undefined) {
      const intentId = textAt(form, 'payment_intent') ?? ''
      return ok(account.refund(intentId, textAt(form, 'amount'), textsAt(form, 'metadata')))
    }
    const intentId = url.searchParams.get('payment_intent')
    const found = account.refunds.filter((refund) => intentId === null || refund.payment_intent === intentId)
    return list(url.pathname, structuredClone(found.toReversed()))
  }
  if (resource === 'events') return listEvents(account, url)
  throw faults.invalid(`Unrecognized request URL (${method}: ${url.pathname}).`)
}

/** Newest first, in pages. */
function listEvents(account: StripeAccount, url: URL): Answer {
  const since = Number(url.searchParams.get('created[gte]') ?? 0)
  const types = [...url.searchParams].filter(([name]) => name.startsWith('types')).map(([, type]) => type)
  const limit = Number(url.searchParams.get('limit') ?? 10)
  const after = url.searchParams.get('starting_after')
  const all = account.events
    .filter(({ created, type }) => created >= since && (types.length === 0 || types.includes(type)))
    .toReversed()
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  const data = all.slice(from, from + limit)
  return {
    status: 200,
    body: { object: 'list', url: url.pathname, has_more: from + limit < all.length, data },
  }
}

/** What a page may ask: of one intent, with its secret. */
function answerPublishable(account: StripeAccount, method: string, url: URL, form: Form): Answer {
  const [, , resource, id = '', action] = url.pathname.split('/')
  const secret = textAt(form, 'client_secret') ?? url.searchParams.get('client_secret')
  if (resource !== 'payment_intents') throw faults.key()
  const intent = account.find(id)
  if (intent.client_secret !== secret)
    throw faults.invalid('The client_secret does not match.', 'client_secret')
  if (method === 'POST' && action === 'confirm') {
    const number = textAt(form, 'payment_method_data', 'card', 'number') ?? textAt(form, 'payment_method')
    return {
      status: 200,
      body: structuredClone(account.confirm(id, number, textAt(form, 'return_url'))),
    }
  }
  return { status: 200, body: structuredClone(intent) }
}

const page = (id: string, amount: number) => `<!doctype html><html lang="en"><title>Bank</title>
<main><h1>Your bank asks</h1><p>Do you confirm the payment of ${(amount / 100).toFixed(2)}?</p>
<a href="/authenticate/${id}?outcome=complete">Complete</a> <a href="/authenticate/${id}?outcome=fail">Fail</a></main></html>`

export async function startStripeServer(options: StripeServerOptions): Promise<StripeServer> {
  const now = options.now ?? (() => new Date())
  const requests: string[] = []
  const inTheWay: Fault[] = []
  const remembered = new Map<string, Remembered>()
  let url = ''
  let onDone: StripeServer['onDone'] = () => {}
  const sending = new Set<Promise<void>>()
  let isClosed = false

  async function deliver(
    to: string,
    event: StripeEvent,
    secret: string,
    given: DeliverOptions = {},
  ): Promise<number> {
    const body = JSON.stringify(event)
    const timestamp = given.timestamp ?? Math.floor(now().getTime() / 1000)
    const answer = await fetch(to, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, secret, timestamp),
      },
      body,
    })
    await answer.arrayBuffer()
    return answer.status
  }

  async function send(keys: ServerAccount, event: StripeEvent): Promise<void> {
    for (let attempt = 0; attempt <= (options.retries ?? 0) && !isClosed; attempt += 1) {
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, options.retryMs ?? 1_000))
      const status = await deliver(keys.webhookUrl ?? '', event, keys.webhookSecret).catch(() => 0)
      if (status >= 200 && status < 300) return
    }
  }

  const accounts = options.accounts.map(
    (keys) =>
      new StripeAccount(keys, {
        now,
        authenticationUrl: (id) => `${url}/authenticate/${id}`,
        onEvent: (event) => {
          if (keys.webhookUrl === undefined) return
          const sent = send(keys, event).finally(() => sending.delete(sent))
          sending.add(sent)
        },
      }),
  )

  function work(request: IncomingMessage, target: URL, form: Form): Answer {
    const key = keyOf(request, form)
    const method = request.method ?? 'GET'
    const secret = accounts.find(({ keys }) => keys.secretKey === key)
    if (secret) return answerSecret(secret, method, target, form)
    const publishable = accounts.find(({ keys }) => keys.publishableKey === key)
    if (publishable) return answerPublishable(publishable, method, target, form)
    throw faults.key()
  }

  function worked(request: IncomingMessage, target: URL, form: Form): Answer {
    try {
      return work(request, target, form)
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error
      return { status: error.problem.status, body: { error: error.problem.error } }
    }
  }

  /** The same key and parameters give the same answer; parameters that were refused before any work are not kept. */
  function answerOnce(
    request: IncomingMessage,
    target: URL,
    form: Form,
    body: string,
  ): { answer: Answer; isReplayed: boolean } {
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string') {
      return { answer: worked(request, target, form), isReplayed: false }
    }
    const name = `${keyOf(request, form)} ${key}`
    const hash = createHash('sha256').update(`${target.pathname}\n${body}`).digest('hex')
    const known = remembered.get(name)
    if (known) {
      if (known.hash !== hash) throw faults.otherParameters(key)
      return { answer: known.answer, isReplayed: true }
    }
    const answer = worked(request, target, form)
    if (answer.status !== 400 && answer.status !== 401) remembered.set(name, { hash, answer })
    return { answer, isReplayed: false }
  }

  function faultFor(request: IncomingMessage, target: URL): Fault | undefined {
    const found = inTheWay.find(
      ({ path, times }) => times > 0 && path.test(`${request.method ?? ''} ${target.pathname}`),
    )
    if (found) found.times -= 1
    return found
  }

  function reply(response: ServerResponse, { status, body }: Answer, isReplayed = false): void {
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${requests.length}`,
      'access-control-allow-origin': '*',
      ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}),
    })
    response.end(JSON.stringify(body))
  }

  function authenticate(target: URL, response: ServerResponse): void {
    const id = target.pathname.split('/')[2] ?? ''
    const account = accounts.find(({ intents }) => intents.has(id))
    if (!account) throw faults.missing('payment_intent', id)
    const outcome = target.searchParams.get('outcome')
    const intent = account.find(id)
    if (outcome !== 'complete' && outcome !== 'fail') {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(page(id, intent.amount))
      return
    }
    const back = intent.next_action?.redirect_to_url.return_url ?? ''
    account.authenticate(id, outcome)
    const address = new URL(back)
    address.searchParams.set('payment_intent', id)
    address.searchParams.set('payment_intent_client_secret', intent.client_secret)
    address.searchParams.set('redirect_status', outcome === 'complete' ? 'succeeded' : 'failed')
    response.writeHead(303, { location: address.href })
    response.end()
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = new URL(request.url ?? '/', url)
    const body = await bodyOf(request)
    if (target.pathname.startsWith('/authenticate/')) return authenticate(target, response)
    requests.push(`${request.method ?? ''} ${target.pathname}`)
    const fault = faultFor(request, target)
    if (fault?.kind === 'away') return void response.destroy()
    if (fault?.kind === 'tooMany') throw faults.tooMany()
    if (fault?.kind === 'broken') throw faults.broken()
    if (fault?.kind === 'keyInUse') throw faults.keyInUse()
    const { answer, isReplayed } = answerOnce(request, target, readForm(body), body)
    onDone(`${request.method ?? ''} ${target.pathname}`)
    if (fault?.kind === 'lost') return void response.destroy()
    return reply(response, answer, isReplayed)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const { status, error: body } = error instanceof StripeFault ? error.problem : faults.broken().problem
      if (!(error instanceof StripeFault)) process.stderr.write(`${String(error)}\n`)
      reply(response, { status, body: { error: body } })
    })
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  url = `http://127.0.0.1:${address.port}`

  return {
    url,
    requests,
    faults: inTheWay,
    get onDone() {
      return onDone
    },
    set onDone(hook) {
      onDone = hook
    },
    account: (secretKey) => {
      const found = accounts.find(({ keys }) => keys.secretKey === secretKey)
      if (!found) throw new Error('no such account')
      return found
    },
    deliver,
    close: async () => {
      isClosed = true
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await Promise.all(sending)
    },
  }
}
