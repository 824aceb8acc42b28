import { expect, test } from 'vitest'
import { createAnsweredChanges } from './answered-changes.ts'

const plate = { id: 1, version: 1, title: 'Plate' }
const renamed = { id: 1, version: 2, title: 'Wall plate' }
const lamp = { id: 2, version: 4, title: 'Lamp' }

test('a change that was answered while a list was read stands over what the list still said', () => {
  const changes = createAnsweredChanges()
  const reading = changes.begin()
  changes.saved('products', [renamed])
  expect(reading.finish('products', [plate, lamp])).toEqual([
    { id: 1, version: 2, title: 'Wall plate' },
    lamp,
  ])
})

test('a list that already knows a later version keeps it', () => {
  const changes = createAnsweredChanges()
  const reading = changes.begin()
  const older = { ...lamp, version: 3 }
  changes.saved('products', [older])
  expect(reading.finish('products', [plate, lamp])).toEqual([plate, lamp])
})

test('a record without versions is as it was answered', () => {
  const changes = createAnsweredChanges()
  const reading = changes.begin()
  const answered: { id: number; discount: number } = { id: 7, discount: 12 }
  changes.saved('guests', [answered])
  expect(reading.finish('guests', [{ id: 7, discount: 0 }])).toEqual([{ id: 7, discount: 12 }])
})

test('a record that was made meanwhile is in the list, one that was deleted is not', () => {
  const changes = createAnsweredChanges()
  const reading = changes.begin()
  changes.saved('products', [{ id: 3 }])
  changes.dropped('products', [1])
  expect(reading.finish('products', [plate, lamp])).toEqual([lamp, { id: 3 }])
})

test('the last answer about a record counts, and answers about other lists do not', () => {
  const changes = createAnsweredChanges()
  const reading = changes.begin()
  changes.saved('products', [{ id: 3 }])
  changes.dropped('products', [3])
  changes.dropped('media', [1])
  expect(reading.finish('products', [plate])).toEqual([plate])
})

test('a reading that began after the answer takes the list as it came', () => {
  const changes = createAnsweredChanges()
  const earlier = changes.begin()
  changes.dropped('products', [1])
  const later = changes.begin()
  expect(later.finish('products', [plate])).toEqual([plate])
  expect(earlier.finish('products', [plate])).toEqual([])
  earlier.end()
  expect(later.finish('products', [plate])).toEqual([plate])
})

test('answers are kept until the last reading that began before them has ended', () => {
  const changes = createAnsweredChanges()
  const [first, second] = [changes.begin(), changes.begin()]
  changes.dropped('products', [1])
  first.end()
  expect(second.finish('products', [plate])).toEqual([])
})
