/** Stills: nearer faces cover farther ones, held against rays shot through random bodies. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { PathPrimitive } from '../drawing/scene.ts'
import { sceneToSvg } from '../drawing/to-svg.ts'
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
  it('shows three sides of a box, the upper one the lightest', () => {
    const scene = stillOf(node('box', { width: 100, height: 60, depth: 40, color: '#808080' }))
    const faces = scene.items.filter(
      (item): item is PathPrimitive => item.kind === 'path' && item.fill !== undefined,
    )
    expect(new Set(faces.map(({ fill }) => fill)).size).toBe(3)
    const right = projected([50, 30, 20])
    const left = projected([-50, 30, -20])
    expect(scene.bounds.x + scene.bounds.width).toBeCloseTo(Math.max(right.x, projected([50, 30, -20]).x), 6)
    expect(scene.bounds.x).toBeCloseTo(Math.min(left.x, projected([-50, 30, 20]).x), 6)
    expect(scene.description).toBe('Lamp, 100 × 60 × 40 mm wide, high and deep. Shows box.')
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
    expect(stillOf()).toMatchObject({ items: [], bounds: { width: 1, height: 1 } })
  })
})
