/** The memory of one. */
import { expect, it } from 'vitest'
import { rememberLast } from './remember-last.ts'

it('the same things give the same result, whoever asks; other things a new one', () => {
  let made = 0
  const pair = rememberLast((a: object, b: string) => ({ a, b, number: ++made }))
  const thing = {}
  const first = pair(thing, 'x')
  expect(pair(thing, 'x')).toBe(first)
  expect(pair({}, 'x')).not.toBe(first)
  expect(pair(thing, 'x')).toEqual({ a: thing, b: 'x', number: 3 })
})

it('things that are made of the same parts are the same', () => {
  const count = rememberLast((box: { list: object }) => ({ box }), Object.values)
  const list = {}
  const first = count({ list })
  expect(count({ list })).toBe(first)
  expect(count({ list: {} })).not.toBe(first)
})

it('what failed is tried again', () => {
  let tries = 0
  const risky = rememberLast((name: string) => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
    return name
  })
  expect(() => risky('a')).toThrow('not yet')
  expect(risky('a')).toBe('a')
})
