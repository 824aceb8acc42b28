/** An expression's value under the names it may use. */
import { darken, lighten } from '../../drawing/surfaces/colour.ts'
import { seededRandom } from '../../units/seeded-random.ts'
import { good, type Outcome, problem } from '../outcome.ts'
import type { Expression, FunctionName, Operator, Value } from './syntax.ts'

/** What names stand for; undefined where a name has no value. */
export type Scope = (name: string) => Value | undefined

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The names of a specification: dotted paths into its records. Numbers and texts have a value, switches count as
 * 1 and 0, everything else has none.
 */
export function scopeOf(spec: Readonly<Record<string, unknown>>): Scope {
  return (name) => {
    let value: unknown = spec
    for (const key of name.split('.')) {
      if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined
      value = value[key]
    }
    if (typeof value === 'boolean') return value ? 1 : 0
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
    return typeof value === 'string' ? value : undefined
  }
}

/** `inner` before `outer`. */
export function within(inner: ReadonlyMap<string, Value>, outer: Scope): Scope {
  return (name) => inner.get(name) ?? outer(name)
}

/** More numbers of one seed than a row has places nobody asks for. */
const RANDOM_MAX = 1000

type NumberFunction = Exclude<FunctionName, 'if' | 'darken' | 'lighten'>

const functions: Readonly<Record<NumberFunction, (...args: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  floor: Math.floor,
  ceil: Math.ceil,
  // Halves away from zero, as everywhere in the product.
  round: (value = 0) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5),
  abs: Math.abs,
  random: (seed = 0, index = 0) => {
    const next = seededRandom(Math.floor(seed))
    for (let skipped = 0; skipped < Math.min(index, RANDOM_MAX); skipped += 1) next()
    return next()
  },
}

function finite(value: number): Outcome<Value> {
  if (!Number.isFinite(value)) return problem('outOfRange')
  return good(value === 0 ? 0 : value)
}

function compare(operator: Operator, left: Value, right: Value): Outcome<Value> {
  if (operator === '=') return good(left === right ? 1 : 0)
  if (operator === '!=') return good(left === right ? 0 : 1)
  if (typeof left !== 'number' || typeof right !== 'number') return problem('notANumber')
  const holds =
    operator === '<'
      ? left < right
      : operator === '<='
        ? left <= right
        : operator === '>'
          ? left > right
          : left >= right
  return good(holds ? 1 : 0)
}

function calculate(operator: Operator, left: Value, right: Value): Outcome<Value> {
  if (typeof left !== 'number' || typeof right !== 'number') return problem('notANumber')
  switch (operator) {
    case '+':
      return finite(left + right)
    case '-':
      return finite(left - right)
    case '*':
      return finite(left * right)
    default:
      return right === 0 ? problem('divisionByZero') : finite(left / right)
  }
}

function numberOf(expression: Expression, scope: Scope): Outcome<number> {
  const result = evaluate(expression, scope)
  if (!result.ok) return result
  return typeof result.value === 'number' ? good(result.value) : problem('notANumber', result.value)
}

const colourPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const nothing: Expression = { kind: 'constant', value: 0 }

function shaded(
  name: 'darken' | 'lighten',
  colour: Expression,
  share: Expression,
  scope: Scope,
): Outcome<Value> {
  const of = evaluate(colour, scope)
  if (!of.ok) return of
  const amount = numberOf(share, scope)
  if (!amount.ok) return amount
  if (typeof of.value !== 'string' || !colourPattern.test(of.value))
    return problem('notAColour', String(of.value))
  const mixed = Math.min(1, Math.max(0, amount.value))
  return good(name === 'darken' ? darken(of.value, mixed) : lighten(of.value, mixed))
}

function call(name: FunctionName, args: readonly Expression[], scope: Scope): Outcome<Value> {
  const [first = nothing, second = nothing, third = nothing] = args
  if (name === 'if') {
    const condition = numberOf(first, scope)
    // Only the branch that holds is worked out: the other may ask for names that are not there.
    return condition.ok ? evaluate(condition.value !== 0 ? second : third, scope) : condition
  }
  if (name === 'darken' || name === 'lighten') return shaded(name, first, second, scope)
  const values: number[] = []
  for (const arg of args) {
    const value = numberOf(arg, scope)
    if (!value.ok) return value
    values.push(value.value)
  }
  return finite(functions[name](...values))
}

/** Evaluates. Fails with `unknownName`, `notANumber`, `notAColour`, `divisionByZero` or `outOfRange`. */
export function evaluate(expression: Expression, scope: Scope): Outcome<Value> {
  switch (expression.kind) {
    case 'constant':
      return good(expression.value)
    case 'name': {
      const value = scope(expression.name)
      return value === undefined ? problem('unknownName', expression.name) : good(value)
    }
    case 'negative': {
      const of = numberOf(expression.of, scope)
      return of.ok ? finite(-of.value) : of
    }
    case 'call':
      return call(expression.function, expression.args, scope)
    case 'binary': {
      const left = evaluate(expression.left, scope)
      if (expression.operator === '??') {
        const isMissing = !left.ok && left.code === 'unknownName'
        return isMissing ? evaluate(expression.right, scope) : left
      }
      if (!left.ok) return left
      const right = evaluate(expression.right, scope)
      if (!right.ok) return right
      const isArithmetic = '+-*/'.includes(expression.operator)
      return isArithmetic
        ? calculate(expression.operator, left.value, right.value)
        : compare(expression.operator, left.value, right.value)
    }
  }
}
