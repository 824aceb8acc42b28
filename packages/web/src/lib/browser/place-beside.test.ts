/** Tooltips stand beside their thing and inside the screen. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { placeBeside } from './place-beside.ts'

const screen = { width: 1000, height: 800 }
const size = { width: 100, height: 20 }

describe('placing beside', () => {
  it('stands centred under its anchor', () => {
    expect(placeBeside({ left: 400, top: 100, width: 40, height: 30 }, size, screen, 'bottom')).toEqual({
      left: 370,
      top: 136,
    })
  })

  it('turns to the other side where there is no room', () => {
    expect(placeBeside({ left: 400, top: 770, width: 40, height: 30 }, size, screen, 'bottom').top).toBe(744)
    expect(placeBeside({ left: 10, top: 100, width: 40, height: 30 }, size, screen, 'start').left).toBe(56)
  })

  it('[issue 18] stands where lines begin or end, at either side of the screen', () => {
    const anchor = { left: 400, top: 100, width: 40, height: 30 }
    const leftOf = (side: 'start' | 'end', isTurned: boolean) =>
      placeBeside(anchor, size, screen, side, isTurned).left
    expect([leftOf('start', false), leftOf('end', false)]).toEqual([294, 446])
    expect([leftOf('start', true), leftOf('end', true)]).toEqual([446, 294])
  })

  test.prop([
    fc.record({
      left: fc.integer({ min: 0, max: 960 }),
      top: fc.integer({ min: 0, max: 770 }),
      width: fc.integer({ min: 1, max: 40 }),
      height: fc.integer({ min: 1, max: 30 }),
    }),
    fc.constantFrom('top', 'bottom', 'start', 'end'),
  ])('never leaves the screen', (anchor, side) => {
    const { left, top } = placeBeside(anchor, size, screen, side)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(left + size.width).toBeLessThanOrEqual(screen.width)
    expect(top + size.height).toBeLessThanOrEqual(screen.height)
  })
})
