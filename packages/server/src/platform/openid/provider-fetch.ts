/**
 * How identity providers are reached: they are named by owners, so an address is looked at as the connection is made, redirects are not
 * followed, and neither time nor an answer's length is theirs to choose. As messages of webhooks are sent, by the same rules.
 */
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { checkWebhookUrl } from '../webhooks/check-url.ts'
import { guardedLookup } from '../webhooks/guarded-lookup.ts'
import type { LookUp } from '../webhooks/resolve-host.ts'

/** For each request, from the name's look-up to the end of the answer. */
export const PROVIDER_SECONDS = 5
/** Of an answer: keys of large providers are some kilobytes. */
export const PROVIDER_ANSWER_BYTES = 262_144

/** The provider says more than is read. */
export class AnswerTooLong extends Error {}
/** Its address may not be asked. */
export class AddressRefused extends Error {}

export interface FetchSettings {
  /** whether the configuration lets requests go to private networks, and then without TLS too */
  readonly allowsPrivate: boolean
  /** tests answer for the domain name system */
  readonly lookUp?: LookUp
  readonly timeoutMs?: number
}

interface Asked {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** a form, as the library sends it; absent: nothing is sent */
  readonly body?: unknown
}

function bodyText(body: unknown): string {
  if (body === undefined || body === null) return ''
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body)
  throw new TypeError('a form is sent to a provider, or nothing')
}

/** Statuses without a body, of which a `Response` takes none. */
const BODILESS = new Set([101, 204, 205, 304])

function headersOf({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  )
}

function readAll(response: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    response.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= PROVIDER_ANSWER_BYTES) return void chunks.push(chunk)
      response.destroy()
      reject(new AnswerTooLong())
    })
    response.on('end', () => resolve(Buffer.concat(chunks)))
    response.on('error', reject)
    response.on('close', () => reject(new Error('the answer ended early')))
  })
}

/** A `fetch` for the library that speaks OpenID Connect. */
export function providerFetch({ allowsPrivate, lookUp, timeoutMs }: FetchSettings) {
  return (address: string, { method, headers, body }: Asked): Promise<Response> => {
    const checked = checkWebhookUrl(address, allowsPrivate)
    if (!checked.ok) return Promise.reject(new AddressRefused(checked.reason))
    const { url } = checked
    const text = bodyText(body)
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestSecure : requestPlain
      const sent = send(url, {
        method,
        headers: {
          ...headers,
          ...(text === '' ? {} : { 'content-length': String(Buffer.byteLength(text)) }),
        },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs ?? PROVIDER_SECONDS * 1000),
        lookup: guardedLookup(allowsPrivate, lookUp),
      })
      sent.on('response', (response) => {
        const status = response.statusCode ?? 0
        readAll(response).then((bytes) => {
          if (status < 200 || status > 599) return reject(new Error('an answer with a status'))
          const content = BODILESS.has(status) ? null : new Uint8Array(bytes)
          resolve(new Response(content, { status, headers: headersOf(response) }))
        }, reject)
      })
      sent.on('upgrade', (_, socket) => {
        socket.destroy()
        reject(new Error('the provider speaks another protocol'))
      })
      sent.on('error', reject)
      sent.end(text)
    })
  }
}
