import { describe, expect, it } from 'vitest'
import { figureText, isAmount, readFigure, withOperator } from './figures.ts'

describe('[2.3.13] a number of an expression', () => {
  it('is an amount where it comes first, is added or taken off, and a factor elsewhere', () => {
    expect(isAmount('*', true)).toBe(true)
    expect(isAmount('+', false)).toBe(true)
    expect(isAmount('-', false)).toBe(true)
    expect((['*', '/', '%', '===', 'and', 'or'] as const).map((one) => isAmount(one, false))).toEqual(
      Array.from({ length: 6 }, () => false),
    )
  })

  it.each([
    [4370, true, '43.70'],
    [12.5, true, '0.125'],
    [-900, true, '-9.00'],
    [0, true, '0.00'],
    [1.2, false, '1.2'],
    [0.000001, false, '0.000001'],
    [0.00000025, false, '0.00000025'],
  ])('%d stands as it is read (money: %s): %s', (value, isMoney, text) => {
    expect(figureText(value, isMoney)).toBe(text)
    expect(readFigure(text, isMoney)).toBe(value)
  })

  it.each([
    ['$1,234.50', 123_450],
    [' 29.99 ', 2999],
    ['1.005', 100.5],
    ['−3', -300],
    ['.5', 50],
  ])('%s dollars are %d cents', (text, value) => {
    expect(readFigure(text, true)).toBe(value)
  })

  it.each(['', 'abc', '1e5', '1.2.3', '--2', '$'])('"%s" is no number', (text) => {
    expect(readFigure(text, true)).toBeUndefined()
  })

  it('keeps what one reads when it becomes a factor, or an amount', () => {
    const amount = { type: 'fixed', props: { value: 120 }, operator: '+' } as const
    const factor = withOperator(amount, '*', false)
    expect(factor).toEqual({ type: 'fixed', props: { value: 1.2 }, operator: '*' })
    expect(withOperator(factor, '-', false)).toEqual({ ...amount, operator: '-' })
    expect(withOperator(amount, '-', false)).toEqual({ ...amount, operator: '-' })
    expect(withOperator(amount, '*', true)).toEqual({ ...amount, operator: '*' })
  })
})
