/** Rails in figures: what shows of each section from its side, where holes are, and what has no room. Both sides of limits. */
import { describe, expect, it } from 'vitest'
import { breakLength, drawnAt } from '../../parts/broken-length.ts'
import { checkRailProfile } from './check.ts'
import { holePositions, longFace, sectionContours, sectionSize, wallOf } from './section.ts'
import { type RailProfileInput, railProfileSpecSchema } from './spec.ts'

const rail = { width: 40, height: 30, wall: 2, lip: 10 } satisfies RailProfileInput
const specOf = (spec: RailProfileInput) => railProfileSpecSchema.parse({ ...rail, ...spec })

describe('the side of a rail', () => {
  it.each([
    ['c', { title: 'Top', height: 40, seen: [10, 30], hidden: [2, 38], holeY: 20, mostHole: 34 }],
    ['u', { title: 'Top', height: 40, seen: [2, 38], hidden: [], holeY: 20, mostHole: 34 }],
    ['l', { title: 'Side', height: 30, seen: [], hidden: [28], holeY: 14, mostHole: 24 }],
    ['t', { title: 'Top', height: 40, seen: [], hidden: [19, 21], holeY: 9.5, mostHole: 16 }],
    ['z', { title: 'Side', height: 30, seen: [2], hidden: [28], holeY: 15, mostHole: 24 }],
    ['flat', { title: 'Top', height: 40, seen: [], hidden: [], holeY: 20, mostHole: 36 }],
    ['box', { title: 'Side', height: 30, seen: [], hidden: [2, 28], holeY: 15, mostHole: 24 }],
    ['round', { title: 'Side', height: 40, seen: [], hidden: [2, 38], holeY: 20, mostHole: 24 }],
  ] as const)('of shape %s', (shape, face) => {
    expect(longFace(specOf({ shape }))).toEqual(face)
  })
})

describe('a section', () => {
  const points = (spec: RailProfileInput) =>
    sectionContours(specOf(spec)).map((contour) => contour.map(({ x, y }) => `${x},${y}`).join(' '))

  it('has walls of at most 45 % of its smaller side', () => {
    expect(wallOf(specOf({ wall: 13.5 }))).toBe(13.5)
    expect(wallOf(specOf({ wall: 14 }))).toBe(13.5)
    expect(wallOf(specOf({ width: 20, wall: 14 }))).toBe(9)
  })

  it('has lips as thick as its wall at least, and of 45 % of its width at most', () => {
    expect(points({ shape: 'c' })).toEqual(['0,0 10,0 10,2 2,2 2,28 38,28 38,2 30,2 30,0 40,0 40,30 0,30'])
    expect(points({ shape: 'c', lip: 1 })).toEqual([
      '0,0 2,0 2,2 2,2 2,28 38,28 38,2 38,2 38,0 40,0 40,30 0,30',
    ])
    expect(points({ shape: 'c', lip: 19 })).toEqual([
      '0,0 18,0 18,2 2,2 2,28 38,28 38,2 22,2 22,0 40,0 40,30 0,30',
    ])
  })

  it('has one size where it is round, a circle of 48 points and its hollow the other way round', () => {
    expect(sectionSize(specOf({ shape: 'round' }))).toEqual({ width: 40, height: 40 })
    expect(sectionSize(specOf({ shape: 'box' }))).toEqual({ width: 40, height: 30 })
    const [outer = [], inner = []] = sectionContours(specOf({ shape: 'round' }))
    const at = (list: typeof outer, index: number) => {
      const { x, y } = list[index] ?? { x: NaN, y: NaN }
      return `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`
    }
    expect([outer.length, inner.length]).toEqual([48, 48])
    expect([0, 4, 12, 24, 36].map((index) => at(outer, index))).toEqual([
      '40,20',
      '37.32,30',
      '20,40',
      '0,20',
      '20,0',
    ])
    expect([47, 35, 23, 11].map((index) => at(inner, index))).toEqual(['38,20', '20,38', '2,20', '20,2'])
  })
})

describe('holes along a rail', () => {
  const at = (length: number, holes: RailProfileInput['holes']) => holePositions(specOf({ length, holes }))
  it.each([
    ['none of no diameter', 1000, { diameter: 0 }, []],
    ['none that begins beyond the end', 1000, { diameter: 5, first: 1001 }, []],
    ['one at the very end', 1000, { diameter: 5, first: 1000 }, [1000]],
    ['one in the second half', 1000, { diameter: 5, first: 600, spacing: 100 }, [600]],
    [
      'as far from the right end as from the left',
      1000,
      { diameter: 5, first: 100, spacing: 400 },
      [100, 500, 900],
    ],
    ['a hair too far apart for the last', 1000, { diameter: 5, first: 100, spacing: 400.1 }, [100, 500.1]],
  ])('%s', (_, length, holes, expected) => {
    expect(at(length, holes)).toEqual(expected)
  })

  it('of thirds end where the last third does, and there are 2000 at most', () => {
    expect(at(1.4, { diameter: 0.01, first: 0.1, spacing: 0.1 })).toHaveLength(13)
    expect(at(10_000, { diameter: 0.1, first: 1, spacing: 1 })).toHaveLength(2000)
  })

  const said = (spec: RailProfileInput) =>
    checkRailProfile({ ...rail, ...spec }, null).map(({ path, message }) => `${path}: ${message}`)

  it.each([
    ['none', { diameter: 0, first: 5000 }, []],
    ['as large as fits', { diameter: 34, first: 50 }, []],
    [
      'larger',
      { diameter: 34.1, first: 50 },
      ['holes.diameter: A hole of 34.1 mm does not fit on this section: at most 34 mm do.'],
    ],
    ['just apart', { diameter: 10, spacing: 10.1 }, []],
    ['touching', { diameter: 10, spacing: 10 }, ['holes.spacing: Holes of 10 mm can not stand 10 mm apart.']],
    ['just inside the left end', { diameter: 10, first: 5.1 }, []],
    [
      'cut by the left end',
      { diameter: 10, first: 5 },
      ['holes.first: A first hole 5 mm from the end does not lie within the rail.'],
    ],
    ['just inside the right end', { diameter: 10, first: 994.9 }, []],
    [
      'cut by the right end',
      { diameter: 10, first: 995 },
      ['holes.first: A first hole 995 mm from the end does not lie within the rail.'],
    ],
    [
      'beyond the right end',
      { diameter: 10, first: 1001 },
      ['holes.first: A first hole 1001 mm from the end does not lie within the rail.'],
    ],
  ])('%s', (_, holes, words) => {
    expect(said({ shape: 'u', length: 1000, holes })).toEqual(words)
  })

  it('a section without any room is said to have none', () => {
    expect(said({ shape: 'l', height: 4, holes: { diameter: 1 } })).toEqual([
      'holes.diameter: A hole of 1 mm does not fit on this section: at most 0 mm do.',
    ])
  })
})

describe('a length cut short', () => {
  it.each([
    [
      'whole where the ends meet',
      100,
      [
        [0, 60],
        [60, 100],
      ],
      10,
      [[0, 100, 0]],
      100,
    ],
    [
      'with a gap where twice as much is left out',
      100,
      [
        [0, 30],
        [50, 100],
      ],
      10,
      [
        [0, 30, 0],
        [50, 100, 40],
      ],
      90,
    ],
    [
      'whole where less would be left out',
      100,
      [
        [0, 30.1],
        [50, 100],
      ],
      10,
      [[0, 100, 0]],
      100,
    ],
    [
      'never beyond its ends',
      100,
      [
        [-20, 30],
        [80, 130],
      ],
      5,
      [
        [0, 30, 0],
        [80, 100, 35],
      ],
      55,
    ],
    [
      'in order, without what lies outside or is nothing',
      100,
      [
        [80, 100],
        [150, 170],
        [40, 40],
        [0, 10],
      ],
      5,
      [
        [0, 10, 0],
        [80, 100, 15],
      ],
      35,
    ],
    [
      'as far as the longer of two',
      100,
      [
        [0, 50],
        [10, 20],
      ],
      5,
      [[0, 50, 0]],
      50,
    ],
    ['as nothing where nothing is wanted', 100, [], 5, [], 0],
  ] satisfies [string, number, [number, number][], number, [number, number, number][], number][])(
    'is %s',
    (_, length, wanted, gap, pieces, drawn) => {
      const broken = breakLength(length, wanted, gap)
      expect(broken.pieces.map(({ from, to, at }) => [from, to, at])).toEqual(pieces)
      expect([broken.length, broken.gap]).toEqual([drawn, gap])
    },
  )

  it('maps what is shown, its borders too, and nothing else', () => {
    const broken = breakLength(
      100,
      [
        [0, 30],
        [50, 100],
      ],
      10,
    )
    const at = [-0.1, 0, 30, 30.1, 49.9, 50, 70, 100, 100.1].map((position) => drawnAt(broken, position))
    expect(at).toEqual([undefined, 0, 30, undefined, undefined, 40, 60, 90, undefined])
  })
})
