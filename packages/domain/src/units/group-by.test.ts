import { expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

it('[issue 18] what has the same key is together in its order, and keys stand in the order in which they come', () => {
  const groups = groupBy(['wall', 'desk', 'window', 'door'], (word) => word[0])
  expect([...groups]).toEqual([
    ['w', ['wall', 'window']],
    ['d', ['desk', 'door']],
  ])
  expect(groupBy([], () => 1).size).toBe(0)
})
