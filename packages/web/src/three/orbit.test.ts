/** The camera around a product: everything in the picture, whatever the product and wherever one looks from. */
import { fc, test } from '@fast-check/vitest'
import type { Bounds } from '@orderwright/domain/graphics'
import { describe, expect, it } from 'vitest'
import {
  cameraPlace,
  FIELD_OF_VIEW,
  fittingDistance,
  startingOrbit,
  turned,
  viewWords,
  zoomed,
} from './orbit.ts'
import { PerspectiveCamera, Vector3 } from 'three'

const side = fc.integer({ min: 1, max: 3000 })
const bounds = fc
  .tuple(side, side, side, fc.integer({ min: -500, max: 500 }))
  .map(([x, y, z, at]): Bounds => ({ from: [at, at - y, -z / 2], to: [at + x, at, z / 2] }))
const orbits = fc
  .tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -80, max: 80 }))
  .map(([azimuth, elevation]) => ({ azimuth, elevation, zoom: 1 }))
const aspects = fc.constantFrom(0.5, 1, 1.6)

/** The corners of the bounds as a real camera of the renderer sees them, -1 to 1. */
function seen({ from, to }: Bounds, orbit: typeof startingOrbit, aspect: number) {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, aspect, 1, 1e6)
  camera.position.set(...cameraPlace({ from, to }, orbit, aspect))
  camera.lookAt((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2)
  camera.updateMatrixWorld()
  return [from[0], to[0]].flatMap((x) =>
    [from[1], to[1]].flatMap((y) =>
      [from[2], to[2]].map((z) => {
        const { x: across, y: up } = new Vector3(x, y, z).project(camera)
        return Math.max(Math.abs(across), Math.abs(up))
      }),
    ),
  )
}

describe('the camera', () => {
  test.prop([bounds, orbits, aspects])(
    'sees all of the product, and fills the picture with it',
    (box, orbit, aspect) => {
      const corners = seen(box, orbit, aspect)
      expect(Math.max(...corners)).toBeLessThanOrEqual(0.8801)
      expect(Math.max(...corners)).toBeGreaterThan(0.85)
    },
  )

  test.prop([bounds, orbits])('stands nearer the more it is zoomed', (box, orbit) => {
    const distance = (zoom: number) => {
      const [x, y, z] = cameraPlace(box, { ...orbit, zoom }, 1)
      const { from, to } = box
      return Math.hypot(x - (from[0] + to[0]) / 2, y - (from[1] + to[1]) / 2, z - (from[2] + to[2]) / 2)
    }
    expect(distance(2)).toBeCloseTo(fittingDistance(box, orbit, 1) / 2, 3)
  })

  it('goes around without end and stops before the poles', () => {
    expect(turned(startingOrbit, 200, 0).azimuth).toBe(-126)
    expect(turned(startingOrbit, -360, 0).azimuth).toBe(34)
    expect(turned(startingOrbit, 0, 500).elevation).toBe(80)
    expect(turned(startingOrbit, 0, -500).elevation).toBe(-80)
  })

  it('zooms within bounds', () => {
    expect(zoomed(startingOrbit, 1000).zoom).toBe(8)
    expect(zoomed(startingOrbit, 0.001).zoom).toBe(0.5)
  })

  it.each([
    [0, 0, 'from the front, level'],
    [34, 16, 'from the front right, slightly above'],
    [-90, 60, 'from the left, steeply above'],
    [180, -20, 'from the back, slightly below'],
    [-170, 0, 'from the back, level'],
  ])('says where it looks from: %s, %s is %s', (azimuth, elevation, words) => {
    expect(viewWords({ azimuth, elevation, zoom: 1 })).toBe(words)
  })
})
