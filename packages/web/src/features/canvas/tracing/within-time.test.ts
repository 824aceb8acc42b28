import { describe, expect, it, vi } from 'vitest'
import { TOO_SLOW, withinTime } from './within-time.ts'

describe('work with a limit of time', () => {
  it('[issue 15] gives what it comes to, or is given up when its time is over', async () => {
    vi.useFakeTimers()
    try {
      await expect(withinTime(Promise.resolve('done'), 1000)).resolves.toBe('done')
      const endless = withinTime(new Promise<string>(() => {}), 1000)
      await vi.advanceTimersByTimeAsync(1001)
      await expect(endless).resolves.toBe(TOO_SLOW)
      await expect(withinTime(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken')
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})
