/** What the live channel makes of a page of the list. */
import type { OrderListRow } from '@orderwright/contract'
import { timestamp, trust } from '@orderwright/domain/units'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { withRows } from './live-rows.ts'
import type { OrdersAnswer } from '../orders-query.ts'

const now = timestamp('2026-06-15 12:00:00')
const row = (id: number, version: number): OrderListRow =>
  trust({ id, version, title: `${id} at ${version}`, lastUpdated: now })
const page = (...rows: OrderListRow[]): OrdersAnswer => ({
  data: { productOrders: rows, products: [], productCategories: [], productOptions: [] },
})
const shown = (answer: OrdersAnswer) => answer.data.productOrders.map(({ id, version }) => [id, version])

describe('a message of the live channel', () => {
  it('changes rows in their places, and takes away what is gone', () => {
    const next = withRows(page(row(3, 1), row(1, 1), row(2, 1)), { rows: [row(1, 5)], goneIds: [2] })
    expect(shown(next)).toEqual([
      [3, 1],
      [1, 5],
    ])
  })

  it('never puts an older row over a newer one, nor a row that the page does not have', () => {
    const next = withRows(page(row(1, 5)), { rows: [row(1, 4), row(9, 1)], goneIds: [7] })
    expect(shown(next)).toEqual([[1, 5]])
  })

  const rows = fc.uniqueArray(fc.integer({ min: 1, max: 9 })).map((ids) => ids.map((id) => row(id, 3)))
  const news = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 6 }))
      .map(([id, version]) => row(id, version)),
  )
  test.prop([rows, news, news])(
    'messages that repeat themselves or overtake each other end the same',
    (before, one, two) => {
      const last = (list: OrderListRow[]) => [
        ...new Map(list.toSorted((a, b) => a.version - b.version).map((r) => [r.id, r])).values(),
      ]
      const first = { rows: last(one), goneIds: [] }
      const second = { rows: last(two), goneIds: [] }
      const there = withRows(withRows(page(...before), first), second)
      const back = withRows(withRows(withRows(page(...before), second), first), second)
      expect(shown(back)).toEqual(shown(there))
    },
  )
})
