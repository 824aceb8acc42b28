/**
 * A pricing rule evaluated for one item. Lists fold from left to right, each value combined by its own
 * operator; an expression whose condition fails, or whose property carries no value and need not, is
 * skipped. One evaluator serves both the fast answer and the trace: the trace is only written when asked for.
 */
import { unassignedId, type ProductOption, type ProductProperty } from '../catalog/schema.ts'
import type { Selection } from '../configuration/schema.ts'
import { messages } from '../messages.ts'
import { cents, roundToCents } from '../units/money.ts'
import { classifierOn, type EffectiveRule, LARGEST_TOTAL, type PricingPlan, ruleOn } from './plan.ts'
import type { ConditionActual, PricingCondition, PricingExpression } from './schema.ts'
import type { PricingError, PricingErrorCode, TraceStep } from './types.ts'

/** What a rule may look at: the choices of one item. */
export type PricedChoices = {
  readonly quantity: number
  /** unknown: not a property of the item; hidden: it carries no value now */
  readonly find: (propertyId: number) => PricedProperty | undefined
}

export type PricedProperty = {
  readonly property: ProductProperty
  readonly isHidden: boolean
  readonly option: ProductOption | undefined
  /** of several chosen options all, in order */
  readonly options: readonly ProductOption[]
  readonly selection: Selection | undefined
}

/** "One of" where the expected value is a list. */
function isOneOf(value: unknown, expected: unknown): boolean {
  return Array.isArray(expected) ? expected.includes(value) : value === expected
}

/** What a condition looks at on a chosen option; undefined when it is not there. */
function actualOf(option: ProductOption, actual: ConditionActual): unknown {
  switch (actual.type) {
    case 'selectedOption':
      return option.id
    case 'optionData':
      return option.data[actual.dataKey]
    case 'classifier': {
      const id = option.classifications[actual.productOptionClassifierGroupId]
      return id === unassignedId ? undefined : id
    }
    case 'propertyValue':
    case 'quantity':
    case 'fixed':
      return undefined
  }
}

/** Nested rules and groups beyond this depth are an error. */
const MAX_DEPTH = 40

/** undefined: nothing applied. NaN with `error` set: it can't be computed. */
type Value = number | undefined

export class RuleEvaluation {
  error: { code: PricingErrorCode; message: string } | null = null
  /** where the error happened, written from the inside outwards */
  errorPath = ''
  /** rules under evaluation, the innermost last */
  private readonly stack: number[] = []
  private depth = 0

  constructor(
    private readonly plan: PricingPlan,
    private readonly choices: PricedChoices,
    private readonly sink: TraceStep[] | null,
  ) {}

  /** The value of a rule, unrounded cents; undefined when no expression of it applies. */
  rule(ruleId: number, path = ''): Value {
    const effective = ruleOn(this.plan, ruleId)
    if (effective === undefined) {
      return this.failAt(
        `rule ${ruleId}`,
        'ruleUnknown',
        messages.pricingRuleUnknown({ rule: String(ruleId) }),
      )
    }
    const title = effective.rule.title
    if (effective.version === null) {
      const message = messages.pricingNoVersion({ rule: title, date: this.plan.date })
      return this.failAt(`rule ${ruleId}`, 'noVersion', message)
    }
    if (effective.constant !== null && this.sink === null) return effective.constant
    if (this.stack.includes(ruleId)) {
      return this.failAt(`rule ${ruleId}`, 'cycle', messages.pricingCycle({ rule: title }))
    }
    this.stack.push(ruleId)
    const value = this.list(effective.expressions, effective, `${path}rule ${ruleId} / `)
    this.stack.pop()
    if (this.error !== null) this.within(`rule ${ruleId}`)
    return value
  }

  private fail(code: PricingErrorCode, message: string): number {
    this.error ??= { code, message }
    return Number.NaN
  }

  private failAt(path: string, code: PricingErrorCode, message: string): number {
    this.within(path)
    return this.fail(code, message)
  }

  /** The error happened inside this part. */
  private within(part: string): void {
    this.errorPath = this.errorPath === '' ? part : `${part} / ${this.errorPath}`
  }

  private list(expressions: readonly PricingExpression[], rule: EffectiveRule, path: string): Value {
    if (this.depth >= MAX_DEPTH) return this.fail('tooDeep', messages.pricingTooDeep)
    this.depth += 1
    const depth = this.depth - 1
    let total: Value
    for (let i = 0; i < expressions.length; i++) {
      const expression = expressions[i]
      if (expression === undefined) continue
      if (expression.condition !== undefined && !this.meets(expression.condition)) continue
      const mark = this.sink === null ? 0 : this.sink.length
      const here = this.sink === null ? '' : `${path}${i + 1}`
      const value = this.value(expression, rule, here)
      if (value !== undefined && this.error === null) {
        const before: number = total ?? 0
        total = total === undefined ? value : this.fold(before, expression.operator, value)
        // NaN fails the comparison too.
        if (!(Math.abs(total) <= LARGEST_TOTAL)) this.fail('notFinite', messages.pricingNotFinite)
        if (this.error === null && this.sink !== null) {
          this.trace(mark, expression, rule, here, depth, value, before, total)
        }
      }
      if (this.error !== null) {
        this.within(String(i + 1))
        break
      }
    }
    this.depth -= 1
    return this.error === null ? total : Number.NaN
  }

  private fold(total: number, operator: PricingExpression['operator'], value: number): number {
    switch (operator) {
      case '+':
        return total + value
      case '-':
        return total - value
      case '*':
        return total * value
      case '/':
        return value === 0 ? this.fail('divisionByZero', messages.pricingDivisionByZero) : total / value
      case '%':
        return value === 0 ? this.fail('divisionByZero', messages.pricingDivisionByZero) : total % value
      case '===':
        return total === value ? 1 : 0
      case 'and':
        return total !== 0 && value !== 0 ? 1 : 0
      case 'or':
        return total !== 0 || value !== 0 ? 1 : 0
    }
  }

  private value(expression: PricingExpression, rule: EffectiveRule, path: string): Value {
    switch (expression.type) {
      case 'fixed':
        return expression.props.value
      case 'group':
        return this.list(expression.props.expressions, rule, `${path} / `)
      case 'productPropertyPrice':
        return this.optionPrices(expression.props.productPropertyId, path)
      case 'productPropertyClassifierNumber':
        return this.classifierNumber(expression.props)
      case 'propertyValue':
        return this.propertyValue(expression.props.productPropertyId)
    }
  }

  /** The property, or undefined with or without an error: a hidden one carries no value and is skipped. */
  private found(propertyId: number): PricedProperty | undefined {
    const found = this.choices.find(propertyId)
    if (found === undefined) {
      const property = this.plan.catalog.properties.get(propertyId)?.title ?? String(propertyId)
      this.fail('propertyUnknown', messages.pricingPropertyUnknown({ property }))
      return undefined
    }
    return found.isHidden ? undefined : found
  }

  private optionPrices(propertyId: number, path: string): Value {
    const found = this.found(propertyId)
    if (found === undefined) return this.error === null ? undefined : Number.NaN
    if (found.option === undefined) return this.noOption(found)
    if (found.options.length === 1) return this.optionPrice(found.option, path)
    // Several chosen options cost the sum of their prices.
    let total: Value
    for (const option of found.options) {
      const value = this.optionPrice(option, path)
      if (this.error !== null) return Number.NaN
      if (value !== undefined) total = (total ?? 0) + value
    }
    return total
  }

  private noOption({ property }: PricedProperty): Value {
    if (property.isRequired === 0) return undefined
    return this.fail('optionMissing', messages.pricingOptionMissing({ property: property.title }))
  }

  private optionPrice(option: ProductOption, path: string): Value {
    if (option.productPricingRuleId === unassignedId) {
      return this.fail('optionHasNoRule', messages.pricingOptionHasNoRule({ option: option.title }))
    }
    return this.rule(option.productPricingRuleId, `${path} / `)
  }

  private classifierNumber(props: {
    readonly productPropertyId: number
    readonly productOptionClassifierGroupId: number
    readonly productOptionClassifierNumberIndex: number
  }): Value {
    const found = this.found(props.productPropertyId)
    if (found === undefined) return this.error === null ? undefined : Number.NaN
    if (found.option === undefined) return this.noOption(found)
    const groupId = props.productOptionClassifierGroupId
    const classifierId = found.option.classifications[groupId]
    const classifier =
      classifierId === undefined || classifierId === unassignedId
        ? undefined
        : classifierOn(this.plan, classifierId)
    if (classifier === undefined) {
      const group = this.plan.catalog.classifierGroups.get(groupId)?.title ?? `group ${groupId}`
      const words = { option: found.option.title, group }
      return this.fail('classifierMissing', messages.pricingClassifierMissing(words))
    }
    const { title } = classifier.classifier
    if (classifier.numbers === null) {
      const message = messages.pricingClassifierNoVersion({ classifier: title, date: this.plan.date })
      return this.fail('classifierNoVersion', message)
    }
    const index = props.productOptionClassifierNumberIndex
    const number = classifier.numbers[index]
    return number ?? this.fail('numberMissing', messages.pricingNumberMissing({ classifier: title, index }))
  }

  private propertyValue(propertyId: number): Value {
    const found = this.found(propertyId)
    if (found === undefined) return this.error === null ? undefined : Number.NaN
    const value = found.selection?.value
    if (value === undefined || value === '') {
      // An unticked box counts as 0.
      if (found.property.type === 'checkbox') return 0
      if (found.property.isRequired === 0) return undefined
      const message = messages.pricingValueMissing({ property: found.property.title })
      return this.fail('valueMissing', message)
    }
    const number = Number(value)
    return Number.isFinite(number)
      ? number
      : this.fail('valueNotNumber', messages.pricingValueNotNumber({ property: found.property.title }))
  }

  private meets(condition: PricingCondition): boolean {
    const { conditions } = condition
    const isAnd = condition.operator === 'and'
    for (const one of conditions) {
      if (this.matches(one.actual, one.expected) !== isAnd) return !isAnd
    }
    return isAnd || conditions.length === 0
  }

  private matches(actual: ConditionActual, expected: unknown): boolean {
    if (actual.type === 'quantity') return isOneOf(this.choices.quantity, expected)
    if (actual.type === 'fixed') return isOneOf(actual.value, expected)
    const found = this.choices.find(actual.productPropertyId)
    // A property that is unknown, hidden or not chosen has nothing to compare but "nothing".
    if (found === undefined || found.isHidden) return isOneOf(null, expected)
    if (actual.type === 'propertyValue') {
      const value = found.selection?.value ?? (found.property.type === 'checkbox' ? false : null)
      return isOneOf(value, expected)
    }
    const { options } = found
    let isAny = false
    for (const option of options) {
      const value = actualOf(option, actual)
      if (value === undefined) continue
      isAny = true
      if (isOneOf(value, expected)) return true
    }
    return !isAny && isOneOf(null, expected)
  }

  /** Writes a step before its own details, which were written since `mark`. */
  private trace(
    mark: number,
    expression: PricingExpression,
    rule: EffectiveRule,
    path: string,
    depth: number,
    value: number,
    before: number,
    after: number,
  ): void {
    const step: TraceStep = {
      kind: 'expression',
      path,
      depth,
      ruleId: rule.rule.id,
      ruleTitle: rule.rule.title,
      version: rule.version,
      effectiveDate: rule.since,
      label: this.label(expression),
      operator: expression.operator,
      value,
      runningTotal: after,
      // Rounded totals telescope: their differences add up to the rounded total exactly.
      ...(depth === 0 ? { contributionInCents: cents(roundToCents(after) - roundToCents(before)) } : {}),
    }
    this.sink?.splice(mark, 0, step)
  }

  private label(expression: PricingExpression): string {
    if (expression.description !== undefined && expression.description !== '') return expression.description
    if (expression.type === 'fixed') return 'Fixed amount'
    if (expression.type === 'group') return 'Group'
    const found = this.choices.find(expression.props.productPropertyId)
    const title = found?.property.title ?? ''
    if (expression.type === 'propertyValue') return title
    const options = (found?.options ?? []).map((option) => option.title).join(', ')
    if (expression.type === 'productPropertyPrice') return `${title}: ${options}`
    const group = this.plan.catalog.classifierGroups.get(expression.props.productOptionClassifierGroupId)
    return `${title}: ${options}${group === undefined ? '' : ` (${group.title})`}`
  }
}

/** The error of an evaluation as callers get it. */
export function pricingErrorOf(evaluation: RuleEvaluation): PricingError | null {
  if (evaluation.error === null) return null
  const { code, message } = evaluation.error
  return { code, message, path: evaluation.errorPath }
}

export type RuleResult =
  | { readonly ok: true; readonly value: number; readonly steps: readonly TraceStep[] }
  | { readonly ok: false; readonly error: PricingError }

/**
 * One rule for one item on one date: its unrounded value in cents with its steps, or a typed error with the
 * path of the expression. A rule of which nothing applies has no value: never 0 in silence.
 */
export function evaluateRule(plan: PricingPlan, ruleId: number, choices: PricedChoices): RuleResult {
  const steps: TraceStep[] = []
  const evaluation = new RuleEvaluation(plan, choices, steps)
  const value = evaluation.rule(ruleId)
  const error = pricingErrorOf(evaluation)
  if (error !== null) return { ok: false, error }
  return value === undefined ? { ok: false, error: nothingApplies(plan, ruleId) } : { ok: true, value, steps }
}

export function nothingApplies(plan: PricingPlan, ruleId: number): PricingError {
  const rule = ruleOn(plan, ruleId)?.rule.title ?? String(ruleId)
  return {
    code: 'nothingApplies',
    message: messages.pricingNothingApplies({ rule }),
    path: `rule ${ruleId}`,
  }
}
