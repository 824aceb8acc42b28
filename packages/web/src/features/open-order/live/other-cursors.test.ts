/** Cursors of others: moved, taken away, and forgotten when nothing is heard of them. */
import { describe, expect, test } from 'vitest'
import { createLiveState } from './live-state.ts'
import { createOtherCursors } from './other-cursors.ts'

function open() {
  const live = createLiveState(1)
  let timers: { readonly ms: number; readonly action: () => void }[] = []
  const cursors = createOtherCursors({
    live,
    after(ms, action) {
      const timer = { ms, action }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
  })
  const leave = cursors.subscribe(() => {})
  const point = (clientId: string, x: number | null) =>
    live.cursors.tell({ clientId, userId: 7, cursor: x === null ? null : { viewId: 3, x, y: 0 } })
  return {
    cursors,
    point,
    leave,
    pending: () => timers,
    xs: () => cursors.get().map(({ cursor }) => cursor.x),
  }
}

describe('the cursors of others', () => {
  test('are where each page pointed last', () => {
    const { point, xs } = open()
    point('a', 1)
    point('b', 2)
    point('a', 3)
    expect(xs().toSorted()).toEqual([2, 3])
    point('b', null)
    expect(xs()).toEqual([3])
  })

  test('go when nothing is heard of them for fifteen seconds', () => {
    const { point, xs, pending } = open()
    point('a', 1)
    point('a', 2)
    expect(pending().map(({ ms }) => ms)).toEqual([15_000])
    pending()[0]?.action()
    expect(xs()).toEqual([])
  })

  test('are told to those who listen, until they leave', () => {
    const { cursors, point } = open()
    let heard = 0
    const stop = cursors.subscribe(() => (heard += 1))
    point('a', 1)
    stop()
    point('a', 2)
    expect(heard).toBe(1)
  })

  test('are forgotten when the last one leaves, and are heard of again by who comes back, as React does it in development', () => {
    const { cursors, point, leave, pending, xs } = open()
    point('a', 1)
    leave()
    expect(xs()).toEqual([])
    expect(pending()).toEqual([])
    point('a', 2)
    expect(xs()).toEqual([])
    cursors.subscribe(() => {})
    point('a', 3)
    expect(xs()).toEqual([3])
  })
})
