import { describe, expect, it } from 'vitest'
import { createPageLimit, createRoomRegistry } from './room-registry.ts'

describe('rooms', () => {
  it('are shared by all who join, and dropped with the last of them', () => {
    const rooms = createRoomRegistry<object>()
    const create = () => ({})
    const room = rooms.join('1:10', create)
    expect(rooms.join('1:10', create)).toBe(room)
    expect(rooms.join('1:11', create)).not.toBe(room)
    rooms.leave('1:10')
    expect(rooms.get('1:10')).toBe(room)
    rooms.leave('1:10')
    expect(rooms.get('1:10')).toBeUndefined()
    expect(rooms.all()).toHaveLength(1)
    expect(rooms.join('1:10', create)).not.toBe(room)
  })
})

describe('the pages of one person', () => {
  it('are limited, and one that is closed makes room for another', () => {
    const limit = createPageLimit(2)
    expect([limit.acquire(1), limit.acquire(1), limit.acquire(1), limit.acquire(2)]).toEqual([
      true,
      true,
      false,
      true,
    ])
    limit.release(1)
    expect(limit.acquire(1)).toBe(true)
  })
})
