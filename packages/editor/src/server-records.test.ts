import { expect, test } from 'vitest'
import { withLoadedItems } from './server-records.ts'
import { anItem, anOrder } from './testing/fixtures.ts'

const order = anOrder()
const first = anItem(1, 1)
const second = anItem(2, 2)

test('a line that somebody else added comes in at its rank', () => {
  const after = withLoadedItems({ order, items: [second] }, { order, items: [first, second] }, [])
  expect(after.items.map((item) => item.id)).toEqual([1, 2])
})

test('a line that somebody else deleted goes', () => {
  const after = withLoadedItems({ order, items: [first, second] }, { order, items: [second] }, [])
  expect(after.items).toEqual([second])
})

test('lines whose creation or deletion is unsent stay as the person left them', () => {
  const created = { ...anItem(3, 3), id: -1 }
  const pending = [
    { key: 'a', operations: [{ kind: 'destroy' as const, item: second }] },
    { key: 'b', operations: [{ kind: 'create' as const, item: created, restores: false }] },
  ]
  const after = withLoadedItems(
    { order, items: [first, created] },
    { order, items: [first, second] },
    pending,
  )
  expect(after.items.map((item) => item.id)).toEqual([1, -1])
})

test('nothing new leaves the document the same object', () => {
  const document = { order, items: [first, second] }
  expect(withLoadedItems(document, { order, items: [second, first] }, [])).toBe(document)
})
