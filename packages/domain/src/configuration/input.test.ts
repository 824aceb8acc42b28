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
    [7.9, 7],
    [Number.NaN, 0],
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

describe('titles of items', () => {
  it('[1.5.15] are required when the product says so', () => {
    expect(checkItemTitle(' ', true)?.message).toBe('This item must have an identifier/description.')
    expect(checkItemTitle('Hall', true)).toBeNull()
    expect(checkItemTitle('', false)).toBeNull()
  })

  it('[1.5.17] are always required in the cart popup', () => {
    expect(checkCartItemTitle('')?.message).toBe(
      'This item can not be added without an identifier/description.',
    )
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
    expect(checkOrderTitle('  ', 'Order')?.message).toBe('A valid order name is required.')
  })

  it('[1.5.12] can not be "Untitled Order"', () => {
    expect(checkOrderTitle('Untitled Order', 'Order')?.message).toBe(
      'Order name can not be "Untitled Order", please enter a valid name.',
    )
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
