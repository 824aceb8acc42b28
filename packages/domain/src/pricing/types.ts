/** What pricing answers: a price with its trace, or a typed error with the path of the expression. */
import type { Cents } from '../units/money.ts'
import type { Timestamp } from '../units/timestamp.ts'
import type { PricingExpression } from '../catalog/pricing-rules.ts'

export type PricingErrorCode =
  | 'pricingHidden'
  | 'noRule'
  | 'ruleUnknown'
  | 'noVersion'
  | 'nothingApplies'
  | 'propertyUnknown'
  | 'optionMissing'
  | 'optionHasNoRule'
  | 'valueMissing'
  | 'valueNotNumber'
  | 'classifierMissing'
  | 'classifierNoVersion'
  | 'numberMissing'
  | 'divisionByZero'
  | 'cycle'
  | 'tooDeep'
  | 'notFinite'
  | 'tooPrecise'
  | 'beyondOrder'

/**
 * Where in the rules something stands: 'rule 12 / 3 / 1' is the first expression (counted from 1) of the
 * third, a group, of rule 12; the price of an option continues with its rule: 'rule 12 / 2 / rule 40 / 1'.
 */
export type ExpressionPath = string

export type PricingError = {
  readonly code: PricingErrorCode
  readonly message: string
  readonly path: ExpressionPath
}

/**
 * One step of a price. Steps of depth 0 carry `contributionInCents`, and these sum to the unit price
 * exactly; deeper steps show how a step's value came about.
 */
export type TraceStep = {
  readonly kind: 'expression' | 'rounding' | 'customPrice'
  readonly path: ExpressionPath
  readonly depth: number
  readonly ruleId: number | null
  readonly ruleTitle: string
  /** key of the rule's version, null for rounding and custom prices */
  readonly version: string | null
  /** since when the version holds */
  readonly effectiveDate: Timestamp | null
  readonly label: string
  readonly operator: PricingExpression['operator'] | null
  /** the value of the expression: cents, a factor for * / %, or what was typed */
  readonly value: number
  /** `value` is no money: what somebody typed, such as a width, or a number added to that */
  readonly isMeasure?: true
  /** the running total of its list after this step, unrounded */
  readonly runningTotal: number
  readonly contributionInCents?: Cents
}

export type Priced = {
  readonly ok: true
  readonly unitPrice: Cents
  /** computed when first read */
  readonly trace: readonly TraceStep[]
}
export type Unpriceable = { readonly ok: false; readonly error: PricingError }
export type ItemPrice = Priced | Unpriceable
