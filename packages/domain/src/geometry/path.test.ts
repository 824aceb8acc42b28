/** Paths: relative commands, transforms, boxes. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { hatchPolygon } from '../drawing/surfaces/hatch.ts'
import { pathBox, transformPath } from './path.ts'

const same = { scale: 1, dx: 0, dy: 0 }

describe('paths', () => {
  it('turns relative commands into absolute ones', () => {
    expect(transformPath('M1 2l3 4h-2v1z', same)).toBe('M1 2L4 6L2 6L2 7Z')
    expect(transformPath('m1 1 2 2-1 0', same)).toBe('M1 1L3 3L2 3')
    expect(transformPath('M0 0c1 0 1 1 2 1s1 1 2 1', same)).toBe('M0 0C1 0 1 1 2 1C3 1 3 2 4 2')
    expect(transformPath('M4 4z m1 1', same)).toBe('M4 4ZM5 5')
  })

  it('reads arc flags written together', () => {
    expect(transformPath('M0 0a2 2 0 014 0', same)).toBe('M0 0A2 2 0 0 1 4 0')
    expect(transformPath('M0 0a2 2 0 1 0.01 0', same)).toBe('M0 0A2 2 0 1 0 0.01 0')
  })

  it('scales, moves and mirrors', () => {
    expect(transformPath('M1 1L2 3', { scale: 2, dx: 10, dy: 20 })).toBe('M12 22L14 26')
    expect(transformPath('M1 1A1 1 0 0 1 2 2', { scale: 1, dx: 0, dy: 0, flipY: true })).toBe(
      'M1 -1A1 1 0 0 0 2 -2',
    )
  })

  test.prop([fc.string({ maxLength: 60 })])('never throws on rubbish', (d) => {
    expect(transformPath(d, same)).not.toContain('NaN')
    expect(Number.isFinite(pathBox(d).width)).toBe(true)
  })

  it('knows its box', () => {
    expect(pathBox('M1 2L5 2L5 8Z')).toEqual({ x: 1, y: 2, width: 4, height: 6 })
  })
})

describe('hatching', () => {
  test.prop([
    fc.double({ min: 2, max: 60, noNaN: true }),
    fc.double({ min: 2, max: 60, noNaN: true }),
    fc.integer({ min: 0, max: 179 }),
  ])('stays inside its polygon', (width, height, angle) => {
    const corners = [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ]
    const box = pathBox(hatchPolygon(corners, 1, angle) || 'M0 0')
    expect(box.x).toBeGreaterThanOrEqual(-1e-3)
    expect(box.y).toBeGreaterThanOrEqual(-1e-3)
    expect(box.x + box.width).toBeLessThanOrEqual(width + 1e-3)
    expect(box.y + box.height).toBeLessThanOrEqual(height + 1e-3)
  })
})
