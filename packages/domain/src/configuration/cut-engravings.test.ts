/** What papers and lists say of engravings: what is cut, not what was typed for a larger plate. */
import { describe, expect, it } from 'vitest'
import { composeDocument } from '../documents/compose-document.ts'
import type { DocumentMode } from '../documents/modes.ts'
import type { EngravingSet } from '../engraving/schema.ts'
import type { Selection } from '../orders/selections.ts'
import { readDocument } from '../revisions/read-document.ts'
import { aContext, aDocument, anItem, aProductWith, aProfile, aProperty } from '../testing/builders.ts'
import { evaluateOrder } from './evaluate.ts'
import { selectionText } from './selection-text.ts'

const first = aProperty({ id: 2, title: 'Engravings', type: 'text', isArray: 1, isRequired: 0, rank: 1 })
const second = aProperty({ id: 3, title: 'Second', type: 'text', isArray: 1, isRequired: 0, rank: 2 })
const layout = aProperty({ id: 4, title: 'Layout', type: 'text', isRequired: 0, rank: 3 })
const lettering = aProperty({ id: 5, title: 'Letters', type: 'number', isRequired: 0, rank: 4 })
const properties = [first, second, layout, lettering]
const context = aContext(
  {
    products: [
      aProductWith(properties, {
        id: 1,
        drawing: {
          family: 'keypad-plate',
          constants: { width: 117, height: 117 },
          bindings: {
            layoutString: { productPropertyId: 4, source: 'value' },
            'engravingStyle.fontSize': { productPropertyId: 5, source: 'value' },
            engravings: { productPropertyId: 2, source: 'engravings' },
            secondEngravings: { productPropertyId: 3, source: 'engravings' },
          },
        },
      }),
    ],
    productProperties: properties,
  },
  { profile: aProfile({}) },
)
const typed: EngravingSet = {
  '0': { above: [{ text: 'READING' }, { text: 'CORNER' }] },
  '1': { above: [{ text: 'EVENING' }], below: [{ text: 'DINNER' }] },
  '3': { above: [{ text: 'GARDEN' }] },
}
const other: EngravingSet = { '0': { above: [{ text: 'LIRE' }] }, '3': { above: [{ text: 'JARDIN' }] } }

function orderOf(layoutString: string, given: { letters?: number; engravings?: EngravingSet[] } = {}) {
  const chosen: Record<string, Selection> = {
    '2': { engravings: given.engravings ?? [typed] },
    '3': { engravings: [other] },
    '4': { value: layoutString },
    '5': { value: given.letters ?? 2.4 },
  }
  const item = anItem({ id: 501, quantity: 2, properties: chosen })
  return evaluateOrder(context, aDocument([item]))
}

function said(evaluation: ReturnType<typeof orderOf>): string[] {
  return [first, second].map((property) =>
    selectionText(
      context.catalog,
      property,
      evaluation.items[0]?.properties.get(property.id)?.cutSelection,
      'mm',
    ),
  )
}

describe('engravings that are read out', () => {
  it('are all that was typed while the plate has its mechanisms', () => {
    expect(said(orderOf('PP,PP'))).toEqual(['READING, CORNER, EVENING, DINNER, GARDEN', 'LIRE, JARDIN'])
  })

  it('leave out those of mechanisms that a smaller layout has not, and stay stored for the larger one', () => {
    const evaluation = orderOf('P')
    expect(said(evaluation)).toEqual(['READING, CORNER', 'LIRE'])
    expect(evaluation.items[0]?.properties.get(2)?.selection).toEqual({ engravings: [typed] })
  })

  it('[1.5.36] leave out a second line that has no room', () => {
    expect(said(orderOf('P', { letters: 16 }))).toEqual(['READING', 'LIRE'])
  })

  it('are counted by piece', () => {
    const engravings = [typed, { '3': { above: [{ text: 'GARDEN' }] } }]
    expect(said(orderOf('P', { engravings }))[0]).toBe('READING, CORNER (1 of 2 pieces)')
  })

  it.each(['quote', 'invoice', 'factory', 'labels'] satisfies DocumentMode[])(
    'are what the %s says of the plate',
    (mode) => {
      const evaluation = orderOf('P')
      const org = { title: 'A' }
      const { blocks } = composeDocument({ mode, evaluation, org, showsDiscount: true, payments: [] })
      const text = JSON.stringify(blocks)
      expect(text).toContain('READING')
      for (const absent of ['GARDEN', 'JARDIN', 'DINNER', 'EVENING']) expect(text).not.toContain(absent)
    },
  )

  it('are what a revision freezes in words', () => {
    const [item] = readDocument(orderOf('P')).items
    expect(item?.choices.find(({ propertyId }) => propertyId === 2)?.text).toBe('READING, CORNER')
    expect(item?.choices.flatMap(({ parts }) => parts.map(({ text }) => text))).not.toContain('GARDEN')
  })
})
