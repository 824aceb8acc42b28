import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  CART_ITEM_TITLE_MAX,
  checkCartItemTitle,
  checkItemTitle,
  checkOrderTitle,
  clampRank,
  ITEM_TITLE_MAX,
  normaliseDimension,
  normaliseItemTitle,
  normaliseQuantity,
  parseNumberInput,
  plainText,
  readDimension,
  stripNumericInput,
  stripTitleSymbols,
} from './input.ts'

describe('numbers', () => {
  it.each([
    ['12a3', '123'],
    ['1.5mm', '1.5'],
    ['-4', '4'],
    ['1.2.3', '1.23'],
    ['', ''],
  ])('[1.5.23] %j keeps digits and the decimal point: %j', (text, kept) => {
    expect(stripNumericInput(text)).toBe(kept)
  })

  it.each([
    ['42', 42],
    ['42.9', 42],
    ['x', 0],
    ['', 0],
    ['007', 7],
    ['12.5 mm', 12],
    [7.9, 7],
    [-7.9, -7],
    [-0.5, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1e16, 0],
    ['99999999999999999', 0],
  ])('[1.5.22] %j parses as the integer %i', (text, value) => {
    expect(parseNumberInput(text)).toBe(value)
  })

  it.each([
    ['3', 3],
    ['2.9', 2],
    ['0', 1],
    ['-5', 1],
    ['many', 1],
    ['', 1],
    ['2 plates', 2],
    [2.9, 2],
    [0.9, 1],
    [Number.NaN, 1],
    ['100000', 100_000],
    ['100001', 100_000],
    [1e16, 1],
  ])('[1.5.20] a quantity of %j becomes %i', (text, quantity) => {
    expect(normaliseQuantity(text)).toBe(quantity)
  })

  it.each([
    ['0', 1],
    ['3', 3],
    ['99', 5],
    ['-1', 1],
    ['x', null],
  ])('[1.5.21] a rank of %j among five items is %j', (text, rank) => {
    expect(clampRank(text, 5)).toBe(rank)
  })

  it('[1.5.21] a rank may be a number, and is 1 where there is nothing to stand among', () => {
    expect([2.9, 7, -3, Number.NaN].map((rank) => clampRank(rank, 5))).toEqual([2, 5, 1, null])
    expect(clampRank('3', 0)).toBe(1)
  })
})

describe('dimensions', () => {
  const bounds = (dimensionInterval: number, minDimension = 0, maxDimension = 0) => ({
    dimensionInterval,
    minDimension,
    maxDimension,
  })
  it.each([
    ['103', bounds(5), 105],
    ['102.4', bounds(5), 100],
    ['102.5', bounds(5), 105],
    ['10', bounds(0, 50), 50],
    ['900', bounds(0, 0, 600), 600],
    ['7.5', bounds(0), 7.5],
    ['x', bounds(1, 20), 20],
  ])('[1.5.24] %j with %j becomes %d', (text, data, value) => {
    expect(normaliseDimension(text, data)).toBe(value)
  })

  it('[1.5.25] snap to 1/64', () => {
    expect(normaliseDimension('10.01', bounds(0))).toBe(10 + 1 / 64)
    expect(normaliseDimension(0.333, bounds(0))).toBe(21 / 64)
  })

  test.prop([fc.double({ min: 0, max: 5000, noNaN: true })])(
    '[1.5.24, 1.5.25] once rounded they stay as they are',
    (value) => {
      const data = bounds(0.5, 10, 2000)
      const once = normaliseDimension(value, data)
      expect(normaliseDimension(once, data)).toBe(once)
      expect(once * 64).toBe(Math.round(once * 64))
      expect(once >= 10 && once <= 2000).toBe(true)
    },
  )
})

describe('typed dimensions', () => {
  const free = { dimensionInterval: 0, minDimension: 0, maxDimension: 0 }
  const bounded = { dimensionInterval: 5, minDimension: 100, maxDimension: 600 }

  it.each([
    ['3 5/8"', 'mm', 92 + 5 / 64],
    ['92.1', 'mm', 92 + 6 / 64],
    ['9cm', 'mm', 90],
    ['½', 'in', 12 + 45 / 64],
    ['4', 'in', 101 + 38 / 64],
  ] as const)('[1.5.25] %s (bare numbers in %s) are read as a length', (text, unit, value) => {
    expect(readDimension(text, free, unit)).toEqual({ ok: true, value, isAdjusted: false })
  })

  it('[1.5.24] tell when rounding or a bound made them another length', () => {
    expect(readDimension('102', bounded, 'mm')).toEqual({ ok: true, value: 100, isAdjusted: true })
    expect(readDimension('2m', bounded, 'mm')).toEqual({ ok: true, value: 600, isAdjusted: true })
    expect(readDimension('105', bounded, 'mm')).toEqual({ ok: true, value: 105, isAdjusted: false })
  })

  it.each(['1e9', '-3', 'wide', '', '4 5', '💡'])('refuse “%s” in words, and never make it 0', (text) => {
    const read = readDimension(text, free, 'mm')
    expect(read).toMatchObject({ ok: false, code: 'lengthUnreadable' })
    expect(read.ok ? '' : read.message).toContain('is not a length')
  })

  it('refuse a long text by its beginning', () => {
    const text = ` ${'wide '.repeat(20)} `
    expect(readDimension(text, free, 'mm')).toEqual({
      ok: false,
      code: 'lengthUnreadable',
      message:
        '“wide wide wide wide wide wide wide wide ” is not a length. Write it like 92.1, 9cm, 3 5/8" or 1\' 2".',
    })
  })
})

describe('typed text', () => {
  it('keeps emoji and every script, and drops what prints nothing or breaks what is stored', () => {
    expect(plainText('Salon 💡 غرفة 部屋 é')).toBe('Salon 💡 غرفة 部屋 é')
    expect(plainText('a\u0000b\u0007c\u202ed')).toBe('abcd')
    expect(plainText('half \ud83d sign')).toBe('half  sign')
    expect(plainText('other \udca1 half')).toBe('other  half')
    expect(plainText('one\n\n\ttwo\u2028three')).toBe('one two three')
    expect(plainText('one\r\ntwo\tthree')).toBe('one two three')
    expect(plainText('one\r\ntwo\tthree', true)).toBe('one\ntwo\tthree')
    expect(plainText('one\r\u0000\ntwo\r\r\nthree', true)).toBe('one\ntwo\n\nthree')
  })

  test.prop([fc.string({ unit: 'binary', maxLength: 80 })])('is well-formed and stays as it is', (text) => {
    const clean = plainText(text, true)
    expect(() => encodeURIComponent(clean)).not.toThrow()
    expect(plainText(clean, true)).toBe(clean)
    expect(() => encodeURIComponent(normaliseItemTitle(text))).not.toThrow()
    expect(normaliseItemTitle(text).length).toBeLessThanOrEqual(ITEM_TITLE_MAX)
  })

  it('[1.5.16] a title is never cut through a sign', () => {
    expect(normaliseItemTitle(`${'x'.repeat(39)}💡`)).toBe('x'.repeat(39))
    expect(normaliseItemTitle(`${'x'.repeat(38)}💡`)).toBe(`${'x'.repeat(38)}💡`)
  })
})

describe('titles of items', () => {
  it('[1.5.15] are required when the product says so', () => {
    expect(checkItemTitle(' ', true)).toEqual({
      ok: false,
      code: 'itemTitleRequired',
      message: 'This item must have an identifier/description.',
    })
    expect(checkItemTitle('Hall', true)).toBeNull()
    expect(checkItemTitle('', false)).toBeNull()
  })

  it('[1.5.17] are always required in the cart popup', () => {
    expect(checkCartItemTitle(' ')).toEqual({
      ok: false,
      code: 'cartItemTitleRequired',
      message: 'This item can not be added without an identifier/description.',
    })
    expect(checkCartItemTitle('Hall')).toBeNull()
  })

  it('[1.5.16, 1.5.18] have at most 40 characters, 30 in the cart popup', () => {
    const long = 'x'.repeat(60)
    expect(normaliseItemTitle(long)).toHaveLength(40)
    expect(normaliseItemTitle(long, CART_ITEM_TITLE_MAX)).toHaveLength(30)
    expect([ITEM_TITLE_MAX, CART_ITEM_TITLE_MAX]).toEqual([40, 30])
  })
})

describe('titles of orders', () => {
  it('[1.5.11] can not be empty', () => {
    expect(checkOrderTitle('  ', 'Order')).toEqual({
      ok: false,
      code: 'orderTitleRequired',
      message: 'A valid order name is required.',
    })
  })

  it('[1.5.12] can not be "Untitled Order"', () => {
    expect(checkOrderTitle('Untitled Order', 'Order')).toEqual({
      ok: false,
      code: 'orderTitleUntitled',
      message: 'Order name can not be "Untitled Order", please enter a valid name.',
    })
    expect(checkOrderTitle('untitled order ', 'Order')).not.toBeNull()
    expect(checkOrderTitle('Villa Aurore', 'Order')).toBeNull()
  })

  it('[1.5.13] speak of the organisation’s own word', () => {
    expect(checkOrderTitle('', 'Quote')?.message).toBe('A valid quote name is required.')
    expect(checkOrderTitle('Untitled Project', 'Project')?.message).toBe(
      'Project name can not be "Untitled Project", please enter a valid name.',
    )
    expect(checkOrderTitle('Untitled Order', 'Project')).not.toBeNull()
  })

  it.each([
    ['Villa/Aurore', 'Villa Aurore'],
    ['A & B: "C"', 'A   B   C '],
    ['tab\there', 'tab here'],
    ['Été 2026 – Nº 3', 'Été 2026   Nº 3'],
    ['lamp 💡 on', 'lamp   on'],
    ['team 👩‍🔧!', 'team   '],
    ['東京 12', '東京 12'],
  ])(
    '[1.5.14] %j becomes %j: symbols, punctuation, control characters and emoji are spaces',
    (typed, kept) => {
      expect(stripTitleSymbols(typed)).toBe(kept)
    },
  )
})
