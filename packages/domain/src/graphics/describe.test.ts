/** The words for a 3D view. */
import { describe, expect, it } from 'vitest'
import { describeGraphic } from './describe.ts'
import { resolveGraphic } from './resolve-graphic.ts'
import type { LengthUnit } from '../units/lengths.ts'

function described(unit: LengthUnit | undefined, ...titles: string[]): string {
  const children = titles.map((title, i) => ({
    id: `n${i}`,
    type: 'box',
    title,
    props: { width: 203.2, height: 12.7, depth: 50.6, surface: title === 'Wall' ? 'shadow' : 'plain' },
    children: [],
  }))
  const resolved = resolveGraphic(
    { nodes: [{ id: 'top', type: 'group', title: '', props: {}, children }] },
    {},
  )
  if (!resolved.ok) throw new Error(resolved.code)
  return unit === undefined
    ? describeGraphic('Reading lamp', resolved)
    : describeGraphic('Reading lamp', resolved, unit)
}

describe('a 3D view in words', () => {
  it('says what it is, how large, and of which parts, several of one name counted', () => {
    expect(described('mm', 'Base plate', 'Arm', 'Screw', 'arm', 'Screw', 'Screw')).toBe(
      'Reading lamp, 203 × 13 × 51 mm wide, high and deep. Shows base plate, 2 × arm and 3 × screw.',
    )
  })

  it('says it in millimeters unless it is asked for inches', () => {
    expect(described(undefined, 'Arm')).toBe('Reading lamp, 203 × 13 × 51 mm wide, high and deep. Shows arm.')
    expect(described('in', 'Arm')).toBe('Reading lamp, 8" × 1/2" × 2" wide, high and deep. Shows arm.')
  })

  it('leaves out the wall, and the parts where there are none', () => {
    expect(described('mm', 'Arm', 'Wall')).toBe(
      'Reading lamp, 203 × 13 × 51 mm wide, high and deep. Shows arm.',
    )
    expect(described('mm')).toBe('Reading lamp, 0 × 0 × 0 mm wide, high and deep.')
  })
})
