/** A simplified path stays where the path was, is shorter, and does not depend on how the path was written. */
import type { Point } from '../../geometry/box.ts'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { absoluteSegments } from '../../geometry/path.ts'
import { simplifyPath } from './simplify-path.ts'

/** Points along a path of lines and curves, many to each; the slow and obvious way. */
function samples(d: string): Point[] {
  const found: Point[] = []
  let at: Point = { x: 0, y: 0 }
  let start: Point = at
  const bezier = (points: readonly Point[], t: number): Point => {
    if (points.length === 1) return points[0] ?? at
    const next = points.slice(1).map((point, index) => {
      const before = points[index] ?? point
      return { x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t }
    })
    return bezier(next, t)
  }
  for (const { command, values } of absoluteSegments(d)) {
    if (command === 'M') {
      at = { x: values[0] ?? 0, y: values[1] ?? 0 }
      start = at
      found.push(at)
      continue
    }
    const ends = command === 'Z' ? [start.x, start.y] : values
    const points = ends.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: ends[index + 1] ?? 0 }] : []))
    for (let step = 1; step <= 24; step += 1) found.push(bezier([at, ...points], step / 24))
    at = points.at(-1) ?? at
  }
  return found
}

/** How far a point is from the nearest of a chain of samples and the straight pieces between them. */
function distanceTo(chain: readonly Point[], { x, y }: Point): number {
  return Math.min(
    ...chain.map((to, index) => {
      const from = chain[index - 1] ?? to
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const square = dx * dx + dy * dy
      const share = square === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / square
      const t = Math.min(1, Math.max(0, share))
      return Math.hypot(x - from.x - dx * t, y - from.y - dy * t)
    }),
  )
}

const coordinates = fc.integer({ min: -400, max: 400 }).map((value) => value / 10)
const point = fc.tuple(coordinates, coordinates).map(([x, y]) => `${x} ${y}`)
const command = fc.oneof(
  point.map((to) => `L${to}`),
  fc.tuple(point, point).map((points) => `Q${points.join(' ')}`),
  fc.tuple(point, point, point).map((points) => `C${points.join(' ')}`),
)
const paths = fc
  .tuple(point, fc.array(command, { minLength: 1, maxLength: 12 }), fc.boolean())
  .map(([from, commands, isClosed]) => `M${from}${commands.join('')}${isClosed ? 'Z' : ''}`)
const tolerances = fc.constantFrom(0.01, 0.05, 0.3, 2)

describe('a simplified path', () => {
  test.prop([paths, tolerances])('keeps within its tolerance of every point of the path', (d, tolerance) => {
    const simple = samples(simplifyPath(d, tolerance))
    for (const one of samples(d)) expect(distanceTo(simple, one)).toBeLessThanOrEqual(tolerance * 1.5)
  })

  test.prop([paths, tolerances])('goes nowhere where the path was not', (d, tolerance) => {
    const before = samples(d)
    for (const one of samples(simplifyPath(d, tolerance))) {
      expect(distanceTo(before, one)).toBeLessThanOrEqual(tolerance * 1.5)
    }
  })

  it('writes a line of many points as one, a flat curve as a line, and few digits', () => {
    expect(simplifyPath('M0 0L1 0.001L2 0L3 0.0012L10 0', 0.02)).toBe('M0 0l10 0')
    expect(simplifyPath('M0 0C1 0.001 2 0.001 3 0', 0.02)).toBe('M0 0l3 0')
    expect(simplifyPath('M0.12345 0.98765h-1.23456', 0.2)).toBe('M.1 1l-1.2 0')
  })

  it('keeps arcs that are seen as arcs, closes what was closed, and begins anew where the path did', () => {
    expect(simplifyPath('M0 0A10 10 0 0 1 20 0ZM5 5A0.01 0.01 0 0 1 5.02 5', 0.2)).toBe(
      'M0 0a10 10 0 0 1 20 0zM5 5',
    )
    expect(simplifyPath('M0 0H10V10ZL5 5', 0.2)).toBe('M0 0l10 0 0 10zl5 5')
  })
})
