/** What a handler gives back: the answer, or an expected failure in the contract's error shape. */
import type { ErrorCode, ErrorDetails } from '@orderwright/contract'
import { callMessages } from '@orderwright/domain/messages'

/** An expected failure. `message` is a sentence for the person. */
export interface Failure {
  readonly code: ErrorCode
  readonly message: string
  readonly details?: ErrorDetails
}

export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: Failure }

export function succeed<T>(data: T): Outcome<T> {
  return { ok: true, data }
}

export function fail(
  code: ErrorCode,
  message: string,
  details?: ErrorDetails,
): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error: details ? { code, message, details } : { code, message } }
}

/** The one answer for what is missing, elsewhere or not yours: nothing in it tells which. */
export function notFound(): { readonly ok: false; readonly error: Failure } {
  return fail('notFound', sentences.notFound)
}

/** Signed in, may see the record, may not do this to it. */
export function forbidden(message: string = sentences.forbidden): {
  readonly ok: false
  readonly error: Failure
} {
  return fail('forbidden', message)
}

/** The sentences of this layer. */
export const sentences = callMessages
