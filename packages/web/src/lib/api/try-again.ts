/** Which failed queries try again by themselves, and when. */
import type { CallError } from '@orderwright/contract'
import { backoffMs } from '@orderwright/domain/units'

const SECOND_MS = 1000
const LONGEST_WAIT_MS = 10 * SECOND_MS
const TRIES_WHEN_LIMITED = 3

/** Whether nobody could answer, rather than somebody having answered no. */
export function isAway(error: CallError): boolean {
  return error.code === 'offline' || error.code === 'unavailable'
}

/** Without end while the server is away; a few times when it asks for patience; else never. */
export function shouldTryAgain(error: CallError | null, failureCount: number): boolean {
  if (!error) return false
  return isAway(error) || (error.code === 'tooManyRequests' && failureCount < TRIES_WHEN_LIMITED)
}

/** The wait in ms before the next try: what the server asked for, else 0.5 s doubling up to 10 s. */
export function tryAgainDelayMs(error: CallError | null, failureCount: number): number {
  const asked = error?.details?.retryAfter
  if (asked !== undefined) return Math.min(asked * SECOND_MS, LONGEST_WAIT_MS)
  return backoffMs({ firstMs: SECOND_MS / 2, maxMs: LONGEST_WAIT_MS }, failureCount)
}
