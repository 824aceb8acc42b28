import { describe, expect, it } from 'vitest'
import { readPastedNumber } from '../../pricing/classifier-grid.ts'
import { readDecimalEntry } from './decimal-entry.ts'
import { readEntry } from './money-entry.ts'

/** What is typed, and what it is: taken from how the two ways of writing are taught, not from the code. */
const written = [
  ['43,70', 43.7],
  ['1,5', 1.5],
  ['3,25', 3.25],
  ['0,125', 0.125],
  ['1,250', 1250],
  ['1,250.5', 1250.5],
  ['1.250,50', 1250.5],
  ['1.250', 1.25],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ["1'250.50", 1250.5],
  ['$ 12', 12],
  ['1234,567', 1234.567],
  ['.5', 0.5],
  ['5.', 5],
  ['007', 7],
] as const

describe('a number as people write it', () => {
  it.each(written)('[2.5.16] "%s" is %d in every field that takes one', (text, value) => {
    expect(readDecimalEntry(text)).toBe(value)
    expect(readPastedNumber(text, false) ?? 0).toBe(text.includes('$') ? value * 100 : value)
    const money = readEntry(text)
    expect(money.kind === 'amount' ? money.cents : 0).toBe(Math.round(value * 100))
  })

  it.each([
    ['-4,5', -4.5],
    ['−1.250,5', -1250.5],
  ])('[2.5.16] "%s" is %d', (text, value) => {
    expect(readDecimalEntry(text)).toBe(value)
  })

  it.each(['', 'abc', '1e5', '1.2.3', '1,2,3', '12,50.5', '--2', ',', '0x10'])(
    '[2.5.16] "%s" is none',
    (text) => {
      expect(readDecimalEntry(text)).toBeUndefined()
    },
  )
})
