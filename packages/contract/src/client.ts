/**
 * The typed client: one function for every call. Failures are values in the contract's error shape; a lost
 * connection is one too (`offline`), so that callers never catch.
 */
import type { ResourceKey } from '@orderwright/domain/entities'
import { trust } from '@orderwright/domain/units'
import type { z } from 'zod'
import type { BodyOf, Endpoint, ResponseOf } from './endpoint.ts'
import { type ErrorBody, errorBodySchema } from './errors.ts'

/** An error answer, or 'offline' when no answer came. `status` is 0 then. */
export interface CallError {
  code: ErrorBody['error']['code'] | 'offline'
  status: number
  message: string
  details?: ErrorBody['error']['details']
}
export type CallResult<T> = { ok: true; data: T } | { ok: false; error: CallError }

export interface CallOptions {
  idempotencyKey?: string
  /** for calls that take one */
  file?: FileToSend
}

/** A file as the client needs it: a browser's Blob is one. */
export interface FileToSend {
  readonly size: number
  readonly type: string
}

/** The part of fetch that the client needs. With a `file` it sends a form: `body`, then `file`. */
export type Fetch = (
  url: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string; file?: FileToSend },
) => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>

export type Call = <Body extends z.ZodType, Response extends z.ZodType>(
  endpoint: Endpoint<Body, Response>,
  body: z.input<Body>,
  options?: CallOptions,
) => Promise<CallResult<z.output<Response>>>

/** Makes a client over `fetch`. Responses are trusted: the server has validated them against the contract. */
export function createClient(fetch: Fetch, baseUrl = ''): Call {
  return async function call(endpoint, body, options = {}) {
    // Whoever sends a form names its type, with its boundary.
    const headers: Record<string, string> = options.file ? {} : { 'content-type': 'application/json' }
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
    try {
      const answer = await fetch(baseUrl + endpoint.path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        ...(options.file ? { file: options.file } : {}),
      })
      const json: unknown = await answer.json().catch(() => null)
      // The answer broke off on its way: as good as none.
      if (answer.ok && json === null) return lost
      // The server validates each response against `endpoint.response`; parsing again would only cost time.
      if (answer.ok) return { ok: true, data: trust(json) }
      return { ok: false, error: callErrorOf(answer.status, json) }
    } catch {
      return lost
    }
  }
}

/** What an answer that is none of the wanted ones says: the contract's error, or words for one that cannot be read. */
export function callErrorOf(status: number, json: unknown): CallError {
  const parsed = errorBodySchema.safeParse(json)
  return parsed.success ? { status, ...parsed.data.error } : unreadable(status)
}

/** The failure of a call that was not answered at all. */
export const lost = {
  ok: false,
  error: { code: 'offline', status: 0, message: 'No connection to the server.' },
} as const satisfies CallResult<never>

function unreadable(status: number): CallError {
  return status >= 502
    ? { code: 'unavailable', status, message: 'The server is not available right now.' }
    : { code: 'internal', status, message: 'The server gave an answer that could not be read.' }
}

export type { BodyOf, ResourceKey, ResponseOf }
