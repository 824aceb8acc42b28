/** The wall light: two views, light, cable, and the distance that a body needs from its wall. */
import { describe, expect, it } from 'vitest'
import { drawn, figuresOf, ofPart, valuesOf } from '../../../testing/drawn.ts'
import { leastProjection } from './geometry.ts'
import { type WallLightInput, wallLightSpecSchema } from './spec.ts'

function draw(spec: WallLightInput = {}) {
  return drawn('wall-light', spec)
}

describe('wall light', () => {
  it('dimensions body, backplate and reach', () => {
    const scene = draw({ body: { diameter: 80, length: 400 }, projection: 140, backplate: { width: 120 } })
    expect(valuesOf(scene)).toMatchObject({
      'body-width': 80,
      'body-height': 400,
      'backplate-width': 120,
      'backplate-height': 120,
      projection: 140,
      depth: 180,
      'mounting-height': 200,
    })
    expect(figuresOf(scene, 'mm')['backplate-width']).toBe('Ø120')
  })

  it('gives a cord its true length, however long it is drawn', () => {
    expect(valuesOf(draw({ cable: { exit: 'cord', length: 2400 } }))['cord']).toBe(2400)
    expect(valuesOf(draw())).not.toHaveProperty('cord')
    expect(draw().description).toContain('Cable through the wall')
  })

  it.each([
    ['up', 2],
    ['down', 2],
    ['both', 4],
  ] as const)('shines %s in both views', (light, beams) => {
    expect(ofPart(draw({ light }), 'light')).toHaveLength(beams)
  })

  it('lays a bar across above the backplate', () => {
    const bar = draw({ body: { shape: 'bar', diameter: 32, length: 500 } })
    expect(valuesOf(bar)).toMatchObject({ 'body-width': 500, 'body-height': 32 })
    const body = bar.parts.find(({ id }) => id === 'body')
    const plate = bar.parts.find(({ id }) => id === 'backplate')
    expect((body?.box.y ?? 0) + 32).toBeLessThan(plate?.box.y ?? 0)
  })

  it('knows how far a body must stand from wall and backplate', () => {
    const least = (spec: WallLightInput) => leastProjection(wallLightSpecSchema.parse(spec))
    expect(least({ body: { diameter: 60 } })).toBe(30 + 18 + 8)
    expect(least({ body: { diameter: 180 } })).toBe(90 + 18 + 8)
    expect(least({ body: { shape: 'bar', diameter: 32 } })).toBe(16 + 8)
  })
})
