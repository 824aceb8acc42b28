/**
 * How long to wait before a failed call is tried again: the wait doubles with each failure, up to a limit, or follows a
 * schedule that somebody else has written.
 */

export interface Backoff {
  /** before the second try, in milliseconds */
  readonly firstMs: number
  readonly maxMs: number
}

/** `random`, from 0 to 1, takes up to half of the wait away, so that not all callers come back at once ("equal jitter"). */
function jittered(ms: number, random: number): number {
  return ms * (0.5 + random / 2)
}

/**
 * The wait in milliseconds after so many failures before this one (0: the first). `random`, from 0 to 1, takes up to half of
 * it away; 1, which is left out, takes nothing.
 */
export function backoffMs({ firstMs, maxMs }: Backoff, failures: number, random = 1): number {
  return jittered(Math.min(firstMs * 2 ** failures, maxMs), random)
}

/** The same by a schedule: the waits in order, in any unit. Undefined: it has come to its end. */
export function scheduledWait(schedule: readonly number[], failures: number, random = 1): number | undefined {
  const wait = schedule[failures]
  return wait === undefined ? undefined : jittered(wait, random)
}
