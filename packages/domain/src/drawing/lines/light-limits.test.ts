/** How small is too small on a small drawing: each limit from both sides, at a tenth of the real size. */
import { describe, expect, it } from 'vitest'
import { lightItems } from './light.ts'
import type { Paint, PathPrimitive, Primitive, TextPrimitive } from '../scene.ts'

const tenth = (...items: Primitive[]) => lightItems(items, 0.1)

describe('at a tenth of the size', () => {
  const stripes = (count: number, pitch: number, fill?: Paint): Primitive => ({
    kind: 'path',
    d: Array.from({ length: count }, (_, index) => `M0 ${index * pitch}H80`).join(''),
    role: 'detail',
    ...(fill && { fill }),
  })
  it.each<[string, Primitive, number]>([
    // Seven gaps for eight lines: 0.875 of the pitch are to each of them.
    ['eight lines 3.9 mm apart', stripes(8, 3.9), 0],
    ['eight lines 4.1 mm apart', stripes(8, 4.1), 1],
    ['seven lines', stripes(7, 1), 1],
    ['eight lines around no surface', stripes(8, 1, 'none'), 0],
    ['eight lines around a surface', stripes(8, 1, 'ink'), 1],
    ['eight points', { kind: 'path', d: 'M0 0M0 9M9 0M9 9M0 0M0 9M9 0M9 9', role: 'detail' }, 1],
  ])('%s: %#', (_, item, count) => {
    expect(tenth(item)).toHaveLength(count)
  })

  const surface = { kind: 'rect', x: 0, y: 0, width: 80, height: 40 } as const
  it.each<[string, Primitive, number]>([
    ['a sheen', { ...surface, fill: 'paper', opacity: 0.29 }, 0],
    ['a surface that is not faint', { ...surface, fill: 'paper', opacity: 0.3 }, 1],
    ['a faint surface with an outline', { ...surface, fill: 'paper', opacity: 0.29, role: 'outline' }, 1],
    ['a faint surface with a stroke', { ...surface, fill: 'paper', opacity: 0.29, strokeMm: 1 }, 1],
    ['a hidden edge', { ...surface, role: 'hidden' }, 0],
    ['an outline', { ...surface, role: 'outline' }, 1],
  ])('%s: %#', (_, item, count) => {
    expect(tenth(item)).toHaveLength(count)
  })

  const size = (width: number, height: number, role: 'detail' | 'fine', fill?: Paint): Primitive => ({
    kind: 'rect',
    x: 7,
    y: 8,
    width,
    height,
    role,
    stroke: 'ink2',
    strokeMm: 1,
    ...(fill && { fill }),
  })
  const bare = (width: number, height: number): Primitive => ({
    kind: 'rect',
    x: 7,
    y: 8,
    width,
    height,
    fill: 'ink',
  })
  it.each<[Primitive, Primitive[]]>([
    [size(4.9, 4.9, 'detail'), []],
    [size(4.9, 5, 'detail'), [size(4.9, 5, 'detail')]],
    [size(5, 4.9, 'detail'), [size(5, 4.9, 'detail')]],
    [size(4.9, 4.9, 'detail', 'none'), []],
    [size(4.9, 4.9, 'detail', 'ink'), [bare(4.9, 4.9)]],
    [size(5, 4.9, 'detail', 'ink'), [size(5, 4.9, 'detail', 'ink')]],
    [size(14.9, 1, 'fine'), []],
    [size(15, 1, 'fine'), [size(15, 1, 'fine')]],
    [size(14.9, 1, 'fine', 'ink'), [bare(14.9, 1)]],
    [size(1.5, 1, 'detail', 'ink'), [bare(1.5, 1)]],
    [size(1.4, 1, 'detail', 'ink'), []],
  ])('of %j there is %j', (item, left) => {
    expect(tenth(item)).toEqual(left)
  })

  const line = (x: number, y: number): Primitive => ({
    kind: 'line',
    from: { x: 10, y: 10 },
    to: { x: 10 + x, y: 10 + y },
    role: 'detail',
  })
  it.each<[string, Primitive, number]>([
    ['a circle of 4.8 mm', { kind: 'circle', center: { x: 9, y: 9 }, radius: 2.4, role: 'detail' }, 0],
    ['a circle of 5.2 mm', { kind: 'circle', center: { x: 9, y: 9 }, radius: 2.6, role: 'detail' }, 1],
    ['a line of 4.5 mm', line(2.7, 3.6), 0],
    ['a line of 5.5 mm', line(3.3, 4.4), 1],
    ['a line of 5.5 mm the other way', line(-3.3, -4.4), 1],
    ['a path of 4 × 3 mm', { kind: 'path', d: 'M9 9h4v3', role: 'detail' }, 0],
    ['a path of 4 × 6 mm', { kind: 'path', d: 'M9 9h4v6', role: 'detail' }, 1],
    ['a path of 6 × 4 mm', { kind: 'path', d: 'M9 9h6v4', role: 'detail' }, 1],
  ])('%s: %#', (_, item, count) => {
    expect(tenth(item)).toHaveLength(count)
  })
})

describe('letters on a small drawing', () => {
  const text = (sizeMm: number, more: Partial<TextPrimitive> = {}): TextPrimitive => ({
    kind: 'text',
    at: { x: 40, y: 60 },
    anchor: 'middle',
    text: 'HALL',
    font: { family: 'Inter', weight: 400, sizeMm },
    outlines: 'M-60 0V-30H60V0Z',
    ...more,
  })
  const d = 'M-20 60l0-30 120 0 0 30z'

  it('are letters from 3.5 mm on, with the ink that they have', () => {
    expect(tenth(text(3.5))).toEqual([{ kind: 'path', d }])
    const ink = { role: 'engraving', stroke: 'ink2', strokeMm: 0.4, fill: 'ink', opacity: 0.9 } as const
    expect(tenth(text(3.5, ink))).toEqual([{ kind: 'path', d, ...ink }])
    expect(tenth(text(3.5, { rotation: 0 }))).toEqual([{ kind: 'path', d }])
  })

  it('are a bar below, as high as small letters and three fifths as strong', () => {
    expect(tenth(text(3.4, { role: 'engraving' }))).toEqual([
      { kind: 'rect', x: -20, y: 58.3, width: 120, height: 1.7, opacity: 0.6 },
    ])
    expect(tenth(text(3, { fill: 'accent', opacity: 0.5 }))).toEqual([
      { kind: 'rect', x: -20, y: 58.5, width: 120, height: 1.5, fill: 'accent', opacity: 0.3 },
    ])
  })

  it('stay as they are where their outlines are not known', () => {
    const { outlines: _, ...plain } = text(1)
    expect(tenth(plain)).toEqual([plain])
    expect(tenth(text(1, { rotation: 90 }))).toEqual([text(1, { rotation: 90 })])
  })
})

describe('paths on a small drawing', () => {
  const square = (x: number, more: Partial<PathPrimitive> = {}): PathPrimitive => ({
    kind: 'path',
    d: `M${x} 0l10 0 0 10-10 0z`,
    fill: 'ink',
    ...more,
  })

  it('lose a hair around their surface, and keep a stroke', () => {
    expect(tenth(square(0, { stroke: 'ink2', strokeMm: 0.19 }))).toEqual([square(0)])
    const stroked = square(0, { stroke: 'ink2', strokeMm: 0.21 })
    expect(tenth(stroked)).toEqual([stroked])
    const { fill: _, ...hair } = square(0, { stroke: 'ink2', strokeMm: 0.19 })
    expect(tenth(hair)).toEqual([hair])
  })

  it('lose points and curves that nobody sees', () => {
    expect(tenth(square(0, { d: 'M0 0L5 0.1L10 0V10Q5 10.1 0 10Z' }))).toEqual([square(0)])
  })

  it.each<[string, Partial<PathPrimitive>]>([
    ['opacity', { opacity: 0.9 }],
    ['role', { role: 'detail' }],
    ['color of the line', { stroke: 'ink2' }],
    ['width of the line', { strokeMm: 2 }],
    ['surface', { fill: 'accent' }],
    ['joins', { isRoundJoined: true }],
  ])('are one only where they look alike: not of another %s', (_, more) => {
    expect(tenth(square(0), square(20))).toEqual([
      square(0, { d: 'M0 0l10 0 0 10-10 0zM20 0l10 0 0 10-10 0z' }),
    ])
    expect(tenth(square(0), square(20, more))).toHaveLength(2)
    expect(tenth(square(20, more), square(0))).toHaveLength(2)
    expect(tenth(square(0, more), square(20, more))).toHaveLength('opacity' in more ? 2 : 1)
  })

  it('are one with all that they have joined, and only with their neighbors', () => {
    expect(tenth(square(0), square(20), square(40))).toHaveLength(1)
    expect(tenth(square(0), square(20), square(5))).toHaveLength(2)
    expect(tenth(square(0), square(20), square(25))).toHaveLength(2)
    const disc: Primitive = { kind: 'circle', center: { x: 9, y: 9 }, radius: 8, fill: 'ink' }
    expect(tenth(square(0), disc, square(20))).toHaveLength(3)
    const group: Primitive = { kind: 'group', at: { x: 0, y: 0 }, items: [] }
    expect(tenth(square(0), group, square(20))).toHaveLength(3)
  })
})
