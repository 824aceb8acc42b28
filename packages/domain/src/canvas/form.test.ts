/** Geometry of the canvas against slow and obvious ways to compute the same. */
import { fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { Point } from '../geometry/box.ts'
import { checkLaw } from '../testing/check-law.ts'
import {
  boundsOf,
  type BoxForm,
  boxHandles,
  contains,
  cornersOf,
  distance,
  distanceTo,
  type Form,
  handlePoint,
  isSound,
  resize,
  rotateForm,
  snapPointsOf,
  touchesBox,
  translate,
} from './form.ts'

/** Inches in sixteenths, as they are typed. */
const sixteenths = (min: number, max: number) =>
  fc.integer({ min: min * 16, max: max * 16 }).map((count) => count / 16)
const inches = sixteenths(-500, 500)
const extent = sixteenths(1, 300)
const point = fc.record({ x: inches, y: inches })
const degrees = fc.oneof(
  fc.constantFrom(0, 30, 90, 180, 270),
  fc.integer({ min: 0, max: 3600 }).map((tenths) => tenths / 10),
)
const box = fc
  .record({ x: inches, y: inches, width: extent, height: extent, rotation: degrees })
  .map((form): BoxForm => ({ type: 'box', ...form }))
const line = fc
  .record({ from: point, to: point, thickness: sixteenths(0, 20) })
  .map((form): Form => ({ type: 'line', ...form }))
const form = fc.oneof(box, line)
const near = (a: Point, b: Point) => distance(a, b) < 1e-6

/** Inside by the winding of the polygon: the point lies on one side of all edges. */
function isInsidePolygon(corners: readonly Point[], { x, y }: Point): boolean {
  const sides = corners.map((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
  })
  return sides.every((side) => side >= -1e-6) || sides.every((side) => side <= 1e-6)
}

describe('the forms of a canvas', () => {
  test('a box of 40 by 20 at 10, 10, turned by 90 degrees, stands upright about its middle', () => {
    const turned: Form = { type: 'box', x: 10, y: 10, width: 40, height: 20, rotation: 90 }
    expect(boundsOf(turned)).toEqual({ x: 20, y: 0, width: 20, height: 40 })
    expect(handlePoint(turned, 'n')).toEqual({ x: 40, y: 20 })
  })

  test('the body of a wall 4 thick from 0, 0 to 120, 0 lies 2 to either side', () => {
    const wall: Form = { type: 'line', from: { x: 0, y: 0 }, to: { x: 120, y: 0 }, thickness: 4 }
    expect(boundsOf(wall)).toEqual({ x: 0, y: -2, width: 120, height: 4 })
    expect(snapPointsOf(wall)).toEqual([
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 120, y: 0 },
    ])
  })

  test('dragging the right edge to 60 leaves the left one where it is', () => {
    const start: Form = { type: 'box', x: 10, y: 10, width: 40, height: 20, rotation: 0 }
    expect(resize(start, 'e', { x: 60, y: 99 })).toEqual({ ...start, width: 50 })
    expect(resize(start, 'nw', { x: 0, y: 0 })).toEqual({ ...start, x: 0, y: 0, width: 50, height: 30 })
    expect(resize(start, 'e', { x: 60, y: 20 }, { keepsRatio: true })).toMatchObject({
      width: 50,
      height: 25,
    })
    expect(resize(start, 'e', { x: 60, y: 20 }, { fromCenter: true })).toMatchObject({ x: 0, width: 60 })
  })

  test('a box never turns inside out', () => {
    const start: Form = { type: 'box', x: 10, y: 10, width: 40, height: 20, rotation: 0 }
    expect(resize(start, 'e', { x: -500, y: 0 })).toMatchObject({ x: 10, width: 1 / 16 })
    expect(resize(start, 'w', { x: 500, y: 0 })).toMatchObject({ x: 50 - 1 / 16, width: 1 / 16 })
  })

  test('a point is inside exactly where it lies on one side of all edges', () => {
    expect(contains({ type: 'box', x: 0, y: 0, width: 4, height: 4, rotation: 0 }, { x: 2, y: 2 })).toBe(true)
    const nearby = fc.tuple(
      form,
      fc.integer({ min: -99, max: 99 }).map((percent) => percent / 100),
      fc.integer({ min: -99, max: 99 }).map((percent) => percent / 100),
    )
    checkLaw({ inside: 20, outside: 10 }, nearby, (cover, [shape, u, v]) => {
      const { x, y, width, height } = boundsOf(shape)
      const at = { x: x + (width * (u + 1)) / 2, y: y + (height * (v + 1)) / 2 }
      const isEdge = distanceTo(shape, at) < 1e-6 && !isInsidePolygon(cornersOf(shape), at)
      fc.pre(!isEdge)
      const isInside = isInsidePolygon(cornersOf(shape), at)
      cover(isInside ? 'inside' : 'outside')
      if (distanceTo(shape, at) > 1e-6) expect(contains(shape, at)).toBe(false)
      if (isInside && !contains(shape, at)) expect(distanceTo(shape, at)).toBeLessThan(1e-6)
      if (!isInside) expect(contains(shape, at)).toBe(false)
    })
  })

  test('the bounds hold every corner and nothing less', () => {
    checkLaw({}, form, (_, shape) => {
      const bounds = boundsOf(shape)
      const corners = cornersOf(shape)
      expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(bounds.x, 6)
      expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(bounds.y + bounds.height, 6)
    })
  })

  test('resizing about any handle puts the handle where it was dragged and leaves the opposite one', () => {
    const opposite = { nw: 'se', n: 's', ne: 'sw', e: 'w', se: 'nw', s: 'n', sw: 'ne', w: 'e' } as const
    checkLaw(
      { pulled: 20 },
      fc.tuple(box, fc.constantFrom(...boxHandles), point),
      (cover, [shape, handle, to]) => {
        const next = resize(shape, handle, to)
        expect(isSound(next)).toBe(true)
        expect(near(handlePoint(next, opposite[handle]), handlePoint(shape, opposite[handle]))).toBe(true)
        if (next.type !== 'box' || Math.min(next.width, next.height) <= 1 / 16 + 1e-9) return
        cover('pulled')
        if (handle.length === 2) expect(near(handlePoint(next, handle), to)).toBe(true)
      },
    )
  })

  test('resizing back gives the form back', () => {
    checkLaw({}, fc.tuple(box, fc.constantFrom(...boxHandles), point), (_, [shape, handle, to]) => {
      const back = resize(resize(shape, handle, to), handle, handlePoint(shape, handle))
      for (const corner of boxHandles)
        expect(near(handlePoint(back, corner), handlePoint(shape, corner))).toBe(true)
    })
  })

  test('turning and turning back gives the form back, and keeps every distance to the pivot', () => {
    checkLaw({}, fc.tuple(form, degrees, point), (_, [shape, angle, pivot]) => {
      const turned = rotateForm(shape, angle, pivot)
      const back = rotateForm(turned, -angle, pivot)
      for (const [index, corner] of cornersOf(shape).entries()) {
        const [there, again] = [cornersOf(turned)[index], cornersOf(back)[index]]
        if (!there || !again) continue
        expect(distance(there, pivot)).toBeCloseTo(distance(corner, pivot), 5)
        expect(near(again, corner)).toBe(true)
      }
    })
  })

  test('a form touches a box exactly where a fine grid of the box has a point of it', () => {
    const pair = fc.tuple(form, fc.record({ x: inches, y: inches, width: extent, height: extent }))
    checkLaw({ touching: 10, apart: 30 }, pair, (cover, [shape, area]) => {
      const isFound = [...Array(41).keys()].some((i) =>
        [...Array(41).keys()].some((j) =>
          contains(shape, { x: area.x + (area.width * i) / 40, y: area.y + (area.height * j) / 40 }),
        ),
      )
      const touches = touchesBox(shape, area)
      if (isFound) expect(touches).toBe(true)
      cover(touches ? 'touching' : 'apart')
      // What the grid missed is nearer than its mesh.
      if (touches && !isFound) {
        const mesh = Math.hypot(area.width, area.height) / 40
        const steps = [...Array(41).keys()]
        const nearest = Math.min(
          ...steps.flatMap((i) =>
            steps.map((j) =>
              distanceTo(shape, { x: area.x + (area.width * i) / 40, y: area.y + (area.height * j) / 40 }),
            ),
          ),
        )
        expect(nearest).toBeLessThan(mesh)
      }
    })
  })

  test('moving there and back changes nothing', () => {
    checkLaw({}, fc.tuple(form, point), (_, [shape, by]) => {
      const back = translate(translate(shape, by), { x: -by.x, y: -by.y })
      for (const [index, corner] of cornersOf(shape).entries()) {
        expect(near(cornersOf(back)[index] ?? corner, corner)).toBe(true)
      }
    })
  })

  test('a form without size, or with a number that is none, is not sound', () => {
    expect(isSound({ type: 'box', x: 0, y: 0, width: 0, height: 4, rotation: 0 })).toBe(false)
    expect(isSound({ type: 'box', x: Number.NaN, y: 0, width: 1, height: 4, rotation: 0 })).toBe(false)
    expect(isSound({ type: 'line', from: { x: 1, y: 1 }, to: { x: 1, y: 1 }, thickness: 4 })).toBe(false)
  })
})
