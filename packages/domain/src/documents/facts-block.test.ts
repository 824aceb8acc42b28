/** Who a document is for: addresses, project, dates, and what is chosen for the whole order. */
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import type { Selections } from '../orders/selections.ts'
import { addressSchema } from '../orders/schema.ts'
import {
  aContext,
  aDocument,
  anOption,
  aPlate,
  aPlateCatalog,
  aProductWith,
  aProperty,
} from '../testing/builders.ts'
import { addressLines, factsBlock, orderChoices } from './facts-block.ts'
import { type DocumentMode, documentModes } from './modes.ts'

const options = { width: 960, family: 'inter' } as const
const albany = { streetAddress: '1 Main St', city: 'Albany', state: 'NY', zip: '12207' }
const paris = { streetAddress: 'Rue 1', city: 'Paris', zip: '75001', country: 'FR' }
const incomplete = '*incomplete address'

describe('[2.2.46] an address', () => {
  it.each([
    { given: {}, lines: [incomplete] },
    { given: albany, lines: ['1 Main St', 'Albany, NY 12207'] },
    { given: { ...albany, streetAddress2: 'Suite 5' }, lines: ['1 Main St', 'Suite 5', 'Albany, NY 12207'] },
    { given: { ...albany, streetAddress: '' }, lines: ['Albany, NY 12207', incomplete] },
    { given: { ...albany, city: '' }, lines: ['1 Main St', 'NY 12207', incomplete] },
    { given: { ...albany, state: '' }, lines: ['1 Main St', 'Albany, 12207', incomplete] },
    { given: { ...albany, zip: '' }, lines: ['1 Main St', 'Albany, NY', incomplete] },
    { given: { city: 'Albany' }, lines: ['Albany', incomplete] },
    // France writes no state, Hong Kong neither state nor code. [1.5.05]
    { given: paris, lines: ['Rue 1', 'Paris, 75001', 'FR'] },
    { given: { ...paris, zip: '' }, lines: ['Rue 1', 'Paris', incomplete] },
    {
      given: { streetAddress: '1 Hill Rd', city: 'Central', country: 'HK' },
      lines: ['1 Hill Rd', 'Central', 'HK'],
    },
  ])('$given is $lines', ({ given, lines }) =>
    expect(addressLines(addressSchema.parse(given))).toEqual(lines),
  )
})

/** The columns of an order's facts, each with its title first. */
function factsOf(order: object, mode: DocumentMode = 'quote'): string[][] {
  const plain = { firmName: '', phone: '', deliveryAddress: {}, ...order }
  const block = factsBlock(evaluateOrder(aContext(aPlateCatalog()), aDocument([], plain)), mode, options)
  if (block.kind !== 'facts') throw new Error('no facts')
  return block.columns.map(({ title, lines }) => [title, ...lines.map(({ text }) => text)])
}

describe('the facts of an order', () => {
  it('name the delivery under the bill while no other address is given', () => {
    const bill = (billingAddress: object) => {
      const facts = factsOf({ deliveryAddress: albany, billingAddress })
      return facts.find(([title]) => title === 'Bill to')?.slice(1)
    }
    expect(bill({})).toEqual(['1 Main St', 'Albany, NY 12207'])
    expect(bill({ streetAddress2: 'Suite 5' })).toEqual(['1 Main St', 'Albany, NY 12207'])
    expect(bill({ streetAddress: '2 Side St' })).toEqual(['2 Side St', incomplete])
    expect(bill({ city: 'Troy' })).toEqual(['Troy', incomplete])
    expect(bill({ state: 'VT' })).toEqual(['VT', incomplete])
    expect(bill({ zip: '12180' })).toEqual(['12180', incomplete])
  })

  it.each([
    [{ projectName: 'East wing' }, 'East wing'],
    [{ firmName: 'Atelier Nord' }, 'Atelier Nord'],
    [{ contactName: 'Ines' }, 'Ines'],
    [{ phone: '555' }, '555'],
    [{ email: 'ines@example.com' }, 'ines@example.com'],
    [{ purchaseOrderNumber: '7' }, 'PO: 7'],
    [{ estimateNumber: '9' }, 'Estimate: 9'],
  ])('%j stands under the project, and nothing else does', (order, line) => {
    expect(factsOf(order)[0]).toEqual(['Project', line])
  })

  it('the day is that of the document, of an invoice that of its issue', () => {
    const details = (mode: DocumentMode, order: object = {}) => factsOf(order, mode).at(-1)
    const issued = { invoiceIssued: '2026-03-02 23:59:59' }
    expect(documentModes.map((mode) => details(mode, issued)?.[2])).toEqual([
      'Date: 6/15/2026',
      'Issued: 3/2/2026',
      'Date: 6/15/2026',
      'Date: 6/15/2026',
    ])
    expect(details('invoice')).toEqual(['Details', 'Order #1', 'Not issued yet'])
    expect(details('quote')).toEqual(['Details', 'Order #1', 'Date: 6/15/2026'])
  })

  it('[2.1.01] prices need an address for the bill, the other documents have none', () => {
    const order = { firmName: 'Atelier Nord' }
    expect(documentModes.map((mode) => factsOf(order, mode).map(([title]) => title))).toEqual([
      ['Project', 'Bill to', 'Ship to', 'Details'],
      ['Project', 'Bill to', 'Ship to', 'Details'],
      ['Project', 'Ship to', 'Details'],
      ['Project', 'Ship to', 'Details'],
    ])
  })

  it('nothing stands under no heading: a project of which nothing is known yet has none', () => {
    expect(documentModes.map((mode) => factsOf({}, mode).map(([title]) => title))).toEqual([
      ['Bill to', 'Ship to', 'Details'],
      ['Bill to', 'Ship to', 'Details'],
      ['Ship to', 'Details'],
      ['Ship to', 'Details'],
    ])
  })

  it('a long line is broken in its column', () => {
    // A column of 219 px has room for 15 ideographs of 13.75.
    expect(factsOf({ projectName: '漢'.repeat(16) })[0]).toEqual(['Project', '漢'.repeat(15), '漢'])
  })
})

describe('what is chosen for the whole order', () => {
  const property = (id: number, title: string, given: object = {}) =>
    aProperty({ id, title, rank: id, isOrderLevel: 1, ...given })
  const properties = [
    property(51, 'Grain'),
    property(52, 'Rooms', { type: 'text', isArray: 1 }),
    property(53, 'Carton', { invoiceVisibility: 'none' }),
    property(54, 'Timber', { drawingVisibility: 'none', isRequired: 0 }),
  ]
  const chosen = {
    '51': { optionId: 511 },
    '52': { values: ['Hall', 'Bed'] },
    '53': { optionId: 531 },
    '54': { optionId: 541 },
  }
  const listed = (mode: DocumentMode, order: Selections = chosen) => {
    const context = aContext({
      products: [aProductWith(properties, { id: 1 })],
      productProperties: properties,
      productOptions: [
        anOption({ id: 511, productPropertyId: 51, title: 'Upright' }),
        anOption({ id: 531, productPropertyId: 53, title: 'Double' }),
        anOption({ id: 541, productPropertyId: 54, title: 'Oak' }),
      ],
    })
    const document = aDocument([aPlate({ properties: {} })], { properties: order })
    return orderChoices(evaluateOrder(context, document), mode, options)
  }
  const dot = '\u00A0\u00A0·  '
  const texts = (mode: DocumentMode, order?: Selections) =>
    listed(mode, order).flatMap((block) =>
      block.kind === 'lines' ? block.lines.map(({ text }) => text) : [],
    )

  it('stands under its title, which keeps to it', () => {
    expect(listed('quote')).toEqual([
      { kind: 'lines', lines: [{ text: 'For the whole order', style: 'label' }], keepsNext: true },
      {
        kind: 'lines',
        lines: [{ text: `Grain: Upright${dot}Rooms: Hall, Bed${dot}Timber: Oak`, style: 'body' }],
      },
    ])
  })

  it('follows what clients may read, and on the factory sheet what drawings show', () => {
    expect(texts('packingSlip')[1]).toBe(`Grain: Upright${dot}Rooms: Hall, Bed${dot}Timber: Oak`)
    expect(texts('factory')[1]).toBe(`Grain: Upright${dot}Rooms: Hall, Bed${dot}Carton: Double`)
  })

  it('says what is missing, and nothing of what may be', () => {
    expect(texts('quote', {})[1]).toBe('Grain: Not chosen')
    expect(
      orderChoices(evaluateOrder(aContext(aPlateCatalog()), aDocument([aPlate()])), 'quote', options),
    ).toEqual([])
  })
})
