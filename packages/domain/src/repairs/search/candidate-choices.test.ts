/** What is tried at a property while repairs are looked for. */
import { describe, expect, it } from 'vitest'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty } from '../../testing/builders.ts'
import { propertyAt } from '../../testing/network-indices.ts'
import { candidateChoices } from './candidate-choices.ts'
import type { Selection } from '../../orders/selections.ts'
import { ownItemState } from '../../constraints/states.ts'

describe('tried instead at a property is', () => {
  const tried = (given: Parameters<typeof aProperty>[0], selection?: Selection) => {
    const part = aProperty({ id: 1, ...given })
    const option = (id: number, more: object = {}) =>
      anOption({ id, rank: id, productPropertyId: 1, ...more })
    const context = aContext(
      {
        products: [aProductWith([part], { id: 1 }, [14])],
        productProperties: [part],
        productOptions: [
          option(11),
          option(12),
          option(13, { archived: 1 }),
          option(14),
          option(15, { publishLevel: 'admin' }),
        ],
      },
      { viewer: { role: 'guest', pricingIsHidden: false } },
    )
    const item = anItem({ id: 501, properties: selection === undefined ? {} : { '1': selection } })
    const state = ownItemState(context, aDocument([item]), item)
    return state && candidateChoices(state, propertyAt(0), undefined)
  }
  const none = { selection: undefined }
  const figure = (value: number) => ({ selection: { value } })
  const bounds = { minDimension: 100, maxDimension: 200 }

  it.each<[string, Parameters<typeof aProperty>[0], Selection | undefined, unknown]>([
    [
      'each option that is offered',
      {},
      undefined,
      [
        { selection: { optionId: 11 }, option: 0 },
        { selection: { optionId: 12 }, option: 1 },
      ],
    ],
    ['another than the chosen one', {}, { optionId: 11 }, [{ selection: { optionId: 12 }, option: 1 }]],
    [
      'none where none need be',
      { isRequired: 0 },
      { optionId: 11 },
      [{ selection: { optionId: 12 }, option: 1 }, none],
    ],
    [
      'not an archived one, also where it is chosen',
      {},
      { optionId: 13 },
      [
        { selection: { optionId: 11 }, option: 0 },
        { selection: { optionId: 12 }, option: 1 },
      ],
    ],
    ['nothing of several where none is chosen', { type: 'select' }, undefined, []],
    [
      'one less of several',
      { type: 'select' },
      { optionIds: [11, 12] },
      [{ selection: { optionIds: [12] } }, { selection: { optionIds: [11] } }],
    ],
    ['none of several where one is too many', { type: 'select' }, { optionIds: [11] }, [none]],
    ['none of several once', { type: 'select', isRequired: 0 }, { optionIds: [11] }, [none]],
    [
      'one less of several, or none where none need be',
      { type: 'select', isRequired: 0 },
      { optionIds: [11, 12] },
      [{ selection: { optionIds: [12] } }, { selection: { optionIds: [11] } }, none],
    ],
    ['the least figure', { type: 'dimensions', data: bounds }, undefined, [figure(100)]],
    ['a figure brought to its least', { type: 'dimensions', data: bounds }, { value: 50 }, [figure(100)]],
    ['a figure brought to its most', { type: 'dimensions', data: bounds }, { value: 250 }, [figure(200)]],
    ['nothing where a figure is in bounds', { type: 'dimensions', data: bounds }, { value: 150 }, []],
    [
      'no figure where none need be',
      { type: 'dimensions', data: bounds, isRequired: 0 },
      { value: 150 },
      [none],
    ],
    [
      'nothing of a list of figures',
      { type: 'dimensions', data: bounds, isArray: 1, isRequired: 0 },
      { value: 50 },
      [],
    ],
    ['one, where a number is needed', { type: 'number' }, undefined, [figure(1)]],
    ['nothing beside a number', { type: 'number' }, { value: 7 }, []],
    ['a whole number', { type: 'number', isRequired: 0 }, { value: 7 }, [none]],
    ['no tick', { type: 'checkbox', isRequired: 0 }, { value: true }, [none]],
    ['nothing where a tick is needed', { type: 'checkbox' }, { value: true }, []],
    ['nothing that somebody typed', { type: 'text', isRequired: 0 }, { value: 'HALL' }, []],
  ])('%s', (_, given, selection, expected) => {
    expect(tried(given, selection)).toEqual(expected)
  })
})
