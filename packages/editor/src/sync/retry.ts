/** Which failures of a request are worth another attempt, and when. */
import type { CallError } from '@orderwright/contract'
import { backoffMs } from '@orderwright/domain/units'

const RETRY = { firstMs: 500, maxMs: 15_000 }

const retryableCodes = new Set<CallError['code']>([
  'offline',
  'unavailable',
  'internal',
  'tooSlow',
  'tooManyRequests',
])

/** Whether the same request may succeed later. */
export function isRetryable(error: CallError): boolean {
  return retryableCodes.has(error.code)
}

/** Whether the server heard the request and could not do it now: who sent it is online. */
export function isAnswered(error: CallError): boolean {
  return error.code !== 'offline' && error.code !== 'unavailable'
}

/** Milliseconds until the next attempt after `failures` earlier ones; what the server asks for takes precedence. */
export function retryDelay(error: CallError, failures: number): number {
  if (error.details?.retryAfter) return error.details.retryAfter * 1000
  return backoffMs(RETRY, failures)
}
