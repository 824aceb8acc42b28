/**
 * The small language of graphic properties: numbers, colours and quoted texts, names of bound values
 * (`width`, `finish.fill`), `+ - * /`, comparisons, parentheses, `a ?? b` (the second when the first has no value)
 * and a few functions. Nothing in it can loop, call out or reach anything but the names it is given.
 */

export type Value = number | string

export const operators = ['??', '=', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/'] as const
export type Operator = (typeof operators)[number]

/** Functions with the least and the most arguments that they take. */
export const functionArguments = {
  min: [1, 10],
  max: [1, 10],
  floor: [1, 1],
  ceil: [1, 1],
  round: [1, 1],
  abs: [1, 1],
  /** the seed and which of its numbers, from 0: the same 0 ≤ x < 1 every time */
  random: [2, 2],
  /** a condition, what holds when it is not 0, and what else */
  if: [3, 3],
  /** a colour and how much of black or white goes in, 0 to 1 */
  darken: [2, 2],
  lighten: [2, 2],
} as const
export type FunctionName = keyof typeof functionArguments

export type Expression =
  | { readonly kind: 'constant'; readonly value: Value }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negative'; readonly of: Expression }
  | {
      readonly kind: 'binary'
      readonly operator: Operator
      readonly left: Expression
      readonly right: Expression
    }
  | { readonly kind: 'call'; readonly function: FunctionName; readonly args: readonly Expression[] }

/** Higher binds closer; equal ones group from the left. */
export const precedences: Readonly<Record<Operator, number>> = {
  '=': 1,
  '!=': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '??': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
}

/** Longest text of one expression. */
export const EXPRESSION_MAX = 300
/** Deepest nesting of parentheses and signs: far above what people write, far below what a stack holds. */
export const NESTING_MAX = 40

/** Every name that an expression asks for, in the order of their first mention. */
export function namesIn(expression: Expression): readonly string[] {
  const names = new Set<string>()
  const walk = (part: Expression): void => {
    switch (part.kind) {
      case 'constant':
        return
      case 'name':
        names.add(part.name)
        return
      case 'negative':
        walk(part.of)
        return
      case 'binary':
        walk(part.left)
        walk(part.right)
        return
      case 'call':
        part.args.forEach(walk)
    }
  }
  walk(expression)
  return [...names]
}

function textOf(value: Value): string {
  if (typeof value === 'number') return String(value)
  return value.startsWith('#') ? value : `'${value}'`
}

/** The expression as text, with parentheses only where they are needed; reading it again gives the same tree. */
export function writeExpression(expression: Expression, above = 0): string {
  switch (expression.kind) {
    case 'constant':
      return textOf(expression.value)
    case 'name':
      return expression.name
    case 'negative':
      return `-${writeExpression(expression.of, 5)}`
    case 'call':
      return `${expression.function}(${expression.args.map((arg) => writeExpression(arg)).join(', ')})`
    case 'binary': {
      const own = precedences[expression.operator]
      const text = `${writeExpression(expression.left, own)} ${expression.operator} ${writeExpression(expression.right, own + 1)}`
      return own < above ? `(${text})` : text
    }
  }
}
