/**
 * Changes of a list of pricing expressions, as an editor of expressions makes them one by one. A place is a path of indexes: each
 * but the last is that of a group. A change that a place does not allow gives the list back as it is. [2.3.13]
 */
import type { PricingExpression } from '../../catalog/pricing-rules.ts'

export type Expressions = readonly PricingExpression[]
/** `[2, 0]`: the first expression of the group that stands third. */
export type ExpressionPlace = readonly number[]
type Group = Extract<PricingExpression, { type: 'group' }>

/** A changed list, and where what was changed stands now. */
export interface MovedExpression {
  readonly expressions: Expressions
  readonly path: ExpressionPlace
}

const groupOf = (expression: PricingExpression | undefined): Group | undefined =>
  expression?.type === 'group' ? expression : undefined

const withInner = (group: Group, expressions: Expressions): Group => ({
  ...group,
  props: { expressions: [...expressions] },
})

/** The expression at a place; undefined where there is none. */
export function expressionAt(expressions: Expressions, path: ExpressionPlace): PricingExpression | undefined {
  const [index = -1, ...rest] = path
  const found = expressions[index]
  if (rest.length === 0) return found
  return expressionAt(groupOf(found)?.props.expressions ?? [], rest)
}

/** The list in which a place is: that of its group, or the whole. */
export function siblingsAt(expressions: Expressions, path: ExpressionPlace): Expressions {
  return path.length < 2
    ? expressions
    : (groupOf(expressionAt(expressions, path.slice(0, -1)))?.props.expressions ?? [])
}

/** `change` of the list in which the place is; `index` is the place's own there. */
function changedList(
  expressions: Expressions,
  path: ExpressionPlace,
  change: (siblings: Expressions, index: number) => Expressions,
): Expressions {
  const [index = -1, ...rest] = path
  if (rest.length === 0) return change(expressions, index)
  const group = groupOf(expressions[index])
  if (group === undefined) return expressions
  return expressions.with(index, withInner(group, changedList(group.props.expressions, rest, change)))
}

/** Before what stands at the place, or at the end where the place is just behind the last. */
export function insertedExpression(
  expressions: Expressions,
  path: ExpressionPlace,
  expression: PricingExpression,
): Expressions {
  return changedList(expressions, path, (siblings, index) =>
    index < 0 || index > siblings.length ? siblings : siblings.toSpliced(index, 0, expression),
  )
}

export function replacedExpression(
  expressions: Expressions,
  path: ExpressionPlace,
  expression: PricingExpression,
): Expressions {
  return changedList(expressions, path, (siblings, index) =>
    siblings[index] === undefined ? siblings : siblings.with(index, expression),
  )
}

/** Of a group everything in it goes too. */
export function removedExpression(expressions: Expressions, path: ExpressionPlace): Expressions {
  return changedList(expressions, path, (siblings, index) =>
    siblings[index] === undefined ? siblings : siblings.toSpliced(index, 1),
  )
}

/** One place up (−1) or down (1) in its own list; null where it stands at that end. */
export function movedWithin(
  expressions: Expressions,
  path: ExpressionPlace,
  step: 1 | -1,
): MovedExpression | null {
  const moved = expressionAt(expressions, path)
  const to = [...path.slice(0, -1), (path.at(-1) ?? 0) + step]
  if (moved === undefined || expressionAt(expressions, to) === undefined) return null
  const rest = removedExpression(expressions, path)
  return { expressions: insertedExpression(rest, to, moved), path: to }
}

/** To the end of the group that stands just before it; null where none does. */
export function movedIntoGroup(expressions: Expressions, path: ExpressionPlace): MovedExpression | null {
  const moved = expressionAt(expressions, path)
  const before = [...path.slice(0, -1), (path.at(-1) ?? 0) - 1]
  const group = groupOf(expressionAt(expressions, before))
  if (moved === undefined || group === undefined) return null
  const to = [...before, group.props.expressions.length]
  const rest = removedExpression(expressions, path)
  return { expressions: insertedExpression(rest, to, moved), path: to }
}

/** Just behind the group that it stands in; null where it stands in none. */
export function movedOutOfGroup(expressions: Expressions, path: ExpressionPlace): MovedExpression | null {
  const moved = expressionAt(expressions, path)
  if (moved === undefined || path.length < 2) return null
  const to = [...path.slice(0, -2), (path.at(-2) ?? 0) + 1]
  const rest = removedExpression(expressions, path)
  return { expressions: insertedExpression(rest, to, moved), path: to }
}

/**
 * Puts it into a group of its own, which takes its operator and its condition's place: what the expression is combined by
 * stays outside.
 */
export function wrappedInGroup(expressions: Expressions, path: ExpressionPlace): Expressions {
  const inner = expressionAt(expressions, path)
  if (inner === undefined) return expressions
  const group: Group = {
    type: 'group',
    props: { expressions: [{ ...inner, operator: '+' }] },
    operator: inner.operator,
  }
  return replacedExpression(expressions, path, group)
}

/**
 * What stands in a group takes its place; the first gets the group's operator. The result may be another: (a + b) × c is not
 * a + b × c. A group with a condition is left as it is, because its condition would be lost.
 */
export function unwrappedGroup(expressions: Expressions, path: ExpressionPlace): Expressions {
  const group = groupOf(expressionAt(expressions, path))
  if (group === undefined || group.condition !== undefined) return expressions
  const { operator } = group
  const inner = group.props.expressions.map((one, index) => (index === 0 ? { ...one, operator } : one))
  return changedList(expressions, path, (siblings, index) => siblings.toSpliced(index, 1, ...inner))
}

/** How many groups stand around the deepest expression. */
export function depthOf(expressions: Expressions): number {
  return Math.max(
    0,
    ...expressions.map((one) => {
      const group = groupOf(one)
      return group === undefined ? 0 : 1 + depthOf(group.props.expressions)
    }),
  )
}
