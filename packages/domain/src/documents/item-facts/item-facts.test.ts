/** What a document says of a line: each choice in words, where it stands, and what the line costs. */
import { describe, expect, it } from 'vitest'
import type { Product, ProductProperty } from '../../catalog/schema.ts'
import { evaluateOrder } from '../../configuration/evaluate.ts'
import type { Selection, Selections } from '../../orders/selections.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aPlate,
  aPlateCatalog,
  aProductWith,
  aProfile,
  aProperty,
} from '../../testing/builders.ts'
import { cents } from '../../units/money.ts'
import { engravedPieces, engravingLines } from './engraving-lines.ts'
import { type ItemFacts, itemFacts, priceText, showsPrices } from './item-facts.ts'
import type { DocumentMode } from '../modes.ts'

type Given = {
  readonly property: Partial<ProductProperty>
  readonly chosen?: Selection
  readonly mode?: DocumentMode
}

const select = [
  anOption({ id: 11, productPropertyId: 1, title: 'Small', thumbnailUrl: '/api/media/7/1/thumbnail' }),
  anOption({ id: 12, productPropertyId: 1, title: 'Large' }),
]

/** The facts of one line whose product has this one property. */
function factsOf({ property, chosen, mode = 'quote' }: Given): ItemFacts | undefined {
  const size = aProperty({ id: 1, title: 'Size', ...property })
  const context = aContext(
    { products: [aProductWith([size], { id: 1 })], productProperties: [size], productOptions: select },
    { profile: aProfile({ roles: { engraving: [5], secondEngraving: [1] } }) },
  )
  const properties: Selections = chosen === undefined ? {} : { '1': chosen }
  return itemFacts(evaluateOrder(context, aDocument([anItem({ properties })])), mode, true)[0]
}

describe('a measure on a document', () => {
  it('[issue 12, 25] is in the unit of the organization, as is its label', () => {
    const width = aProperty({ id: 1, title: 'Width (mm)', type: 'dimensions' })
    const records = { products: [aProductWith([width], { id: 1 })], productProperties: [width] }
    const shown = (units: 'mm' | 'in') => {
      const context = aContext(records, { profile: aProfile({ region: { units } }) })
      const document = aDocument([anItem({ properties: { '1': { value: 117.475 } } })])
      const [facts] = itemFacts(evaluateOrder(context, document), 'quote', true)
      return facts?.inline.map(({ title, lines }) => [title, ...lines])
    }
    expect(shown('in')).toEqual([['Width (in)', '4 5/8"']])
    expect(shown('mm')).toEqual([['Width (mm)', '117.5 mm']])
  })
})

describe('a choice on a document', () => {
  const engraving = { isEngraving: true }
  it.each<{ says: string; given: Given; gives: object | undefined }>([
    {
      says: 'is its title and its text',
      given: { property: {}, chosen: { optionId: 11 } },
      gives: { title: 'Size', lines: ['Small'], pictureUrl: null, ...engraving },
    },
    {
      says: 'has the picture of its option where its property shows pictures',
      given: { property: { showThumbnailsOnInvoice: 1 }, chosen: { optionId: 11 } },
      gives: { title: 'Size', lines: ['Small'], pictureUrl: '/api/media/7/1/thumbnail', ...engraving },
    },
    {
      says: 'has no picture where its option has none',
      given: { property: { showThumbnailsOnInvoice: 1 }, chosen: { optionId: 12 } },
      gives: { title: 'Size', lines: ['Large'], pictureUrl: null, ...engraving },
    },
    {
      says: 'is Not chosen where something must be',
      given: { property: { showThumbnailsOnInvoice: 1 } },
      gives: { title: 'Size', lines: ['Not chosen'], pictureUrl: null, ...engraving },
    },
    { says: 'is left out where nothing has to be', given: { property: { isRequired: 0 } }, gives: undefined },
    {
      says: 'of several texts has a line for each, without the empty ones',
      given: { property: { type: 'text', isArray: 1 }, chosen: { values: ['HALL', '', 'BED'] } },
      gives: { title: 'Size', lines: ['HALL', 'BED'], pictureUrl: null, ...engraving },
    },
    {
      says: 'that is no list stands on one line',
      given: { property: { type: 'text' }, chosen: { values: ['HALL', 'BED'] } },
      gives: { title: 'Size', lines: ['HALL, BED'], pictureUrl: null, ...engraving },
    },
    {
      says: 'of a list that nobody wrote is left out',
      given: { property: { type: 'text', isArray: 1 } },
      gives: undefined,
    },
    {
      says: 'of engravings lists them',
      given: {
        property: { type: 'text', isArray: 1 },
        chosen: { engravings: [{ '0': { above: [{ text: 'HALL' }, { text: 'BED' }] } }] },
      },
      gives: {
        title: 'Size',
        lines: ['HALL', 'BED'],
        pictureUrl: null,
        ...engraving,
        engraved: [
          {
            pieces: '',
            numbers: [],
            mechanisms: [{ mechanism: 0, texts: ['HALL', 'BED'] }],
            isNumbered: false,
          },
        ],
      },
    },
  ])('$says', ({ given, gives }) => expect(factsOf(given)?.inline[0]).toEqual(gives))

  it('[1.2.67] a property that lost its title is an error that can be seen', () => {
    expect(factsOf({ property: { title: '' }, chosen: { optionId: 11 } })?.inline[0]?.title).toBe('ERROR')
  })

  it('is an engraving by what is stored, or by what the organization says of its property', () => {
    const plates = aPlateCatalog()
    const engraved = { '3': { engravings: [{ '0': { above: [{ text: 'HALL' }] } }] } }
    const plate = aPlate({ properties: { ...aPlate().properties, ...engraved } })
    const listed = (roles: Record<string, number[]>) =>
      itemFacts(
        evaluateOrder(aContext(plates, { profile: aProfile({ roles }) }), aDocument([plate])),
        'quote',
        true,
      )
        .flatMap(({ inline }) => inline)
        .flatMap(({ title, isEngraving }) => (isEngraving ? [title] : []))
    expect(listed({})).toEqual(['Screws'])
    expect(listed({ engraving: [1] })).toEqual(['Size', 'Screws'])
    expect(listed({ secondEngraving: [2] })).toEqual(['Finish', 'Screws'])
  })
})

describe('where a choice stands', () => {
  it.each([
    { invoice: 'column', drawing: 'visible', client: 'column', factory: 'column' },
    { invoice: 'inline', drawing: 'visible', client: 'inline', factory: 'inline' },
    { invoice: 'none', drawing: 'visible', client: 'nowhere', factory: 'inline' },
    { invoice: 'column', drawing: 'none', client: 'column', factory: 'nowhere' },
  ] as const)('invoice $invoice, drawing $drawing: $client for clients, $factory for the factory', (row) => {
    const property = { invoiceVisibility: row.invoice, drawingVisibility: row.drawing }
    const place = (mode: DocumentMode) => {
      const facts = factsOf({ property, chosen: { optionId: 11 }, mode })
      return facts?.columns.size === 1 ? 'column' : facts?.inline.length === 1 ? 'inline' : 'nowhere'
    }
    expect(place('quote')).toBe(row.client)
    expect(place('packingSlip')).toBe(row.client)
    expect(place('factory')).toBe(row.factory)
  })

  it('two properties of one title share a column, with the picture of the first', () => {
    const finish = (id: number) =>
      aProperty({ id, title: 'Finish', invoiceVisibility: 'column', showThumbnailsOnInvoice: 1, rank: id })
    const properties = [finish(1), finish(2)]
    const context = aContext({
      products: [aProductWith(properties, { id: 1 })],
      productProperties: properties,
      productOptions: [
        ...select,
        anOption({ id: 21, productPropertyId: 2, title: 'Bronze', thumbnailUrl: '/api/media/7/2/thumbnail' }),
      ],
    })
    const item = anItem({ properties: { '1': { optionId: 11 }, '2': { optionId: 21 } } })
    const [facts] = itemFacts(evaluateOrder(context, aDocument([item])), 'quote', true)
    expect([...(facts?.columns ?? [])]).toEqual([
      [
        'Finish',
        {
          title: 'Finish',
          lines: ['Small', 'Bronze'],
          pictureUrl: '/api/media/7/1/thumbnail',
          isEngraving: false,
        },
      ],
    ])
  })

  it('two languages share a place only in a column', () => {
    const languages = [8, 9].map((id) =>
      aProperty({ id, title: `Text ${id}`, type: 'text', isArray: 1, rank: id }),
    )
    const drawing: Product['drawing'] = {
      family: 'keypadPlate',
      constants: {},
      bindings: {
        engravings: { productPropertyId: 8, source: 'engravings' },
        secondEngravings: { productPropertyId: 9, source: 'engravings' },
      },
    }
    const context = aContext({
      products: [aProductWith(languages, { id: 1, drawing })],
      productProperties: languages,
    })
    const engraved = (text: string) => ({ engravings: [{ '0': { above: [{ text }] } }] })
    const item = anItem({ properties: { '8': engraved('BED'), '9': engraved('LIT') } })
    const [facts] = itemFacts(evaluateOrder(context, aDocument([item])), 'quote', true)
    expect(facts?.inline.map(({ title, lines }) => [title, ...lines])).toEqual([
      ['Text 8', 'BED'],
      ['Text 9', 'LIT'],
    ])
  })
})

describe('a line', () => {
  const evaluation = (viewer: { pricingIsHidden: boolean } = { pricingIsHidden: false }) =>
    evaluateOrder(
      aContext(aPlateCatalog(), { viewer: { role: 'guest', ...viewer } }),
      aDocument(
        [
          aPlate({ id: 1, rank: 1, quantity: 3, notes: ' Left \n' }),
          aPlate({ id: 2, rank: 2, title: '' }),
          anItem({ id: 3, rank: 3, productId: -1 }),
          anItem({ id: 4, rank: 4, productId: 99, title: 'Lost' }),
        ],
        { discountMode: 'amount', discountFlatAmount: 1001 },
      ),
    )
  const told = (mode: DocumentMode, showsDiscount = true) =>
    itemFacts(evaluation(), mode, showsDiscount).map(
      ({ number, title, productTitle, unitPrice, lineTotal, rounding }) => [
        number,
        title,
        productTitle,
        unitPrice,
        lineTotal,
        rounding,
      ],
    )

  it('has its number, its name or its product, and its price where there is one', () => {
    expect(told('quote')).toEqual([
      [1, 'Hall', 'Plate', 6500, 19_500, ''],
      [2, 'Plate', '', 6500, 6500, ''],
      [3, 'Custom product', '', null, null, ''],
      [4, 'Lost', 'ERROR', null, null, ''],
    ])
  })

  it('has no price on a packing slip, nor for somebody who sees none', () => {
    for (const facts of [
      itemFacts(evaluation(), 'packingSlip', true),
      itemFacts(evaluation(), 'factory', false),
      itemFacts(evaluation({ pricingIsHidden: true }), 'quote', false),
    ])
      expect(facts.map(({ unitPrice, lineTotal, rounding }) => [unitPrice, lineTotal, rounding])).toEqual(
        facts.map(() => [null, null, '']),
      )
    expect(showsPrices(evaluation(), 'invoice')).toBe(true)
    expect(showsPrices(evaluation(), 'packingSlip')).toBe(false)
    expect(showsPrices(evaluation({ pricingIsHidden: true }), 'quote')).toBe(false)
  })

  it('[2.2.40] bears a discount that is hidden: 249.99 of 260.00, each plate 62.4975', () => {
    // 4 × 62.49 leave 0.03, which three plates take.
    expect(told('quote', false).slice(0, 2)).toEqual([
      [1, 'Hall', 'Plate', 6250, 18_750, ''],
      [2, 'Plate', '', 6249, 6249, ''],
    ])
  })

  it('has its note without what is around it', () => {
    expect(itemFacts(evaluation(), 'quote', true).map(({ notes }) => notes)).toEqual(['Left', '', '', ''])
  })

  it('an amount that nobody knows is on request', () => {
    expect([priceText(cents(0)), priceText(cents(123_456)), priceText(null)]).toEqual([
      '$0.00',
      '$1,234.56',
      'On request',
    ])
  })
})

describe('engravings of pieces that differ', () => {
  const set = (text: string) => ({ '0': { above: [{ text }] } })
  it.each([
    { says: 'nothing is engraved', languages: [[]], quantity: 3, lines: [] },
    { says: 'one set is for all', languages: [[set('A')]], quantity: 3, lines: ['A'] },
    {
      says: 'a piece has none',
      languages: [[set('A'), {}]],
      quantity: 2,
      lines: ['No. 1:', 'A', 'No. 2:', 'none'],
    },
    {
      says: 'sets beyond the quantity are not made',
      languages: [[set('A'), set('B')]],
      quantity: 1,
      lines: ['A'],
    },
    {
      says: 'one of two languages differs',
      languages: [[set('A')], [], [set('B'), set('C')]],
      quantity: 3,
      lines: ['No. 1, 3:', 'A', 'B', 'No. 2:', 'A', 'C'],
    },
  ])('$says', ({ languages, quantity, lines }) => {
    expect(engravingLines(engravedPieces(languages, quantity))).toEqual(lines)
  })
})
