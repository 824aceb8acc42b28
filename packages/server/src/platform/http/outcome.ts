/** What a handler gives back: the answer, or an expected failure in the contract's error shape. */
import type { ErrorCode, ErrorDetails } from '@orderwright/contract'

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

/** Sentences of the HTTP layer that belong to no rule of the domain. */
export const sentences = {
  notFound: 'Not found.',
  forbidden: 'You may not do this.',
  unauthenticated: 'Sign in to continue.',
  invalid: 'Some fields were not accepted.',
  malformed: 'The body is not readable JSON.',
  malformedForm: 'Send a form with the field body and one file after it.',
  unsupportedText: 'Text may not contain NUL characters or broken Unicode.',
  tooDeep: 'The body is nested too deeply.',
  reservedKey: 'The body uses a reserved field name.',
  tooLarge: 'The body is larger than 1 MB.',
  unsupportedMediaType: 'Send JSON.',
  tooManyRequests: 'Too many attempts. Please wait a moment and try again.',
  unavailable: 'The database is not reachable at the moment. Please try again shortly.',
  busy: 'Somebody else is changing this at the moment. Please try again.',
  internal: 'Something went wrong on our side.',
  crossOrigin: 'This call must come from this app.',
  idempotencyMismatch: 'This Idempotency-Key was used for another request.',
  conflict: 'Somebody else changed this in the meantime.',
  duplicate: 'A record with these values exists already.',
  brokenReference: 'A field refers to a record that does not exist.',
} as const
