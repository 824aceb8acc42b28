/** What numeric inputs keep of typed text. */
import { describe, expect, it } from 'vitest'
import { stripToNumber } from './numbers.ts'

describe('numeric inputs', () => {
  it.each([
    ['12a3', '123'],
    ['1.5', '1.5'],
    ['1.', '1.'],
    ['1.2.3', '1.23'],
    ['$1,5', '1.5'],
    ['-4', '4'],
    ['', ''],
  ])('[1.5.23] strips %j to %j', (typed, kept) => {
    expect(stripToNumber(typed)).toBe(kept)
  })

  it('drops the decimals of an integer', () => {
    expect(stripToNumber('12.9', true)).toBe('12')
  })
})
