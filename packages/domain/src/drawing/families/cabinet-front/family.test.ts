/** The cabinet front: faces, pulls, openings. */
import { describe, expect, it } from 'vitest'
import { drawn, ofPart, valuesOf } from '../../../testing/drawn.ts'
import type { CabinetFrontInput } from './spec.ts'

function draw(spec: CabinetFrontInput = {}) {
  return drawn('cabinet-front', spec)
}

describe('cabinet front', () => {
  it('[1.9.28] starts as panels do, at 600 by 2000, 67 thick, with slats', () => {
    expect(valuesOf(draw())).toMatchObject({ width: 600, height: 2000, thickness: 67, 'slat-length': 1950 })
  })

  it('sets rails and stiles around a centre panel', () => {
    const framed = draw({ face: 'frame', width: 500, height: 720, thickness: 28, railWidth: 80 })
    expect(valuesOf(framed)).toMatchObject({ stile: 80, rail: 80, 'centre-height': 560, thickness: 28 })
    expect(ofPart(framed, 'slats')).toEqual([])
    expect(framed.description).toContain('Rails and stiles 80 mm wide around a flat panel')
  })

  it('fills the frame with glass where that is chosen', () => {
    const fills = (centrePanel: 'flat' | 'glass' | 'reeded') =>
      ofPart(draw({ face: 'frame', centrePanel }), 'centre').flatMap((item) => (item.fill ? [item.fill] : []))
    expect(fills('glass')).toContain('#dfe9ea')
    expect(fills('flat')).not.toContain('#dfe9ea')
  })

  it('puts the pull at the free edge, and in the middle of a drawer', () => {
    const pullOf = (opening: 'left' | 'right' | 'drawer') => {
      const [pull] = ofPart(draw({ face: 'plain', height: 240, pull: { kind: 'bar' }, opening }), 'pull')
      return pull?.kind === 'rect' ? pull.x + pull.width / 2 : undefined
    }
    expect(pullOf('left')).toBeGreaterThan(500)
    expect(pullOf('right')).toBeLessThan(100)
    expect(pullOf('drawer')).toBe(300)
  })

  it('shows how it opens; a drawer has no swing', () => {
    expect(ofPart(draw({ opening: 'lift' }), 'swing')).toHaveLength(1)
    expect(ofPart(draw({ opening: 'drawer' }), 'swing')).toEqual([])
    expect(draw({ opening: 'drawer' }).description).toMatch(/^Drawer front/)
  })
})
