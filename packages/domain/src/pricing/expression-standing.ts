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

/**
 * Whether a list comes to a plain number with this expression; `before`: whether it did before it, undefined: it begins with it. It does from
 * what somebody typed until something is multiplied or divided.
 */
export function isMeasuredWith(
  before: boolean | undefined,
  { type, operator }: Pick<PricingExpression, 'type' | 'operator'>,
): boolean {
  return before === undefined ? type === 'propertyValue' : before && operator !== '*' && operator !== '/'
}

export function expressionStanding(
  siblings: readonly PricingExpression[],
  index: number,
): ExpressionStanding {
  const before = siblings.slice(0, index)
  const isMeasured = before.reduce<boolean | undefined>(isMeasuredWith, undefined) ?? false
  return { isFirst: index === 0, isMeasured }
}

/** Amounts are added and taken off, and so is what comes first; a width takes plain numbers, and so does everything else. */
export function isAmount(
  operator: PricingExpression['operator'],
  { isFirst, isMeasured }: ExpressionStanding,
): boolean {
  return isFirst || (!isMeasured && (operator === '+' || operator === '-'))
}
