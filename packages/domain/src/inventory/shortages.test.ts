/** What an order is short of. */
import { describe, expect, it } from 'vitest'
import { becomesLow } from './levels.ts'
import { shortagesOf } from './shortages.ts'

const of = (stage: 'open' | 'reserved' | 'shipped', wanted: number, available: number) =>
  shortagesOf(stage, new Map([[1, wanted]]), new Map([[1, available]]))

describe('an order is short', () => {
  it('[issue 14] before it is submitted: of what can not be promised any more', () => {
    expect(of('open', 5, 5)).toEqual([])
    expect(of('open', 5, 3)).toEqual([{ productId: 1, wanted: 5, missing: 2, isOut: false }])
    expect(of('open', 5, 0)).toEqual([{ productId: 1, wanted: 5, missing: 5, isOut: true }])
    expect(of('open', 5, -4)).toEqual([{ productId: 1, wanted: 5, missing: 5, isOut: true }])
  })

  it('[issue 14] once it has promised: of what was promised beyond the shelf, at most its own', () => {
    expect(of('reserved', 5, 0)).toEqual([])
    expect(of('reserved', 5, -2)).toEqual([{ productId: 1, wanted: 5, missing: 2, isOut: false }])
    expect(of('reserved', 5, -9)).toEqual([{ productId: 1, wanted: 5, missing: 5, isOut: true }])
  })

  it('[issue 14] of nothing once it has shipped', () => {
    expect(of('shipped', 5, -9)).toEqual([])
  })
})

describe('a product has come to its reorder level', () => {
  const at = (available: number, reorderLevel: number | null) => ({ available, reorderLevel })

  it('[issue 14] when the available pieces fall to it or below, once', () => {
    expect(becomesLow(at(6, 5), at(5, 5))).toBe(true)
    expect(becomesLow(at(9, 5), at(-1, 5))).toBe(true)
    expect(becomesLow(at(5, 5), at(4, 5))).toBe(false)
    expect(becomesLow(at(7, 5), at(6, 5))).toBe(false)
  })

  it('[issue 14] when a level is set that they are below already, and never without one', () => {
    expect(becomesLow(at(3, null), at(3, 5))).toBe(true)
    expect(becomesLow(at(3, null), at(0, null))).toBe(false)
    expect(becomesLow(at(3, 2), at(3, 4))).toBe(true)
  })
})
