import { fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { readLength } from './length-expression.ts'

const inches = (text: string) => {
  const read = readLength(text, 'in')
  return read.ok ? read.value : null
}

describe('typed lengths', () => {
  test.each([
    ['96', 96],
    ['96 - 4 1/2', 91.5],
    ['4 1/2', 4.5],
    ['1/16', 0.0625],
    ['½', 0.5],
    ['1/2"', 0.5],
    ['-3/4"', -0.75],
    ['4\' 1/2"', 48.5],
    ['96/2', 48],
    ['120/4/3', 10],
    ['3½', 3.5],
    ["9' 6", 114],
    ['9\' 6"', 114],
    ['9\' 6 1/2" + 1/2', 115],
    ['254mm', 10],
    ['25.4 cm + 2', 12],
    ['1 m', 1000 / 25.4],
    ['(120 - 2 * 3) / 4', 28.5],
    ['2 * 48', 96],
    ['2 * 4 ft', 96],
    ['-(3 + 4)', -7],
    ['.5', 0.5],
    ['120 ÷ 4 × 2', 60],
    ['8 ft 2', 98],
    ['4,5', 4.5],
    ['1,5 * 2', 3],
    [',5', 0.5],
    ['9′ 6″', 114],
  ])('%s is %d inches', (text, expected) => {
    expect(inches(text)).toBeCloseTo(expected, 9)
  })

  test.each([
    '',
    '  ',
    'abc',
    '4 5',
    '4 //2',
    '1/0',
    '4 1/0',
    '(3',
    '3)',
    '4 in * 4 in',
    '1e9',
    '3 / 4 ft',
    '--',
    '1000001',
    '1,234.5',
  ])('“%s” is no length, and nothing is guessed', (text) => {
    expect(inches(text)).toBeNull()
  })

  test('a bare number is in the unit of the field, a factor never is', () => {
    expect(readLength('254', 'mm')).toEqual({ ok: true, value: 10 })
    expect(readLength('25,4 + 228,6', 'mm')).toEqual({ ok: true, value: 10 })
    expect(readLength('2 * 254', 'mm')).toEqual({ ok: true, value: 20 })
    expect(readLength('(100 + 154) / 2', 'mm')).toEqual({ ok: true, value: 5 })
    expect(readLength('254 + 1 in', 'mm')).toEqual({ ok: true, value: 11 })
  })

  /** A sum as it would be written, with its value by the host's own arithmetic. */
  const sum: fc.Arbitrary<{ text: string; value: number }> = fc.letrec<{
    node: { text: string; value: number }
  }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.integer({ min: 0, max: 4000 }).map((count) => ({ text: String(count / 16), value: count / 16 })),
      fc.tuple(tie('node'), fc.constantFrom('+', '-', '*'), tie('node')).map(([a, sign, b]) => {
        const value = sign === '+' ? a.value + b.value : sign === '-' ? a.value - b.value : a.value * b.value
        return { text: `(${a.text} ${sign} ${b.text})`, value }
      }),
    ),
  })).node

  test('sums of any depth come to what they are', () => {
    checkLaw({ readable: 30 }, sum, (cover, { text, value }) => {
      fc.pre(text.length <= 200 && Math.abs(value) <= 1_000_000)
      cover('readable')
      expect(inches(text)).toBeCloseTo(value, 6)
    })
  })

  test('no text throws', () => {
    expect(() =>
      checkLaw({}, fc.string(), (_, text) => {
        const read = readLength(text, 'in')
        if (read.ok) expect(Number.isFinite(read.value)).toBe(true)
      }),
    ).not.toThrow()
  })
})
