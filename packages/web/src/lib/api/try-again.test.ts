/** The patience of queries. */
import type { CallError } from '@orderwright/contract'
import { describe, expect, it } from 'vitest'
import { shouldTryAgain, tryAgainDelayMs } from './try-again.ts'

const error = (code: CallError['code'], retryAfter?: number): CallError => ({
  code,
  status: 0,
  message: '',
  details: retryAfter === undefined ? undefined : { retryAfter },
})

describe('trying again', () => {
  it.each(['offline', 'unavailable'] as const)('goes on without end while %s', (code) => {
    expect(shouldTryAgain(error(code), 500)).toBe(true)
  })

  it.each(['notFound', 'forbidden', 'invalid', 'refused', 'internal', 'unauthenticated'] as const)(
    'takes %s as the answer',
    (code) => {
      expect(shouldTryAgain(error(code), 0)).toBe(false)
    },
  )

  it('is patient a few times when there were too many calls', () => {
    expect(shouldTryAgain(error('tooManyRequests'), 2)).toBe(true)
    expect(shouldTryAgain(error('tooManyRequests'), 3)).toBe(false)
  })

  it('waits longer each time, ten seconds at most', () => {
    const waits = [0, 1, 2, 3, 4, 5, 20].map((count) => tryAgainDelayMs(error('offline'), count))
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000])
  })

  it('waits as long as the server asks, ten seconds at most', () => {
    expect(tryAgainDelayMs(error('unavailable', 2), 5)).toBe(2000)
    expect(tryAgainDelayMs(error('unavailable', 60), 0)).toBe(10_000)
  })
})
