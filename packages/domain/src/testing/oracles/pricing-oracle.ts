/**
 * Pricing rules read slowly and obviously, straight from their sentences, in fractions of whole numbers: what tests
 * compare the engine with. It shares nothing with the engine but the shapes of records.
 */
import type { ProductOption, ProductProperty } from '../../catalog/schema.ts'
import type {
  PricingCondition,
  PricingExpression,
  ProductOptionClassifier,
  ProductPricingRule,
} from '../../catalog/pricing-rules.ts'

/** A property that the item has, and what is chosen there. */
export type OracleChoice = {
  readonly property: ProductProperty
  readonly isHidden: boolean
  readonly options: readonly ProductOption[]
  readonly value?: string | number | boolean
}

export type OracleWorld = {
  readonly rules: readonly ProductPricingRule[]
  readonly classifiers: readonly ProductOptionClassifier[]
  readonly choices: readonly OracleChoice[]
  readonly quantity: number
  readonly date: string
}

/** The unit price in cents, half away from zero; or what is wrong, and where. */
export type OraclePrice = { readonly cents: bigint } | { readonly code: string; readonly path: string }

class Wrong extends Error {
  constructor(
    readonly code: string,
    readonly path: string,
  ) {
    super(code)
  }
}

type Ratio = { readonly n: bigint; readonly d: bigint }
const zero: Ratio = { n: 0n, d: 1n }
const one: Ratio = { n: 1n, d: 1n }

function ratio(n: bigint, d: bigint): Ratio {
  let [a, b] = [n < 0n ? -n : n, d < 0n ? -d : d]
  while (b > 0n) [a, b] = [b, a % b]
  const sign = d < 0n ? -1n : 1n
  return a === 0n ? zero : { n: (sign * n) / a, d: (sign * d) / a }
}

/** A decimal as it is written, read digit by digit; null where a sign is none of a plain decimal. */
function written(text: string): Ratio | null {
  let n = 0n
  let d = 1n
  let digits = 0
  let isAfterPoint = false
  const isNegative = text.startsWith('-')
  for (const sign of isNegative ? text.slice(1) : text) {
    const digit = '0123456789'.indexOf(sign)
    if (sign === '.' && !isAfterPoint) isAfterPoint = true
    else if (digit < 0) return null
    else {
      digits += 1
      n = n * 10n + BigInt(digit)
      if (isAfterPoint) d *= 10n
    }
  }
  return digits === 0 ? null : ratio(isNegative ? -n : n, d)
}

/** A number of a price list; JavaScript writes very small and very large ones with an exponent. */
function numeral(value: number): Ratio {
  const [digits = '', exponent = '0'] = String(value).split('e')
  const base = written(digits) ?? zero
  const power = 10n ** BigInt(Math.abs(Number(exponent)))
  return Number(exponent) < 0 ? ratio(base.n, base.d * power) : ratio(base.n * power, base.d)
}

const isZero = (value: Ratio) => value.n === 0n

function combine(a: Ratio, operator: PricingExpression['operator'], b: Ratio, path: string): Ratio {
  if ((operator === '/' || operator === '%') && isZero(b)) throw new Wrong('divisionByZero', path)
  switch (operator) {
    case '+':
      return ratio(a.n * b.d + b.n * a.d, a.d * b.d)
    case '-':
      return ratio(a.n * b.d - b.n * a.d, a.d * b.d)
    case '*':
      return ratio(a.n * b.n, a.d * b.d)
    case '/':
      return ratio(a.n * b.d, a.d * b.n)
    case '%': {
      // As often as it fits, towards zero.
      const times = (a.n * b.d) / (a.d * b.n)
      return ratio(a.n * b.d - times * b.n * a.d, a.d * b.d)
    }
    case '===':
      return a.n === b.n && a.d === b.d ? one : zero
    case 'and':
      return !isZero(a) && !isZero(b) ? one : zero
    case 'or':
      return !isZero(a) || !isZero(b) ? one : zero
  }
}

class Oracle {
  constructor(private readonly world: OracleWorld) {}

  rule(id: number, before: string, above: readonly number[]): Ratio {
    const path = `${before}rule ${id}`
    const rule = this.world.rules.find((known) => known.id === id)
    if (rule === undefined) throw new Wrong('ruleUnknown', path)
    const inForce = Object.entries(rule.versions)
      .filter(([, version]) => version.expressions.length > 0 && version.created <= this.world.date)
      .toSorted(([a, older], [b, newer]) =>
        older.created === newer.created ? Number(a) - Number(b) : older.created < newer.created ? -1 : 1,
      )
      .at(-1)?.[1]
    if (inForce === undefined) throw new Wrong('noVersion', path)
    if (above.includes(id)) throw new Wrong('cycle', path)
    const value = this.list(inForce.expressions, `${path} / `, [...above, id])
    if (value === null) throw new Wrong('nothingApplies', path)
    return value
  }

  private list(list: readonly PricingExpression[], before: string, above: readonly number[]): Ratio | null {
    let total: Ratio | null = null
    for (const [index, expression] of list.entries()) {
      const path = `${before}${index + 1}`
      if (expression.condition !== undefined && !this.holds(expression.condition, path)) continue
      const value = this.value(expression, path, above)
      if (value === null) continue
      total = total === null ? value : combine(total, expression.operator, value, path)
      const size = total.n < 0n ? -total.n : total.n
      if (size > 10_000_000_000_000n * total.d) throw new Wrong('notFinite', path)
    }
    return total
  }

  private value(expression: PricingExpression, path: string, above: readonly number[]): Ratio | null {
    if (expression.type === 'fixed') return numeral(expression.props.value)
    if (expression.type === 'group') return this.list(expression.props.expressions, `${path} / `, above)
    const choice = this.choice(expression.props.productPropertyId, path)
    if (choice.isHidden) return null
    const isRequired = choice.property.isRequired === 1
    if (expression.type === 'propertyValue') return this.typed(choice, path)
    const [option] = choice.options
    if (option === undefined) {
      if (isRequired) throw new Wrong('optionMissing', path)
      return null
    }
    if (expression.type === 'productPropertyPrice') {
      return choice.options
        .map((chosen) => {
          if (chosen.productPricingRuleId === -1) throw new Wrong('optionHasNoRule', path)
          return this.rule(chosen.productPricingRuleId, `${path} / `, above)
        })
        .reduce((a, b) => combine(a, '+', b, path))
    }
    const { productOptionClassifierGroupId: group, productOptionClassifierNumberIndex: index } =
      expression.props
    const classifier = this.classifier(option, group)
    if (classifier === undefined) throw new Wrong('classifierMissing', path)
    const inForce = classifier.numbers
      .filter((version) => version.numbers.length > 0 && version.date <= this.world.date)
      .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
      .at(-1)
    if (inForce === undefined) throw new Wrong('classifierNoVersion', path)
    const number = inForce.numbers[index]
    if (number === undefined) throw new Wrong('numberMissing', path)
    return numeral(number)
  }

  private typed({ property, value }: OracleChoice, path: string): Ratio | null {
    if (value === undefined || value === '') {
      if (property.type === 'checkbox') return zero
      if (property.isRequired === 1) throw new Wrong('valueMissing', path)
      return null
    }
    if (typeof value === 'boolean') return value ? one : zero
    if (typeof value === 'number') return numeral(value)
    const text = value.trim()
    if (text === '') throw new Wrong('valueMissing', path)
    const number = written(text)
    if (number === null) throw new Wrong('valueNotNumber', path)
    return number
  }

  private choice(propertyId: number, path: string): OracleChoice {
    const found = this.world.choices.find(({ property }) => property.id === propertyId)
    if (found === undefined) throw new Wrong('propertyUnknown', path)
    return found
  }

  private classifier(option: ProductOption, group: number): ProductOptionClassifier | undefined {
    const id = option.classifications[String(group)]
    return this.world.classifiers.find(
      (known) => known.id === id && known.productOptionClassifierGroupId === group,
    )
  }

  private holds(condition: PricingCondition, path: string): boolean {
    const answers = condition.conditions.map(({ actual, expected }) => {
      const values = this.actual(actual, path)
      const wanted: readonly unknown[] = Array.isArray(expected) ? expected : [expected]
      return values.some((value) => wanted.includes(value))
    })
    if (answers.length === 0) return true
    return condition.operator === 'and' ? answers.every(Boolean) : answers.some(Boolean)
  }

  /** What is there to compare: null alone where nothing is. */
  private actual(actual: PricingCondition['conditions'][number]['actual'], path: string): unknown[] {
    if (actual.type === 'quantity') return [this.world.quantity]
    if (actual.type === 'fixed') return [actual.value]
    const choice = this.choice(actual.productPropertyId, path)
    if (choice.isHidden) return [null]
    if (actual.type === 'propertyValue') {
      return [choice.value ?? (choice.property.type === 'checkbox' ? false : null)]
    }
    const values = choice.options.flatMap((option): unknown[] => {
      if (actual.type === 'selectedOption') return [option.id]
      if (actual.type === 'optionData') {
        return actual.dataKey in option.data ? [option.data[actual.dataKey]] : []
      }
      return this.classifier(option, actual.productOptionClassifierGroupId) === undefined
        ? []
        : [option.classifications[String(actual.productOptionClassifierGroupId)]]
    })
    return values.length === 0 ? [null] : values
  }
}

/** The unit price of an item whose product is priced by this rule. */
export function slowPrice(world: OracleWorld, ruleId: number): OraclePrice {
  try {
    const { n, d } = new Oracle(world).rule(ruleId, '', [])
    const size = n < 0n ? -n : n
    const rounded = (2n * size + d) / (2n * d)
    return { cents: n < 0n ? -rounded : rounded }
  } catch (error) {
    if (error instanceof Wrong) return { code: error.code, path: error.path }
    throw error
  }
}
