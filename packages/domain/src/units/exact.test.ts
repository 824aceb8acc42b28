/** Exact arithmetic: what a calculator with endless paper says. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import {
  add,
  divide,
  equals,
  exact,
  type Exact,
  isBeyond,
  isEndless,
  multiply,
  nearest,
  negative,
  readDecimal,
  remainder,
  toNumber,
} from './exact.ts'

const tenth = exact(0.1)

describe('exact numbers', () => {
  it('are the decimals that were written', () => {
    expect(equals(add(tenth, exact(0.2)), exact(0.3))).toBe(true)
    expect(remainder(exact(0.3), tenth)).toBe(0)
    expect(remainder(exact(-7.5), exact(2))).toEqual(exact(-1.5))
    expect(remainder(7, -2)).toBe(1)
    expect(multiply(divide(1, 3), 3)).toBe(1)
    expect(exact(1e-7)).toEqual({ top: 1n, bottom: 10_000_000n })
    expect(exact(-0)).toBe(0)
    expect(Object.is(multiply(0, -5), 0) && Object.is(remainder(-4, 2), 0)).toBe(true)
  })

  it.each([
    ['12', 12],
    ['-0', 0],
    [' 7 ', 7],
    ['007', 7],
    ['5.', 5],
    ['12.50', 12.5],
    ['.5', 0.5],
    ['-.25', -0.25],
  ])('read %j as %d', (text, value) => {
    expect(toNumber(readDecimal(text) ?? Number.NaN)).toBe(value)
  })

  it.each([
    '',
    ' ',
    '.',
    '-',
    '+5',
    '0x10',
    '0b1',
    '1e3',
    'Infinity',
    'NaN',
    '1,5',
    '1 2',
    '1_0',
    '--1',
    '１２',
    '٣',
    '1.2.3',
  ])('do not take %j for one', (text) => expect(readDecimal(text)).toBeUndefined())

  it.each([
    [exact(0.5), 1],
    [exact(-0.5), -1],
    [exact(1.4999), 1],
    [exact(2.5), 3],
    [exact(-0.4), 0],
    [divide(1, 3), 0],
    [divide(20_000_000_000_001, 2), 10_000_000_000_001],
  ])('are rounded half away from zero: %o is nearest to %d', (value, whole) => {
    expect(nearest(value)).toBe(whole)
    expect(Object.is(nearest(value), -0)).toBe(false)
  })

  it('know when they are too great, and when they have too many digits', () => {
    expect([isBeyond(exact(10.5), 10), isBeyond(exact(-10.5), 10), isBeyond(10, 10)]).toEqual([
      true,
      true,
      false,
    ])
    expect(isEndless(divide(1, 3))).toBe(false)
    let value: Exact = exact(5e-324)
    for (let i = 0; i < 2; i++) value = multiply(value, value)
    expect(isEndless(value)).toBe(true)
  })

  it('agree with a slow calculation in millionths, whatever is added, taken away and multiplied', () => {
    const millionths = fc.oneof(
      fc.integer({ min: -3_000_000_000, max: 3_000_000_000 }),
      fc.integer({ min: -2000, max: 2000 }).map((value) => value * 1_000_000),
    )
    checkLaw({ whole: 5, decimals: 40 }, fc.tuple(millionths, millionths), (cover, [a, b]) => {
      cover(a % 1_000_000 === 0 && b % 1_000_000 === 0 ? 'whole' : 'decimals')
      const [x, y] = [exact(a / 1_000_000), exact(b / 1_000_000)]
      const inMillionths = (value: Exact, scale = 1_000_000) => nearest(multiply(value, scale))
      expect(inMillionths(add(x, y))).toBe(a + b)
      expect(inMillionths(add(x, negative(y)))).toBe(a - b)
      const product = multiply(multiply(x, y), 1_000_000_000_000)
      expect(typeof product === 'number' ? BigInt(product) : product.top).toBe(BigInt(a) * BigInt(b))
      expect(equals(x, y)).toBe(a === b)
      if (b !== 0) {
        expect(inMillionths(remainder(x, y))).toBe(Number(BigInt(a) % BigInt(b)))
        expect(equals(multiply(divide(x, y), y), x)).toBe(true)
      }
    })
  })
})
