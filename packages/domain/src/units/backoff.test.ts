import { expect, test } from 'vitest'
import { backoffMs, scheduledWait } from './backoff.ts'

const backoff = { firstMs: 250, maxMs: 10_000 }

test('the wait doubles with each failure, up to its limit', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 60, 5000].map((failures) => backoffMs(backoff, failures))).toEqual([
    250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000,
  ])
})

test('chance takes at most half of it away', () => {
  expect([0, 0.5, 1].map((random) => backoffMs(backoff, 2, random))).toEqual([500, 750, 1000])
})

test('[issue 16] a schedule is followed to its end, with the same jitter', () => {
  expect([0, 1, 2].map((failures) => scheduledWait([5, 300], failures))).toEqual([5, 300, undefined])
  expect([0, 0.5, 1].map((random) => scheduledWait([5, 300], 1, random))).toEqual([150, 225, 300])
})
