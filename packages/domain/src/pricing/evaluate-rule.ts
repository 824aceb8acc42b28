/**
 * A pricing rule evaluated for one item. Lists fold from left to right, each value combined by its own
 * operator; an expression whose condition fails, or whose property carries no value and need not, is
 * skipped. One evaluator serves both the fast answer and the trace: the trace is only written when asked for.
 */
import { unassignedId, type ProductOption } from '../catalog/schema.ts'
import { messages } from '../messages.ts'
import {
  add,
  divide,
  equals,
  exact,
  type Exact,
  isBeyond,
  isEndless,
  multiply,
  negative,
  readDecimal,
  remainder,
  toNumber,
} from '../units/exact.ts'
import { cents, nearestCent } from '../units/money.ts'
import { meets, unknownProperty } from './conditions.ts'
import { isMeasuredWith } from './expression-standing.ts'
import { classifierIn, type EffectiveRule, MAX_TOTAL, type PricingPlan, ruleOn } from './plan.ts'
import type { PricedChoices, PricedProperty } from './priced-choices.ts'
import type { PricingCondition, PricingExpression } from '../catalog/pricing-rules.ts'
import { keptLabels } from './trace-label.ts'
import type { PricingError, PricingErrorCode, TraceStep } from './types.ts'

/** Nested rules and groups beyond this depth are an error. */
const MAX_DEPTH = 40

/** undefined: nothing applied or, with `error` set, it can't be computed. */
type Value = Exact | undefined

class RuleEvaluation {
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

  /** The value of a rule, unrounded cents; undefined with an error, also where no expression of it applies. */
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
    const isQuick = effective.constant !== null && this.sink === null && this.depth < MAX_DEPTH
    if (isQuick) return effective.constant
    if (this.stack.includes(ruleId)) {
      return this.failAt(`rule ${ruleId}`, 'cycle', messages.pricingCycle({ rule: title }))
    }
    this.stack.push(ruleId)
    const value = this.list(effective.expressions, effective, `${path}rule ${ruleId} / `)
    this.stack.pop()
    // Nothing is free in silence, neither a product nor an option.
    if (value === undefined) this.fail('nothingApplies', messages.pricingNothingApplies({ rule: title }))
    if (this.error !== null) this.within(`rule ${ruleId}`)
    return value
  }

  private fail(code: PricingErrorCode, message: string): undefined {
    this.error ??= { code, message }
    return undefined
  }

  private failAt(path: string, code: PricingErrorCode, message: string): undefined {
    this.within(path)
    return this.fail(code, message)
  }

  /** The error happened inside this part. */
  private within(part: string): void {
    this.errorPath = this.errorPath === '' ? part : `${part} / ${this.errorPath}`
  }

  /** A list, from left to right; undefined without an error where none of it applies: a group then is skipped. */
  private list(expressions: readonly PricingExpression[], rule: EffectiveRule, path: string): Value {
    if (this.depth >= MAX_DEPTH) return this.fail('tooDeep', messages.pricingTooDeep)
    this.depth += 1
    const depth = this.depth - 1
    let total: Value
    let isMeasured: boolean | undefined
    for (let i = 0; i < expressions.length; i++) {
      const expression = expressions[i]
      if (expression === undefined) continue
      const mark = this.sink === null ? 0 : this.sink.length
      const here = this.sink === null ? '' : `${path}${i + 1}`
      const value = this.applies(expression.condition) ? this.value(expression, rule, here) : undefined
      if (value !== undefined) {
        const before = total
        isMeasured = isMeasuredWith(isMeasured, expression)
        total = before === undefined ? value : this.fold(before, expression.operator, value)
        if (total !== undefined) this.bound(total)
        if (total !== undefined && this.error === null && this.sink !== null) {
          const isMeasure = expression.type === 'propertyValue' || (isMeasured && expression.type === 'fixed')
          this.trace(mark, expression, rule, { path: here, depth, isMeasure }, value, before ?? 0, total)
        }
      }
      if (this.error !== null) {
        this.within(String(i + 1))
        break
      }
    }
    this.depth -= 1
    return this.error === null ? total : undefined
  }

  /** Nothing real is as dear, and nothing real needs as many digits. */
  private bound(total: Exact): void {
    if (isBeyond(total, MAX_TOTAL)) this.fail('notFinite', messages.pricingNotFinite)
    else if (isEndless(total)) this.fail('tooPrecise', messages.pricingTooPrecise)
  }

  private fold(total: Exact, operator: PricingExpression['operator'], value: Exact): Value {
    switch (operator) {
      case '+':
        return add(total, value)
      case '-':
        return add(total, negative(value))
      case '*':
        return multiply(total, value)
      case '/':
        return value === 0 ? this.divisionByZero() : divide(total, value)
      case '%':
        return value === 0 ? this.divisionByZero() : remainder(total, value)
      case '===':
        return equals(total, value) ? 1 : 0
      case 'and':
        return total !== 0 && value !== 0 ? 1 : 0
      case 'or':
        return total !== 0 || value !== 0 ? 1 : 0
    }
  }

  private divisionByZero(): undefined {
    return this.fail('divisionByZero', messages.pricingDivisionByZero)
  }

  private value(expression: PricingExpression, rule: EffectiveRule, path: string): Value {
    switch (expression.type) {
      case 'fixed':
        return exact(expression.props.value)
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

  private unknown(propertyId: number): undefined {
    const property = this.plan.catalog.properties.get(propertyId)?.title ?? String(propertyId)
    return this.fail('propertyUnknown', messages.pricingPropertyUnknown({ property }))
  }

  /** The property, or undefined with or without an error: a hidden one carries no value and is skipped. */
  private found(propertyId: number): PricedProperty | undefined {
    const found = this.choices.find(propertyId)
    if (found === undefined) return this.unknown(propertyId)
    return found.isHidden ? undefined : found
  }

  private optionPrices(propertyId: number, path: string): Value {
    const found = this.found(propertyId)
    if (found === undefined) return undefined
    if (found.option === undefined) return this.noOption(found)
    if (found.options.length === 1) return this.optionPrice(found.option, path)
    // Several chosen options cost the sum of their prices.
    let total: Value
    for (const option of found.options) {
      const value = this.optionPrice(option, path)
      if (value === undefined) return undefined
      total = add(total ?? 0, value)
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
    if (found === undefined) return undefined
    if (found.option === undefined) return this.noOption(found)
    const groupId = props.productOptionClassifierGroupId
    const classifierId = found.option.classifications[groupId]
    const classifier = classifierIn(this.plan, classifierId ?? unassignedId, groupId)
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
    return number === undefined
      ? this.fail('numberMissing', messages.pricingNumberMissing({ classifier: title, index }))
      : exact(number)
  }

  private propertyValue(propertyId: number): Value {
    const found = this.found(propertyId)
    if (found === undefined) return undefined
    const value = found.selection?.value
    if (value === undefined || value === '') {
      // An unticked box counts as 0.
      if (found.property.type === 'checkbox') return 0
      return found.property.isRequired === 0 ? undefined : this.valueMissing(found)
    }
    if (typeof value === 'boolean') return value ? 1 : 0
    if (typeof value === 'string' && value.trim() === '') return this.valueMissing(found)
    // What JavaScript takes for numbers ('0x10', '1e3') is text that a person typed.
    const number = typeof value === 'number' ? exact(value) : readDecimal(value)
    return (
      number ??
      this.fail('valueNotNumber', messages.pricingValueNotNumber({ property: found.property.title }))
    )
  }

  private valueMissing({ property }: PricedProperty): undefined {
    return this.fail('valueMissing', messages.pricingValueMissing({ property: property.title }))
  }

  /** Whether an expression counts. Every property of its condition is looked at first: an error hides behind no other. */
  private applies(condition: PricingCondition | undefined): boolean {
    if (condition === undefined) return true
    const unknown = unknownProperty(this.choices, condition)
    if (unknown !== undefined) this.unknown(unknown)
    return unknown === undefined && meets(this.plan, this.choices, condition)
  }

  /** Writes a step before its own details, which were written since `mark`. */
  private trace(
    mark: number,
    expression: PricingExpression,
    rule: EffectiveRule,
    { path, depth, isMeasure }: { path: string; depth: number; isMeasure: boolean },
    value: Exact,
    before: Exact,
    after: Exact,
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
      value: toNumber(value),
      ...(isMeasure ? { isMeasure: true } : {}),
      runningTotal: toNumber(after),
      // Rounded totals telescope: their differences add up to the rounded total exactly.
      ...(depth === 0 ? { contributionInCents: cents(nearestCent(after) - nearestCent(before)) } : {}),
    }
    this.sink?.splice(mark, 0, step)
  }

  private label(expression: PricingExpression): string {
    if (expression.description !== undefined && expression.description !== '') return expression.description
    if (expression.type === 'fixed') return keptLabels.fixedAmount
    if (expression.type === 'group') return keptLabels.group
    const found = this.choices.find(expression.props.productPropertyId)
    const title = found?.property.title ?? ''
    if (expression.type === 'propertyValue') return title
    const options = (found?.options ?? []).map((option) => option.title).join(', ')
    if (expression.type === 'productPropertyPrice') return `${title}: ${options}`
    const group = this.plan.catalog.classifierGroups.get(expression.props.productOptionClassifierGroupId)
    return `${title}: ${options}${group === undefined ? '' : ` (${group.title})`}`
  }
}

export type RuleResult =
  | { readonly ok: true; readonly value: Exact; readonly steps: readonly TraceStep[] }
  | { readonly ok: false; readonly error: PricingError }

/**
 * One rule for one item on one date: its unrounded value in cents with its steps, or a typed error with the
 * path of the expression. A rule of which nothing applies has no value: never 0 in silence.
 */
export function evaluateRule(plan: PricingPlan, ruleId: number, choices: PricedChoices): RuleResult {
  return evaluated(plan, ruleId, choices, [])
}

/** The same without its steps, which is quicker. */
export function valueOfRule(plan: PricingPlan, ruleId: number, choices: PricedChoices): RuleResult {
  return evaluated(plan, ruleId, choices, null)
}

function evaluated(
  plan: PricingPlan,
  ruleId: number,
  choices: PricedChoices,
  steps: TraceStep[] | null,
): RuleResult {
  const evaluation = new RuleEvaluation(plan, choices, steps)
  const value = evaluation.rule(ruleId)
  if (value !== undefined) return { ok: true, value, steps: steps ?? [] }
  const { code, message } = evaluation.error ?? { code: 'nothingApplies', message: '' }
  return { ok: false, error: { code, message, path: evaluation.errorPath } }
}
