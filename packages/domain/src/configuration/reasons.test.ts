/** Why an option is not offered, and why a property is not valid: every kind of reason, whole. [1.5.28] */
import type { Reason } from '../constraints/types.ts'
import { describe, expect, it } from 'vitest'
import type { CatalogRecords } from '../catalog/compile.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aPlate,
  aPlateCatalog,
  aProductWith,
  aProperty,
  aRule,
} from '../testing/builders.ts'
import { allowedOptions } from './allowed-options.ts'
import { evaluateItem, evaluateOrder } from './evaluate.ts'
import type { Selections } from '../orders/selections.ts'

type More = Partial<CatalogRecords>

/** The reasons against an option of the plate; the plate is small, of bronze, with torx unless said otherwise. */
function against(optionId: number, more: More, given: { role?: 'guest'; properties?: Selections } = {}) {
  const { role = 'owner', properties } = given
  const context = aContext({ ...aPlateCatalog(), ...more }, { viewer: { role, pricingIsHidden: false } })
  const propertyId = Math.floor(optionId / 10)
  const plate = aPlate(properties === undefined ? {} : { properties })
  const states = allowedOptions(context, aDocument([plate]), 501, propertyId)
  return states.find(({ option }) => option.id === optionId)?.reasons
}

/** The plate's options, one of them changed. */
const changed = (optionId: number, change: Partial<Parameters<typeof anOption>[0]>) => ({
  productOptions: aPlateCatalog().productOptions.map((option) =>
    option.id === optionId ? anOption({ ...option, ...change }) : option,
  ),
})

describe('an option is not offered', () => {
  it('because the product does not have it', () => {
    const products = [
      aProductWith([{ id: 1 }, { id: 2 }, { id: 3 }], { id: 2, title: 'Lamp' }),
      aProductWith([{ id: 1 }, { id: 2 }, { id: 3 }], { id: 1, title: 'Plate' }, [22]),
    ]
    expect(against(22, { products })).toEqual([
      { code: 'disabledForProduct', message: 'White is not offered for Plate.' },
    ])
  })

  it('because it is archived, or only for others', () => {
    expect(against(22, changed(22, { archived: 1 }))).toEqual([
      { code: 'archived', message: 'White is no longer offered.' },
    ])
    const internal = changed(22, { publishLevel: 'internal' })
    expect(against(22, internal, { role: 'guest' })).toEqual([
      { code: 'publishLevel', message: 'White is not offered to you.', level: 'internal' },
    ])
    expect(against(22, internal)).toEqual([])
    expect(against(22, changed(22, { archived: 1, publishLevel: 'admin' }), { role: 'guest' })).toEqual([
      { code: 'archived', message: 'White is no longer offered.' },
      { code: 'publishLevel', message: 'White is not offered to you.', level: 'admin' },
    ])
  })

  it('[1.3.22] because a choice and a rule exclude it', () => {
    const rule = aRule({ id: 5, type: 'incompatible', fromIds: [21], toIds: [32] })
    expect(against(32, { productRules: [rule] })).toEqual([
      {
        code: 'incompatible',
        message: 'Slot can not be combined with Bronze (Finish).',
        ruleId: 5,
        withPropertyId: 2,
        withOptionId: 21,
      },
    ])
    expect(against(32, { productRules: [rule] }, { properties: { '2': { optionId: 22 } } })).toEqual([])
  })

  it('[1.3.22] because a rule lets a choice go with others only', () => {
    const rule = aRule({ id: 5, type: 'compatible', fromIds: [21], toIds: [31], toProductPropertyId: 3 })
    expect(against(32, { productRules: [rule] })).toEqual([
      {
        code: 'compatible',
        message: 'Slot does not go with Bronze (Finish).',
        ruleId: 5,
        withPropertyId: 2,
        withOptionId: 21,
      },
    ])
    expect(against(31, { productRules: [rule] })).toEqual([])
  })

  it('[1.3.22] because a rule speaks of any choice of a property', () => {
    const rule = aRule({ id: 5, fromResourceKey: 'productProperty', fromIds: [2], toIds: [32] })
    expect(against(32, { productRules: [rule] })).toEqual([
      {
        code: 'incompatible',
        message: 'Slot can not be combined with Finish (Finish).',
        ruleId: 5,
        withPropertyId: 2,
      },
    ])
    expect(against(32, { productRules: [rule] }, { properties: {} })).toEqual([])
  })

  it('because of several things, each said once', () => {
    const both = [
      aRule({ id: 5, fromIds: [21], toIds: [32] }),
      aRule({ id: 6, fromIds: [21], toIds: [32] }),
      aRule({ id: 7, fromIds: [11], toIds: [32] }),
    ]
    expect(against(32, { productRules: both })?.map(({ ruleId, message }) => [ruleId, message])).toEqual([
      [7, 'Slot can not be combined with Small (Size).'],
      [5, 'Slot can not be combined with Bronze (Finish).'],
    ])
  })

  it('[1.5.29] because its condition does not hold', () => {
    const condition = { productPropertyId: 1, dataKey: 'mechanisms', operator: '>' as const, value: 1 }
    expect(against(22, changed(22, { availability: [condition] }))).toEqual([
      {
        code: 'availability',
        message: 'White is not available with the choice of Size.',
        availability: condition,
        withPropertyId: 1,
      },
    ])
    // Of a property that the product does not have it is the property's name all the same.
    const edge = { ...condition, productPropertyId: 9 }
    const more = {
      ...changed(22, { availability: [edge] }),
      productProperties: [...aPlateCatalog().productProperties, aProperty({ id: 9, title: 'Edge' })],
    }
    expect(against(22, more)).toEqual([
      {
        code: 'availability',
        message: 'White is not available with the choice of Edge.',
        availability: edge,
        withPropertyId: 9,
      },
    ])
  })

  it('[1.5.26] because it would leave another property without options', () => {
    const rules = [
      aRule({ type: 'compatible', fromIds: [21], toIds: [31], toProductPropertyId: 3 }),
      aRule({ fromIds: [12], toIds: [31] }),
    ]
    const properties = { '1': { optionId: 11 }, '2': { optionId: 21 } }
    expect(against(12, { productRules: rules }, { properties })).toEqual([
      { code: 'leavesNoOptions', message: 'Screws would have no options left.', emptiedPropertyId: 3 },
    ])
  })

  it('[1.5.27] because it would do so on another line of the order', () => {
    const wood = aProperty({ id: 4, title: 'Wood', isOrderLevel: 1 })
    const base = aPlateCatalog()
    const context = aContext({
      ...base,
      products: [aProductWith([...base.productProperties, wood], { id: 1 })],
      productProperties: [...base.productProperties, wood],
      productOptions: [
        ...base.productOptions,
        anOption({ id: 41, title: 'Oak', productPropertyId: 4 }),
        anOption({ id: 42, title: 'Elm', productPropertyId: 4, rank: 2 }),
      ],
      productRules: [
        aRule({ type: 'compatible', fromIds: [12], toIds: [31], toProductPropertyId: 3 }),
        aRule({ fromIds: [42], toIds: [31] }),
      ],
    })
    const large = aPlate({ id: 502, properties: { '1': { optionId: 12 } } })
    const small = aPlate({ properties: { '1': { optionId: 11 } } })
    const document = aDocument([small, large], { properties: { '4': { optionId: 41 } } })
    const [view] = evaluateOrder(context, document).orderProperties
    expect(
      view?.states.map(({ option, allowed, chosen, reasons }) => [option.title, allowed, chosen, reasons]),
    ).toEqual([
      ['Oak', true, true, []],
      [
        'Elm',
        false,
        false,
        [
          {
            code: 'leavesNoOptions',
            message: 'Screws would have no options left.',
            emptiedPropertyId: 3,
            emptiedItemId: 502,
          },
        ],
      ],
    ])
  })
})

describe('a property', () => {
  const figures = { minDimension: 100, maxDimension: 200 }
  type Given = Parameters<typeof aProperty>[0]

  /** A property of each kind with what is stored there: valid, or why not. */
  function judged(given: Given, selection: Selections[string] | undefined, options: readonly number[] = []) {
    const property = aProperty({ id: 1, title: 'Part', ...given })
    const context = aContext({
      products: [aProductWith([property], { id: 1 })],
      productProperties: [property],
      productOptions: options.map((id) => anOption({ id, title: `Option ${id}`, productPropertyId: 1 })),
    })
    const item = anItem({ properties: selection === undefined ? {} : { '1': selection } })
    const view = evaluateItem(context, aDocument([item]), item).properties.get(1)
    return view?.isValid === true ? view.reason : (view?.reason ?? 'no reason')
  }

  const unknown: Reason = { code: 'optionUnknown', message: 'This option does not belong to this property.' }
  const notChosen: Reason = { code: 'choiceMissing', message: 'Part is not chosen yet.' }
  const notFilled: Reason = { code: 'valueMissing', message: 'Part is not filled in yet.' }
  const outside: Reason = { code: 'valueOutOfBounds', message: 'Part is outside its bounds.' }

  it.each<[string, Given, Selections[string] | undefined, readonly number[], Reason | null]>([
    ['a choice', { type: 'singleSelect' }, { optionId: 11 }, [11], null],
    ['no choice', { type: 'singleSelect' }, undefined, [11], notChosen],
    ['no choice where none need be', { type: 'singleSelect', isRequired: 0 }, undefined, [11], null],
    ['an option of another property', { type: 'singleSelect' }, { optionId: 99 }, [11], unknown],
    ['several choices', { type: 'select' }, { optionIds: [11, 12] }, [11, 12], null],
    ['one unknown among several', { type: 'select' }, { optionIds: [11, 99] }, [11], unknown],
    ['none of several', { type: 'select' }, { optionIds: [] }, [11], notChosen],
    ['none of several where none need be', { type: 'select', isRequired: 0 }, { optionIds: [] }, [11], null],
    ['a number', { type: 'number' }, { value: 0 }, [], null],
    ['no number', { type: 'number' }, undefined, [], notFilled],
    ['no number where none need be', { type: 'number', isRequired: 0 }, undefined, [], null],
    ['a number that is a text', { type: 'number', isRequired: 0 }, { value: '7' }, [], notFilled],
    ['a dimension', { type: 'dimensions' }, { value: 5000 }, [], null],
    ['no dimension', { type: 'dimensions' }, undefined, [], notFilled],
    ['no dimension where none need be', { type: 'dimensions', isRequired: 0 }, undefined, [], null],
    ['a dimension that is a text', { type: 'dimensions' }, { value: '150' }, [], notFilled],
    ['the least', { type: 'dimensions', data: figures }, { value: 100 }, [], null],
    ['the most', { type: 'dimensions', data: figures }, { value: 200 }, [], null],
    ['less than the least', { type: 'dimensions', data: figures }, { value: 99.9 }, [], outside],
    ['more than the most', { type: 'dimensions', data: figures }, { value: 200.1 }, [], outside],
    [
      'less where nothing is too little',
      { type: 'dimensions', data: { maxDimension: 200 } },
      { value: -1 },
      [],
      null,
    ],
    ['an empty text', { type: 'text' }, undefined, [], null],
    ['a box that is not ticked', { type: 'checkbox' }, undefined, [], null],
    ['a list without entries', { type: 'number', isArray: 1 }, undefined, [], null],
  ])('with %s is judged so: %#', (_, given, selection, options, expected) => {
    expect(judged(given, selection, options)).toEqual(expected)
  })

  it('[1.8.02] says when the rules leave it no options, and what is wrong with a choice that they take away', () => {
    const rule = aRule({ id: 5, fromIds: [21], toIds: [31, 32] })
    const context = aContext({ ...aPlateCatalog(), productRules: [rule] })
    const viewWith = (properties: Selections) => {
      const item = aPlate({ properties })
      return evaluateItem(context, aDocument([item]), item).properties.get(3)
    }
    expect(viewWith({ '2': { optionId: 21 } })).toMatchObject({
      isValid: false,
      availableCount: 0,
      chosenOption: undefined,
      reason: { code: 'noOptions', message: 'Screws: No options available' },
    })
    expect(viewWith({ '2': { optionId: 21 }, '3': { optionId: 31 } })).toMatchObject({
      isValid: false,
      chosenOption: { title: 'Torx' },
      selection: { optionId: 31 },
      reason: { code: 'incompatible', message: 'Torx can not be combined with Bronze (Finish).' },
    })
    expect(viewWith({ '2': { optionId: 22 }, '3': { optionId: 31 } })).toMatchObject({
      isValid: true,
      availableCount: 2,
      allowedOptionIds: [31, 32],
      reason: null,
    })
  })
})
