/** When the page says that a payment is being processed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPaymentFlag } from './payment-flag.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function recorded() {
  const seen: boolean[] = []
  return { seen, flag: createPaymentFlag((isProcessing) => seen.push(isProcessing)) }
}

describe('the payment flag', () => {
  it('[1.9.20] is set after 100 ms', () => {
    const { seen, flag } = recorded()
    flag.set(true)
    vi.advanceTimersByTime(99)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([true])
  })

  it('is never set when the answer came before, and falls at once', () => {
    const { seen, flag } = recorded()
    flag.set(true)
    vi.advanceTimersByTime(60)
    flag.set(false)
    vi.advanceTimersByTime(1_000)
    expect(seen).toEqual([false])
  })
})
