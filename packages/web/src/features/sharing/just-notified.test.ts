import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJustNotified } from './just-notified.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[2.4.09] after a share the flag is on for one second; a second share begins the second anew', () => {
  const heard: boolean[] = []
  const flag = createJustNotified((isOn) => heard.push(isOn))
  flag.begin()
  expect(heard).toEqual([true])
  vi.advanceTimersByTime(999)
  expect(heard).toEqual([true])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([true, false])
  flag.begin()
  vi.advanceTimersByTime(600)
  flag.begin()
  vi.advanceTimersByTime(999)
  expect(heard).toEqual([true, false, true, true])
  vi.advanceTimersByTime(1)
  expect(heard.at(-1)).toBe(false)
})

test('nothing is heard any more when the popup is gone', () => {
  const heard: boolean[] = []
  const flag = createJustNotified((isOn) => heard.push(isOn))
  flag.begin()
  flag.end()
  vi.advanceTimersByTime(5000)
  expect(heard).toEqual([true])
})
