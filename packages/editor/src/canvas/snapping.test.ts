/** Snapping against a search through everything. */
import type { Point } from '@orderwright/domain/geometry'
import {
  boundsOf,
  type BoxForm,
  distance,
  edgesOf,
  type Form,
  nearestOnSegment,
  snapPointsOf,
} from '@orderwright/domain/canvas'
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { snapAngle, snapLineEnd, snapMove, snapPoint, type SnapTargets } from './snapping.ts'

const overlaps = (form: Form, box: { x: number; y: number; width: number; height: number }) => {
  const own = boundsOf(form)
  return (
    own.x <= box.x + box.width &&
    box.x <= own.x + own.width &&
    own.y <= box.y + box.height &&
    box.y <= own.y + own.height
  )
}
const targetsOf = (forms: readonly Form[], gridSize = 0): SnapTargets => ({
  near: (box) => forms.filter((form) => overlaps(form, box)),
  seen: { x: -1000, y: -1000, width: 3000, height: 3000 },
  gridSize,
})
const aBox = (x: number, y: number, width: number, height: number): BoxForm => ({
  type: 'box',
  x,
  y,
  width,
  height,
  rotation: 0,
})
const wall = (from: Point, to: Point): Form => ({ type: 'line', from, to, thickness: 4 })

describe('snapping', () => {
  const room = targetsOf([wall({ x: 0, y: 0 }, { x: 120, y: 0 }), aBox(200, 50, 40, 20)])

  test('a point within the threshold meets the end of a wall, one beyond it does not', () => {
    expect(snapPoint(room, { x: 118, y: 1 }, 2.5).point).toEqual({ x: 120, y: 0 })
    expect(snapPoint(room, { x: 124, y: 11 }, 2.5)).toEqual({ point: { x: 124, y: 11 }, guides: [] })
  })

  test('a point near a wall lies on its axis or a side of its body', () => {
    expect(snapPoint(room, { x: 90, y: 0.4 }, 2.5).point).toEqual({ x: 90, y: 0 })
    expect(snapPoint(room, { x: 90, y: 3.5 }, 2.5).point).toEqual({ x: 90, y: 2 })
  })

  test('a point is aligned with others along each axis', () => {
    const snapped = snapPoint(room, { x: 121, y: 69 }, 2.5)
    expect(snapped.point).toEqual({ x: 120, y: 70 })
    expect(snapped.guides).toHaveLength(2)
  })

  test('a line that is drawn keeps right angles, and 15 degrees with Shift', () => {
    const nothing = targetsOf([])
    expect(snapLineEnd(nothing, { x: 0, y: 0 }, { x: 80, y: 2 }, 2.5, false).point).toEqual({ x: 80, y: 0 })
    expect(snapLineEnd(nothing, { x: 0, y: 0 }, { x: 1, y: 80 }, 2.5, false).point).toEqual({ x: 0, y: 80 })
    const { point } = snapLineEnd(nothing, { x: 0, y: 0 }, { x: 10, y: 9 }, 2.5, true)
    expect(point.x).toBeCloseTo(point.y, 9)
  })

  test('[2.9.18] what aligns with nothing stands on the grid where it is near', () => {
    expect(snapPoint(targetsOf([], 50), { x: 99, y: 20 }, 2.5).point).toEqual({ x: 100, y: 20 })
  })

  test('a moved box is aligned by any of its points', () => {
    const corners = snapPointsOf(aBox(0, 100, 30, 30))
    const move = snapMove(room, corners, { x: 208, y: -81 }, 2.5)
    // Its right edge meets the box's, its upper edge its foot.
    expect(move.by).toEqual({ x: 210, y: -80 })
  })

  test('angles snap to fifteen degrees within three', () => {
    expect([snapAngle(43, false), snapAngle(38, false), snapAngle(38, true)]).toEqual([45, 38, 45])
  })

  const inches = fc.integer({ min: 0, max: 3200 }).map((count) => count / 16)
  const point = fc.record({ x: inches, y: inches })
  const form = fc.oneof(
    fc
      .record({
        x: inches,
        y: inches,
        width: fc.integer({ min: 1, max: 60 }),
        height: fc.integer({ min: 1, max: 60 }),
        rotation: fc.constantFrom(0, 0, 30, 90),
      })
      .map((box): Form => ({ type: 'box', ...box })),
    fc
      .record({ from: point, to: point })
      .map(({ from, to }): Form => ({ type: 'line', from, to, thickness: 4 })),
  )

  test.prop([fc.array(form, { maxLength: 12 }), point])(
    'meets the very nearest point, else the nearest edge, as a search through all of them finds it',
    (forms, at) => {
      const threshold = 6
      const snapped = snapPoint(targetsOf(forms), at, threshold)
      const points = forms.flatMap(snapPointsOf).map((other) => distance(other, at))
      const edges = forms.flatMap(edgesOf).map(([a, b]) => distance(nearestOnSegment(at, a, b), at))
      const nearest = [points, edges].map((all) => Math.min(...all)).find((least) => least <= threshold)
      if (nearest !== undefined) {
        expect(distance(snapped.point, at)).toBeCloseTo(nearest, 9)
        return
      }
      const aligned = (name: 'x' | 'y') => {
        const least = Math.min(
          ...forms.flatMap(snapPointsOf).map((other) => Math.abs(other[name] - at[name])),
        )
        return least <= threshold ? least : 0
      }
      expect(Math.abs(snapped.point.x - at.x)).toBeCloseTo(aligned('x'), 9)
      expect(Math.abs(snapped.point.y - at.y)).toBeCloseTo(aligned('y'), 9)
    },
  )

  test.prop([fc.array(form, { maxLength: 12 }), form, point])(
    'never moves anything farther than the threshold',
    (forms, moving, by) => {
      const move = snapMove(targetsOf(forms, 50), snapPointsOf(moving), by, 4)
      expect(Math.abs(move.by.x - by.x)).toBeLessThanOrEqual(4 + 1e-9)
      expect(Math.abs(move.by.y - by.y)).toBeLessThanOrEqual(4 + 1e-9)
    },
  )

  test.prop([
    fc.array(form, { maxLength: 12 }),
    form,
    point,
    fc.integer({ min: 1, max: 64 }).map((count) => count / 8),
  ])(
    'a move goes to the nearest alignment of any of its points along each axis, as a search through all of them finds it',
    (forms, moving, by, threshold) => {
      const points = snapPointsOf(moving).map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
      const others = forms.flatMap(snapPointsOf)
      const leastOf = (name: 'x' | 'y') => {
        const all = points.flatMap((one) => others.map((other) => Math.abs(other[name] - one[name])))
        const least = Math.min(Infinity, ...all)
        return least <= threshold ? least : 0
      }
      const move = snapMove(targetsOf(forms), snapPointsOf(moving), by, threshold)
      expect(Math.abs(move.by.x - by.x)).toBeCloseTo(leastOf('x'), 8)
      expect(Math.abs(move.by.y - by.y)).toBeCloseTo(leastOf('y'), 8)
    },
  )

  test('nothing is aligned with what is out of sight', () => {
    const far = aBox(5000, 40, 30, 30)
    const seen = { x: 0, y: 0, width: 400, height: 300 }
    const targets: SnapTargets = {
      near: (box) => [far].filter((one) => overlaps(one, box)),
      seen,
      gridSize: 0,
    }
    expect(snapPoint(targets, { x: 100, y: 41 }, 5)).toEqual({ point: { x: 100, y: 41 }, guides: [] })
  })
})
