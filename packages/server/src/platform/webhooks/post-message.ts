/**
 * Posts one message to a receiver that nobody here knows: the address is checked at the moment of the connection, redirects
 * are not followed, and neither time nor an answer's length is the receiver's to choose.
 */
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { checkWebhookUrl, hostOf } from './check-url.ts'
import { guardedLookup, PrivateAddress } from './guarded-lookup.ts'
import type { LookUp } from './resolve-host.ts'

/** A whole attempt, from the name's look-up to the end of the answer. */
export const TIMEOUT_MS = 15_000
/** Of an answer no more is read. */
export const ANSWER_MAX_BYTES = 65_536

/** Interim answers (100 to 199) before the true one; a receiver that sends more of them is not listened to. */
const INTERIM_MAX = 10

/** Characters of a sentence that says why there was no connection. */
const REASON_KEPT = 200

export interface Post {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** whether the configuration lets messages go to private networks */
  readonly allowsPrivate: boolean
  /** aborted when the process stops: the attempt has not been made then */
  readonly signal: AbortSignal
  readonly timeoutMs?: number
  /** tests answer for the domain name system */
  readonly lookUp?: LookUp
}

export interface PostResult {
  /** of the answer; null: there was none */
  readonly status: number | null
  /** why it has not arrived, in a sentence; '': it has */
  readonly problem: string
  /** the answer's text, as far as it was read */
  readonly answer: string
  readonly durationMs: number
  /** seconds that the receiver asks to be left alone for (RFC 9110, 10.2.3), with 429 and 503; null: it asks for nothing */
  readonly retryAfterSeconds: number | null
}

/** The text of an answer as far as `ANSWER_MAX_BYTES`; resolves also when it stops in between. */
function readAnswer(response: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = () =>
      resolve(Buffer.concat(chunks).subarray(0, ANSWER_MAX_BYTES).toString('utf8').replaceAll('\0', ''))
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length < ANSWER_MAX_BYTES) return
      finish()
      response.destroy()
    })
    response.on('end', finish)
    response.on('error', reject)
    response.on('close', finish)
  })
}

type Answer = Pick<PostResult, 'answer' | 'retryAfterSeconds'> & { readonly status: number }

const LATER = [429, 503]

/** A number of seconds, or a date; what is neither asks for nothing. */
function retryAfterOf({ statusCode = 0, headers }: IncomingMessage): number | null {
  const asked = headers['retry-after']?.trim()
  if (asked === undefined || !LATER.includes(statusCode)) return null
  const seconds = /^\d{1,9}$/.test(asked) ? Number(asked) : Math.ceil((Date.parse(asked) - Date.now()) / 1000)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}

function answerOf(url: URL, post: Post, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    const sent = request(url, {
      method: 'POST',
      headers: { ...post.headers, 'content-length': String(Buffer.byteLength(post.body)) },
      // A connection of its own each time: one that is kept would outlive its check.
      agent: false,
      signal,
      lookup: guardedLookup(post.allowsPrivate, post.lookUp),
    })
    let interim = 0
    sent.on('information', () => {
      interim += 1
      if (interim > INTERIM_MAX) sent.destroy(new Error(words.neverAnswered))
    })
    sent.on('response', (response) => {
      const status = response.statusCode ?? 0
      const retryAfterSeconds = retryAfterOf(response)
      readAnswer(response).then((answer) => resolve({ status, answer, retryAfterSeconds }), reject)
    })
    sent.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode ?? 0, answer: '', retryAfterSeconds: null })
    })
    sent.on('error', reject)
    sent.end(post.body)
  })
}

function reasonOf(error: unknown, host: string): string {
  if (error instanceof PrivateAddress) return error.message
  if (!(error instanceof Error)) return words.notReached({ reason: 'failed' })
  const code: unknown = Reflect.get(error, 'code')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return words.notFound({ host })
  // Where several addresses were tried, the sentence of the whole is empty.
  return words.notReached({ reason: plainText(error.message || String(code)) })
}

/** A text that others may have written into (the names of a certificate), so that a database takes it. By code points: half a pair is none. */
function plainText(text: string): string {
  return Array.from(text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' '))
    .slice(0, REASON_KEPT)
    .join('')
}

function problemOf(status: number): string {
  if (status >= 200 && status < 300) return ''
  return status >= 300 && status < 400 ? words.redirected({ status }) : words.saidNo({ status })
}

/** Rejects only when `signal` is aborted; everything else that goes wrong is a `problem`. */
export async function postMessage(post: Post): Promise<PostResult> {
  const begun = performance.now()
  const failed = (problem: string): PostResult => ({
    status: null,
    problem,
    answer: '',
    durationMs: Math.round(performance.now() - begun),
    retryAfterSeconds: null,
  })
  const checked = checkWebhookUrl(post.url, post.allowsPrivate)
  if (!checked.ok) return failed(checked.message)
  const host = hostOf(checked.url)
  const timeoutMs = post.timeoutMs ?? TIMEOUT_MS
  const deadline = AbortSignal.timeout(timeoutMs)
  try {
    const answered = await answerOf(checked.url, post, AbortSignal.any([deadline, post.signal]))
    return { ...failed(problemOf(answered.status)), ...answered }
  } catch (error) {
    post.signal.throwIfAborted()
    if (deadline.aborted) return failed(words.tooSlow({ seconds: Math.round(timeoutMs / 1000) }))
    return failed(reasonOf(error, host))
  }
}
