/** Where an expression stands in its list, as far as it says what its number is: an amount, a factor, or something like a width. [2.3.13; decision 0239] */
import type { PricingExpression } from '../catalog/pricing-rules.ts'

export interface ExpressionStanding {
  /** the list begins with it: its operator does not count */
  readonly isFirst: boolean
  /**
   * what stands before it comes to a plain number: the list begins with what somebody typed, and nothing was multiplied or divided since.
   * Conditions are taken as met
   */
  readonly isMeasured: boolean
}

export function expressionStanding(
  siblings: readonly PricingExpression[],
  index: number,
): ExpressionStanding {
  const [first, ...others] = siblings.slice(0, index)
  const isMeasured =
    first?.type === 'propertyValue' && others.every(({ operator }) => operator !== '*' && operator !== '/')
  return { isFirst: index === 0, isMeasured }
}

/** Amounts are added and taken off, and so is what comes first; a width takes plain numbers, and so does everything else. */
export function isAmount(
  operator: PricingExpression['operator'],
  { isFirst, isMeasured }: ExpressionStanding,
): boolean {
  return isFirst || (!isMeasured && (operator === '+' || operator === '-'))
}
