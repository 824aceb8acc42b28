/** Laws that every family keeps, whatever the spec. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { Primitive, Scene } from '../scene.ts'
import { sceneToSvg } from '../to-svg.ts'
import { drawFamily, drawingFamilies } from './index.ts'

const size = fc.constantFrom(20, 82, 91, 117, 133, 144, 175, 207, 269)
const colour = fc.constantFrom('#000', '#ffffff', '#a98a5b')
const finish = fc.record({
  fill: colour,
  surface: fc.constantFrom('plain', 'brushed', 'polished'),
  title: fc.constantFrom('', 'Bronze', '<b>'),
})
const screws = fc.record({
  type: fc.constantFrom('torx', 'slot', 'none'),
  spacing: fc.constantFrom(60, 66, 83, 107, 117, 150, 170),
  pairs: fc.integer({ min: 1, max: 6 }),
})
const plate = {
  width: size,
  height: size,
  cornerRadius: fc.constantFrom(0, 1, 3, 60),
  bevel: fc.constantFrom(0, 2, 50),
  finish,
  screws,
}
const layout = (letters: string) =>
  fc
    .array(fc.array(fc.constantFrom(...letters, '-'), { minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 7,
    })
    .map((rows) => rows.map((row) => row.join('')).join('/'))
const engravings = fc.dictionary(
  fc.integer({ min: 0, max: 12 }).map(String),
  fc.record({
    above: fc.array(fc.record({ text: fc.constantFrom('', ' ', 'OFF', 'É <&>') }), { maxLength: 2 }),
  }),
)

const specs: Record<string, fc.Arbitrary<unknown>> = {
  'keypad-plate': fc.record({
    ...plate,
    layoutString: layout('PRTDKS'),
    engravings,
    led: fc.option(fc.constant({}), { nil: undefined }),
  }),
  'outlet-plate': fc.record({
    ...plate,
    layoutString: layout('EFBGUCJHX'),
    engravings,
    mount: fc.constantFrom('wall', 'floor'),
  }),
  'cover-plate': fc.record(plate),
  'back-box': fc.record({
    width: size,
    height: size,
    depth: fc.integer({ min: 5, max: 90 }),
    gang: fc.integer({ min: 1, max: 6 }),
    flange: fc.constantFrom(0, 6),
  }),
  'reading-lamp': fc.record({
    armLength: fc.integer({ min: 20, max: 900 }),
    armAngle: fc.integer({ min: -60, max: 75 }),
    headAngle: fc.integer({ min: -60, max: 90 }),
    armType: fc.constantFrom('rigid', 'flexible'),
    switchType: fc.constantFrom('push', 'toggle', 'none'),
    finish,
  }),
}

const anyDrawing = fc.oneof(
  ...Object.entries(specs).map(([key, spec]) => spec.map((value) => ({ key, spec: value }))),
)

function draw({ key, spec }: { key: string; spec: unknown }): Scene {
  const drawn = drawFamily(key, spec)
  if (!drawn.ok) throw new Error(JSON.stringify(drawn))
  return drawn.scene
}

function numbersOf(items: readonly Primitive[]): string {
  return JSON.stringify(items, (_key, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? 'BROKEN' : value,
  )
}

describe('every family', () => {
  it('has a test here', () => {
    expect(drawingFamilies.map(({ key }) => key).toSorted()).toEqual(Object.keys(specs).toSorted())
  })

  test.prop([anyDrawing], { numRuns: 300 })(
    'draws finite numbers, unique dimensions and a description',
    (drawing) => {
      const scene = draw(drawing)
      expect(numbersOf(scene.items)).not.toMatch(/BROKEN|NaN|Infinity|undefined/)
      expect(new Set(scene.dimensions.map(({ id }) => id)).size).toBe(scene.dimensions.length)
      expect(new Set(scene.parts.map(({ id }) => id)).size).toBe(scene.parts.length)
      expect(scene.description).toMatch(/^\p{Lu}.*\.$/su)
      expect(scene.bounds.width).toBeGreaterThan(0)
    },
  )

  test.prop([anyDrawing])('draws the same for the same spec, in any unit', (drawing) => {
    const inches = drawFamily(drawing.key, drawing.spec, { unit: 'in' })
    const scene = draw(drawing)
    expect(inches.ok && inches.scene.items).toEqual(scene.items)
    expect(sceneToSvg(scene, { scale: 1, unit: 'mm', showDimensions: true })).toBe(
      sceneToSvg(draw(drawing), { scale: 1, unit: 'mm', showDimensions: true }),
    )
  })

  test.prop([anyDrawing])('keeps every screw on its plate', (drawing) => {
    const scene = draw(drawing)
    for (const { id, box } of scene.parts.filter((part) => part.id.startsWith('screw'))) {
      expect([id, box.x >= 0 && box.y >= 0]).toEqual([id, true])
      expect(box.x + box.width).toBeLessThanOrEqual(scene.bounds.x + scene.bounds.width)
      expect(box.y + box.height).toBeLessThanOrEqual(scene.bounds.y + scene.bounds.height)
    }
  })

  test.prop([fc.constantFrom(...Object.keys(specs)), fc.anything()])(
    'answers rubbish with a typed refusal',
    (key, rubbish) => {
      const drawn = drawFamily(key, rubbish)
      if (!drawn.ok) expect(['invalidSpec', 'unknownFamily']).toContain(drawn.code)
    },
  )
})
