import { expect, test } from 'vitest'
import { drawOrder, listMutants, mutantKey } from './sample.mjs'
import { score, wilson } from './score.mjs'

const outcome = (status, reason) => ({ status, reason })

test('counts what was killed or ran for ever as caught, what survived or never ran as missed', () => {
  const result = score([outcome('Killed'), outcome('Timeout'), outcome('Survived'), outcome('NoCoverage')])
  expect(result).toMatchObject({ counted: 4, caught: 2, share: 0.5 })
  expect(result.survivors).toHaveLength(2)
})

test('leaves out what runs only while a module loads, what does not compile and what was not drawn', () => {
  const left = [
    outcome('Ignored', 'Static mutant (and "ignoreStatic" was enabled)'),
    outcome('CompileError', 'not drawn'),
  ]
  expect(score([outcome('Killed'), ...left])).toMatchObject({ counted: 1, caught: 1, outOfTurn: 1 })
})

test('counts a place that a comment switched off as a survivor', () => {
  expect(score([outcome('Killed'), outcome('Ignored', 'Ignored because of a comment')])).toMatchObject({
    counted: 2,
    caught: 1,
  })
})

test('fills the sample from the reserve, never beyond its size', () => {
  const drawn = [
    outcome('Ignored', 'Static mutant'),
    outcome('Killed'),
    outcome('Killed'),
    outcome('Survived'),
  ]
  expect(score(drawn, 2)).toMatchObject({ counted: 2, caught: 2 })
})

test.each([
  // From the tables of Newcombe, Statistics in Medicine 17 (1998), method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('gives Wilson’s interval of %i in %i as Newcombe prints it', (hits, all, low, high) => {
  const [from, to] = wilson(hits, all)
  expect(from).toBeCloseTo(low, 4)
  expect(to).toBeCloseTo(high, 4)
})

test('draws the same places from the same code, in an order that has nothing to do with theirs', async () => {
  const mutants = await listMutants(['packages/domain/src/orders/costs/costs.ts'])
  expect(mutants.length).toBeGreaterThan(20)
  const keys = drawOrder(mutants).map(mutantKey)
  expect(drawOrder(mutants.toReversed()).map(mutantKey)).toEqual(keys)
  expect(new Set(keys).size).toBe(mutants.length)
  expect(keys).not.toEqual(mutants.map(mutantKey))
})
