/** How long to wait before a failed call is tried again: the wait doubles with each failure, up to a limit. */

export interface Backoff {
  /** before the second try, in milliseconds */
  readonly firstMs: number
  readonly maxMs: number
}

/**
 * The wait in milliseconds after so many failures before this one (0: the first). `random`, from 0 to 1, takes up to half of
 * it away, so that not all callers come back at once ("equal jitter"); 1, which is left out, takes nothing.
 */
export function backoffMs({ firstMs, maxMs }: Backoff, failures: number, random = 1): number {
  return Math.min(firstMs * 2 ** failures, maxMs) * (0.5 + random / 2)
}
