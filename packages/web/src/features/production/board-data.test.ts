import type { ProductionBoard } from '@orderwright/contract'
import { describe, expect, it } from 'vitest'
import { msToTurn, withRead } from './board-data.ts'
import { parseBoardSearch } from './search.ts'
import { card } from './testing/board.ts'

const board: ProductionBoard = {
  orders: [card(1, '2026-11-03'), card(2, '2026-11-05'), card(3, null)],
  customers: [{ id: 7, name: 'Zoe' }],
  today: '2026-11-04',
  secondsOfDayLeft: 3600,
  hasMore: false,
}

describe('cards that are read again', () => {
  it('[issue 18] take their places by due day; what no longer fits is gone, and all others stay', () => {
    const read = {
      orders: [card(1, '2026-11-09', { version: 2 }), card(4, '2026-11-04', { userId: 8 })],
      customers: [{ id: 8, name: 'Ada' }],
    }
    const next = withRead(board, new Set([1, 3, 4]), read)
    expect(next.orders.map(({ id, due }) => [id, due?.day])).toEqual([
      [4, '2026-11-04'],
      [2, '2026-11-05'],
      [1, '2026-11-09'],
    ])
    expect(next.today).toBe('2026-11-04')
    expect(next.customers.map(({ name }) => name)).toEqual(['Ada', 'Zoe'])
  })
})

describe('the end of the day of a board', () => {
  it('[issue 18] is waited for to the second, and for a minute at least where the answer to it was of the same day', () => {
    const now = 1_000_000
    expect(msToTurn(now + 2000, now, false)).toBe(2000)
    // A board that was kept over midnight.
    expect(msToTurn(now - 500, now, false)).toBe(0)
    expect(msToTurn(now + 1000, now, true)).toBe(60_000)
    expect(msToTurn(now + 3_600_000, now, true)).toBe(3_600_000)
  })
})

describe('the address of the board', () => {
  it('[issue 18] is read as far as it is understood', () => {
    expect(
      parseBoardSearch({ view: 'calendar', q: 'villa', customer: 12, late: 1, day: '2026-02-28' }),
    ).toEqual({
      view: 'calendar',
      q: 'villa',
      customer: 12,
      late: 1,
      day: '2026-02-28',
    })
    expect(parseBoardSearch({ view: 'list', q: '', customer: -1, late: 'yes', day: '2026-02-30' })).toEqual(
      {},
    )
  })
})
