/** The server's records as they come: loads, answers and live changes, late, twice and out of order. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { createServerSnapshot } from './server-snapshot.ts'
import { anItem, anOrder } from '../testing/fixtures.ts'

const order = anOrder()
const first = anItem(1, 1)
const second = anItem(2, 2)
const shown = (copy: ReturnType<typeof createServerSnapshot>) =>
  copy.document().items.map(({ id, title }) => [id, title])

describe("the copy of the server's records", () => {
  it('takes a line that somebody else added at its rank', () => {
    const copy = createServerSnapshot({ order, items: [second] })
    copy.take('productInstance', { ...first })
    expect(shown(copy).map(([id]) => id)).toEqual([1, 2])
  })

  it('lets a deleted line go, and takes it back only by a newer version', () => {
    const copy = createServerSnapshot({ order, items: [first, second] })
    copy.take('productInstance', { ...second, version: 3, deletedAt: '2026-03-01 09:00:00' })
    expect(shown(copy)).toEqual([[1, '']])
    copy.take('productInstance', { ...second, version: 2 })
    expect(shown(copy)).toEqual([[1, '']])
    copy.take('productInstance', { ...second, version: 4, title: 'Back' })
    expect(shown(copy)).toEqual([
      [1, ''],
      [2, 'Back'],
    ])
  })

  it('keeps a line that is younger than a load which lacks it, and drops it for a later load', () => {
    const copy = createServerSnapshot({ order: { ...order, version: 4 }, items: [first] })
    copy.take('productInstance', { ...second }, false, 5)
    copy.takeDocument({ order: { ...order, version: 5 }, items: [first] })
    expect(shown(copy)).toHaveLength(2)
    copy.takeDocument({ order: { ...order, version: 6 }, items: [first] })
    expect(shown(copy)).toHaveLength(1)
  })

  it('keeps a line of an answer, which says no version of the order, until a load has held it', () => {
    const copy = createServerSnapshot({ order: { ...order, version: 4 }, items: [first] })
    copy.take('productInstance', { ...second })
    copy.takeDocument({ order: { ...order, version: 6 }, items: [first] })
    expect(shown(copy)).toHaveLength(2)
    copy.takeDocument({ order: { ...order, version: 7 }, items: [first, second] })
    copy.takeDocument({ order: { ...order, version: 8 }, items: [first] })
    expect(shown(copy)).toHaveLength(1)
  })

  it('keeps fields that are hidden from the person as they are', () => {
    const copy = createServerSnapshot({ order: { ...order, discountPercentage: 5 }, items: [] })
    const { discountPercentage: _, ...seen } = order
    copy.take('productOrder', { ...seen, version: 2, title: 'Renamed' })
    expect(copy.document().order).toMatchObject({ title: 'Renamed', discountPercentage: 5 })
  })

  it('stays the same object when nothing new comes', () => {
    const copy = createServerSnapshot({ order, items: [first, second] })
    const before = copy.document()
    copy.take('productOrder', { ...order })
    copy.takeDocument({ order, items: [second, first] })
    expect(copy.document()).toBe(before)
  })

  const event = fc.record({
    id: fc.constantFrom(1, 2, 3),
    title: fc.string({ maxLength: 3 }),
    isDeleted: fc.boolean(),
  })
  test.prop([
    fc.array(event, { maxLength: 12 }),
    fc.array(fc.nat(40), { minLength: 40, maxLength: 40 }),
    fc.array(fc.nat(11), { maxLength: 8 }),
  ])(
    'ends the same in whatever order, and however often, the versions of records come',
    (events, keys, again) => {
      const versions = new Map([
        [1, 1],
        [2, 1],
      ])
      const records = events.map(({ id, title, isDeleted }) => {
        const version = (versions.get(id) ?? 0) + 1
        versions.set(id, version)
        return { ...anItem(id, id, { title }), version, deletedAt: isDeleted ? '2026-03-01 09:00:00' : null }
      })
      const newest = new Map<number, unknown[]>([
        [1, [1, '']],
        [2, [2, '']],
      ])
      for (const { id, title, deletedAt } of records) {
        if (deletedAt) newest.delete(id)
        else newest.set(id, [id, title])
      }
      const repeated = [...records, ...again.flatMap((index) => records[index] ?? [])]
      const shuffled = repeated
        .map((record, index) => ({ record, key: keys[index % keys.length] ?? 0 }))
        .sort((one, other) => one.key - other.key)
      const copy = createServerSnapshot({ order, items: [first, second] })
      for (const { record } of shuffled) copy.take('productInstance', record)
      expect(shown(copy)).toEqual([...newest].sort(([one], [other]) => one - other).map(([, entry]) => entry))
    },
  )
})
