import { describe, expect, it } from 'vitest'
import { figureText, readFigure, withOperator } from './figures.ts'

const first = { isFirst: true, isMeasured: false }
const behind = { isFirst: false, isMeasured: false }

describe('[2.3.13] a number of an expression', () => {
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
    const factor = withOperator(amount, '*', behind)
    expect(factor).toEqual({ type: 'fixed', props: { value: 1.2 }, operator: '*' })
    expect(withOperator(factor, '-', behind)).toEqual({ ...amount, operator: '-' })
    expect(withOperator(amount, '-', behind)).toEqual({ ...amount, operator: '-' })
    expect(withOperator(amount, '*', first)).toEqual({ ...amount, operator: '*' })
    // Beside a width it is a plain number before and after.
    const length = { ...amount, props: { value: 20 } }
    expect(withOperator(length, '*', { isFirst: false, isMeasured: true })).toEqual({
      ...length,
      operator: '*',
    })
  })
})
