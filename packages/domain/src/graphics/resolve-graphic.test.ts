/** Trees become meshes in their places: against an oracle that climbs the tree by hand. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type Json, jsonSchema } from '../units/record.ts'
import { parseGraphic } from './parse-graphic.ts'
import { graphicNames, isBody, resolveGraphic } from './resolve-graphic.ts'
import type { GraphicNode } from './schema.ts'
import { place } from './solids/vector.ts'

let nextId = 0
function node(
  type: string,
  props: Record<string, Json> = {},
  children: GraphicNode[] = [],
  id = `n${nextId++}`,
): GraphicNode {
  return { id, type, title: type, props, children }
}
const top = (...children: GraphicNode[]) => ({ nodes: [node('group', {}, children, 'top')] })

function failure(nodes: GraphicNode[], spec: object = {}): string {
  const resolved = resolveGraphic({ nodes }, { ...spec })
  if (resolved.ok) return 'none'
  return [resolved.code, resolved.nodePath.join('/'), resolved.property, resolved.name]
    .filter(Boolean)
    .join(' ')
}

describe('a graphic', () => {
  it('[1.1.06] has the sizes that the configuration gives', () => {
    const graphic = top(node('box', { width: 'width', height: 'width / 2', depth: 'thickness ?? 18' }))
    const small = resolveGraphic(graphic, { width: 200 })
    const large = resolveGraphic(graphic, { width: 600, thickness: 30 })
    expect(small.ok && small.bounds).toEqual({ from: [-100, -50, -9], to: [100, 50, 9] })
    expect(large.ok && large.bounds).toEqual({ from: [-300, -150, -15], to: [300, 150, 15] })
  })

  it('[issue 14] asks for names: those of its own formulas and rows are none of them', () => {
    const row = node('repeat', { count: 'slats.count', stepX: 'width / slats.count' }, [
      node('box', { width: 'slats.width', height: 'height + index', depth: 12 }),
    ])
    const names = graphicNames(top(row, node('box', { width: 'thickness ?? 18', color: 'finish.fill' })))
    expect(names.toSorted()).toEqual([
      'finish.fill',
      'height',
      'slats.count',
      'slats.width',
      'thickness',
      'width',
    ])
    expect(graphicNames({ nodes: [] })).toEqual([])
  })

  it('has the colour and the surface that the options give', () => {
    const graphic = top(
      node('box', { color: 'finish.fill', surface: 'finish.surface', roughness: 'finish.roughness ?? -1' }),
    )
    const brass = resolveGraphic(graphic, { finish: { fill: '#C4A', surface: 'polished' } })
    expect(brass.ok && brass.meshes[0]?.material).toMatchObject({
      color: '#cc44aa',
      surface: 'polished',
      metalness: 0.95,
      roughness: 0.16,
    })
    const dull = resolveGraphic(graphic, { finish: { fill: '#C4A', surface: 'polished', roughness: 0.5 } })
    expect(dull.ok && dull.meshes[0]?.material.roughness).toBe(0.5)
  })

  it('shows a node only when its condition holds, and then all that it holds', () => {
    const lamp = top(node('group', { when: "switchType = 'push'" }, [node('box'), node('sphere')]))
    const count = (switchType: string) => {
      const resolved = resolveGraphic(lamp, { switchType })
      return resolved.ok ? resolved.meshes.length : -1
    }
    expect([count('push'), count('none')]).toEqual([2, 0])
  })

  it('repeats what a row holds, a step apart, and lets it know its number', () => {
    const rail = top(
      node('repeat', { count: 'floor(length / 100)', stepX: 100 }, [
        node('box', { width: '10 + index', height: 10, depth: 10 }, [], 'hole'),
      ]),
    )
    const resolved = resolveGraphic(rail, { length: 350 })
    if (!resolved.ok) throw new Error(resolved.code)
    expect(resolved.meshes.map(({ id }) => id)).toEqual(['hole/0', 'hole/1', 'hole/2'])
    expect(resolved.bounds).toEqual({ from: [-5, -5, -5], to: [206, 5, 5] })
  })

  it('builds a shape once: copies share it, and another colour keeps it', () => {
    const graphic = top(
      node('repeat', { count: 3, stepX: 20 }, [node('box', { width: 'width', color: 'fill' }, [], 'slat')]),
    )
    const shapes = (spec: object) => {
      const resolved = resolveGraphic(graphic, { ...spec })
      return new Set(resolved.ok ? resolved.meshes.map(({ solid }) => solid) : [])
    }
    const red = shapes({ width: 8, fill: '#f00' })
    expect(red.size).toBe(1)
    expect(shapes({ width: 8, fill: '#00f' })).toEqual(red)
    expect([...shapes({ width: 8, fill: '#00f' })][0]).toBe([...red][0])
    expect([...shapes({ width: 9, fill: '#00f' })][0]).not.toBe([...red][0])
  })

  it('lets formulas of a group hold inside it, the nearest first', () => {
    const tree = top(
      node('group', { formulas: { a: 'width / 2' } }, [
        node('box', { width: 'a', height: 1, depth: 1 }),
        node('group', { formulas: { a: '7' } }, [node('box', { width: 'a', height: 1, depth: 1 })]),
      ]),
    )
    const resolved = resolveGraphic(tree, { width: 10 })
    const widths = resolved.ok
      ? resolved.meshes.map(({ solid }) => Math.max(...solid.vertices.map(([x]) => x)) * 2)
      : []
    expect(widths).toEqual([5, 7])
  })

  it('lets formulas of a group say where the group itself stands', () => {
    const moved = node('group', { formulas: { half: 'width / 2' }, x: 'half' }, [
      node('box', { width: 'width', height: 2, depth: 2 }),
    ])
    const resolved = resolveGraphic(top(moved), { width: 10 })
    expect(resolved.ok && resolved.bounds).toEqual({ from: [0, -1, -1], to: [10, 1, 1] })
  })

  it('asks nothing of what is not shown', () => {
    const hidden = node('group', { when: 'width > 50', formulas: { a: 'depht' }, x: 'nowhere' }, [
      node('box'),
    ])
    expect(resolveGraphic(top(hidden), { width: 10 })).toMatchObject({ ok: true, meshes: [] })
    expect(resolveGraphic(top(hidden), { width: 60 })).toMatchObject({ ok: false, name: 'depht' })
  })

  it('turns about its own axes before it moves', () => {
    const tree = top(
      node('group', { turnZ: 90, x: 100 }, [node('box', { width: 50, height: 10, depth: 2, x: 25 })]),
    )
    const resolved = resolveGraphic(tree, {})
    if (!resolved.ok) throw new Error(resolved.code)
    const rounded = (at: readonly number[]) => at.map((value) => Math.round(value * 1e6) / 1e6 + 0)
    expect(rounded(resolved.bounds.from)).toEqual([95, 0, -1])
    expect(rounded(resolved.bounds.to)).toEqual([105, 50, 1])
  })

  it('says where it is wrong: the path of the node, the property, and the name', () => {
    expect(failure([])).toBe('topGroup')
    expect(failure([node('box')])).toBe('topGroup')
    expect(failure(top(node('box', { width: 'depht' }, [], 'b')).nodes)).toBe('unknownName top/b width depht')
    expect(failure(top(node('cone', {}, [], 'c')).nodes)).toBe('unknownType top/c cone')
    expect(failure(top(node('box', {}, [node('box')], 'c')).nodes)).toBe('unknownType top/c box')
    expect(failure(top(node('box', {}, [], 'top')).nodes)).toBe('sameId top/top top')
    const cyclic = node('group', { formulas: { a: 'b', b: 'a' } }, [], 'g')
    expect(failure(top(cyclic).nodes)).toBe('cycle top/g formulas a')
    const deep = Array.from({ length: 30 }).reduce<GraphicNode>(
      (inner) => node('group', {}, [inner]),
      node('box'),
    )
    expect(failure([node('group', {}, [deep], 'top')])).toMatch(/^tooDeep/)
    const many = node(
      'repeat',
      { count: 40 },
      [node('repeat', { count: 40 }, [node('box', {}, [], 'b')], 'r2')],
      'r1',
    )
    expect(failure(top(many).nodes)).toBe('tooManyParts top/r1/r2/b')
  })

  it('may be 16 levels deep, hold 400 nodes, 600 bodies and a quarter of a million corners', () => {
    const deep = (levels: number) =>
      Array.from({ length: levels }).reduce<GraphicNode>((inner) => node('group', {}, [inner]), node('box'))
    expect(failure([deep(15)])).toBe('none')
    expect(failure([deep(16)])).toMatch(/^tooDeep/)
    const many = (count: number) =>
      top(...Array.from({ length: count }, (_, i) => node('plane', {}, [], `p${i}`)))
    expect(failure(many(399).nodes)).toBe('none')
    expect(failure(many(400).nodes)).toBe('tooManyParts top/p399')
    const bodies = (...more: GraphicNode[]) =>
      top(node('repeat', { count: 300 }, [node('plane'), node('plane')]), ...more).nodes
    expect(failure(bodies())).toBe('none')
    expect(failure(bodies(node('plane', {}, [], 'last')))).toBe('tooManyParts top/last')
    // A ball has 23 · 48 + 2 corners: 226 of them have 249,956.
    const balls = (count: number) => top(node('repeat', { count }, [node('sphere', {}, [], 'b')], 'r')).nodes
    expect(failure(balls(226))).toBe('none')
    expect(failure(balls(227))).toBe('tooManyParts top/r/b')
  })

  it.each<[Json, boolean]>([
    ['', true],
    [1, true],
    [0, false],
    ['width > 5', true],
    ['width > 50', false],
    ["'push'", true],
    ["''", false],
    ['title', false],
    [-1, true],
  ])('shows what stands under the condition %j: %s', (when, isShown) => {
    const resolved = resolveGraphic(top(node('box', { when })), { width: 10, title: '' })
    expect(resolved.ok && resolved.meshes.length === 1).toBe(isShown)
  })

  it('keeps the last 24 shapes of a node', () => {
    const graphic = top(node('box', { width: 'width' }))
    const shape = (width: number) => {
      const resolved = resolveGraphic(graphic, { width })
      return resolved.ok ? resolved.meshes[0]?.solid : undefined
    }
    const first = shape(1)
    for (let width = 2; width <= 24; width += 1) shape(width)
    expect(shape(1)).toBe(first)
    shape(25)
    expect(shape(1)).not.toBe(first)
    expect(shape(1)).toEqual(first)
  })

  it('builds a shape for near and one for a small picture', () => {
    const graphic = top(node('sphere', { diameter: 100 }))
    const count = (detail?: 'fine' | 'coarse') => {
      const resolved = detail ? resolveGraphic(graphic, {}, { detail }) : resolveGraphic(graphic, {})
      return resolved.ok ? resolved.meshes[0]?.solid.vertices.length : 0
    }
    expect([count(), count('fine'), count('coarse')]).toEqual([1106, 1106, 146])
  })

  it('is made of what its surfaces are made of, shares no higher than 1', () => {
    const material = (props: Record<string, Json>) => {
      const resolved = resolveGraphic(top(node('box', props)), {})
      return resolved.ok ? resolved.meshes[0]?.material : undefined
    }
    expect(material({})).toEqual({
      color: '#c9c5bc',
      surface: 'plain',
      metalness: 0,
      roughness: 0.62,
      opacity: 1,
      glow: 0,
    })
    expect(material({ surface: 'glass', color: '#ABCDEF', metalness: 0, roughness: 3 })).toEqual({
      color: '#abcdef',
      surface: 'glass',
      metalness: 0,
      roughness: 1,
      opacity: 0.45,
      glow: 0,
    })
    expect(material({ surface: 'glow', metalness: 0.25 })).toMatchObject({
      metalness: 0.25,
      roughness: 0.6,
      glow: 0.85,
    })
  })

  it('has the bounds of its bodies, whatever their shadow falls on', () => {
    const wall = node('plane', { width: 5000, height: 5000, surface: 'shadow' })
    const resolved = resolveGraphic(top(wall, node('box', { width: 10, height: 10, depth: 10, x: 3 })), {})
    expect(resolved.ok && resolved.bounds).toEqual({ from: [-2, -5, -5], to: [8, 5, 5] })
    expect(resolved.ok && resolved.meshes.map(isBody)).toEqual([false, true])
  })

  it('counts rows in rows, each by its own number', () => {
    const rows = node('repeat', { count: 2, stepX: 100, stepZ: 7 }, [
      node('group', { x: 'index * 1000' }, [
        node('repeat', { count: 1.9999999999, stepY: 30 }, [node('box', {}, [], 'b')]),
      ]),
    ])
    const resolved = resolveGraphic(top(rows), {})
    expect(
      resolved.ok && resolved.meshes.map(({ id, placement }) => `${id} ${placement.shift.join()}`),
    ).toEqual(['b/0/0 0,0,0', 'b/0/1 0,30,0', 'b/1/0 1100,0,7', 'b/1/1 1100,30,7'])
    expect(failure(top(node('repeat', { count: -3 }, [node('box')])).nodes)).toBe('none')
  })

  it('that shows nothing is no error', () => {
    expect(resolveGraphic(top(), {})).toEqual({
      ok: true,
      meshes: [],
      bounds: { from: [0, 0, 0], to: [0, 0, 0] },
    })
  })
})

const number = fc.integer({ min: -300, max: 300 })
const placed = {
  x: number,
  y: number,
  z: number,
  turnX: fc.constantFrom(0, 30, 90, -45),
  turnY: fc.constantFrom(0, 60, 180),
  turnZ: fc.constantFrom(0, 15, -90),
}
const boxes = fc
  .record({
    width: fc.integer({ min: 1, max: 90 }),
    height: fc.integer({ min: 1, max: 90 }),
    depth: fc.constant(7),
    ...placed,
  })
  .map((props) => node('box', props))
const trees = fc.letrec<{ any: GraphicNode }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    boxes,
    fc
      .record({ props: fc.record(placed), children: fc.array(tie('any'), { maxLength: 3 }) })
      .map(({ props, children }) => node('group', props, children)),
    fc
      .record({
        props: fc.record({ ...placed, count: fc.integer({ min: 0, max: 3 }), stepX: number, stepY: number }),
        children: fc.array(tie('any'), { maxLength: 2 }),
      })
      .map(({ props, children }) => node('repeat', props, children)),
  ),
})).any

type Point = [number, number, number]
function turned([a, b]: [number, number], degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)]
}
/** One step up the tree, by hand: about x, about y, about z, then moved. */
function stepUp([x, y, z]: Point, props: Record<string, Json>): Point {
  const given = (key: string) => Number(props[key] ?? 0)
  const [y1, z1] = turned([y, z], given('turnX'))
  const [z2, x2] = turned([z1, x], given('turnY'))
  const [x3, y3] = turned([x2, y1], given('turnZ'))
  return [x3 + given('x'), y3 + given('y'), z2 + given('z')]
}
function cornersOf(tree: GraphicNode): Point[] {
  const { props } = tree
  if (tree.type === 'box') {
    const half = (key: string) => Number(props[key]) / 2
    return [-1, 1].flatMap((i) =>
      [-1, 1].flatMap((j) =>
        [-1, 1].map((k) => stepUp([i * half('width'), j * half('height'), k * half('depth')], props)),
      ),
    )
  }
  const times = tree.type === 'repeat' ? Number(props['count']) : 1
  return Array.from({ length: times }).flatMap((_, index) =>
    tree.children
      .flatMap(cornersOf)
      .map(
        ([x, y, z]): Point => [
          x + index * Number(props['stepX'] ?? 0),
          y + index * Number(props['stepY'] ?? 0),
          z,
        ],
      )
      .map((point) => stepUp(point, props)),
  )
}

describe('laws', () => {
  test.prop([trees], { numRuns: 200 })('everything lies where climbing the tree by hand puts it', (tree) => {
    const resolved = resolveGraphic({ nodes: [node('group', {}, [tree], 'top')] }, {})
    if (!resolved.ok) throw new Error(resolved.code)
    const corners = cornersOf(tree)
    const vertices = resolved.meshes.flatMap(({ solid, placement }) =>
      solid.vertices.map((vertex) => place(placement, vertex)),
    )
    expect(vertices).toHaveLength(corners.length)
    for (const axis of [0, 1, 2] as const) {
      const values = corners.length === 0 ? [0] : corners.map((corner) => corner[axis])
      expect(resolved.bounds.from[axis]).toBeCloseTo(Math.min(...values), 6)
      expect(resolved.bounds.to[axis]).toBeCloseTo(Math.max(...values), 6)
    }
  })

  test.prop([fc.jsonValue().map((value) => jsonSchema.parse(value))])(
    'a tree of rubbish is refused, never thrown',
    (rubbish) => {
      const nodes = [node('group', { formulas: rubbish }, [node('box', { when: rubbish })], 'top')]
      expect(() => parseGraphic({ nodes })).not.toThrow()
      expect(() => resolveGraphic({ nodes }, {})).not.toThrow()
    },
  )
})
