import { describe, expect, it } from 'vitest'
import type { PricingExpression } from '../catalog/pricing-rules.ts'
import { expressionStanding, isAmount } from './expression-standing.ts'

type Operator = PricingExpression['operator']
const fixed = (operator: Operator, value: number): PricingExpression => ({
  type: 'fixed',
  operator,
  props: { value },
})
const typed = (operator: Operator): PricingExpression => ({
  type: 'propertyValue',
  operator,
  props: { productPropertyId: 7 },
})
/** Which numbers of a list are amounts of money. */
const amounts = (...list: PricingExpression[]) =>
  list.map(({ operator }, index) => isAmount(operator, expressionStanding(list, index)))

describe('[2.3.13] a number of an expression', () => {
  it('is an amount where it comes first, is added or taken off, and a factor elsewhere', () => {
    expect(amounts(fixed('*', 100))).toEqual([true])
    const behind = (['+', '-', '*', '/', '%', '===', 'and', 'or'] as const).map((operator) =>
      amounts(fixed('+', 100), fixed(operator, 2)).at(-1),
    )
    expect(behind).toEqual([true, true, false, false, false, false, false, false])
  })

  it('is a plain number beside what somebody typed, until that is multiplied', () => {
    // (width + 20 mm) × $3.00 + $5.00
    expect(amounts(typed('+'), fixed('+', 20), fixed('*', 300), fixed('+', 500)).slice(1)).toEqual([
      false,
      false,
      true,
    ])
    expect(amounts(typed('+'), fixed('-', 20), fixed('+', 3)).slice(1)).toEqual([false, false])
    // What is typed is added to money: it is not for the list to say what the rest is.
    expect(amounts(fixed('+', 100), typed('+'), fixed('+', 20)).at(-1)).toBe(true)
  })
})
