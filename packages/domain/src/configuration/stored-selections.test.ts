/** A selection as it is stored and read: what its property holds, and whether it says anything. */
import { describe, expect, it } from 'vitest'
import { aContext, anOption, aProductWith, aProfile, aProperty } from '../testing/builders.ts'
import { holds } from '../constraints/availability.ts'
import { leadTimeAlert } from './lead-time.ts'
import { isUnreadable, normaliseSelection } from './changes/normalise-selection.ts'
import { carriesValue, optionIdsOf } from '../constraints/choices.ts'
import type { Selection } from '../orders/selections.ts'
import type { Availability } from '../catalog/schema.ts'

type PropertyGiven = Parameters<typeof aProperty>[0]

describe('what is stored', () => {
  it.each<[string, PropertyGiven, Selection, Selection]>([
    ['one option', { type: 'singleSelect' }, { optionId: 1 }, { optionId: 1 }],
    ['one option alone', { type: 'singleSelect' }, { optionId: 1, optionIds: [2] }, { optionId: 1 }],
    ['several options, each once', { type: 'select' }, { optionIds: [2, 1, 2] }, { optionIds: [2, 1] }],
    ['one of several', { type: 'select' }, { optionId: 3 }, { optionIds: [3] }],
    ['no options', { type: 'select' }, { value: 'x' }, { value: 'x' }],
    ['a whole number', { type: 'number' }, { value: '12.9 mm' }, { value: 12 }],
    ['a number from a box', { type: 'number' }, { value: true }, { value: 1 }],
    ['[1.5.22] nothing that can be read', { type: 'number' }, { value: 'many' }, { value: 0 }],
    ['[1.5.24] a length', { type: 'dimensions' }, { value: '9cm' }, { value: 90 }],
    [
      '[1.5.24] a length within its bounds',
      { type: 'dimensions', data: { minDimension: 100, maxDimension: 200, dimensionInterval: 10 } },
      { value: 154 },
      { value: 150 },
    ],
    ['a length from a box', { type: 'dimensions', data: { minDimension: 5 } }, { value: true }, { value: 5 }],
    ['a tick', { type: 'checkbox' }, { value: true }, { value: true }],
    ['a tick taken away', { type: 'checkbox' }, { value: false }, { value: false }],
    ['a tick in words', { type: 'checkbox' }, { value: 'true' }, { value: true }],
    ['a tick in figures', { type: 'checkbox' }, { value: 1 }, { value: true }],
    ['no tick', { type: 'checkbox' }, { value: 'yes' }, { value: false }],
    ['no tick in figures', { type: 'checkbox' }, { value: 2 }, { value: false }],
    ['a text of one line', { type: 'text' }, { value: 'a\nb' }, { value: 'a b' }],
    ['a text of several lines', { type: 'text', multiline: 1 }, { value: 'a\nb' }, { value: 'a\nb' }],
    ['a text from a number', { type: 'text' }, { value: 7 }, { value: '7' }],
    ['texts of one line each', { type: 'text' }, { values: ['a\nb', 'c'] }, { values: ['a b', 'c'] }],
    [
      'engraved texts that can be printed',
      { type: 'text' },
      { engravings: [{ '0': { above: [{ text: 'A\u0000B' }] } }] },
      { engravings: [{ '0': { above: [{ text: 'AB' }] } }] },
    ],
    [
      '[1.4.38] custom engravings only where they are on',
      { type: 'text' },
      { engravings: [], customEngravings: false },
      { engravings: [] },
    ],
  ])('is %s', (_, given, selection, stored) => {
    expect(normaliseSelection(aProperty(given), selection, undefined)).toEqual(stored)
  })

  it('[1.4.38] keeps custom engravings that are on, also where an option is chosen', () => {
    const current = { engravings: [], customEngravings: true }
    const one = aProperty({ type: 'singleSelect' })
    expect(normaliseSelection(one, { optionId: 1 }, current)).toEqual({ optionId: 1, customEngravings: true })
    expect(normaliseSelection(one, { optionId: 1 }, { optionId: 2 })).toEqual({ optionId: 1 })
    expect(normaliseSelection(aProperty({ type: 'text' }), { engravings: [] }, current)).toEqual({
      engravings: [],
    })
  })

  it('[1.5.24] is no length where a typed dimension can not be read as one', () => {
    const length = aProperty({ type: 'dimensions' })
    expect(['wide', '', '9cm', '12'].map((value) => isUnreadable(length, { value }))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isUnreadable(length, { value: 12 })).toBe(false)
    expect(isUnreadable(length, {})).toBe(false)
    expect(isUnreadable(aProperty({ type: 'text' }), { value: 'wide' })).toBe(false)
  })
})

describe('what is read', () => {
  it.each<[Selection | undefined, boolean]>([
    [undefined, false],
    [{}, false],
    [{ optionId: 1 }, true],
    [{ optionIds: [] }, false],
    [{ optionIds: [1] }, true],
    [{ value: '' }, false],
    [{ value: 'x' }, true],
    [{ value: 0 }, true],
    [{ value: false }, false],
    [{ value: true }, true],
    [{ values: [] }, false],
    [{ values: ['', ''] }, false],
    [{ values: ['', 'x'] }, true],
    [{ engravings: [] }, false],
    [{ engravings: [{}, {}] }, false],
    [{ engravings: [{}, { '0': {} }] }, true],
    [{ customEngravings: true }, false],
  ])('%j says something: %s', (selection, says) => {
    expect(carriesValue(selection)).toBe(says)
  })

  it('is every chosen option, of several all', () => {
    expect(optionIdsOf(undefined)).toEqual([])
    expect(optionIdsOf({})).toEqual([])
    expect(optionIdsOf({ optionId: 4 })).toEqual([4])
    expect(optionIdsOf({ optionIds: [5, 6] })).toEqual([5, 6])
    expect(optionIdsOf({ optionId: 4, optionIds: [5] })).toEqual([5])
  })
})

describe('[1.5.29] a condition of an option', () => {
  it.each<[unknown, Availability['operator'], Availability['value'], boolean]>([
    [2, '=', 2, true],
    [2, '=', 3, false],
    [2, '=', '2', false],
    [true, '=', true, true],
    ['a', '=', 'a', true],
    [2, '!=', 3, true],
    [2, '!=', 2, false],
    [2, '!=', '2', true],
    [undefined, '!=', 2, false],
    [null, '!=', 2, false],
    [1, '<', 2, true],
    [2, '<', 2, false],
    [3, '<', 2, false],
    [1, '<=', 2, true],
    [2, '<=', 2, true],
    [3, '<=', 2, false],
    [3, '>', 2, true],
    [2, '>', 2, false],
    [1, '>', 2, false],
    [3, '>=', 2, true],
    [2, '>=', 2, true],
    [1, '>=', 2, false],
    ['a', '<', 'b', true],
    ['b', '>', 'a', true],
    ['b', '<', 'a', false],
    [1, '<', '2', false],
    ['1', '<', 2, false],
    ['3', '>', 2, false],
    [3, '>', '2', false],
    [false, '<', true, false],
    [true, '>=', true, false],
  ])('%j %s %j: %s', (actual, operator, value, expected) => {
    expect(holds(actual, { productPropertyId: 1, dataKey: 'size', operator, value })).toBe(expected)
  })
})

describe('[1.5.50] the alert of a long lead time', () => {
  const slow = anOption({ id: 11, productPropertyId: 1, data: { slow: true } })
  const { catalog } = aContext({
    products: [aProductWith([{ id: 1 }], { id: 1 })],
    productProperties: [aProperty({ id: 1 })],
    productOptions: [
      slow,
      anOption({ id: 12, productPropertyId: 1, data: { slow: false } }),
      anOption({ id: 13, productPropertyId: 1, data: { slow: 'true' } }),
    ],
  })
  const profile = aProfile({
    roles: { finish: [1, 3] },
    alerts: { leadTime: { role: 'finish', optionDataKey: 'slow', weeks: 12 } },
  })
  const alertOf = (selection: Selection | null, propertyId = 1, own = profile) =>
    leadTimeAlert(catalog, own, { itemId: 1, propertyId, selection })

  it('names the first option that takes so long, and the weeks', () => {
    expect(alertOf({ optionId: 11 })).toEqual({ weeks: 12, option: slow })
    expect(alertOf({ optionIds: [12, 11] })).toEqual({ weeks: 12, option: slow })
    expect(alertOf({ optionId: 11 }, 3)).toEqual({ weeks: 12, option: slow })
  })

  it('is silent about anything else', () => {
    expect(
      [{ optionId: 12 }, { optionId: 13 }, { optionId: 99 }, {}, null].map((one) => alertOf(one)),
    ).toEqual([null, null, null, null, null])
    expect(alertOf({ optionId: 11 }, 2)).toBeNull()
    expect(alertOf({ optionId: 11 }, 1, aProfile({ roles: { finish: [1] } }))).toBeNull()
    const elsewhere = aProfile({ alerts: { leadTime: { role: 'wood', optionDataKey: 'slow', weeks: 12 } } })
    expect(alertOf({ optionId: 11 }, 1, elsewhere)).toBeNull()
  })
})
