/** Values of which nothing is known. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { readChoice, readCount, readDay, readText } from './read-values.ts'

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

  it('[issue 18] a day is one that there is, of a year of four figures', () => {
    expect([readDay('2026-11-28'), readDay(' 2028-02-29 ')]).toEqual(['2026-11-28', '2028-02-29'])
    const none = [
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '0202-11-28',
      '2026-1-2',
      '11/28/2026',
      '',
      'today',
    ]
    for (const value of [...none, '2026-11-28 10:00:00', 20_261_128, null, undefined, {}]) {
      expect(readDay(value)).toBeUndefined()
    }
  })

  it('a choice is one of those offered, of the same kind', () => {
    expect(readChoice([50, 100], 100)).toBe(100)
    expect(readChoice([50, 100], '100')).toBeUndefined()
  })

  test.prop([fc.anything()])('never fails', (value) => {
    expect(() => [readText(value, 5), readCount(value), readDay(value), readChoice([1], value)]).not.toThrow()
  })
})
