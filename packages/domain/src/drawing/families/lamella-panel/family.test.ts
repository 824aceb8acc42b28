/** The lamella panel: its start, its slats, its sections, its door furniture. */
import { describe, expect, it } from 'vitest'
import { drawn, figuresOf, flatten, ofPart, textsOf, valuesOf } from '../../../testing/drawn.ts'
import type { LamellaPanelInput } from './spec.ts'

function draw(spec: LamellaPanelInput = {}) {
  return drawn('lamella-panel', spec)
}

function slatCount(spec: LamellaPanelInput): number {
  const parts = flatten(draw(spec).items).flatMap((item) =>
    item.part?.startsWith('slat:') ? [item.part] : [],
  )
  return new Set(parts).size
}

describe('lamella panel', () => {
  it('[1.9.28] starts at 600 by 2000, 67 thick', () => {
    expect(valuesOf(draw())).toMatchObject({ width: 600, height: 2000, thickness: 67 })
  })

  it('[1.9.30] cuts slats 50 mm shorter than the panel and says so in its dimensions', () => {
    expect(valuesOf(draw())).toMatchObject({ 'slat-length': 1950, 'slat-top': 25, 'slat-bottom': 25 })
    expect(valuesOf(draw({ slats: { tolerance: 0 } }))).not.toHaveProperty('slat-length')
  })

  it('[1.9.31] draws as many slats as it takes to cover the width', () => {
    expect(slatCount({})).toBe(14)
    expect(slatCount({ width: 900, slats: { width: 90 } })).toBe(10)
    expect(valuesOf(draw())).toMatchObject({ slat: 45, 'slat-outer': 30 })
  })

  it('[1.9.32] draws the number that is asked for, as wide as they become', () => {
    const spec = { slats: { by: 'count', count: 14 } } as const
    expect(slatCount(spec)).toBe(14)
    expect(valuesOf(draw(spec))['slat']).toBeCloseTo(42.9, 9)
  })

  it('[1.9.22] writes slat widths in inches to 1/32, everything else to 1/16', () => {
    const figures = figuresOf(drawn('lamella-panel', { slats: { width: 47 } }, 'in'), 'in')
    expect(figures).toMatchObject({ slat: '1 27/32"', thickness: '2 5/8"', width: '23 5/8"' })
  })

  it('[1.9.33] places random slats by the seed alone', () => {
    const random = (seed: number) => JSON.stringify(draw({ seed, slats: { alignment: 'random' } }).items)
    expect(random(7)).toBe(random(7))
    expect(random(7)).not.toBe(random(8))
    expect(JSON.stringify(draw({ seed: 7 }))).toBe(JSON.stringify(draw({ seed: 8 })))
  })

  it('hangs a door on the side away from its handle', () => {
    const door = draw({ mount: 'door', handle: { kind: 'bar', side: 'left' } })
    const [hinge] = ofPart(door, 'hinge')
    expect(hinge?.kind === 'path' && hinge.d.startsWith('M588')).toBe(true)
    expect(valuesOf(door)['handle-height']).toBe(1050)
    expect(ofPart(door, 'swing')).toHaveLength(1)
    expect(ofPart(draw(), 'swing')).toEqual([])
  })

  it('[1.9.25] shows its unit number with three digits', () => {
    expect(textsOf(draw({ unitNumber: '7' }))).toContain('007')
    expect(textsOf(draw())).not.toContain('007')
  })

  it('says in words what it shows', () => {
    const { description } = draw({
      mount: 'door',
      finish: { title: 'Oiled oak', fill: '#c39a6b' },
      handle: { kind: 'bar', length: 400 },
      slats: { alignment: 'random' },
      unitNumber: 12,
    })
    expect(description).toBe(
      'Lamella door 600 × 2000 mm in Oiled oak, 67 mm thick. ' +
        '14 slats 45 mm wide, the outer two 30 mm, 1950 mm long, at random heights. ' +
        'Bar handle 400 mm on the right. Unit 012.',
    )
  })
})
