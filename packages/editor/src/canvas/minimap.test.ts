/** The sheet made small, against what one would measure on paper. */
import { fc, test as propertyTest } from '@fast-check/vitest'
import type { Box } from '@orderwright/domain/geometry'
import { describe, expect, test } from 'vitest'
import { openCanvas, panelsAt, viewport } from '../testing/canvas.ts'
import { boxOnMinimap, isWithin, minimapOf, pointUnderMinimap } from './minimap.ts'

const size = { width: 160, height: 100 }
const whole = { x: 0, y: 0, ...size }

describe('a minimap', () => {
  test('shows all that stands there and the frame of what is seen, in the middle and as large as it can', () => {
    const contents = { x: 0, y: 0, width: 400, height: 100 }
    const view = minimapOf(contents, { x: 100, y: 0, width: 100, height: 50 }, size)
    expect(boxOnMinimap(view, contents)).toEqual({ x: 0, y: 30, width: 160, height: 40 })
    expect(boxOnMinimap(view, { x: 100, y: 0, width: 100, height: 50 })).toEqual({
      x: 40,
      y: 30,
      width: 40,
      height: 20,
    })
    expect(pointUnderMinimap(view, { x: 80, y: 50 })).toEqual({ x: 200, y: 50 })
  })

  test('grows with a look that has gone astray, so that the way back is seen', () => {
    const contents = { x: 0, y: 0, width: 100, height: 100 }
    const view = minimapOf(contents, { x: 300, y: 0, width: 100, height: 100 }, size)
    expect(boxOnMinimap(view, contents)).toEqual({ x: 0, y: 30, width: 40, height: 40 })
  })

  const length = fc.double({ min: 1, max: 5000, noNaN: true })
  const place = fc.double({ min: -5000, max: 5000, noNaN: true })
  const box: fc.Arbitrary<Box> = fc.record({ x: place, y: place, width: length, height: length })
  const grown = ({ x, y, width, height }: Box, by: number) => ({
    x: x - by,
    y: y - by,
    width: width + 2 * by,
    height: height + 2 * by,
  })
  propertyTest.prop([box, box])(
    'holds both, touches two of its edges, and a press means the point under it',
    (one, other) => {
      const view = minimapOf(one, other, size)
      const shown = [one, other].map((each) => boxOnMinimap(view, each))
      for (const each of shown) expect(isWithin(each, grown(whole, 1e-6))).toBe(true)
      const across =
        Math.max(...shown.map(({ x, width }) => x + width)) - Math.min(...shown.map(({ x }) => x))
      const down =
        Math.max(...shown.map(({ y, height }) => y + height)) - Math.min(...shown.map(({ y }) => y))
      expect(Math.max(across / size.width, down / size.height)).toBeCloseTo(1, 6)
      const [{ x, y } = { x: 0, y: 0 }] = shown
      expect(pointUnderMinimap(view, { x, y }).x).toBeCloseTo(one.x, 5)
      expect(pointUnderMinimap(view, { x, y }).y).toBeCloseTo(one.y, 5)
    },
  )
})

describe('what stands on the sheet', () => {
  test('is in sight or not, without what is hidden', () => {
    const { canvas } = openCanvas(panelsAt(0, 400), viewport)
    expect(canvas.contents()).toEqual({ x: 0, y: 0, width: 448, height: 108 })
    expect(isWithin({ x: 0, y: 0, width: 448, height: 108 }, canvas.seen())).toBe(false)
    canvas.zoomToFit()
    expect(isWithin({ x: 0, y: 0, width: 448, height: 108 }, canvas.seen())).toBe(true)
    canvas.setLayer('panelsAndSeams', false)
    expect(canvas.contents()).toBeNull()
  })

  test('is looked along by the arrow keys while nothing is selected: an eighth of the sheet, with Shift a half', () => {
    const { canvas } = openCanvas(panelsAt(0), viewport)
    // 1000 by 700 pixels are 500 by 350 inches.
    canvas.key('ArrowRight')
    canvas.key('ArrowDown', { shift: true })
    expect(canvas.getState().camera.center).toEqual({ x: 62.5, y: 175 })
    // What is selected is moved in its place, and stays in sight: no further along.
    canvas.press(20, 50).key('ArrowRight')
    expect(canvas.getState().camera.center.x).toBe(62.5)
  })
})
