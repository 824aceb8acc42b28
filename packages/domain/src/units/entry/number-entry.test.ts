import { describe, expect, it } from 'vitest'
import { clampRank, normaliseQuantity, parseNumberInput, stripNumericInput } from './number-entry.ts'

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
