/** What each kind builds, corner by corner: small bodies whose corners and volumes are worked out by hand. */
import { describe, expect, it } from 'vitest'
import { scopeOf } from '../expression/evaluate.ts'
import type { Json } from '../../units/record.ts'
import { flat } from '../../testing/outlines.ts'
import { type Solid, volumeOf } from '../solids/solid.ts'
import { findNodeKind } from './index.ts'
import { type Detail, sidesOf } from './kind.ts'

type Props = Record<string, Json>
/** An outline as it is stored. */
const outlineOf = (points: string): number[][] => flat(points).map((point) => [...point])

function built(key: string, props: Props, detail: Detail) {
  const compiled = findNodeKind(key)?.compile(props)
  if (!compiled?.ok) throw new Error(JSON.stringify(compiled))
  return compiled.value.build(scopeOf({}), detail)
}
function solid(key: string, props: Props, detail: Detail = 'fine'): Solid {
  const result = built(key, props, detail)
  if (!result.ok || result.value.kind !== 'solid') throw new Error(JSON.stringify(result))
  return result.value.solid
}
function refusal(key: string, props: Props): string {
  const result = built(key, props, 'fine')
  return result.ok ? 'none' : result.code
}

/** To a micrometer, without a sign at 0. */
const mm = (value: number) => Math.round(value * 1000) / 1000 + 0
const distinct = (texts: readonly string[]) => [...new Set(texts)].toSorted()
const corners = ({ vertices }: Solid) => distinct(vertices.map((vertex) => vertex.map(mm).join()))
/** The corners of a body that is the same on both sides of all three planes, in its upper right front eighth. */
const eighth = ({ vertices }: Solid) =>
  distinct(vertices.map((vertex) => vertex.map(Math.abs).map(mm).join()))
/** Radius and height of the circles of an upright round body, from the bottom. */
const circles = ({ vertices }: Solid) => {
  const rings = new Set(vertices.map(([x, y, z]) => `${mm(Math.hypot(x, z))} at ${mm(y)}`))
  return [...rings]
}
/** The area of a regular polygon in a circle of radius 1. */
const polygon = (sides: number) => (sides / 2) * Math.sin((2 * Math.PI) / sides)

describe('a box', () => {
  const given = { width: 100, height: 50, depth: 30, rounding: 4 }

  it('has eight corners about its middle', () => {
    const box = solid('box', { width: 4, height: 6, depth: 8 })
    expect(corners(box)).toEqual(
      ['-2,-3,-4', '-2,-3,4', '-2,3,-4', '-2,3,4', '2,-3,-4', '2,-3,4', '2,3,-4', '2,3,4'].toSorted(),
    )
    expect(box.faces).toHaveLength(6)
  })

  it.each<[string, Detail]>([
    ['chamfer', 'fine'],
    ['chamfer', 'coarse'],
    ['round', 'coarse'],
  ])('with %s edges, %s, has three corners for each, and 26 faces', (edge, detail) => {
    const box = solid('box', { ...given, edge }, detail)
    expect(eighth(box)).toEqual(['46,21,15', '46,25,11', '50,21,11'])
    expect(box.vertices).toHaveLength(24)
    expect(box.faces).toHaveLength(26)
    // 42 mm of 100 × 30 less its corners of 8 mm², and two ends of 4 mm that narrow to 92 × 22.
    expect(volumeOf(box)).toBeCloseTo(42 * 2968 + 2 * (4 / 6) * (2968 + 4 * 2488 + 2024), 6)
  })

  it('with round edges has corners of balls of the radius, in quarters of four steps', () => {
    const box = solid('box', given)
    expect(box.vertices).toHaveLength(2 * (4 + 4 * 20))
    const radii = box.vertices.map((vertex) => {
      const [x = NaN, y = NaN, z = NaN] = vertex.map(Math.abs)
      return mm(Math.hypot(x - 46, y - 21, z - 11))
    })
    expect(new Set(radii)).toEqual(new Set([4]))
    // Every quarter circle in four steps, about the upright edges and about the lying ones.
    expect(circlesOfCorner(box)).toEqual([21, 22.531, 23.828, 24.696, 25])
  })
  const circlesOfCorner = (box: Solid) =>
    [...new Set(box.vertices.map(([, y]) => mm(Math.abs(y))))].toSorted((a, b) => a - b)

  it.each([
    [{ width: 4, height: 20, depth: 30 }, ['0,10,13', '0,8,15', '2,8,13']],
    [{ width: 20, height: 4, depth: 30 }, ['10,0,13', '8,0,15', '8,2,13']],
    [{ width: 20, height: 30, depth: 4 }, ['10,13,0', '8,13,2', '8,15,0']],
  ])('%j is rounded by half its thinnest side at most', (sides, expected) => {
    expect(eighth(solid('box', { ...sides, rounding: 9, edge: 'chamfer' }))).toEqual(expected)
  })
})

describe('how round round things are', () => {
  it.each<[Detail, number, number]>([
    ['fine', 5.9, 24],
    ['fine', 6, 48],
    ['coarse', 7.9, 12],
    ['coarse', 8, 18],
  ])('%s, of radius %d: %d sides', (detail, radius, sides) => {
    expect(sidesOf(detail, radius)).toBe(sides)
    expect(solid('cylinder', { diameter: 2 * radius, length: 5 }, detail).vertices).toHaveLength(2 * sides)
    expect(solid('cylinder', { diameter: radius, taper: 2, length: 5 }, detail).vertices).toHaveLength(
      2 * sides,
    )
    const tube: Props = {
      points: [
        [0, 0, 0],
        [0, 9, 0],
      ],
      diameter: 2 * radius,
    }
    expect(solid('tube', tube, detail).vertices).toHaveLength(2 * sides)
    // Its diameters count as they are scaled.
    const outline = [
      [4 * radius, 0],
      [2 * radius, 9],
    ]
    expect(solid('lathe', { outline, scale: 0.5 }, detail).vertices).toHaveLength(2 * sides)
  })
})

describe('a cylinder', () => {
  it.each<[Props, string[]]>([
    [{ diameter: 100, length: 50 }, ['50 at -25', '50 at 25']],
    [{ diameter: 100, length: 50, taper: 0.5 }, ['50 at -25', '25 at 25']],
    [{ diameter: 100, length: 50, taper: 0 }, ['50 at -25', '0 at 25']],
    [{ diameter: 100, length: 50, chamfer: 5 }, ['45 at -25', '50 at -20', '50 at 20', '45 at 25']],
    [
      { diameter: 100, length: 50, taper: 2, chamfer: 5 },
      ['45 at -25', '50 at -20', '100 at 20', '95 at 25'],
    ],
    // No more than half the length, and no more than the smaller end has.
    [{ diameter: 100, length: 6, chamfer: 5 }, ['47 at -3', '50 at 0', '47 at 3']],
    [{ diameter: 8, length: 50, chamfer: 5 }, ['0 at -25', '4 at -21', '4 at 21', '0 at 25']],
    [
      { diameter: 100, length: 50, taper: 0.04, chamfer: 5 },
      ['48 at -25', '50 at -23', '2 at 23', '0 at 25'],
    ],
    // A tip has nothing to take off.
    [{ diameter: 100, length: 50, taper: 0, chamfer: 5 }, ['45 at -25', '50 at -20', '0 at 25']],
    [{ diameter: 8, length: 50, taper: 0, chamfer: 5 }, ['0 at -25', '4 at -21', '0 at 25']],
  ])('%j has the circles %j', (props, expected) => {
    expect(circles(solid('cylinder', props))).toEqual(expected)
  })

  it('along another axis has its far end to the right or in front', () => {
    const tip = (axis: string) => {
      const { vertices } = solid('cylinder', { diameter: 10, taper: 0, length: 70, axis })
      return vertices.at(-1)?.map(mm)
    }
    expect([tip('x'), tip('y'), tip('z')]).toEqual([
      [35, 0, 0],
      [0, 35, 0],
      [0, 0, 35],
    ])
  })
})

describe('a sphere', () => {
  it('of 10 mm is a ball of six bands in a small picture', () => {
    const ball = solid('sphere', { diameter: 10 }, 'coarse')
    expect(circles(ball)).toEqual([
      '0 at -5',
      '2.5 at -4.33',
      '4.33 at -2.5',
      '5 at 0',
      '4.33 at 2.5',
      '2.5 at 4.33',
      '0 at 5',
    ])
    expect(ball.vertices).toHaveLength(2 + 5 * 12)
  })

  it('of 100 mm has 24 bands of 48 sides', () => {
    const { vertices } = solid('sphere', { diameter: 100 })
    expect(vertices).toHaveLength(2 + 23 * 48)
    expect(new Set(vertices.map((vertex) => mm(Math.hypot(...vertex))))).toEqual(new Set([50]))
  })
})

describe('a sheet', () => {
  it('stands upright, a tenth of a millimeter thick', () => {
    const sheet = solid('plane', { width: 60, height: 40 })
    expect(eighth(sheet)).toEqual(['30,20,0.05'])
    expect(sheet.faces).toHaveLength(6)
    expect(volumeOf(sheet)).toBeCloseTo(240, 9)
  })
})

describe('a turned part', () => {
  it('is as large as it is scaled, solid between its ends, whichever way its outline runs', () => {
    const outline = outlineOf('40,0 60,50 40,100')
    const volume = (2 * 50 * polygon(48) * (20 ** 2 + 20 * 30 + 30 ** 2)) / 3
    expect(volumeOf(solid('lathe', { outline }))).toBeCloseTo(volume, 6)
    expect(volumeOf(solid('lathe', { outline: outline.toReversed() }))).toBeCloseTo(volume, 6)
    expect(volumeOf(solid('lathe', { outline, scale: 2 }))).toBeCloseTo(8 * volume, 6)
    expect(circles(solid('lathe', { outline, scale: 2 }))).toEqual(['40 at 0', '60 at 100', '40 at 200'])
  })

  it('is hollow where its outline comes back to its first point', () => {
    const ring = outlineOf('40,0 60,0 60,10 40,0')
    // 30² · 10 less the hole, which narrows from 30 to 20 mm radius.
    const volume = polygon(48) * 10 * (30 ** 2 - (20 ** 2 + 20 * 30 + 30 ** 2) / 3)
    expect(volumeOf(solid('lathe', { outline: ring }))).toBeCloseTo(volume, 6)
    expect(volumeOf(solid('lathe', { outline: ring.toReversed() }))).toBeCloseTo(volume, 6)
    expect(solid('lathe', { outline: ring }).faces).toHaveLength(3 * 48)
  })

  it.each([
    ['only its first diameter', outlineOf('40,0 60,5 60,10 40,20'), 3 * 48 + 2],
    ['only its first height', outlineOf('40,0 60,5 60,10 20,0'), 3 * 48 + 2],
  ])('that comes back to %s is closed at both ends', (_, outline, faces) => {
    expect(solid('lathe', { outline }).faces).toHaveLength(faces)
  })

  it.each<[string, Json]>([
    ['notPositive', outlineOf('40,0 -1,50')],
    ['none', outlineOf('0,0 40,50')],
    ['badOutline', outlineOf('40,0 60,0')],
    ['badOutline', outlineOf('40,0 60,50 40,0')],
  ])('%s: %j', (code, outline) => {
    expect(refusal('lathe', { outline })).toBe(code)
  })

  it('lies along the axis that it is given', () => {
    const { vertices } = solid('lathe', {
      outline: outlineOf('40,0 0,90'),
      axis: 'x',
    })
    expect(vertices.at(-1)?.map(mm)).toEqual([90, 0, 0])
  })
})

describe('a tube', () => {
  const count = (props: Props, detail?: Detail) => {
    const { vertices } = solid(
      'tube',
      {
        points: [
          [0, 0, 0],
          [0, 30, 0],
        ],
        ...props,
      },
      detail,
    )
    return vertices.length / (detail === 'coarse' ? 12 : 24)
  }
  it('shows its ribs where one can go near, ten to a diameter and two to a millimeter at most', () => {
    expect(count({ diameter: 10 })).toBe(2)
    expect(count({ diameter: 10, ribs: 5 })).toBe(6 * 4 + 1)
    expect(count({ diameter: 10, ribs: 5 }, 'coarse')).toBe(2)
    expect(count({ diameter: 10, ribs: 0.01 })).toBe(30 * 4 + 1)
    expect(count({ diameter: 2, ribs: 0.01 })).toBe(60 * 4 + 1)
  })

  it('has the diameter that it is given, and bends at its corners', () => {
    const props = {
      points: [
        [0, 0, 0],
        [0, 30, 0],
        [40, 30, 0],
      ],
      diameter: 10,
    }
    const radii = solid('tube', props)
      .vertices.slice(0, 24)
      .map(([x, , z]) => mm(Math.hypot(x, z)))
    expect(new Set(radii)).toEqual(new Set([5]))
    expect(solid('tube', props).vertices).toHaveLength(3 * 24)
    // A third of 24 sides are the steps of the bend.
    expect(solid('tube', { ...props, bend: 6 }).vertices).toHaveLength((2 + 9) * 24)
  })
})

describe('an extrusion', () => {
  const profile = outlineOf('0,0 30,0 30,10 0,10')
  it.each([
    [
      'z',
      ['0,0,-100', '0,0,100', '0,10,-100', '0,10,100', '30,0,-100', '30,0,100', '30,10,-100', '30,10,100'],
    ],
    // Seen from the right-hand end its x goes to the right, which is away from the viewer.
    [
      'x',
      [
        '-100,0,-30',
        '-100,0,0',
        '-100,10,-30',
        '-100,10,0',
        '100,0,-30',
        '100,0,0',
        '100,10,-30',
        '100,10,0',
      ],
    ],
    [
      'y',
      [
        '0,-100,-10',
        '0,-100,0',
        '0,100,-10',
        '0,100,0',
        '30,-100,-10',
        '30,-100,0',
        '30,100,-10',
        '30,100,0',
      ],
    ],
  ])('stands about its middle along %s', (axis, expected) => {
    expect(corners(solid('extrusion', { profile, length: 200, axis }))).toEqual(expected.toSorted())
  })

  it('is the same whichever way its profile and its holes run', () => {
    const hole = outlineOf('5,3 15,3 10,7')
    for (const outer of [profile, profile.toReversed()]) {
      for (const inner of [hole, hole.toReversed()]) {
        expect(volumeOf(solid('extrusion', { profile: outer, holes: [inner], length: 200 }))).toBeCloseTo(
          56_000,
          6,
        )
      }
    }
  })

  it('has round corners of five steps, or of two in a small picture', () => {
    const props = { profile, rounding: 2, length: 200 }
    expect(solid('extrusion', props).vertices).toHaveLength(2 * 4 * 6)
    expect(solid('extrusion', props, 'coarse').vertices).toHaveLength(2 * 4 * 3)
    // Each corner loses the square of its radius but a polygon's quarter.
    expect(volumeOf(solid('extrusion', props, 'coarse'))).toBeCloseTo(200 * (300 - 4 * 4 + 4 * polygon(8)), 6)
    const hole = outlineOf('10,2 20,2 20,8 10,8')
    const frame = solid('extrusion', { ...props, holes: [hole] }, 'coarse')
    expect(volumeOf(frame)).toBeCloseTo(200 * (300 - 60), 6)
  })

  it('refuses a hole that lies where a corner is rounded away', () => {
    const holes = [outlineOf('2,2 8,2 8,8 2,8')]
    expect(refusal('extrusion', { holes })).toBe('none')
    expect(refusal('extrusion', { holes, rounding: 30 })).toBe('badOutline')
  })

  it('refuses holes without an area, and sides that cross', () => {
    expect(
      refusal('extrusion', {
        holes: [outlineOf('2,2 8,2 5,2')],
      }),
    ).toBe('badOutline')
    expect(
      refusal('extrusion', {
        profile: outlineOf('0,0 30,10 30,0 0,10'),
      }),
    ).toBe('badOutline')
  })
})
