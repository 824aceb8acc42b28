/** The slab door: leaf, frame, pivot, handle and swing. */
import { describe, expect, it } from 'vitest'
import { drawn, ofPart, valuesOf } from '../../../testing/drawn.ts'
import type { SlabDoorInput } from './spec.ts'

function draw(spec: SlabDoorInput = {}) {
  return drawn('slab-door', spec)
}

describe('slab door', () => {
  it('dimensions its leaf and the frame around it', () => {
    expect(
      valuesOf(draw({ width: 800, height: 2000, frame: { width: 40 }, clearance: 3, undercut: 7 })),
    ).toMatchObject({
      width: 800,
      height: 2000,
      'frame-width': 886,
      'frame-height': 2050,
      jamb: 40,
      thickness: 44,
    })
  })

  it('has a pivot instead of a frame', () => {
    const pivot = draw({ mounting: 'pivot', pivotOffset: 80 })
    expect(valuesOf(pivot)).toMatchObject({ pivot: 80 })
    expect(valuesOf(pivot)).not.toHaveProperty('frame-width')
    expect(ofPart(pivot, 'hinge')).toEqual([])
    expect(ofPart(pivot, 'frame')).toEqual([])
    expect(pivot.description).toContain('Pivoted on the left')
  })

  it('measures its handle from the floor and hangs on the other side', () => {
    const left = draw({ handle: { kind: 'lever', side: 'left', length: 130 } })
    expect(valuesOf(left)['handle-height']).toBe(1050)
    expect(left.description).toContain('Hinged on the right, opening inwards')
    expect(left.description).toContain('Lever handle on the left')
  })

  it('swings inwards above the wall and outwards below it', () => {
    const arcs = (swing: 'in' | 'out') =>
      ofPart(draw({ swing }), 'swing').flatMap((item) => (item.kind === 'rect' ? [item] : []))
    const wallOf = (swing: 'in' | 'out') =>
      ofPart(draw({ swing }), 'leaf').flatMap((item) => (item.kind === 'path' ? [item.d] : []))
    const [inwards] = arcs('in')
    const [outwards] = arcs('out')
    expect(inwards?.height).toBe(900)
    expect(inwards && outwards && inwards.y).toBeLessThan((inwards?.y ?? 0) + 900)
    expect(wallOf('in')).not.toEqual(wallOf('out'))
  })

  it('shows a vision panel only where the leaf has room for it', () => {
    expect(ofPart(draw({ vision: 'wide' }), 'vision').length).toBeGreaterThan(0)
    expect(ofPart(draw({ vision: 'wide', width: 300 }), 'vision')).toEqual([])
    expect(draw({ vision: 'wide', width: 300 }).description).not.toContain('ision panel')
  })
})
