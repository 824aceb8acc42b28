/**
 * A work-management tool behind HTTP: the terms are posted as JSON with a bearer token and an `Idempotency-Key`. Any 2xx has
 * taken them; 408, 425, 429, 5xx and silence are worth another try; everything else is a no for good.
 */
import type { PushOutcome, WorkManagement } from './work-management.ts'

export interface HttpToolOptions {
  readonly url: string
  readonly token: string
  readonly timeoutMs?: number
}

const passing: ReadonlySet<number> = new Set([408, 425, 429])

export function httpTool({ url, token, timeoutMs = 5000 }: HttpToolOptions): WorkManagement {
  return async ({ key, terms }): Promise<PushOutcome> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify(terms),
        // The token goes to this address and to no other.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      // What it says is nobody's here.
      await response.body?.cancel()
      if (response.ok) return { kind: 'taken' }
      const reason = `answered ${response.status}`
      return response.status >= 500 || passing.has(response.status)
        ? { kind: 'away', reason }
        : { kind: 'refused', reason }
    } catch (error) {
      return { kind: 'away', reason: reasonOf(error) }
    }
  }
}

/** fetch says only that it failed; why stands in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  return error.cause instanceof Error ? error.cause.message : error.message
}
