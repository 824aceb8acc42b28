/** Keys and ways along the line, in both directions. [issue 18, Languages; decision 0211] */
import { expect, it } from 'vitest'
import { alongLine, isRightToLeft, readingKey } from './reading.ts'

const keys = ['ArrowLeft', 'ArrowRight', 'Alt+ArrowLeft', 'ArrowUp', 'Home']

it('[issue 18] from left to right every key and way is what it is', () => {
  expect(isRightToLeft()).toBe(false)
  expect(keys.map((key) => readingKey(key))).toEqual(keys)
  expect(alongLine(5)).toBe(5)
})

it('[issue 18] from right to left the left arrow goes on, and what lies at the left lies further', () => {
  expect(keys.map((key) => readingKey(key, true))).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'Alt+ArrowRight',
    'ArrowUp',
    'Home',
  ])
  expect(alongLine(-5, true)).toBe(5)
})
