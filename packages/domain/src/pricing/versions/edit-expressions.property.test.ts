/** Changes of expressions one by one: what they do to their place, and that each has a way back. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PricingExpression } from '../../catalog/pricing-rules.ts'
import {
  depthOf,
  type ExpressionPlace,
  type Expressions,
  expressionAt,
  insertedExpression,
  movedIntoGroup,
  movedOutOfGroup,
  movedWithin,
  removedExpression,
  replacedExpression,
  siblingsAt,
  unwrappedGroup,
  wrappedInGroup,
} from './edit-expressions.ts'

const fixed = (value: number): PricingExpression => ({ type: 'fixed', props: { value }, operator: '+' })
const group = (...expressions: PricingExpression[]): PricingExpression => ({
  type: 'group',
  props: { expressions },
  operator: '+',
})

const { tree } = fc.letrec<{ tree: PricingExpression }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(fc.integer({ min: 0, max: 99 }), fc.constantFrom('+', '-', '*', '/'))
      .map(([value, operator]): PricingExpression => ({ type: 'fixed', props: { value }, operator })),
    fc
      .tuple(fc.array(tie('tree'), { maxLength: 4 }), fc.constantFrom('+', '*'))
      .map(
        ([expressions, operator]): PricingExpression => ({ type: 'group', props: { expressions }, operator }),
      ),
  ),
}))
const trees = fc.array(tree, { minLength: 1, maxLength: 5 })

/** All places, in the order of reading. */
function placesOf(list: Expressions, around: ExpressionPlace = []): ExpressionPlace[] {
  return list.flatMap((one, index) => {
    const path = [...around, index]
    return [path, ...(one.type === 'group' ? placesOf(one.props.expressions, path) : [])]
  })
}
/** A list with one of its places. */
const placed = fc.tuple(trees, fc.nat()).map(([list, pick]): [Expressions, ExpressionPlace] => {
  const places = placesOf(list)
  return [list, places[pick % places.length] ?? [0]]
})

/** The numbers in the order of reading, each with how deep it stands. */
const reading = (list: Expressions, depth = 0): [number, number][] =>
  list.flatMap((one): [number, number][] =>
    one.type === 'group'
      ? reading(one.props.expressions, depth + 1)
      : one.type === 'fixed'
        ? [[one.props.value, depth]]
        : [],
  )
const numbersOf = (list: Expressions) => reading(list).map(([value]) => value)

describe('[2.3.13] a list of expressions', () => {
  test('is changed at one place, and nowhere else', () => {
    const list = [fixed(1), group(fixed(2), group(fixed(3))), fixed(4)]
    expect(numbersOf(insertedExpression(list, [1, 1], fixed(9)))).toEqual([1, 2, 9, 3, 4])
    expect(numbersOf(insertedExpression(list, [3], fixed(9)))).toEqual([1, 2, 3, 4, 9])
    expect(numbersOf(removedExpression(list, [1, 1]))).toEqual([1, 2, 4])
    expect(numbersOf(replacedExpression(list, [1, 1, 0], fixed(9)))).toEqual([1, 2, 9, 4])
    expect(movedWithin(list, [2], -1)).toEqual({
      expressions: [fixed(1), fixed(4), group(fixed(2), group(fixed(3)))],
      path: [1],
    })
    expect(movedIntoGroup(list, [2])).toEqual({
      expressions: [fixed(1), group(fixed(2), group(fixed(3)), fixed(4))],
      path: [1, 2],
    })
    expect(movedOutOfGroup(list, [1, 1, 0])).toEqual({
      expressions: [fixed(1), group(fixed(2), group(), fixed(3)), fixed(4)],
      path: [1, 2],
    })
    expect(depthOf(list)).toBe(2)
  })

  test('keeps what a place does not allow', () => {
    const list = [fixed(1), group(fixed(2))]
    expect(movedWithin(list, [0], -1)).toBeNull()
    expect(movedWithin(list, [1], 1)).toBeNull()
    expect(movedIntoGroup(list, [1])).toBeNull()
    expect(movedOutOfGroup(list, [0])).toBeNull()
    for (const path of [[7], [0, 0], [1, 5], [-1], []]) {
      expect(removedExpression(list, path)).toEqual(list)
      expect(replacedExpression(list, path, fixed(9))).toEqual(list)
      expect(unwrappedGroup(list, path)).toEqual(list)
    }
    expect(insertedExpression(list, [3], fixed(9))).toEqual(list)
    expect(insertedExpression(list, [0, 0], fixed(9))).toEqual(list)
  })

  test('a group with a condition is not opened: its condition would be lost', () => {
    const conditional: PricingExpression = {
      ...group(fixed(1)),
      condition: { operator: 'and', conditions: [] },
    }
    expect(unwrappedGroup([conditional], [0])).toEqual([conditional])
  })

  test('inserting and removing are each other’s way back', () => {
    fc.assert(
      fc.property(placed, tree, ([list, path], expression) => {
        const more = insertedExpression(list, path, expression)
        expect(expressionAt(more, path)).toEqual(expression)
        expect(removedExpression(more, path)).toEqual(list)
        const gone = expressionAt(list, path)
        if (gone) expect(insertedExpression(removedExpression(list, path), path, gone)).toEqual(list)
      }),
    )
  })

  test('a move keeps every number and leads back, and its path is where it stands', () => {
    fc.assert(
      fc.property(placed, fc.constantFrom(1, -1), ([list, path], step) => {
        const what = expressionAt(list, path)
        const sorted = numbersOf(list).toSorted((a, b) => a - b)
        for (const moved of [
          movedWithin(list, path, step),
          movedIntoGroup(list, path),
          movedOutOfGroup(list, path),
        ]) {
          if (moved === null) continue
          expect(expressionAt(moved.expressions, moved.path)).toEqual(what)
          expect(numbersOf(moved.expressions).toSorted((a, b) => a - b)).toEqual(sorted)
        }
        const there = movedWithin(list, path, step)
        const back = there && movedWithin(there.expressions, there.path, step === 1 ? -1 : 1)
        if (there) expect(back).toEqual({ expressions: list, path })
        const inside = movedIntoGroup(list, path)
        if (inside)
          expect(movedOutOfGroup(inside.expressions, inside.path)).toEqual({ expressions: list, path })
      }),
    )
  })

  test('a group around one expression is one deeper, keeps its operator outside, and opens again to the same', () => {
    fc.assert(
      fc.property(placed, ([list, path]) => {
        const wrapped = wrappedInGroup(list, path)
        expect(expressionAt(wrapped, path)).toMatchObject({
          type: 'group',
          operator: expressionAt(list, path)?.operator,
        })
        expect(numbersOf(wrapped)).toEqual(numbersOf(list))
        expect(siblingsAt(wrapped, [...path, 0])).toHaveLength(1)
        expect(unwrappedGroup(wrapped, path)).toEqual(list)
      }),
    )
  })
})
