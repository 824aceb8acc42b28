/** A new organisation uses a family by data alone: its own ids, properties, options and bindings. */
import { describe, expect, it } from 'vitest'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty } from '../testing/builders.ts'
import { itemScene, resolveDrawingSpec } from './bind-drawing.ts'
import { defaultSelections } from '../configuration/default-configuration.ts'
import { evaluateItem } from '../configuration/evaluate.ts'

const width = aProperty({
  id: 9001,
  title: 'Breite',
  type: 'dimensions',
  data: { dimensionInterval: 1, minDimension: 200, maxDimension: 1200 },
})
const height = aProperty({
  id: 9002,
  title: 'Höhe',
  type: 'dimensions',
  data: { minDimension: 300, maxDimension: 2500 },
})
const slat = aProperty({ id: 9003, title: 'Lamelle' })
const count = aProperty({ id: 9004, title: 'Anzahl', type: 'number' })
const product = aProductWith([width, height, slat, count], {
  id: 77,
  drawing: {
    family: 'lamella-panel',
    constants: { width: 800, slats: { alignment: 'random', count: 9 } },
    bindings: {
      width: { productPropertyId: 9001, source: 'value' },
      height: { productPropertyId: 9002, source: 'value' },
      'slats.by': { productPropertyId: 9003, dataKey: 'art' },
      'slats.count': { productPropertyId: 9004, source: 'value' },
    },
  },
})
const context = aContext({
  products: [product],
  productProperties: [width, height, slat, count],
  productOptions: [anOption({ id: 8001, productPropertyId: 9003, data: { art: 'count' } })],
})

function item(id: number, properties = defaultSelections(context, aDocument([]), 77)) {
  return anItem({ id, productId: 77, properties })
}

function sceneOf(id: number) {
  const made = item(id)
  const scene = itemScene(context.catalog, aDocument([made]), made)
  if (!scene.ok) throw new Error(JSON.stringify(scene))
  return scene.scene
}

describe('a product of another organisation', () => {
  it('[1.1.01, 1.9.28] starts with its own figures, and with those of the family where it has none', () => {
    expect(defaultSelections(context, aDocument([]), 77)).toEqual({
      '9001': { value: 800 },
      '9002': { value: 2000 },
      '9003': { optionId: 8001 },
      '9004': { value: 9 },
    })
  })

  it('is drawn and judged from its bindings', () => {
    expect(sceneOf(1).description).toContain('800 × 2000 mm, 67 mm thick')
    expect(sceneOf(1).description).toContain('9 slats 88.9 mm wide')
    const narrow = item(1, { ...item(1).properties, '9004': { value: 100 } })
    const evaluation = evaluateItem(context, aDocument([narrow]), narrow)
    expect(evaluation.problems).toMatchObject([{ code: 'layout', propertyId: 9004 }])
  })

  it('[1.9.33] draws at random by the id of the item', () => {
    expect(JSON.stringify(sceneOf(5).items)).toBe(JSON.stringify(sceneOf(5).items))
    expect(JSON.stringify(sceneOf(5).items)).not.toBe(JSON.stringify(sceneOf(6).items))
    const made = item(5)
    expect(resolveDrawingSpec(context.catalog, aDocument([made]), made)).toMatchObject({
      ok: true,
      spec: { seed: 5 },
    })
  })

  it('is drawn from the choices of the whole order too', () => {
    const wholeOrder = aProperty({ id: 9005, isOrderLevel: 1 })
    const lamella = aProductWith([width, height, wholeOrder], {
      id: 78,
      drawing: {
        family: 'lamella-panel',
        constants: { slats: { alignment: 'random', count: 9 } },
        bindings: { 'slats.count': { productPropertyId: 9005, dataKey: 'slats' } },
      },
    })
    const { catalog } = aContext({
      products: [lamella],
      productProperties: [width, height, wholeOrder],
      productOptions: [
        anOption({ id: 8002, productPropertyId: 9005, data: { slats: 5 } }),
        anOption({ id: 8003, productPropertyId: 9005, data: { slats: 7 } }),
      ],
    })
    const made = anItem({ id: 1, productId: 78, properties: {} })
    const drawn = (optionId: number) =>
      resolveDrawingSpec(catalog, aDocument([made], { properties: { '9005': { optionId } } }), made)
    expect(drawn(8002)).toMatchObject({ ok: true, spec: { slats: { count: 5 } } })
    expect(drawn(8003)).toMatchObject({ ok: true, spec: { slats: { count: 7 } } })
  })
})
