/** What would have to change before a violation goes. */
import type { Problem } from '../../constraints/types.ts'
import type { EvaluationContext } from '../../item-drawings/types.ts'
import { describe, expect, it } from 'vitest'
import type { ProductRule } from '../../catalog/schema.ts'
import { drawingFamilies } from '../../drawing/registry.ts'
import { aContext, aProduct, aRule } from '../../testing/builders.ts'
import {
  finish,
  hides,
  onTrial,
  screws,
  size,
  trimmedPlates,
  trimmedRecords,
  whole,
  width,
} from '../../testing/worlds/trimmed-plates.ts'
import type { Selections } from '../../orders/selections.ts'
import { optionAt } from '../../testing/network-indices.ts'
import type { Violation } from './violations.ts'
import { drawnIds } from './trial-state.ts'

describe('before a violation goes, one must change of', () => {
  const width150: Selections = { ...whole, '5': { value: 150 } }
  const conditional = trimmedRecords().productOptions.map((option) =>
    option.id === 32
      ? {
          ...option,
          availability: [{ productPropertyId: 4, dataKey: 'n', operator: '>', value: 1 } as const],
        }
      : option,
  )

  it.each<[string, ProductRule[], Violation, number[]]>([
    ['the property itself', [], { kind: 'property', property: finish }, [2]],
    [
      'the choices that take an option away, and what its conditions ask for',
      [aRule({ fromIds: [21], toIds: [32] }), aRule({ fromIds: [11], toIds: [31] })],
      { kind: 'option', property: screws, option: optionAt(5) },
      [3, 2, 4],
    ],
    [
      'a choice of the order that takes it away, and any value that does',
      [
        aRule({ fromIds: [41], toIds: [31] }),
        aRule({ fromResourceKey: 'productProperty', fromIds: [5], toIds: [31] }),
      ],
      { kind: 'option', property: screws, option: optionAt(4) },
      [3, 4, 5],
    ],
    [
      'everything that takes options of the property away, not the property itself',
      [aRule({ fromIds: [21], toIds: [32] }), aRule({ fromIds: [11], toIds: [31, 22] })],
      { kind: 'emptied', property: screws },
      [1, 2, 4],
    ],
    [
      'what shows it, by however many steps',
      [hides([22], [3]), hides([41], [2]), hides([12], [5])],
      { kind: 'emptied', property: screws },
      [4, 2],
    ],
    [
      'what may hide it or what is to blame',
      [hides([22], [3]), hides([5], [2], { fromResourceKey: 'productProperty' })],
      { kind: 'property', property: screws },
      [3, 2, 5],
    ],
    [
      'what shows it as its one target',
      [hides([12], [], { type: 'compatible', toProductPropertyId: 5 })],
      { kind: 'property', property: width },
      [5, 1],
    ],
    [
      'nothing that takes options away where it is hidden or not, and each once where they hide each other',
      [
        aRule({ type: 'compatible', fromIds: [11], toIds: [31], toProductPropertyId: 3 }),
        hides([22], [3]),
        hides([31], [2]),
      ],
      { kind: 'property', property: screws },
      [3, 2],
    ],
    ['what it takes away of the order', [], { kind: 'order', property: size, orderPropertyId: 4 }, [1, 4]],
    [
      'what the drawing looks at',
      [],
      { kind: 'drawing', problem: { code: 'layout', message: '', propertyId: 2 } },
      [2],
    ],
  ])('%s', (_, productRules, violation, ids) => {
    const context = aContext({ ...trimmedRecords(productRules), productOptions: conditional })
    const { line } = onTrial(context, width150)
    expect([...line.suspects(violation)].toSorted()).toEqual(ids.toSorted())
  })

  it('nothing that is hidden or not chosen', () => {
    const rules = [
      hides([11], [2, 5]),
      aRule({ fromIds: [21], toIds: [31] }),
      aRule({ fromResourceKey: 'productProperty', fromIds: [5], toIds: [31] }),
      aRule({ fromIds: [12], toIds: [31] }),
    ]
    const { line } = onTrial(trimmedPlates(rules), width150)
    expect([...line.suspects({ kind: 'option', property: screws, option: optionAt(4) })]).toEqual([3])
  })
})

describe('the drawing of a product looks at', () => {
  const bindings = {
    'plate.width': { productPropertyId: 1, source: 'optionData' as const, dataKey: 'width' },
    color: { productPropertyId: 2, source: 'optionTitle' as const },
    engravings: { productPropertyId: 9, source: 'engravings' as const },
  }
  const drawn = aProduct({ drawing: { family: 'keypad-plate', constants: {}, bindings } })
  const context = (paths?: readonly string[]): EvaluationContext => {
    const plate = drawingFamilies().get('keypad-plate')
    if (plate === undefined) throw new Error('no plates')
    const { check: _, ...family } = plate
    const read = paths === undefined ? family : { ...family, check: Object.assign(() => [], { paths }) }
    return { ...trimmedPlates(), families: new Map([['keypad-plate', read]]) }
  }

  it.each<[string, readonly string[] | undefined, Problem, number[]]>([
    ['everything but the engravings', undefined, { code: 'layout', message: '' }, [1, 2]],
    ['what its check reads', ['plate'], { code: 'layout', message: '' }, [1]],
    ['everything where the texts are to blame', ['plate'], { code: 'engraving', message: '' }, [1, 2]],
    [
      'what the problem is about before all',
      ['color'],
      { code: 'layout', message: '', propertyId: 7 },
      [7, 2],
    ],
  ])('%s', (_, paths, problem, ids) => {
    expect(drawnIds(context(paths), drawn, problem)).toEqual(ids)
  })

  it('nothing where there is none', () => {
    expect(drawnIds(context(), aProduct(), { code: 'layout', message: '' })).toEqual([])
  })
})
