/** Choices and changes of choices in words. */
import { describe, expect, it } from 'vitest'
import type { EngravingEntry } from '../engraving/schema.ts'
import { choiceMessages } from '../messages/order/choices.ts'
import { aContext, aDocument, anOption, aPlate, aPlateCatalog, aProperty } from '../testing/builders.ts'
import {
  engravedMechanisms,
  engravingEntryText,
  engravingSetTexts,
  engravingsText,
  propertyLabel,
  selectionText,
} from './selection-text.ts'
import type { Selection, SelectionChange } from '../orders/selections.ts'
import { describeChangesByItem, describeChanges } from '../repairs/describe-changes.ts'

const text = (value: string): EngravingEntry => ({ text: value })

describe('a choice in words', () => {
  const { catalog } = aContext({
    ...aPlateCatalog(),
    productOptions: [
      ...aPlateCatalog().productOptions,
      { ...anOption({ id: 90, productPropertyId: 1 }), title: '' },
    ],
  })
  const property = aProperty({ type: 'text' })
  const width = aProperty({ type: 'dimensions' })

  it.each<[string, Selection | undefined, string]>([
    ['nothing chosen', undefined, ''],
    ['nothing said', {}, ''],
    ['an option', { optionId: 21 }, 'Bronze'],
    ['several', { optionIds: [21, 22] }, 'Bronze, White'],
    ['none of several', { optionIds: [] }, ''],
    ['[1.2.67] an option that is gone', { optionId: 999 }, 'ERROR'],
    ['[1.2.67] an option without a title', { optionIds: [21, 90] }, 'Bronze, ERROR'],
    ['texts, the empty ones left out', { values: ['North', '', 'South'] }, 'North, South'],
    ['engravings', { engravings: [{ '0': { above: [text('HALL')] } }] }, 'HALL'],
    ['a ticked box', { value: true }, 'Yes'],
    ['one that is not ticked', { value: false }, 'No'],
    ['a text', { value: 'Oak' }, 'Oak'],
    ['a number', { value: 0 }, '0'],
  ])('of %s: %j is %j', (_, selection, expected) => {
    expect(selectionText(catalog, property, selection, 'mm')).toBe(expected)
  })

  it('of a length is in the unit that is asked for; a text in its place stays as it is', () => {
    expect(selectionText(catalog, width, { value: 254 }, 'mm')).toBe('254 mm')
    expect(selectionText(catalog, width, { value: 254 }, 'in')).toBe('10"')
    expect(propertyLabel(aProperty({ title: 'Width (mm)', type: 'dimensions' }), 'in')).toBe('Width (in)')
    expect(propertyLabel(aProperty({ title: 'Wires (mm)' }), 'in')).toBe('Wires (mm)')
    expect(selectionText(catalog, property, { value: 254 }, 'in')).toBe('254')
    expect(selectionText(catalog, width, { value: 'wide' }, 'in')).toBe('wide')
  })
})

describe('engravings in words', () => {
  it('name a symbol by its key', () => {
    expect(engravingEntryText(text('LED-1'))).toBe('LED-1')
    expect(engravingEntryText({ symbol: 'ceiling-fan-2' })).toBe('ceiling fan 2')
  })

  it('stand mechanism by mechanism in their order, above before below, the empty ones left out', () => {
    const set = {
      '10': { below: [text('TEN')] },
      '2': { below: [text('low'), { symbol: 'fan' }], above: [text('high'), text('')] },
      '0': {},
    }
    expect(engravingSetTexts(set)).toEqual(['high', 'low', 'fan', 'TEN'])
  })

  it('of two languages follow each other at each place', () => {
    const first = { '0': { above: [text('HALL')], below: [text('DOOR')] }, '1': { above: [text('LAMP')] } }
    const second = { '0': { above: [text('FLUR')] }, '2': { above: [text('LICHT')] } }
    expect(engravedMechanisms([first, second])).toEqual([
      { mechanism: 0, texts: ['HALL', 'FLUR', 'DOOR'] },
      { mechanism: 1, texts: ['LAMP'] },
      { mechanism: 2, texts: ['LICHT'] },
    ])
    expect(engravedMechanisms([{ '4': { above: [text('')] } }])).toEqual([])
    expect(engravedMechanisms([])).toEqual([])
  })

  it('are those of the first piece, with how many pieces there are', () => {
    const hall = { '0': { above: [text('READING'), text('HALL')] } }
    expect(engravingsText([])).toBe('')
    expect(engravingsText([hall])).toBe('READING, HALL')
    expect(engravingsText([{}])).toBe('')
    expect(engravingsText([hall, {}, {}])).toBe('READING, HALL (1 of 3 pieces)')
    expect(engravingsText([{}, hall])).toBe('None (1 of 2 pieces)')
  })
})

describe('changes in words', () => {
  const context = aContext(aPlateCatalog())
  const document = aDocument([aPlate(), aPlate({ id: 502, rank: 2, title: '' })])
  const change = (
    itemId: number | null,
    propertyId: number,
    selection: SelectionChange['selection'],
  ): SelectionChange => ({ itemId, propertyId, selection })
  const white = change(501, 2, { optionId: 22 })
  const noSize = change(501, 1, null)
  const largeBelow = change(502, 1, { optionIds: [11, 12] })
  const orderWide = change(null, 3, { optionId: 32 })
  const all = [white, largeBelow, noSize, orderWide]

  it('name the choice, and the item where it is another than the one that is spoken of', () => {
    const words = (changes: SelectionChange[], about: number | null) =>
      describeChanges(context, document, changes, about)
    expect(words(all, 501)).toBe(
      'Change Finish to White, Change Size to Small, Large on 2, Clear Size, Change Screws to Slot',
    )
    expect(words(all, 502)).toBe(
      'Change Finish to White on Hall, Change Size to Small, Large, Clear Size on Hall, Change Screws to Slot',
    )
    expect(words([white], null)).toBe('Change Finish to White on Hall')
    expect(words([change(999, 2, { optionId: 22 })], 501)).toBe('Change Finish to White')
    expect(words([change(501, 1, { optionIds: [] }), change(501, 2, { value: 7 })], 501)).toBe(
      'Clear Size, Change Finish to 7',
    )
    expect(words([], 501)).toBe('')
  })

  it('stand in parts, one for each item', () => {
    expect(describeChangesByItem(context, document, all, 501)).toEqual([
      'Finish White, Clear Size',
      '2: Size Small, Large',
      'Screws Slot',
    ])
    expect(describeChangesByItem(context, document, all, null)).toEqual([
      'Hall: Finish White, Clear Size',
      '2: Size Small, Large',
      'Screws Slot',
    ])
  })

  it('take words of their own where there are some', () => {
    const own = new Map([[noSize, choiceMessages.repairSeveral({ count: 2 })]])
    expect(describeChanges(context, document, [noSize, white], 501, own)).toBe(
      '2 more changes, Change Finish to White',
    )
    expect(describeChangesByItem(context, document, [noSize, white], 502, own)).toEqual([
      'Hall: 2 more changes, Finish White',
    ])
  })
})
