/** The smallest conflict against every set of choices and rules there is. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { type Conflict, type Pair, minimalConflict } from './minimal-conflict.ts'

const choices = ['a', 'b', 'c', 'd']
const rules = [1, 2, 3, 4]

const isMet = (options: readonly (readonly Pair[])[], has: (choice: string, ruleId: number) => boolean) =>
  options.every((pairs) => pairs.some(({ choice, ruleId }) => has(choice, ruleId)))

/** The fewest choices and rules that hold a pair for every option, by trying all sets of them. */
function fewest(options: readonly (readonly Pair[])[]): number {
  let least = Number.POSITIVE_INFINITY
  for (let set = 0; set < 2 ** (choices.length + rules.length); set++) {
    const has = (choice: string, ruleId: number) =>
      ((set >> choices.indexOf(choice)) & 1) === 1 &&
      ((set >> (choices.length + rules.indexOf(ruleId))) & 1) === 1
    const size = set.toString(2).replaceAll('0', '').length
    if (size < least && isMet(options, has)) least = size
  }
  return least
}

const sizeOf = (conflict: Conflict) => conflict.choices.size + conflict.rules.size
const holds = (conflict: Conflict, options: readonly (readonly Pair[])[]) =>
  isMet(options, (choice, ruleId) => conflict.choices.has(choice) && conflict.rules.has(ruleId))
const pair = (text: string): Pair => ({ choice: text.slice(0, 1), ruleId: Number(text.slice(1)) })
const found = (...options: string[]) => {
  const conflict = minimalConflict(options.map((pairs) => pairs.split(' ').map(pair)))
  return [[...conflict.choices].join(''), ...conflict.rules]
}

describe('[1.5.26] the smallest conflict', () => {
  it('holds a pair for every option, and no smaller set does', () => {
    const aPair = fc.record({ choice: fc.constantFrom(...choices), ruleId: fc.constantFrom(...rules) })
    const options = fc.array(fc.array(aPair, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
    checkLaw(
      { several: 40 },
      options,
      (cover, pairs) => {
        const conflict = minimalConflict(pairs)
        if (sizeOf(conflict) > 2) cover('several')
        expect(holds(conflict, pairs)).toBe(true)
        expect(sizeOf(conflict)).toBe(fewest(pairs))
      },
      { numRuns: 300 },
    )
  })

  it.each<[string, string[], (string | number)[]]>([
    ['nothing where there is nothing to explain', [], ['']],
    ['the one pair', ['a1'], ['a', 1]],
    ['one of several pairs, the first', ['a1 b2'], ['a', 1]],
    ['what several options have in common', ['a1 b2', 'b2 c3'], ['b', 2]],
    ['one rule of two choices', ['a1 a2', 'b1 b3'], ['ab', 1]],
    ['one choice of two rules', ['a1 b1', 'a2 c2'], ['a', 1, 2]],
    ['what the shorter list needs', ['a1 b2 c3', 'c3'], ['c', 3]],
  ])('is %s', (_, options, expected) => {
    expect(found(...options)).toEqual(expected)
  })

  it('leaves nothing in that is not needed where there is far too much to look at', () => {
    // Thirty options, each taken away by two choices of its own, and every third by one that they share.
    const options = Array.from({ length: 30 }, (_, index) => [
      { choice: `own ${index}`, ruleId: index },
      { choice: `other ${index}`, ruleId: 100 + index },
      ...(index % 3 === 0 ? [{ choice: 'shared', ruleId: 500 }] : []),
    ])
    const conflict = minimalConflict(options)
    expect(holds(conflict, options)).toBe(true)
    expect(sizeOf(conflict)).toBe(42)
    expect(conflict.choices.has('shared')).toBe(true)
  })
})
