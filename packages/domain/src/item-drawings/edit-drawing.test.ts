/** Changes of a drawing: fixed values and bindings, by dotted paths, leave everything else as it was. */
import { describe, expect, it } from 'vitest'
import { anOption, aProperty } from '../testing/builders.ts'
import { bindingKey, bindingsOf, constantAt, withBinding, withConstant } from './edit-drawing.ts'

const drawing = {
  family: 'cover-plate',
  constants: { purpose: 'sample', screws: { type: 'none', pairs: 2 } },
  bindings: { width: { productPropertyId: 4, source: 'value' as const } },
}

describe('a fixed value', () => {
  it('is read and set at its path, beside what stands there', () => {
    expect(constantAt(drawing.constants, 'screws.type')).toBe('none')
    expect(constantAt(drawing.constants, 'screws.spacing')).toBeUndefined()
    expect(constantAt(drawing.constants, 'purpose.type')).toBeUndefined()
    expect(withConstant(drawing, 'screws.spacing', 60).constants).toEqual({
      purpose: 'sample',
      screws: { type: 'none', pairs: 2, spacing: 60 },
    })
    expect(withConstant(drawing, 'finish.fill', '#fff')).toEqual({
      ...drawing,
      constants: { ...drawing.constants, finish: { fill: '#fff' } },
    })
  })

  it('is taken out with the group that holds nothing more', () => {
    const without = withConstant(drawing, 'screws.type', undefined)
    expect(without.constants).toEqual({ purpose: 'sample', screws: { pairs: 2 } })
    expect(withConstant(without, 'screws.pairs', undefined).constants).toEqual({ purpose: 'sample' })
    expect(drawing.constants.screws).toEqual({ type: 'none', pairs: 2 })
  })
})

describe('a binding', () => {
  it('is set and taken out at its path', () => {
    const height = { productPropertyId: 5, source: 'value' as const }
    expect(withBinding(drawing, 'height', height).bindings).toEqual({ ...drawing.bindings, height })
    expect(withBinding(drawing, 'width', null).bindings).toEqual({})
  })

  it('can be each key that the data of options has or may have, their title, what is typed, or engravings', () => {
    const finish = aProperty({
      id: 4,
      productOptionDataFields: [{ title: 'Color', key: 'fill', type: 'text' }],
    })
    const options = [
      anOption({ productPropertyId: 4, data: { surface: 'brushed' } }),
      anOption({ productPropertyId: 4, data: { fill: '#fff', grain: 'vertical' } }),
    ]
    expect(bindingsOf(finish, options).map(bindingKey)).toEqual([
      '4:optionData:fill',
      '4:optionData:surface',
      '4:optionData:grain',
      '4:optionTitle:',
    ])
    expect(bindingsOf(aProperty({ id: 5, type: 'dimensions' }), []).map(bindingKey)).toEqual(['5:value:'])
    expect(bindingsOf(aProperty({ id: 6, type: 'text', isArray: 1 }), []).map(bindingKey)).toEqual([
      '6:engravings:',
    ])
  })
})
