/** Solids as faces over shared corners: small ones written out, with their normals, edges and skins. */
import { describe, expect, it } from 'vitest'
import {
  areaNormal,
  circleAt,
  edgesOf,
  faceNormals,
  isCrease,
  loft,
  revolve,
  type Solid,
  skinOf,
  volumeOf,
  weld,
} from './solid.ts'
import type { Vec3 } from './vector.ts'

/** To a tenth of a micrometer, without a sign at 0. */
const exact = (values: readonly number[]) => values.map((value) => Math.round(value * 1e4) / 1e4 + 0)

/** A corner of a cube: 3 mm to the right, 4 mm up, 6 mm towards the viewer. */
const corner: Solid = {
  vertices: [
    [0, 0, 0],
    [3, 0, 0],
    [0, 4, 0],
    [0, 0, 6],
  ],
  faces: [
    [0, 2, 1],
    [0, 1, 3],
    [0, 3, 2],
    [1, 2, 3],
  ],
}
const square = (y: number, half: number): Vec3[] => [
  [half, y, -half],
  [-half, y, -half],
  [-half, y, half],
  [half, y, half],
]

describe('welding', () => {
  it('unites corners nearer than a hundredth of a micrometer, and drops faces that lose their area', () => {
    const seam: Solid = {
      vertices: [
        [0, 0, 0],
        [10, 0, 0],
        [10, 10, 0],
        [0.000002, 10, 0],
        [-0.000002, 10, 0],
        [0, 0, 0.00002],
      ],
      faces: [
        [0, 1, 2, 3],
        [0, 1, 2, 3, 4],
        [3, 4, 0],
        [1, 2, 0, 2],
        [0, 5, 1],
      ],
    }
    expect(weld(seam)).toEqual({
      vertices: [
        [0, 0, 0],
        [10, 0, 0],
        [10, 10, 0],
        [0.000002, 10, 0],
        [0, 0, 0.00002],
      ],
      faces: [
        [0, 1, 2, 3],
        [0, 1, 2, 3],
        [0, 4, 1],
      ],
    })
  })
})

describe('a skin over rings', () => {
  it('has a face for each side, and one at both ends', () => {
    expect(loft([square(0, 2), square(5, 1)])).toEqual({
      vertices: [...square(0, 2), ...square(5, 1)],
      faces: [
        [0, 1, 5, 4],
        [1, 2, 6, 5],
        [2, 3, 7, 6],
        [3, 0, 4, 7],
        [3, 2, 1, 0],
        [4, 5, 6, 7],
      ],
    })
  })

  it('stays open without caps, goes on from ring to ring, and is nothing without rings', () => {
    expect(loft([square(0, 2), square(5, 1), square(9, 3)], false).faces).toEqual([
      [0, 1, 5, 4],
      [1, 2, 6, 5],
      [2, 3, 7, 6],
      [3, 0, 4, 7],
      [4, 5, 9, 8],
      [5, 6, 10, 9],
      [6, 7, 11, 10],
      [7, 4, 8, 11],
    ])
    expect(loft([])).toEqual({ vertices: [], faces: [] })
  })

  it('caps the last ring of three, not the second', () => {
    expect(loft([square(0, 2), square(5, 1), square(9, 3)]).faces.slice(8)).toEqual([
      [3, 2, 1, 0],
      [8, 9, 10, 11],
    ])
  })

  it('turns an outline about the upright axis, a point on the axis being a tip', () => {
    expect(circleAt(7, 10, 4).map(exact)).toEqual([
      [10, 7, 0],
      [0, 7, -10],
      [-10, 7, 0],
      [0, 7, 10],
    ])
    const cone = revolve(
      [
        [6, 0],
        [0, 9],
      ],
      4,
    )
    expect(cone.vertices.map(exact)).toEqual([
      [6, 0, 0],
      [0, 0, -6],
      [-6, 0, 0],
      [0, 0, 6],
      [0, 9, 0],
    ])
    expect(cone.faces).toEqual([
      [0, 1, 4],
      [1, 2, 4],
      [2, 3, 4],
      [3, 0, 4],
      [3, 2, 1, 0],
    ])
    // A pyramid over a square of 72 mm².
    expect(volumeOf(cone)).toBeCloseTo(216, 9)
  })
})

describe('the measures of a solid', () => {
  it('are its volume, and twice the areas of its faces along their normals', () => {
    expect(volumeOf(corner)).toBe(12)
    expect(volumeOf({ ...corner, faces: corner.faces.map((face) => face.toReversed()) })).toBe(-12)
    expect(corner.faces.map((face) => areaNormal(corner.vertices, face).map((value) => value + 0))).toEqual([
      [0, 0, -12],
      [0, -18, 0],
      [-24, 0, 0],
      [24, 18, 12],
    ])
    expect(exact(faceNormals(corner)[3] ?? [])).toEqual([0.7428, 0.5571, 0.3714])
  })

  it('stay when it stands elsewhere', () => {
    const moved = corner.vertices.map(([x, y, z]): Vec3 => [x + 100, y - 50, z + 7])
    expect(volumeOf({ ...corner, vertices: moved })).toBeCloseTo(12, 9)
    expect(areaNormal(moved, [1, 2, 3])).toEqual([24, 18, 12])
  })

  it('take in a face of more than three corners as a whole', () => {
    const frustum = loft([square(0, 2), square(6, 1)])
    // h / 3 · (A + √(A·a) + a) with 16 and 4 mm².
    expect(volumeOf(frustum)).toBeCloseTo(56, 9)
    expect(areaNormal(frustum.vertices, [4, 5, 6, 7])).toEqual([0, 8, 0])
  })
})

describe('the edges of a solid', () => {
  it('stand between two faces each, by the smaller number first', () => {
    expect(edgesOf(corner)).toEqual([
      { from: 0, to: 2, faces: [0, 2] },
      { from: 1, to: 2, faces: [0, 3] },
      { from: 0, to: 1, faces: [0, 1] },
      { from: 1, to: 3, faces: [1, 3] },
      { from: 0, to: 3, faces: [1, 2] },
      { from: 2, to: 3, faces: [2, 3] },
    ])
  })

  const leaning = (degrees: number): Vec3 => {
    const angle = (degrees * Math.PI) / 180
    return [Math.sin(angle), 0, Math.cos(angle)]
  }
  it.each([
    [0, false],
    [33.9, false],
    [34.1, true],
    [90, true],
    [180, true],
  ])('are seen where the faces meet at more than 34 degrees: at %d, %s', (degrees, isSeen) => {
    const edge = { from: 0, to: 1, faces: [0, 1] }
    expect(isCrease(edge, [leaning(0), leaning(degrees)])).toBe(isSeen)
    expect(isCrease(edge, [leaning(degrees), leaning(0)])).toBe(isSeen)
  })

  it('are seen where there is but one face', () => {
    expect(isCrease({ from: 0, to: 1, faces: [0] }, [leaning(0)])).toBe(true)
    expect(isCrease({ from: 0, to: 1, faces: [] }, [leaning(0)])).toBe(true)
  })
})

/** Two sheets that meet along the y axis: 10 mm wide and flat on the left, `width` wide and `drop` lower on the right. */
const bentSheet = (width: number, drop: number): Solid => ({
  vertices: [
    [-10, 0, 0],
    [0, 0, 0],
    [0, 10, 0],
    [-10, 10, 0],
    [width, 0, -drop],
    [width, 10, -drop],
  ],
  faces: [
    [0, 1, 2, 3],
    [1, 4, 5, 2],
  ],
})
const threes = (values: readonly number[]) =>
  Array.from({ length: values.length / 3 }, (_, i) => exact(values.slice(3 * i, 3 * i + 3)).join())

describe('a skin for the screen', () => {
  it('is smooth across a fold of 16 degrees: its normals lean towards the larger face', () => {
    const { positions, normals, edges } = skinOf(bentSheet(24, 7))
    expect(threes(positions)).toEqual(
      '-10,0,0 0,0,0 0,10,0 -10,0,0 0,10,0 -10,10,0 0,0,0 24,0,-7 24,10,-7 0,0,0 24,10,-7 0,10,0'.split(' '),
    )
    // Left 200, right (140, 0, 480): together (140, 0, 680), of length 694.2622.
    const [left, fold, right] = ['0,0,1', '0.2017,0,0.9795', '0.28,0,0.96']
    expect(threes(normals)).toEqual([
      left,
      fold,
      fold,
      left,
      fold,
      left,
      fold,
      right,
      right,
      fold,
      right,
      fold,
    ])
    expect(threes(edges)).toEqual(
      '-10,0,0 0,0,0 0,10,0 -10,10,0 -10,0,0 -10,10,0 0,0,0 24,0,-7 24,0,-7 24,10,-7 0,10,0 24,10,-7'.split(
        ' ',
      ),
    )
  })

  it('breaks at a fold of 37 degrees, which is a line', () => {
    const { normals, edges } = skinOf(bentSheet(4, 3))
    const [left, right] = ['0,0,1', '0.6,0,0.8']
    expect(threes(normals)).toEqual([
      left,
      left,
      left,
      left,
      left,
      left,
      right,
      right,
      right,
      right,
      right,
      right,
    ])
    expect(threes(edges)).toHaveLength(2 * 7)
    expect(threes(edges).slice(2, 4)).toEqual(['0,0,0', '0,10,0'])
  })

  it('gives a face without area some direction', () => {
    const folded: Solid = { vertices: bentSheet(4, 3).vertices, faces: [[0, 1, 0]] }
    expect(threes(skinOf(folded).normals)).toEqual(['0,0,0', '0,0,0', '0,0,0'])
  })
})
