import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { afterDoublePress, fitted, fittedSize, heldInside, isDoublePress, sizeToFit } from './picture-view.ts'

const box = { width: 1000, height: 600 }
const length = fc.integer({ min: 1, max: 4000 })
const sizes = fc.record({ width: length, height: length })
const views = fc.record({
  zoom: fc.double({ min: 0.1, max: 30, noNaN: true }),
  panX: fc.integer({ min: -9000, max: 9000 }),
  panY: fc.integer({ min: -9000, max: 9000 }),
})

describe('double press', () => {
  it('[1.9.41] two presses within 300 ms at one place are one double press', () => {
    const first = { atMs: 1000, x: 10, y: 10 }
    expect(isDoublePress(null, first)).toBe(false)
    expect(isDoublePress(first, { atMs: 1300, x: 12, y: 9 })).toBe(true)
    expect(isDoublePress(first, { atMs: 1301, x: 10, y: 10 })).toBe(false)
    expect(isDoublePress(first, { atMs: 1100, x: 60, y: 10 })).toBe(false)
  })

  it('goes into the place that was pressed, and back to the whole picture', () => {
    const inside = afterDoublePress(fitted, 100, -40)
    expect(inside.zoom).toBeGreaterThan(2)
    // What was under the pointer is still there: (point − pan) / zoom.
    expect((100 - inside.panX) / inside.zoom).toBeCloseTo(100)
    expect((-40 - inside.panY) / inside.zoom).toBeCloseTo(-40)
    expect(afterDoublePress(inside, 0, 0)).toEqual(fitted)
  })
})

describe('a picture on the whole screen', () => {
  it('is fitted and never enlarged by that', () => {
    expect(fittedSize({ width: 2000, height: 600 }, box)).toEqual({ width: 1000, height: 300 })
    expect(fittedSize({ width: 40, height: 30 }, box)).toEqual({ width: 40, height: 30 })
    expect(fittedSize({ width: 0, height: 0 }, box)).toEqual({ width: 0, height: 0 })
  })

  it('[2.2.35] fills the screen where it is drawn, and is not blown up where it is a photograph', () => {
    const small = { width: 60, height: 40 }
    const shown = (url: string) => fittedSize(sizeToFit(url, small), box)
    for (const url of ['data:image/svg+xml,%3Csvg', '/media/7/plate.svg', '/media/7/plate.svg?v=2']) {
      expect(shown(url)).toEqual({ width: 900, height: 600 })
    }
    for (const url of ['/media/7/wall.jpg', 'data:image/png;base64,AA', '/media/svg/7']) {
      expect(shown(url)).toEqual(small)
    }
  })

  test.prop([views, sizes, sizes])('never leaves the screen, whatever the gesture', (view, picture, room) => {
    const { zoom, panX, panY } = heldInside(view, picture, room)
    const size = fittedSize(picture, room)
    expect(zoom).toBeGreaterThanOrEqual(1)
    expect(zoom).toBeLessThanOrEqual(8)
    for (const [side, space, pan] of [
      [size.width * zoom, room.width, panX],
      [size.height * zoom, room.height, panY],
    ] as const) {
      const [start, end] = [pan - side / 2, pan + side / 2]
      if (side <= space) expect(pan).toBe(0)
      else {
        // It covers the box from edge to edge.
        expect(start).toBeLessThanOrEqual(-space / 2 + 1e-6)
        expect(end).toBeGreaterThanOrEqual(space / 2 - 1e-6)
      }
    }
  })

  test.prop([views, sizes, sizes])('a view that is allowed stays as it is', (view, picture, room) => {
    const once = heldInside(view, picture, room)
    const twice = heldInside(once, picture, room)
    expect(twice.zoom).toBe(once.zoom)
    expect(twice.panX).toBeCloseTo(once.panX)
    expect(twice.panY).toBeCloseTo(once.panY)
  })
})
