/** The solid of a drawing is as wide and as high as the drawing says, whatever it is made of: there is no second set of measures. */
import { fc } from '@fast-check/vitest'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadDrawingFamilies } from '../drawing-families.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import { dimensionValueMm, type Scene } from '../drawing/scene.ts'
import { resolveGraphic } from '../graphics/resolve-graphic.ts'
import { checkLaw } from '../testing/check-law.ts'
import { drawingModel } from './drawing-model.ts'

beforeAll(() => loadDrawingFamilies())

const length = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)
const metal = { kind: 'metal', roughness: 0.4, brushing: { strength: 0.8 } }
const finish = fc.record({
  fill: fc.constantFrom('#8c6a45', '#202020', '#f4f1ea'),
  material: fc.constantFrom(undefined, metal, { kind: 'paint' }),
})
const text = fc.constantFrom('OFF', 'Living room', 'Ôé', 'i')
const engravings = fc.constantFrom(
  {},
  { '0': { above: [{ text: 'All off' }] } },
  { '0': { below: [{ symbol: 'bulb' }, { text: 'Bed' }] } },
)

/** Specifications of which the drawing is one that could be made. */
const families: Readonly<Record<string, fc.Arbitrary<object>>> = {
  'cover-plate': fc.record({ width: length(50, 300), height: length(50, 300), bevel: length(0, 6), finish }),
  'keypad-plate': fc.record({
    width: length(90, 300),
    height: length(90, 300),
    layoutString: fc.constantFrom('P', 'P-P', 'R', 'T-T', 'D', 'K', 'P-P/P-P'),
    finish,
    mechanismFinish: finish,
    led: fc.constantFrom(undefined, {}),
    engravings,
  }),
  'outlet-plate': fc.record({
    width: length(90, 300),
    height: length(90, 300),
    mount: fc.constantFrom('wall', 'floor'),
    finish,
    moduleFinish: finish,
  }),
  'flat-print': fc.record({
    sizesIn: fc.constantFrom('mm', 'in'),
    width: length(10, 300),
    height: length(10, 300),
    bleed: length(0, 50),
    border: length(0, 4),
    rollWidth: fc.constantFrom(0, 600, 1300),
    artwork: fc.constantFrom(
      [],
      [
        {
          fill: '#884422',
          points: [
            [0, 0],
            [1, 0.2],
            [0.5, 1],
          ],
        },
      ],
    ),
    title: text,
  }),
  'sample-set': fc.record({
    width: length(120, 600),
    height: length(120, 600),
    depth: length(10, 90),
    columns: fc.integer({ min: 1, max: 6 }),
    wall: length(1, 20),
    chips: fc.array(fc.constant({ fill: '#c39a6b' }), { minLength: 1, maxLength: 12 }),
    finish,
  }),
  'slab-door': fc.record({
    width: length(320, 1200),
    height: length(700, 2800),
    vision: fc.constantFrom('none', 'narrow', 'wide'),
    mounting: fc.constant('pivot'),
    handle: fc.constant({ kind: 'none', length: 130 }),
    finish,
  }),
  sample: fc.record({ width: length(20, 400), height: length(20, 400), finish }),
  book: fc.record({ width: length(80, 400), height: length(80, 400) }),
  article: fc.record({ width: length(20, 900), height: length(20, 900), depth: length(5, 400), finish }),
}

/** What the drawing's overall dimension of this name says, mm. */
function overall({ dimensions }: Scene, id: 'width' | 'height'): number {
  const [found] = dimensions.filter((dimension) => dimension.id === id)
  if (!found) throw new Error(`no dimension ${id}`)
  return dimensionValueMm(found)
}

describe('the solid of a drawing', () => {
  it.each(Object.keys(families))('[issue 15] of %s is as large as its dimensions say', (key) => {
    checkLaw({}, families[key] ?? fc.constant({}), (_cover, given) => {
      const family = findDrawingFamily(key)
      const parsed = family?.parse(given)
      const drawn = family?.drawUnknown(given)
      if (!parsed?.success || !drawn?.ok) throw new Error(JSON.stringify(given))
      const nodes = drawingModel(key, parsed.data)
      const resolved = resolveGraphic({ nodes: [...(nodes ?? [])] }, Object(parsed.data))
      if (!resolved.ok) throw new Error(JSON.stringify([given, resolved]))
      const { from, to } = resolved.bounds
      expect(to[0] - from[0]).toBeCloseTo(overall(drawn.scene, 'width'), 6)
      expect(to[1] - from[1]).toBeCloseTo(overall(drawn.scene, 'height'), 6)
    })
  })

  it('[issue 15] of a plate has its buttons, their rings and what is engraved', () => {
    const family = findDrawingFamily('keypad-plate')
    const parsed = family?.parse({
      width: 120,
      height: 90,
      layoutString: 'P-P',
      screws: { type: 'none' },
      finish: { fill: '#8c6a45', material: metal },
      mechanismFinish: { fill: '#1c1a18', material: metal },
      engravings: { '0': { below: [{ text: 'Bed' }] } },
    })
    const spec = Object(parsed?.data)
    const resolved = resolveGraphic({ nodes: [...(drawingModel('keypad-plate', spec) ?? [])] }, spec)
    if (!resolved.ok) throw new Error(resolved.code)
    const bodies = resolved.meshes.filter(({ id }) => id.startsWith('relief'))
    // Two buttons of a ring, its inside and the button itself; one word.
    expect(bodies).toHaveLength(7)
    // Each stands out of the one it lies on, a dark one on a light plate too: equal heights would flicker.
    const tops = bodies
      .slice(0, 3)
      .map(({ solid, placement }) => Math.max(...solid.vertices.map(([, , z]) => z)) + placement.shift[2])
    expect(tops.map((top) => Math.round(top * 100) / 100)).toEqual([3.1, 3.7, 4.3])
    const made = resolved.meshes.filter(({ material }) => material.made !== undefined)
    expect(made.map(({ material }) => material.color)).toEqual(['#8c6a45', '#1c1a18', '#1c1a18'])
  })

  it('[issue 15] of a door has its glass in a hole of the leaf', () => {
    const parsed = findDrawingFamily('slab-door')?.parse({ width: 900, height: 2100, vision: 'narrow' })
    const spec = Object(parsed?.data)
    const resolved = resolveGraphic({ nodes: [...(drawingModel('slab-door', spec) ?? [])] }, spec)
    if (!resolved.ok) throw new Error(resolved.code)
    const [leaf, vision] = resolved.meshes
    expect([leaf?.title, vision?.title, vision?.material.surface]).toEqual(['leaf', 'vision', 'glass'])
    // 140 wide, 8 % down, 36 % of the leaf high.
    const xs = vision?.solid.vertices.map(([x]) => x) ?? []
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(140, 6)
    expect(leaf?.solid.vertices.length).toBe(16)
  })
})
