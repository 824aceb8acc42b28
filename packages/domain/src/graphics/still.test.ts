/** Stills: nearer faces cover farther ones, held against rays shot through random bodies. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { PathPrimitive, Primitive } from '../drawing/scene.ts'
import { sceneToSvg } from '../drawing/svg/to-svg.ts'
import { resolveGraphic } from './resolve-graphic.ts'
import type { GraphicNode } from './schema.ts'
import { backToFront, type Facet } from './solids/painter.ts'
import type { Vec3 } from './solids/vector.ts'
import { projected, stillScene } from './still.ts'

const face = fc
  .tuple(fc.double({ min: -0.5, max: 0.5, noNaN: true }), fc.double({ min: -0.5, max: 0.5, noNaN: true }))
  .chain(([slopeX, slopeY]) =>
    fc
      .tuple(
        fc.integer({ min: -30, max: 20 }),
        fc.integer({ min: -30, max: 20 }),
        fc.integer({ min: -30, max: 30 }),
        fc.integer({ min: 15, max: 60 }),
        fc.integer({ min: 15, max: 60 }),
      )
      .map(([x, y, z, width, height]) => ({ x, y, z, width, height, slopeX, slopeY })),
  )
type Sheet = {
  x: number
  y: number
  z: number
  width: number
  height: number
  slopeX: number
  slopeY: number
}

/** A slanted rectangle over [x, x + width] × [y, y + height]. */
const depthAt = ({ x, y, z, slopeX, slopeY }: Sheet, px: number, py: number) =>
  z + slopeX * (px - x) + slopeY * (py - y)

function facetOf(sheet: Sheet, tag: number): Facet<number> {
  const { x, y, width, height, slopeX, slopeY } = sheet
  const point = (px: number, py: number): Vec3 => [px, py, depthAt(sheet, px, py)]
  const corner = (px: number, py: number) => ({ at: point(px, py), isDrawn: true })
  const size = Math.hypot(slopeX, slopeY, 1)
  return {
    corners: [corner(x, y), corner(x + width, y), corner(x + width, y + height), corner(x, y + height)],
    normal: [-slopeX / size, -slopeY / size, 1 / size],
    tag,
  }
}

/** Whether a convex, counter-clockwise face covers the point, with a margin to its borders. */
function covers({ corners }: Facet<number>, px: number, py: number, margin: number): boolean {
  return corners.every(({ at: [ax, ay] }, i) => {
    const [bx, by] = corners[(i + 1) % corners.length]?.at ?? [ax, ay]
    const size = Math.hypot(bx - ax, by - ay)
    return size < 1e-9 || ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / size > margin
  })
}

describe('painting', () => {
  test.prop(
    [
      fc.array(face, { minLength: 2, maxLength: 9 }),
      fc.array(
        fc.tuple(
          fc.double({ min: -30, max: 50, noNaN: true }),
          fc.double({ min: -30, max: 50, noNaN: true }),
        ),
        {
          minLength: 20,
          maxLength: 20,
        },
      ),
    ],
    { numRuns: 250 },
  )(
    'paints the nearest face last wherever one looks, faces cut through each other or not',
    (sheets, rays) => {
      const painted = backToFront(sheets.map(facetOf))
      for (const [px, py] of rays) {
        const hit = sheets
          .map((sheet, index) => ({ index, depth: depthAt(sheet, px, py), sheet }))
          .filter(({ sheet: s }) => px > s.x && px < s.x + s.width && py > s.y && py < s.y + s.height)
          .toSorted((a, b) => b.depth - a.depth)
        const [nearest, next] = hit
        // Two at the same depth: either may be seen.
        if (!nearest || (next && nearest.depth - next.depth < 0.05)) continue
        const over = painted.filter((facet) => covers(facet, px, py, 0.01))
        const isNearBorder = painted.some(
          (facet) => covers(facet, px, py, -0.01) && !covers(facet, px, py, 0.01),
        )
        if (isNearBorder || over.length === 0) continue
        expect(over.at(-1)?.tag).toBe(nearest.index)
      }
    },
  )

  test.prop([fc.array(face, { maxLength: 9 })])('cuts faces without losing any of them', (sheets) => {
    const area = ({ corners }: Facet<number>) =>
      corners.reduce((sum, { at: [ax, ay] }, i) => {
        const [bx, by] = corners[(i + 1) % corners.length]?.at ?? [ax, ay]
        return sum + (ax * by - bx * ay) / 2
      }, 0)
    const total = (facets: readonly Facet<number>[]) => facets.reduce((sum, facet) => sum + area(facet), 0)
    const facets = sheets.map(facetOf)
    expect(total(backToFront(facets))).toBeCloseTo(total(facets), 3)
  })
})

function node(type: string, props: GraphicNode['props'], children: GraphicNode[] = []): GraphicNode {
  return { id: `${type}${JSON.stringify(props)}`, type, title: type, props, children }
}
function stillOf(...children: GraphicNode[]) {
  const resolved = resolveGraphic({ nodes: [node('group', {}, children)] }, {}, { detail: 'coarse' })
  if (!resolved.ok) throw new Error(resolved.code)
  return stillScene('Lamp', resolved.meshes, resolved.bounds)
}

describe('a still', () => {
  it('shows three sides of a box, the upper one the lightest, the one on the right in the shade', () => {
    const { bounds, ...scene } = stillOf(node('box', { width: 100, height: 60, depth: 40, color: '#808080' }))
    const side = (fill: PathPrimitive['fill'], d: string, lines: string) => [
      { kind: 'path', d, fill, role: 'fine', stroke: fill, isRoundJoined: true, part: 'box' },
      { kind: 'path', d: lines, role: 'detail', stroke: '#313131', part: 'box' },
    ]
    // Turned by 34° to the left, then by 16° towards the viewer.
    expect(scene).toEqual({
      family: 'still',
      items: [
        ...side(
          '#9e9e9e',
          'M52.6 -25.7L-30.3 -41.1L-52.6 -32L30.3 -16.6Z',
          'M52.6 -25.7L-30.3 -41.1M-30.3 -41.1L-52.6 -32M-52.6 -32L30.3 -16.6M30.3 -16.6L52.6 -25.7',
        ),
        ...side(
          '#6c6c6c',
          'M30.3 41.1L52.6 32L52.6 -25.7L30.3 -16.6Z',
          'M30.3 41.1L52.6 32M52.6 32L52.6 -25.7M52.6 -25.7L30.3 -16.6M30.3 -16.6L30.3 41.1',
        ),
        ...side(
          '#939393',
          'M-52.6 25.7L30.3 41.1L30.3 -16.6L-52.6 -32Z',
          'M-52.6 25.7L30.3 41.1M30.3 41.1L30.3 -16.6M30.3 -16.6L-52.6 -32M-52.6 -32L-52.6 25.7',
        ),
      ],
      dimensions: [],
      parts: [],
      description: 'Lamp, 100 × 60 × 40 mm wide, high and deep. Shows box.',
    })
    expect([bounds.x, bounds.y, bounds.width, bounds.height].map((value) => value.toFixed(3))).toEqual([
      '-52.636',
      '-41.115',
      '105.271',
      '82.230',
    ])
  })

  it('puts the product where one looks at it from the front right and a little above', () => {
    const shown = (point: Vec3) => {
      const { x, y, near } = projected(point)
      return [x, y, near].map((value) => Math.round(value * 1e4) / 1e4 + 0)
    }
    expect(shown([100, 0, 0])).toEqual([82.9038, 15.4134, 53.7531])
    expect(shown([0, 100, 0])).toEqual([0, -96.1262, 27.5637])
    expect(shown([0, 0, 100])).toEqual([-55.9193, 22.8514, 79.6922])
  })

  const paths = (items: readonly Primitive[]) =>
    items.filter((item): item is PathPrimitive => item.kind === 'path')
  /** The faces and the lines of a still, one by one. */
  const piecesOf = (items: readonly Primitive[]) => ({
    faces: paths(items)
      .filter(({ fill }) => fill !== undefined)
      .flatMap(({ d }) => d.split(/(?=M)/)),
    lines: paths(items)
      .filter(({ fill }) => fill === undefined)
      .flatMap(({ d }) => d.split(/(?=M)/)),
  })

  it.each([4, 100])('draws one closed line around a ball of %d mm, and none on it', (diameter) => {
    const { items } = stillOf(node('sphere', { diameter, color: '#fc0', surface: 'glow' }))
    expect(new Set(paths(items).map(({ fill }) => fill ?? 'line'))).toEqual(new Set(['#ffcc00', 'line']))
    const { faces, lines } = piecesOf(items)
    const ends = lines.flatMap((line) => line.slice(1).split('L'))
    const counts = [...new Set(ends)].map((end) => ends.filter((other) => other === end).length)
    expect(new Set(counts)).toEqual(new Set([2]))
    // As many faces as look at the viewer: half of all, less or more a few at the border.
    const all = diameter < 16 ? 12 * 6 : 18 * 9
    expect(faces.length).toBeGreaterThan(all * 0.4)
    expect(faces.length).toBeLessThan(all * 0.6)
    // Neighbors of one paint are one path.
    expect(paths(items).length).toBeLessThan(faces.length + lines.length)
  })

  it('lets what is behind glass shine through, each face by itself and without a seam', () => {
    const { items } = stillOf(node('sphere', { diameter: 40, color: '#808080', surface: 'glass' }))
    const faces = paths(items).filter(({ fill }) => fill !== undefined)
    expect(new Set(faces.map(({ opacity }) => opacity))).toEqual(new Set([0.55]))
    expect(faces.filter(({ d }) => d.split('M').length !== 2)).toEqual([])
    expect(faces.filter(({ stroke, role }) => stroke !== undefined || role !== undefined)).toEqual([])
  })

  /** A rod in four pieces, whose sides lie in one plane from piece to piece. */
  const rod = { points: [0, 10, 20, 30, 40].map((y) => [0, y, 0]), diameter: 40 }
  it('makes one path of the middle of a rod where it is solid, and none where it is glass', () => {
    const facesOf = (surface: string) =>
      paths(stillOf(node('tube', { ...rod, color: '#808080', surface })).items)
        .filter(({ fill }) => fill !== undefined)
        .map(({ d }) => d.split('M').length - 1)
    // Of eighteen sides of four pieces nine are seen, and one end.
    const [solid, glass] = [facesOf('plain'), facesOf('glass')]
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
    expect(sum(solid)).toBe(9 * 4 + 1)
    expect(Math.max(...solid)).toBeGreaterThan(1)
    expect(glass).toEqual(Array.from({ length: 37 }, () => 1))
  })

  it('shades each side of a rod and each face of a ball by itself', () => {
    const shadesOf = (type: string, props: GraphicNode['props']) => {
      const { items } = stillOf(node(type, { ...props, color: '#808080' }))
      return new Set(paths(items).flatMap(({ fill }) => fill ?? [])).size
    }
    expect(shadesOf('tube', rod)).toBe(9 + 1)
    // Nine bands of eighteen faces, of which half are seen; some catch the same light.
    expect(shadesOf('sphere', { diameter: 100 })).toBeGreaterThan(40)
  })

  it('tells faces from lines also where both are black', () => {
    const { items } = stillOf(node('box', { color: '#000', surface: 'glow' }))
    expect(paths(items).map(({ role, stroke }) => `${role} ${stroke}`)).toEqual(
      [1, 2, 3].flatMap(() => ['fine #000000', 'detail #000000']),
    )
  })

  it('paints what stands behind first', () => {
    const sheet = (title: string, z: number) => ({
      ...node('plane', { width: 50, height: 50, z }),
      id: title,
      title,
    })
    const parts = (...sheets: GraphicNode[]) => [...new Set(stillOf(...sheets).items.map(({ part }) => part))]
    expect(parts(sheet('far', -20), sheet('near', 20))).toEqual(['far', 'near'])
    expect(parts(sheet('near', 20), sheet('far', -20))).toEqual(['far', 'near'])
  })

  it('leaves the wall out, and is a scene like any drawing', () => {
    const scene = stillOf(
      node('plane', { width: 5000, height: 5000, surface: 'shadow' }),
      node('lathe', {
        outline: [
          [40, 0],
          [60, 80],
        ],
      }),
    )
    expect(scene.bounds.width).toBeLessThan(100)
    const svg = sceneToSvg(scene, { scale: 1, unit: 'mm', showDimensions: true })
    expect(svg).toMatch(/^<svg/)
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('of nothing is an empty scene with a size', () => {
    expect(stillOf()).toMatchObject({
      items: [],
      bounds: { x: 0, y: 0, width: 1, height: 1 },
    })
  })
})

describe('a metal in a still', () => {
  /** How light the sides of a rod are, in the order of their tones: red of each fill. */
  function tones(metalness: number): number[] {
    const rod: GraphicNode = {
      id: 'rod',
      type: 'cylinder',
      title: 'Rod',
      props: { diameter: 40, length: 120, color: '#8c6a45', metalness },
      children: [],
    }
    const all: GraphicNode = { id: 'all', type: 'group', title: 'All', props: {}, children: [rod] }
    const resolved = resolveGraphic({ nodes: [all] }, {}, { detail: 'coarse' })
    if (!resolved.ok) throw new Error(resolved.code)
    const sides = stillScene('Rod', resolved.meshes, resolved.bounds).items.flatMap((item) => {
      if (item.kind !== 'path' || typeof item.fill !== 'string') return []
      return [
        {
          x: Number(/^M(-?[\d.]+)/.exec(item.d)?.[1]),
          red: Number.parseInt(item.fill.slice(1, 3), 16),
          corners: item.d.match(/[ML]/g)?.length,
        },
      ]
    })
    return sides
      .filter(({ corners }) => corners === 4)
      .toSorted((a, b) => a.x - b.x)
      .map(({ red }) => red)
  }

  /** How often it gets lighter again after it got darker, from left to right. */
  const bands = (all: readonly number[]) => {
    const steps = all
      .slice(1)
      .map((tone, index) => Math.sign(tone - (all[index] ?? tone)))
      .filter(Boolean)
    return steps.filter((step, index) => index > 0 && step !== steps[index - 1]).length
  }

  it('[issue 15] mirrors lamps: a bronze rod has bands of light from side to side, a brown one a light and a dark side', () => {
    expect(tones(0).length).toBeGreaterThan(5)
    expect(bands(tones(0))).toBeLessThanOrEqual(1)
    expect(bands(tones(1))).toBeGreaterThanOrEqual(2)
  })
})
