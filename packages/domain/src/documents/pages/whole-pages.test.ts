/** One order on its four documents, line by line: every text in its size, and where its blocks stand. */
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../../configuration/evaluate.ts'
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
import { composeDocument, type ComposedDocument } from '../compose-document.ts'
import type { DocumentMode } from '../modes.ts'

const grain = aProperty({ id: 5, title: 'Grain', isOrderLevel: 1 })
const timber = aProperty({ id: 6, title: 'Timber', isOrderLevel: 1, drawingVisibility: 'none' })
const carton = aProperty({ id: 7, title: 'Carton', isOrderLevel: 1, invoiceVisibility: 'none' })

function theOrder(order: object = {}) {
  const plates = aPlateCatalog()
  const properties = plates.productProperties.map((property) =>
    property.id === 1 ? { ...property, invoiceVisibility: 'column' as const } : property,
  )
  const product = aProductWith([...properties, grain, timber, carton], {
    id: 1,
    productPricingRuleId: 100,
    referenceCodes: { catalog: 'PL', factory: 'F-PL', machining: 'M-PL' },
  })
  const context = aContext(
    {
      ...plates,
      products: [product],
      productProperties: [...properties, grain, timber, carton],
      productOptions: [
        ...plates.productOptions,
        anOption({ id: 51, title: 'Upright', productPropertyId: 5 }),
        anOption({ id: 61, title: 'Oak', productPropertyId: 6 }),
        anOption({ id: 71, title: 'Double', productPropertyId: 7 }),
      ],
    },
    {
      profile: aProfile({
        vocabulary: { order: 'Project', orders: 'Projects' },
        documents: { terms: ['Half is due first.', 'Made to order.'], shippingNote: 'Ships flat.' },
      }),
    },
  )
  const document = aDocument(
    [
      aPlate({ quantity: 2, notes: ' Left door ' }),
      anItem({ productId: -1, title: 'Crate', customPriceInCents: cents(2000), rank: 2 }),
    ],
    {
      projectName: 'East wing',
      contactName: 'Ines',
      email: 'ines@example.com',
      purchaseOrderNumber: 'PO-7',
      estimateNumber: 'E-9',
      billingAddress: {
        streetAddress: '2 Side St',
        streetAddress2: 'Suite 5',
        city: 'Troy',
        state: 'NY',
        zip: '12180',
      },
      estimatedShippingDate: '2026-08-03 00:00:00',
      trackingNumber: 'T-1',
      primaryNote: 'Call before delivery.',
      secondaryNote: 'Pack in felt.',
      shippingFlatAmount: 1000,
      discountPercentage: 10,
      properties: { '5': { optionId: 51 }, '6': { optionId: 61 }, '7': { optionId: 71 } },
      ...order,
    },
  )
  return evaluateOrder(context, document)
}

function composed(mode: DocumentMode, order: object = {}) {
  return composeDocument({
    mode,
    evaluation: theOrder(order),
    org: { title: 'Atelier' },
    showsDiscount: true,
    payments: [],
  })
}

/** Every page as text: its blocks from the top, each line with its size before it. */
function printed({ pages, blocks, columns }: ComposedDocument): string[] {
  return pages.flat().flatMap((placed) => {
    if (placed.kind === 'head') return [`${placed.top} | ${columns.map(({ title }) => title).join(' | ')}`]
    const block = blocks[placed.index]
    const line = ({ style, text }: { style: string; text: string }) => `${style}: ${text}`
    switch (block?.kind) {
      case 'lines':
        return [`${placed.top}`, ...block.lines.map(line)]
      case 'facts':
        return [
          `${placed.top}`,
          ...block.columns.map(
            ({ title, width, lines }) => `${title} ${width}: ${lines.map(({ text }) => text).join(' / ')}`,
          ),
        ]
      case 'row':
        return [
          `${placed.top} ${block.number}`,
          ...block.cells.map((cell) => cell.map(line).join(' / ')),
          ...(block.details ?? []).map(
            ({ left, line: at, lines }) => `${left}, ${at + 1}. ${lines.map(line).join(' / ')}`,
          ),
        ]
      case 'sums':
        return [`${placed.top}`, ...block.rows.map(({ kind, label, value }) => `${kind}: ${label} ${value}`)]
      default:
        return []
    }
  })
}

const project =
  'East wing / Atelier Nord / Ines / (555) 010-2030 / ines@example.com / PO: PO-7 / Estimate: E-9'
const dot = '\u00A0\u00A0·  '
/**
 * Under the cells, beside a picture of 64 and a space of 12: three columns of choices in 884 px, with 20 between them.
 * 'Screws' is the widest name; 10 are free after it.
 */
const choices = [
  '76, 3. small: Finish',
  '120, 3. detail: Bronze',
  '377, 3. small: Screws',
  '421, 3. detail: Torx',
  '76, 4. small: Note',
  '120, 4. detail: Left door',
]
/** Title 28, space 8, seven facts 17 + 105, space 10, two lines 30, space 14, head 26, row 72. */
const top = ['0', 'title: Villa Aurore', '36']
const priced = [
  '168',
  'label: For the whole order',
  '183',
  `body: Grain: Upright${dot}Timber: Oak`,
  '212 |  | Item | Size | SKU | Qty | Unit price | Subtotal',
  '238 1',
  '',
  'strong: 1. Hall / body: Plate',
  'body: Small',
  'small: PL',
  'body: 2',
  'body: $65.00',
  'body: $130.00',
  ...choices,
  '310 2',
  '',
  'strong: 2. Crate / body: Custom product',
  '',
  '',
  'body: 1',
  'body: $20.00',
  'body: $20.00',
  // Row 48 + 12, space 10.
  '380',
  'plain: Subtotal $150.00',
  'plain: Discount (10%) −$15.00',
  'plain: Shipping $10.00',
  'strong: Total $145.00',
]
/** After five sums, 90 + 8, and a space of 14. */
const forClients = [
  '492',
  'heading: Notes',
  '512',
  'small: Call before delivery.',
  '541',
  'heading: Shipping',
  '561',
  'small: Ships flat.',
  '590',
  'heading: Terms',
  '610',
  'small: 1. Half is due first.',
  'small: 2. Made to order.',
]

describe('[2.1.01] what stands on a document, and where', () => {
  it('a quote: prices, deposit, terms, no tracking number', () => {
    expect(printed(composed('quote'))).toEqual([
      ...top,
      `Project 219: ${project}`,
      'Bill to 219: 2 Side St / Suite 5 / Troy, NY 12180',
      'Ship to 219: 1 Main St / Albany, NY 12207',
      'Details 219: Project #1 / Date: 6/15/2026 / Estimated ship date: 8/3/2026',
      ...priced,
      'plain: Deposit (50%) $72.50',
      ...forClients,
    ])
  })

  it('an invoice: its day of issue, the tracking number, the balance', () => {
    expect(printed(composed('invoice', { invoiceIssued: '2026-06-02 08:00:00' }))).toEqual([
      ...top,
      `Project 219: ${project}`,
      'Bill to 219: 2 Side St / Suite 5 / Troy, NY 12180',
      'Ship to 219: 1 Main St / Albany, NY 12207',
      'Details 219: Project #1 / Issued: 6/2/2026 / Estimated ship date: 8/3/2026 / Tracking: T-1',
      ...priced,
      'strong: Balance due $145.00',
      ...forClients,
    ])
  })

  const forEmployees = [
    `Project 301: ${project}`,
    'Ship to 301: 1 Main St / Albany, NY 12207',
    'Details 301: Project #1 / Date: 6/15/2026 / Estimated ship date: 8/3/2026 / Tracking: T-1',
    '168',
    'label: For the whole order',
    '183',
  ]

  it('a packing slip: no prices, no terms, the second note', () => {
    expect(printed(composed('packingSlip'))).toEqual([
      ...top,
      ...forEmployees,
      `body: Grain: Upright${dot}Timber: Oak`,
      '212 |  | Item | Size | SKU | Qty',
      '238 1',
      '',
      'strong: 1. Hall / body: Plate',
      'body: Small',
      'small: PL',
      'body: 2',
      ...choices,
      '310 2',
      '',
      'strong: 2. Crate / body: Custom product',
      '',
      '',
      'body: 1',
      '384',
      'heading: Notes',
      '404',
      'small: Pack in felt.',
    ])
  })

  it('a factory sheet: the codes of factory and machine, pictures of 105, what drawings show', () => {
    expect(printed(composed('factory'))).toEqual([
      ...top,
      // The workshop reads by when it has to leave.
      ...forEmployees.map((line) => line.replace('Estimated ship date', 'Ship by')),
      `body: Grain: Upright${dot}Carton: Double`,
      '212 |  | Item | Size | Factory code | Qty',
      '238 1',
      '',
      'strong: 1. Hall / body: Plate',
      'body: Small',
      'small: F-PL',
      'body: 2',
      // Under the cells, beside a picture of 132. Three columns in 816 px; 'Machining' is the widest name.
      '144, 3. small: Finish',
      '201, 3. detail: Bronze',
      '422, 3. small: Screws',
      '479, 3. detail: Torx',
      '700, 3. small: Machining',
      '757, 3. detail: M-PL',
      '144, 4. small: Note',
      '201, 4. detail: Left door',
      // 105 + 12 each.
      '355 2',
      '',
      'strong: 2. Crate / body: Custom product',
      '',
      '',
      'body: 1',
      '486',
      'heading: Notes',
      '506',
      'small: Pack in felt.',
    ])
  })

  it.each([
    ['quote', 'Quote', 64],
    ['invoice', 'Invoice', 64],
    ['packingSlip', 'Packing Slip', 64],
    ['factory', 'Factory', 132],
  ] as const)('[2.2.45] %s: the header of every page, and the width of its pictures', (mode, name, width) => {
    const { header, columns, title, size } = composed(mode)
    expect(header).toEqual({
      logoUrl: null,
      orgTitle: 'Atelier',
      number: 'Project #1',
      orderTitle: 'Villa Aurore',
      date: '6/15/2026',
      name,
    })
    expect(columns[0]).toEqual({ kind: 'picture', title: '', width })
    expect(title).toBe(`1 - Villa Aurore - 260615 - ${name}`)
    expect(size).toEqual({ width: 1056, height: 816 })
  })

  it('without notes, terms, choices for all and codes there are no headings of them', () => {
    const evaluation = evaluateOrder(aContext(aPlateCatalog()), aDocument([], { firmName: '', phone: '' }))
    const empty = composeDocument({
      mode: 'quote',
      evaluation,
      org: { title: 'Atelier' },
      showsDiscount: true,
      payments: [],
    })
    expect(printed(empty)).toEqual([
      ...top,
      // Nothing is known of the project, and nobody gave another address for the bill.
      'Bill to 301: 1 Main St / Albany, NY 12207',
      'Ship to 301: 1 Main St / Albany, NY 12207',
      'Details 301: Order #1 / Date: 6/15/2026',
      // 36 + 17 + 30 + 14
      '97',
      'body: There is nothing on it yet.',
      '122',
      'plain: Subtotal $0.00',
      'plain: Shipping TBD',
      'strong: Total before shipping & tax $0.00',
      'plain: Deposit (50%) $0.00',
    ])
  })

  it('[2.9.13] totals keep to what is before them, headings to what is under them', () => {
    const kept = (document: ComposedDocument) =>
      document.blocks.map((block) =>
        'keepsNext' in block && block.keepsNext ? `${block.kind}+` : block.kind,
      )
    const sums = ['gap+', 'sums']
    const note = ['gap', 'lines+', 'lines']
    const before = ['lines', 'gap', 'facts', 'gap', 'lines+', 'lines', 'gap']
    expect(kept(composed('quote'))).toEqual([...before, 'row', 'row+', ...sums, ...note, ...note, ...note])
    expect(kept(composed('factory'))).toEqual([...before, 'row', 'row', ...note])
    const evaluation = evaluateOrder(aContext(aPlateCatalog()), aDocument([]))
    const request = { evaluation, org: { title: 'A' }, showsDiscount: true, payments: [] }
    const empty = ['lines', 'gap', 'facts', 'gap', 'lines+', ...sums]
    expect(kept(composeDocument({ ...request, mode: 'quote' }))).toEqual(empty)
    expect(kept(composeDocument({ ...request, mode: 'factory' }))).toEqual([
      'lines',
      'gap',
      'facts',
      'gap',
      'lines',
    ])
  })

  it('[2.2.40] a discount that is hidden is in the prices: 10 % off each', () => {
    const hidden = printed(
      composeDocument({
        mode: 'quote',
        evaluation: theOrder(),
        org: { title: 'Atelier' },
        showsDiscount: false,
        payments: [],
      }),
    ).join('\n')
    for (const amount of ['$58.50', '$117.00', '$18.00', 'Subtotal $135.00', 'Total $145.00'])
      expect(hidden).toContain(amount)
    expect(hidden).not.toMatch(/Discount|\$65\.00|\$150\.00/)
  })
})
