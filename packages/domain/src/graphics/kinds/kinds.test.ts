/** What every kind builds: closed bodies, facing outwards, of the size and volume that they are given. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { scopeOf } from '../expression/evaluate.ts'
import type { Json } from '../../units/record.ts'
import { edgesOf, faceNormals, skinOf, type Solid, volumeOf } from '../solids/solid.ts'
import { boundsOf, dot, sizeOf, subtract } from '../solids/vector.ts'
import { findNodeKind, nodeKinds } from './index.ts'
import type { Detail } from './kind.ts'

function build(key: string, props: Record<string, Json>, spec: object = {}, detail: Detail = 'fine') {
  const kind = findNodeKind(key)
  if (!kind) throw new Error(key)
  const compiled = kind.compile(props)
  if (!compiled.ok) return compiled
  return compiled.value.build(scopeOf({ ...spec }), detail)
}

function solidOf(key: string, props: Record<string, Json>, detail: Detail = 'fine'): Solid {
  const built = build(key, props, {}, detail)
  if (!built.ok || built.value.kind !== 'solid') throw new Error(JSON.stringify(built))
  return built.value.solid
}

const size = (solid: Solid) => {
  const bounds = boundsOf(solid.vertices)
  return bounds ? sizeOf(bounds) : [0, 0, 0]
}

/** Each edge has one face at each side, which run along it in opposite directions. */
function expectClosed(solid: Solid) {
  const directed = new Map<string, number>()
  for (const face of solid.faces) {
    face.forEach((from, i) => {
      const key = `${from} ${face[(i + 1) % face.length]}`
      directed.set(key, (directed.get(key) ?? 0) + 1)
    })
  }
  const open = edgesOf(solid).filter(
    ({ from, to }) => directed.get(`${from} ${to}`) !== 1 || directed.get(`${to} ${from}`) !== 1,
  )
  expect(open).toEqual([])
}

const mm = fc.integer({ min: 1, max: 2000 })
const little = fc.integer({ min: 0, max: 40 })
const axis = fc.constantFrom('x', 'y', 'z')
const solids: Record<string, fc.Arbitrary<Record<string, Json>>> = {
  box: fc.record({ width: mm, height: mm, depth: mm, rounding: little }),
  cylinder: fc.record({
    diameter: mm,
    length: mm,
    chamfer: little,
    taper: fc.constantFrom(0, 0.5, 1, 2),
    axis,
  }),
  sphere: fc.record({ diameter: mm }),
  plane: fc.record({ width: mm, height: mm }),
  lathe: fc.record({
    outline: fc.tuple(mm, mm, mm).map(([a, b, c]) => [
      [a, 0],
      [b, c / 2],
      [a / 2, c],
    ]),
    axis,
  }),
  tube: fc.record({
    points: fc.tuple(mm, mm, mm).map(([a, b, c]) => [
      [0, 0, 0],
      [0, 100 + a, 0],
      [100 + b, 100 + a, 0],
      [100 + b, 100 + a, 100 + c],
    ]),
    diameter: fc.integer({ min: 1, max: 30 }),
    bend: little,
    ribs: fc.constantFrom(0, 7),
  }),
  extrusion: fc.record({
    profile: fc.tuple(mm, mm).map(([a, b]) => [
      [0, 0],
      [60 + a, 0],
      [60 + a, 30],
      [30, 30],
      [30, 60 + b],
      [0, 60 + b],
    ]),
    holes: fc.constantFrom<Json>(
      [],
      [
        [
          [5, 5],
          [20, 5],
          [20, 20],
          [5, 20],
        ],
        [
          [40, 10],
          [50, 10],
          [45, 20],
        ],
      ],
    ),
    rounding: fc.constantFrom(0, 2),
    length: mm,
    axis,
  }),
}

describe('every body', () => {
  it('has a test here', () => {
    const bodies = nodeKinds.filter((kind) => !kind.canHoldChildren).map(({ key }) => key)
    expect(bodies.toSorted()).toEqual(Object.keys(solids).toSorted())
  })

  const any = fc.oneof(
    ...Object.entries(solids).map(([key, props]) => props.map((given) => ({ key, given }))),
  )

  test.prop([any, fc.constantFrom<Detail>('fine', 'coarse')], { numRuns: 100 })(
    'is closed and faces outwards',
    ({ key, given }, detail) => {
      const solid = solidOf(key, given, detail)
      expectClosed(solid)
      expect(volumeOf(solid)).toBeGreaterThan(0)
    },
  )

  test.prop([any], { numRuns: 60 })(
    'has a skin with directions of length 1, three numbers each',
    ({ key, given }) => {
      const { positions, normals, edges } = skinOf(solidOf(key, given, 'coarse'))
      expect(positions.length % 9).toBe(0)
      expect(normals.length).toBe(positions.length)
      expect(edges.length % 6).toBe(0)
      for (let i = 0; i < normals.length; i += 3) {
        expect(Math.hypot(normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0)).toBeCloseTo(1, 6)
      }
      expect([...positions, ...edges].every(Number.isFinite)).toBe(true)
    },
  )
})

describe('sizes in millimetres', () => {
  test.prop([mm, mm, mm])('a box has the volume of its three sides', (width, height, depth) => {
    const solid = solidOf('box', { width, height, depth })
    expect(size(solid)).toEqual([width, height, depth])
    expect(volumeOf(solid) / (width * height * depth)).toBeCloseTo(1, 9)
    expect(solid.faces).toHaveLength(6)
  })

  it('a rounded box keeps its size and loses little volume', () => {
    const solid = solidOf('box', { width: 100, height: 50, depth: 30, rounding: 4 })
    expect(size(solid).map((side) => Math.round(side * 1e6) / 1e6)).toEqual([100, 50, 30])
    expect(volumeOf(solid)).toBeLessThan(150_000)
    expect(volumeOf(solid)).toBeGreaterThan(145_000)
  })

  it.each([
    ['cylinder', { diameter: 100, length: 50 }, Math.PI * 50 * 50 * 50],
    ['cylinder', { diameter: 100, length: 60, taper: 0 }, (Math.PI * 50 * 50 * 60) / 3],
    ['sphere', { diameter: 100 }, (4 / 3) * Math.PI * 50 ** 3],
    [
      'lathe',
      {
        outline: [
          [40, 0],
          [40, 100],
          [60, 100],
          [60, 0],
          [40, 0],
        ],
      },
      Math.PI * (30 ** 2 - 20 ** 2) * 100,
    ],
  ])('a %s %j has nearly the volume of the formula', (key, props, volume) => {
    expect(volumeOf(solidOf(key, props)) / volume).toBeGreaterThan(0.985)
    expect(volumeOf(solidOf(key, props)) / volume).toBeLessThanOrEqual(1)
  })

  it('a straight tube is as long as its path, and a bent one keeps its width', () => {
    const straight = solidOf('tube', {
      points: [
        [0, 0, 0],
        [0, 0, 80],
      ],
      diameter: 10,
    })
    expect(size(straight)[2]).toBeCloseTo(80, 9)
    const mitred = solidOf('tube', {
      points: [
        [0, 0, 0],
        [100, 0, 0],
        [100, 100, 0],
      ],
      diameter: 10,
    })
    expect(size(mitred)[0]).toBeCloseTo(105, 1)
    expect(size(mitred)[2]).toBeCloseTo(10, 1)
  })

  test.prop([solids['extrusion'] ?? fc.constant<Record<string, Json>>({})])(
    'an extrusion has the area of its profile less its holes, times its length',
    (given) => {
      const solid = solidOf('extrusion', { ...given, rounding: 0 })
      const areaOf = (outline: unknown): number => {
        if (!Array.isArray(outline)) return 0
        // The shoelace formula, written out.
        let sum = 0
        for (let i = 0; i < outline.length; i += 1) {
          const [x1, y1] = outline[i]
          const [x2, y2] = outline[(i + 1) % outline.length]
          sum += (x1 * y2 - x2 * y1) / 2
        }
        return Math.abs(sum)
      }
      const holes = Array.isArray(given['holes']) ? given['holes'] : []
      const area = areaOf(given['profile']) - holes.reduce((sum: number, hole) => sum + areaOf(hole), 0)
      expect(volumeOf(solid) / (area * Number(given['length']))).toBeCloseTo(1, 6)
    },
  )

  it('lies along the axis that it is given', () => {
    const lying = (along: string) => size(solidOf('cylinder', { diameter: 10, length: 70, axis: along }))
    expect(lying('x')[0]).toBeCloseTo(70, 9)
    expect(lying('y')[1]).toBeCloseTo(70, 9)
    expect(lying('z')[2]).toBeCloseTo(70, 9)
    const profile = [
      [0, 0],
      [30, 0],
      [30, 10],
      [0, 10],
    ]
    expect(size(solidOf('extrusion', { profile, length: 200 }))).toEqual([30, 10, 200])
    expect(size(solidOf('extrusion', { profile, length: 200, axis: 'x' }))).toEqual([200, 10, 30])
  })

  it('is round where it is round: its shading turns by small steps, and has no edges along it', () => {
    const solid = solidOf('cylinder', { diameter: 100, length: 50 })
    const normals = faceNormals(solid)
    const sides = normals.filter(([, y]) => Math.abs(y) < 0.5)
    expect(dot(sides[0] ?? [0, 0, 0], sides[1] ?? [0, 0, 0])).toBeGreaterThan(0.98)
    const ends = skinOf(solid).edges
    const upright = []
    for (let i = 0; i < ends.length; i += 6) {
      const from = [ends[i] ?? 0, ends[i + 1] ?? 0, ends[i + 2] ?? 0] as const
      const to = [ends[i + 3] ?? 0, ends[i + 4] ?? 0, ends[i + 5] ?? 0] as const
      if (Math.abs(subtract(to, from)[1]) > 1) upright.push(i)
    }
    expect(upright).toEqual([])
    expect(ends.length / 6).toBe(sides.length * 2)
  })
})

describe('formulas', () => {
  it('are worked out in the order of their need, whatever the order they stand in', () => {
    const built = build('group', { formulas: { c: 'b * 2', b: 'a + 1', a: 'width / 2' } }, { width: 10 })
    if (!built.ok || built.value.kind !== 'copies') throw new Error('no group')
    expect(Object.fromEntries(built.value.names)).toEqual({ a: 5, b: 6, c: 12 })
  })
})
