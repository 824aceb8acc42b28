import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterRest, RESIZE_MS } from './window-resize.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[1.9.19] a window that is being resized is measured once, 100 ms after its last size', () => {
  const run = vi.fn<() => void>()
  const rest = afterRest(run, RESIZE_MS)
  for (let frame = 0; frame < 20; frame += 1) {
    rest.call()
    vi.advanceTimersByTime(16)
  }
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(83)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('what has gone is not measured any more', () => {
  const run = vi.fn<() => void>()
  const rest = afterRest(run, RESIZE_MS)
  rest.call()
  rest.cancel()
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
})
