/** Values of which nothing is known. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { readChoice, readCount, readText } from './read-values.ts'

describe('values of which nothing is known', () => {
  it('a text has no blanks around it, and is neither empty nor too long', () => {
    expect(readText(' villa ', 5)).toBe('villa')
    expect(readText(51, 5)).toBe('51')
    for (const none of ['', '  ', 'villas', null, {}, true, undefined]) {
      expect(readText(none, 5)).toBeUndefined()
    }
  })

  it('a count is a whole number from 1 on', () => {
    expect([readCount(1), readCount('7'), readCount(100_000, 100_000)]).toEqual([1, 7, 100_000])
    for (const none of [0, -1, 1.5, '', 'x', '1.5', Number.NaN, true, null, undefined, [3]]) {
      expect(readCount(none)).toBeUndefined()
    }
    expect(readCount(100_001, 100_000)).toBeUndefined()
  })

  it('a choice is one of those offered, of the same kind', () => {
    expect(readChoice([50, 100], 100)).toBe(100)
    expect(readChoice([50, 100], '100')).toBeUndefined()
  })

  test.prop([fc.anything()])('never fails', (value) => {
    expect(() => [readText(value, 5), readCount(value), readChoice([1], value)]).not.toThrow()
  })
})
