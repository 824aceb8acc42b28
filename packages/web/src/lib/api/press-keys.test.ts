import type { CallError, CallResult } from '@orderwright/contract'
import { expect, test } from 'vitest'
import { createPressKeys, isAnswered } from './press-keys.ts'

const failed = (code: CallError['code']): CallResult<never> => ({
  ok: false,
  error: { code, status: 0, message: '' },
})

test.each(['offline', 'unavailable'] as const)(
  '[issue 13] a press that is %s keeps its key: it may be done',
  (code) => {
    const keys = createPressKeys()
    const first = keys.keyOf('pay')
    keys.settle('pay', failed(code))
    expect(keys.keyOf('pay')).toBe(first)
    expect(isAnswered(failed(code))).toBe(false)
  },
)

test.each(['refused', 'conflict', 'invalid', 'tooManyRequests', 'internal'] as const)(
  'a press that was answered with %s is over: the next one is another',
  (code) => {
    const keys = createPressKeys()
    const first = keys.keyOf('pay')
    keys.settle('pay', failed(code))
    expect(keys.keyOf('pay')).not.toBe(first)
  },
)

test('what was done is over, and presses on other things have keys of their own', () => {
  const keys = createPressKeys()
  const [one, other] = [keys.keyOf('one'), keys.keyOf('other')]
  expect(one).not.toBe(other)
  keys.settle('one', { ok: true, data: null })
  expect(keys.keyOf('one')).not.toBe(one)
  expect(keys.keyOf('other')).toBe(other)
})
