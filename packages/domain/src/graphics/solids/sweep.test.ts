/** Tubes of four sides, so that every corner can be told: straight, mitered, bent and ribbed. */
import { describe, expect, it } from 'vitest'
import { volumeOf } from './solid.ts'
import { bent, sweep, type Tube } from './sweep.ts'
import type { Vec3 } from './vector.ts'

const along = (points: string): Vec3[] =>
  points.split(' ').map((point) => {
    const [x = NaN, y = NaN, z = NaN] = point.split(',').map(Number)
    return [x, y, z]
  })
const written = (points: readonly Vec3[]) =>
  points.map((point) => point.map((value) => Math.round(value * 1e4) / 1e4 + 0).join()).join(' ')

function tube(points: string, given: Partial<Tube> = {}) {
  return sweep({ points: along(points), radius: 5, bend: 0, ribPitch: 0, segments: 4, ...given })
}
/** Ring by ring. */
function rings(points: string, given: Partial<Tube> = {}): string[] {
  const vertices = tube(points, given)?.vertices ?? []
  return Array.from({ length: vertices.length / 4 }, (_, i) => written(vertices.slice(4 * i, 4 * i + 4)))
}

describe('a bend', () => {
  const path = along('0,0,0 100,0,0 100,60,0')
  it('begins its length before the corner and ends its length behind it', () => {
    expect(written(bent(path, 20, 2))).toBe('0,0,0 80,0,0 95,5,0 100,20,0 100,60,0')
    expect(written(bent(path, 20, 4))).toBe(
      '0,0,0 80,0,0 88.75,1.25,0 95,5,0 98.75,11.25,0 100,20,0 100,60,0',
    )
  })

  it('takes no more than half of either side', () => {
    expect(written(bent(path, 1000, 2))).toBe('0,0,0 70,0,0 92.5,7.5,0 100,30,0 100,60,0')
    expect(written(bent([...path].toReversed(), 1000, 2))).toBe('100,60,0 100,30,0 92.5,7.5,0 70,0,0 0,0,0')
  })

  it('of no length leaves the corner', () => {
    expect(bent(path, 0, 2)).toBe(path)
  })
})

describe('a tube', () => {
  it('stands square on its ends', () => {
    expect(rings('0,0,0 0,80,0')).toEqual(['0,0,-5 -5,0,0 0,0,5 5,0,0', '0,80,-5 -5,80,0 0,80,5 5,80,0'])
    expect(rings('0,0,0 80,0,0')).toEqual(['0,0,5 0,-5,0 0,0,-5 0,5,0', '80,0,5 80,-5,0 80,0,-5 80,5,0'])
    expect(tube('0,0,0 80,0,0')?.faces).toEqual([
      [0, 1, 5, 4],
      [1, 2, 6, 5],
      [2, 3, 7, 6],
      [3, 0, 4, 7],
      [3, 2, 1, 0],
      [4, 5, 6, 7],
    ])
  })

  it('is mitered at a corner: drawn out to √2 of its radius across it, and no wider beside it', () => {
    expect(rings('0,0,0 100,0,0 100,100,0')).toEqual([
      '0,0,5 0,-5,0 0,0,-5 0,5,0',
      '100,0,5 105,-5,0 100,0,-5 95,5,0',
      '100,100,5 105,100,0 100,100,-5 95,100,0',
    ])
  })

  it('is not twisted where it turns back lying flat', () => {
    expect(rings('0,0,0 100,0,0 100,0,100 0,0,100')).toEqual([
      '0,0,5 0,-5,0 0,0,-5 0,5,0',
      '95,0,5 100,-5,0 105,0,-5 100,5,0',
      '95,0,95 100,-5,100 105,0,105 100,5,100',
      '0,0,95 0,-5,100 0,0,105 0,5,100',
    ])
  })

  it('reaches three radii from a sharp corner, no farther', () => {
    // Turned by 150°: a miter of 3.86 radii would be square to the half of it.
    const [, corner] = rings('0,0,0 100,0,0 13.397459621556,50,0')
    expect(corner).toBe('100,0,5 114.4889,-3.8823,0 100,0,-5 85.5111,3.8823,0')
  })

  it('turns straight back at a corner without leaning', () => {
    expect(rings('0,0,0 100,0,0 50,0,0')).toEqual([
      '0,0,5 0,-5,0 0,0,-5 0,5,0',
      '100,0,5 100,5,0 100,0,-5 100,-5,0',
      '50,0,5 50,5,0 50,0,-5 50,-5,0',
    ])
  })

  it('needs a path, in which points that repeat count once', () => {
    expect(tube('7,7,7')).toBeUndefined()
    expect(tube('7,7,7 7,7,7 7,7,7.0000001')).toBeUndefined()
    expect(rings('0,0,0 0,0,0 0,80,0 0,80,0')).toEqual(rings('0,0,0 0,80,0'))
    expect(rings('0,0,0 0,0,0 100,0,0 100,0,0 100,60,0', { bend: 20 })).toEqual(
      rings('0,0,0 100,0,0 100,60,0', { bend: 20 }),
    )
  })

  it('is bent in as many steps as a third of its sides, but four at least', () => {
    const count = (segments: number) =>
      (tube('0,0,0 100,0,0 100,60,0', { bend: 20, segments })?.vertices.length ?? 0) / segments
    expect([4, 12, 15, 24].map(count)).toEqual([7, 7, 8, 11])
  })

  it('has the volume of its section along its path', () => {
    // A square section of 50 mm² over 200 mm, whose miter takes as much inside as it adds outside.
    const solid = tube('0,0,0 100,0,0 100,100,0')
    expect(solid && volumeOf(solid)).toBeCloseTo(10_000, 6)
  })
})

describe('ribs', () => {
  it('swell and narrow over each pitch, and end narrow', () => {
    const stations = rings('0,0,0 0,10,0 0,30,0', { ribPitch: 14, radius: 100 }).map((ring) => {
      const [, , z = NaN] = (ring.split(' ')[2] ?? '').split(',').map(Number)
      return `${ring.split(',')[1]}: ${z}`
    })
    // 30 mm hold two coils of 15 mm.
    expect(stations).toEqual([
      '0: 90',
      '2.7: 98',
      '7.5: 100',
      '12.3: 98',
      '15: 90',
      '17.7: 98',
      '22.5: 100',
      '27.3: 98',
      '30: 90',
    ])
  })

  it('follow the corners of the path', () => {
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value / 4, 0)
    const centers = rings('0,0,0 10,0,0 10,0,20', { ribPitch: 15 }).map((ring) => {
      const points = along(ring)
      return written([
        [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y)), mean(points.map(([, , z]) => z))],
      ])
    })
    expect(centers).toEqual(
      '0,0,0 2.7,0,0 7.5,0,0 10,0,2.3 10,0,5 10,0,7.7 10,0,12.5 10,0,17.3 10,0,20'.split(' '),
    )
  })

  it('are one at least', () => {
    expect(rings('0,0,0 0,10,0', { ribPitch: 500 })).toHaveLength(5)
  })
})
