/** Numbers of expressions as people type them: amounts in dollars, which are kept in cents, and factors as they are. [2.3.13] */
import type { PricingExpression } from '@orderwright/domain/catalog'
import { type ExpressionStanding, isAmount } from '@orderwright/domain/pricing'
import { readDecimalEntry } from '@orderwright/domain/units'

type Operator = PricingExpression['operator']

/** A decimal point moves, and nothing of the number is lost on the way: 0.1 + 0.2 is not what people type. */
const shifted = (value: number, by: number) => Number((value * by).toPrecision(15))

/** Without an exponent. */
const plainText = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: 20, useGrouping: false })

/** '43.70' for 4370 cents, '12.5' for a factor. */
export function figureText(value: number, isMoney: boolean): string {
  if (!isMoney) return plainText(value)
  const dollars = shifted(value, 0.01)
  return Number.isInteger(value) ? dollars.toFixed(2) : plainText(dollars)
}

/** Undefined: it is no number. */
export function readFigure(text: string, isMoney: boolean): number | undefined {
  const value = readDecimalEntry(text)
  return value !== undefined && isMoney ? shifted(value, 100) : value
}

/** The expression with another operator; a number that is an amount in one and a factor in the other stays what one reads. */
export function withOperator(
  expression: PricingExpression,
  operator: Operator,
  standing: ExpressionStanding,
): PricingExpression {
  if (expression.type !== 'fixed') return { ...expression, operator }
  const was = isAmount(expression.operator, standing)
  const becomes = isAmount(operator, standing)
  if (was === becomes) return { ...expression, operator }
  const value = shifted(expression.props.value, becomes ? 100 : 0.01)
  return { ...expression, operator, props: { value } }
}
