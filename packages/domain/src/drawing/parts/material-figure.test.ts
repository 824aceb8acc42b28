/** Figures of materials on surfaces: within them, the same every time, few enough to draw, and different from each other. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { boxOf } from '../../geometry/box.ts'
import { finishMaterialSchema, materialKinds, readMaterial } from '../../materials/schema.ts'
import { checkLaw } from '../../testing/check-law.ts'
import { coveredBoxes } from '../primitive-boxes.ts'
import { finishSchema } from '../spec-parts.ts'
import { materialFigure } from './material-figure.ts'
import { surface } from './plate-body.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const materials = fc
  .record({
    kind: fc.constantFrom(...materialKinds),
    metalness: share,
    roughness: share,
    brushing: fc.record({ strength: share, direction: fc.constantFrom('horizontal', 'vertical') }),
    grain: share,
    figure: fc.constantFrom('veins', 'speckle'),
    accent: fc.constantFrom('#000', '#7d5630', '#ffffff'),
    repeat: fc.constantFrom(0.2, 3, 60, 500, 5000),
    seed: fc.integer({ min: -10, max: 10_000 }),
  })
  .map((given) => finishMaterialSchema.parse(given))
const side = fc.constantFrom(0.5, 14, 82, 600, 2400, 10_000)

const finishOf = (material: unknown) => finishSchema.parse({ fill: '#8c6a45', material })

describe('the figure of a material', () => {
  it('[issue 15] stays on its surface, in finite numbers, and is no more than a few hundred shapes', () => {
    checkLaw(
      { metal: 5, wood: 5, stone: 5, fabric: 5 },
      fc.tuple(materials, side, side, fc.constantFrom(0, 2, 40), fc.constantFrom('horizontal', 'vertical')),
      (cover, [material, width, height, radius, grain]) => {
        if (material.kind !== 'paint') cover(material.kind)
        const box = boxOf(7, -3, width, height)
        const finish = { ...finishSchema.parse({}), grain, material }
        const items = materialFigure(box, radius, finish, 'plate')
        expect(items.length).toBeLessThan(300)
        expect(JSON.stringify(items)).not.toMatch(/null|NaN|Infinity/)
        const slack = Math.max(width, height) * 1e-3 + 1e-3
        for (const covered of coveredBoxes(items)) {
          expect(covered.box.x).toBeGreaterThanOrEqual(box.x - slack)
          expect(covered.box.y).toBeGreaterThanOrEqual(box.y - slack)
          expect(covered.box.x + covered.box.width).toBeLessThanOrEqual(box.x + width + slack)
          expect(covered.box.y + covered.box.height).toBeLessThanOrEqual(box.y + height + slack)
        }
      },
    )
  })

  it('[issue 15] is the same every time, and another one from another seed', () => {
    const box = boxOf(0, 0, 120, 80)
    const drawn = (seed: number) => JSON.stringify(surface(box, 0, finishOf({ kind: 'wood', seed }), 'plate'))
    expect(drawn(4)).toBe(drawn(4))
    expect(drawn(4)).not.toBe(drawn(5))
  })

  it('[issue 15] runs as its brush did', () => {
    const strokes = (direction: string) =>
      coveredBoxes(
        surface(
          boxOf(0, 0, 100, 100),
          0,
          finishOf({ kind: 'metal', brushing: { strength: 1, direction } }),
          'plate',
        ),
      ).map(({ box }) => box)
    expect(strokes('horizontal').some(({ width, height }) => width === 100 && height < 100)).toBe(true)
    expect(strokes('vertical').some(({ width, height }) => height === 100 && width < 100)).toBe(true)
  })

  it('[issue 15] of data that is none leaves the surface as it was', () => {
    for (const given of [undefined, null, 'steel', { kind: 'glass' }, { kind: 'metal', roughness: 9 }]) {
      expect(readMaterial(given)).toBeUndefined()
      expect(surface(boxOf(0, 0, 9, 9), 0, finishOf(given), 'plate')).toEqual([
        { kind: 'rect', x: 0, y: 0, width: 9, height: 9, radius: 0, fill: '#8c6a45', part: 'plate' },
      ])
    }
  })

  it('[issue 15] takes what its kind is like where nothing is said', () => {
    expect(readMaterial({ kind: 'wood' })).toMatchObject({ metalness: 0, roughness: 0.62, repeat: 160 })
    expect(readMaterial({ kind: 'metal', roughness: 0.1 })).toMatchObject({ metalness: 0.85, roughness: 0.1 })
  })
})
