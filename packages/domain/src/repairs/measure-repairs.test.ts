/** Ways out that change a measure: fronts whose rails may take a third of their shorter side. */
import { describe, expect, it } from 'vitest'
import { drawingFamilies } from '../drawing/registry.ts'
import '../drawing/families/cabinet-front/family.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aProductWith,
  aProfile,
  aProperty,
  aRule,
} from '../testing/builders.ts'
import { drawingRefusal } from './drawn-options.ts'
import { explainItem } from './item-repairs.ts'
import { planChanges } from './plan-selection.ts'

type Given = {
  readonly width?: number
  readonly height?: number
  readonly rails?: number
  readonly most?: number
  readonly units?: 'mm' | 'in'
  readonly rules?: readonly ReturnType<typeof aRule>[]
}

/** A framed front, 600 mm wide; its rails are 60, 100 or 130 mm (options 31 to 33). */
function fronts({
  width = 600,
  height = 240,
  rails = 31,
  most = 2000,
  units = 'mm',
  rules = [],
}: Given = {}) {
  const bounds = { minDimension: 100, maxDimension: 2000 }
  const productProperties = [
    aProperty({ id: 1, title: 'Width', type: 'dimensions', data: bounds, rank: 1 }),
    aProperty({
      id: 2,
      title: 'Height (mm)',
      type: 'dimensions',
      data: { ...bounds, maxDimension: most },
      rank: 2,
    }),
    aProperty({ id: 3, title: 'Rails', rank: 3 }),
  ]
  const product = aProductWith(productProperties, {
    id: 1,
    drawing: {
      family: 'cabinet-front',
      constants: { face: 'frame', pull: { kind: 'none' } },
      bindings: {
        width: { productPropertyId: 1, source: 'value' },
        height: { productPropertyId: 2, source: 'value' },
        railWidth: { productPropertyId: 3, source: 'optionData', dataKey: 'mm' },
      },
    },
  })
  const productOptions = [
    anOption({ id: 31, title: '60 mm', productPropertyId: 3, data: { mm: 60 }, rank: 1 }),
    anOption({ id: 32, title: '100 mm', productPropertyId: 3, data: { mm: 100 }, rank: 2 }),
    anOption({ id: 33, title: '130 mm', productPropertyId: 3, data: { mm: 130 }, rank: 3 }),
  ]
  const context = aContext(
    {
      products: [product],
      productProperties,
      productOptions,
      productRules: rules,
    },
    { profile: aProfile({ region: { units } }) },
  )
  const properties = { '1': { value: width }, '2': { value: height }, '3': { optionId: rails } }
  return evaluateOrder(context, aDocument([anItem({ id: 501, productId: 1, title: 'Door', properties })]))
}

const asked = (optionId: number) => ({ itemId: 501, propertyId: 3, selection: { optionId } })
const refusedRails = (optionId: number, given?: Given) =>
  drawingRefusal(fronts(given), asked(optionId), [asked(optionId)])

describe('an option that the measures of an item leave no room for', () => {
  it('[1.5.26, 1.5.27] is refused with the nearest measure that makes room, and that is accepted', () => {
    const refusal = refusedRails(32)
    expect(refusal?.message).toBe(
      'Rails and stiles of 100 mm leave no panel on this front: at most 80 mm fit.',
    )
    // Three times 100 mm.
    expect(refusal?.repairs.map(({ title }) => title)).toEqual(['Change Height (mm) to 300 mm'])
    const before = fronts()
    const plan = planChanges(before.context, before.document, refusal?.repairs[0]?.changes ?? [])
    const after = plan.ok ? evaluateOrder(before.context, plan.document).itemsById.get(501) : undefined
    expect([after?.isValid, after?.item.properties]).toEqual([
      true,
      { '1': { value: 600 }, '2': { value: 300 }, '3': { optionId: 32 } },
    ])
  })

  it('[1.5.27] is refused without a way out where the measure that it needs is beyond its bounds', () => {
    expect(refusedRails(33, { most: 350 })?.repairs).toEqual([])
    expect(refusedRails(33, { most: 390 })?.repairs.map(({ title }) => title)).toEqual([
      'Change Height (mm) to 390 mm',
    ])
  })
})

describe('where one measure alone does not make room', () => {
  it('[1.5.27] both are changed, each no further than it has to be', () => {
    // 100 mm take a third of 300 mm, and of 300 mm the other way.
    const refusal = refusedRails(32, { width: 250, height: 240 })
    expect(refusal?.repairs.map(({ title }) => title)).toEqual([
      'Change Width to 300 mm, Change Height (mm) to 300 mm',
    ])
  })
})

describe('where lengths are in inches', () => {
  it('[1.5.26, 1.5.27] reason and way out are too: the next sixteenth that is wide enough', () => {
    const refusal = refusedRails(32, { units: 'in' })
    expect(refusal?.message).toBe(
      'Rails and stiles of 3 15/16" leave no panel on this front: at most 3 1/8" fit.',
    )
    // 300 mm are 11.811": 11 13/16" are the first that are more.
    expect(refusal?.repairs.map(({ title }) => title)).toEqual(['Change Height (in) to 11 13/16"'])
  })
})

describe('an item whose measures its drawing objects to', () => {
  it('[1.8.02] is mended by another option or by the nearest measure', () => {
    const { problems } = explainItem(fronts({ rails: 32, height: 200 }), 501)
    expect(problems.map(({ repairs }) => repairs.map(({ title }) => title))).toEqual([
      ['Change Rails to 60 mm', 'Change Height (mm) to 300 mm'],
    ])
  })

  it('[1.8.02] takes both, where a rule takes away what the measure alone would need', () => {
    // 130 mm needs 390 mm; a height of at most 350 mm needs other rails, and 60 mm is not offered.
    const { problems } = explainItem(
      fronts({
        rails: 33,
        height: 200,
        most: 350,
        rules: [aRule({ fromResourceKey: 'productProperty', fromIds: [1], toIds: [31] })],
      }),
      501,
    )
    expect(problems.flatMap(({ repairs }) => repairs.map(({ title }) => title))).toEqual([
      'Change Height (mm) to 300 mm, Change Rails to 100 mm',
    ])
  })
})

describe('the families that judge', () => {
  it('have the front among them', () => expect(drawingFamilies().has('cabinet-front')).toBe(true))
})
