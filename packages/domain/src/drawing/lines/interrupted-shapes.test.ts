/** What is left of dashed shapes behind texts and symbols, written out. */
import { describe, expect, it } from 'vitest'
import { approximateMeasurer } from '../../engraving/fonts/measure.ts'
import { interruptDashes } from './interrupt-dashes.ts'
import type { LinePrimitive, Primitive, TextPrimitive } from '../scene.ts'

/** An engraved sign of 4 × 4 mm: nothing dashed comes nearer than 3 mm to its middle, to the right or up. */
const sign = (x: number, y: number): Primitive => ({
  kind: 'path',
  d: `M${x - 2} ${y - 2}L${x + 2} ${y + 2}`,
  part: 'engraving:0:above',
})
const line = (x: number, y: number, toX: number, toY: number): LinePrimitive => ({
  kind: 'line',
  from: { x, y },
  to: { x: toX, y: toY },
  role: 'hidden',
})
const path = (d: string): Primitive => ({ kind: 'path', d, role: 'hidden' })

function left(shape: Primitive, ...others: Primitive[]): string {
  const [kept] = interruptDashes([shape, ...others])
  if (kept === shape) return 'as it was'
  return kept?.kind === 'path' ? kept.d : 'no path'
}

describe('a dashed line', () => {
  it.each<[Primitive, Primitive[], string]>([
    [line(-9, 0, 9, 0), [sign(0, 0)], 'M-9 0L-3 0M3 0L9 0'],
    [line(9, 0, -9, 0), [sign(0, 0)], 'M9 0L3 0M-3 0L-9 0'],
    [line(0, -9, 0, 9), [sign(0, 0)], 'M0 -9L0 -3M0 3L0 9'],
    [line(-9, -9, 9, 9), [sign(0, 0)], 'M-9 -9L-3 -3M3 3L9 9'],
    [line(0, 0, 9, 0), [sign(0, 0)], 'M3 0L9 0'],
    [line(-9, 0, 0, 0), [sign(0, 0)], 'M-9 0L-3 0'],
    [line(-2, 0, 2, 1), [sign(0, 0)], ''],
    [line(-20, 0, 20, 0), [sign(10, 0), sign(-10, 0)], 'M-20 0L-13 0M-7 0L7 0M13 0L20 0'],
    [line(-20, 0, 20, 0), [sign(0, 0), sign(4, 0)], 'M-20 0L-3 0M7 0L20 0'],
    [line(-9, 2.9, 9, 2.9), [sign(0, 0)], 'M-9 2.9L-3 2.9M3 2.9L9 2.9'],
    [line(-9, 3, 9, 3), [sign(0, 0)], 'as it was'],
    [line(-3, -9, -3, 9), [sign(0, 0)], 'as it was'],
    [line(-9, 5, 5, -9), [sign(0, 0)], 'M-9 5L-3 -1M-1 -3L5 -9'],
    [line(-9, 2, 2, -9), [sign(0, 0)], 'as it was'],
    [line(4, 0, 9, 0), [sign(0, 0)], 'as it was'],
    [line(-9, 0, -4, 0), [sign(0, 0)], 'as it was'],
    [line(0, 4, 0, 9), [sign(0, 0)], 'as it was'],
    [line(0, -9, 0, -4), [sign(0, 0)], 'as it was'],
  ])('%j', (shape, signs, expected) => {
    expect(left(shape, ...signs)).toBe(expected)
  })

  it('keeps its part, its role and its color, and is a path', () => {
    const center: Primitive = {
      ...line(-9, 0, 9, 0),
      role: 'center',
      part: 'backBox',
      stroke: 'ink2',
      opacity: 0.5,
    }
    expect(interruptDashes([center, sign(0, 0)])[0]).toEqual({
      kind: 'path',
      d: 'M-9 0L-3 0M3 0L9 0',
      role: 'center',
      part: 'backBox',
      stroke: 'ink2',
      opacity: 0.5,
    })
    expect(interruptDashes([line(-9, 0, 9, 0), sign(0, 0)])[0]).toEqual({
      kind: 'path',
      d: 'M-9 0L-3 0M3 0L9 0',
      role: 'hidden',
    })
  })

  it('is no other line: whole ones and engraved strokes go through, and other paths make no room', () => {
    expect(left({ ...line(-9, 0, 9, 0), role: 'detail' }, sign(0, 0))).toBe('as it was')
    expect(left({ ...line(-9, 0, 9, 0), strokeMm: 0.3 }, sign(0, 0))).toBe('as it was')
    expect(left(line(-9, 0, 9, 0), { ...sign(0, 0), part: 'plate' })).toBe('as it was')
    expect(left(line(-9, 0, 9, 0), path('M-2 -2L2 2'))).toBe('as it was')
  })
})

describe('a dashed shape', () => {
  it.each<[string, string]>([
    ['M-9 0H9V9', 'M-9 0L-3 0M3 0L9 0L9 9'],
    ['M-9 -9H9L-9 9Z', 'M-9 -9L9 -9L3 -3M-3 3L-9 9L-9 -9'],
    ['M9 9H-9L9 -9M-9 0H9', 'M9 9L-9 9L-3 3M3 -3L9 -9M-9 0L-3 0M3 0L9 0'],
    ['M9 9L-9 -9Z', 'M9 9L3 3M-3 -3L-9 -9L-3 -3M3 3L9 9'],
    ['M-9 0L0 0L0 9', 'M-9 0L-3 0M0 3L0 9'],
    ['M-9 0A9 9 0 0 1 9 0L-9 0', 'as it was'],
  ])('%s', (d, expected) => {
    expect(left(path(d), sign(0, 0))).toBe(expected)
  })

  it('is open where a sign stands on a side of a box with round corners', () => {
    const box: Primitive = { kind: 'rect', x: -10, y: -5, width: 20, height: 16, radius: 4, role: 'hidden' }
    const d = left(box, sign(0, -5))
    expect(d).toMatch(/^M-10 -1L/)
    expect(d).toContain('L-6 -5L-3 -5M3 -5L6 -5L')
    expect(d).toContain('L10 -1L10 7L')
    expect(d).toContain('L6 11L-6 11L')
    expect(d).toMatch(/L-10 7L-10 -1$/)
    // Six steps to a corner, four sides, one of them in two.
    expect(d.split('L')).toHaveLength(1 + 4 * 6 + 4 + 1)
    // Halfway around the corner at the top right, 4 mm from its middle.
    expect(d).toContain('L8.8284 -3.8284L')
  })

  it('is rounded by half its smaller side at most', () => {
    const d = left(
      { kind: 'rect', x: -10, y: -2, width: 20, height: 4, radius: 9, role: 'hidden' },
      sign(0, -2),
    )
    expect(d).toMatch(/^M-10 0L/)
    expect(d).toContain('L-8 -2L-3 -2M3 -2L8 -2L')
  })

  it('is open where a sign stands on a circle', () => {
    const d = left({ kind: 'circle', center: { x: 1, y: 2 }, radius: 10, role: 'hidden' }, sign(11, 2))
    // From 17.5° to 342.5°, every 3° in between.
    expect(d).toMatch(/^M10\.5\d* 5L/)
    expect(d).toMatch(/L10\.5\d* -1$/)
    expect(d.split('L')).toHaveLength(1 + 109 + 1)
    expect(d).toContain('L1 12L')
    expect(d).toContain('L-9 2L')
  })
})

describe('a text', () => {
  const text = (more: Partial<TextPrimitive> = {}): TextPrimitive => ({
    kind: 'text',
    at: { x: 0, y: 0 },
    anchor: 'start',
    text: 'HALL',
    font: { family: 'Inter', weight: 400, sizeMm: 10 },
    ...more,
  })
  const width = approximateMeasurer.measure('HALL', 'Inter', 10).advanceMm
  const gap = (shape: Primitive, more?: Partial<TextPrimitive>) =>
    (/L(\S+ \S+)M(\S+ \S+)L/.exec(left(shape, text(more))) ?? [])
      .slice(1)
      .map((end) => end.split(' ').map(Number))

  it.each<[TextPrimitive['anchor'], number, number]>([
    ['start', -3, width + 3],
    ['middle', -width / 2 - 3, width / 2 + 3],
    ['end', -width - 3, 3],
  ])('has three tenths of its size free at both ends: anchored at its %s', (anchor, from, to) => {
    const [before, behind] = gap(line(-99, 0, 99, 0), { anchor })
    expect(before?.[0]).toBeCloseTo(from, 2)
    expect(behind?.[0]).toBeCloseTo(to, 2)
  })

  it('has as much free over its height and under its depth', () => {
    expect(gap(line(5, -99, 5, 99))).toEqual([
      [5, -10.6],
      [5, 5],
    ])
    expect(gap(line(105, -59, 105, 139), { at: { x: 100, y: 40 } })).toEqual([
      [105, 29.4],
      [105, 45],
    ])
  })

  it('stands upright where it is turned by a quarter: its end above', () => {
    const [before, behind] = gap(line(0, -99, 0, 99), { rotation: -90 })
    expect(before?.[1]).toBeCloseTo(-width - 3, 2)
    expect(behind?.[1]).toBeCloseTo(3, 2)
    expect(gap(line(-99, -5, 99, -5), { rotation: -90 })).toEqual([
      [-10.6, -5],
      [5, -5],
    ])
  })

  it('turns as it is told: clockwise, and upside down', () => {
    const [before, behind] = gap(line(0, -99, 0, 99), { rotation: 90 })
    expect(before?.[1]).toBeCloseTo(-3, 2)
    expect(behind?.[1]).toBeCloseTo(width + 3, 2)
    expect(gap(line(-99, 5, 99, 5), { rotation: 90 })).toEqual([
      [-5, 5],
      [10.6, 5],
    ])
    expect(gap(line(-5, -99, -5, 99), { rotation: 180 })).toEqual([
      [-5, -5],
      [-5, 10.6],
    ])
  })

  it('makes no room where it is empty or stands at another angle', () => {
    expect(left(line(-99, 0, 99, 0), text({ text: '  ' }))).toBe('as it was')
    expect(left(line(-99, 0, 99, 0), text({ rotation: 30 }))).toBe('as it was')
  })
})

describe('groups', () => {
  const group = (x: number, y: number, ...items: Primitive[]): Primitive => ({
    kind: 'group',
    at: { x, y },
    items,
  })

  it('are where they stand: their texts for lines outside, their lines for texts outside', () => {
    expect(left(line(-9, 50, 29, 50), group(4, 40, group(6, 10, sign(0, 0))))).toBe('M-9 50L7 50M13 50L29 50')
    const [inner] = interruptDashes([group(4, 40, group(6, 10, line(-9, 0, 9, 0))), sign(11, 50)])
    expect(inner).toEqual(group(4, 40, group(6, 10, path('M-9 0L-2 0M4 0L9 0'))))
  })

  it('stay the same objects where nothing in them is met', () => {
    const still = group(100, 0, line(-9, 0, 9, 0))
    const items = [still, line(-9, 0, 9, 0), sign(0, 0)]
    const next = interruptDashes(items)
    expect(next).not.toBe(items)
    expect(next[0]).toBe(still)
    expect(next[2]).toBe(items[2])
    const free = [still, sign(0, 0)]
    expect(interruptDashes(free)).toBe(free)
  })
})
