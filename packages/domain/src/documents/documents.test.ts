/** The small rules of documents: titles, codes, engravings, addresses, columns, figures. */
import { describe, expect, it } from 'vitest'
import { evaluateItem, evaluateOrder } from '../configuration/evaluate.ts'
import { addressSchema } from '../orders/schema.ts'
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
} from '../testing/builders.ts'
import { columnWidths, documentColumns } from './item-rows/columns.ts'
import { pieceNumbers } from '../engraving/sets.ts'
import { engravedPieces, engravingLines, mechanismTexts } from './item-facts/engraving-lines.ts'
import { addressLines } from './facts-block.ts'
import { itemFacts } from './item-facts/item-facts.ts'
import { documentModesFor, hasDocumentCsv } from './modes.ts'
import { referenceCode } from './item-facts/reference-codes.ts'
import { sumRows } from './sums-block.ts'
import { documentTitle, fileNameOf } from './titles.ts'

describe('who has which document', () => {
  it('[2.2.38] [2.2.39] everybody Quote and Invoice; members and owners Packing Slip and Factory too', () => {
    expect(documentModesFor('guest')).toEqual(['quote', 'invoice'])
    const employees = ['quote', 'invoice', 'packingSlip', 'factory']
    expect(documentModesFor('member')).toEqual([...employees, 'labels'])
    expect(documentModesFor('member', true)).toEqual([...employees, 'schedule', 'labels'])
    expect(documentModesFor('guest', true)).toEqual(['quote', 'invoice', 'schedule'])
    expect(documentModesFor('owner')).toEqual(documentModesFor('member'))
  })

  it('[2.2.43] CSV for members and owners, of quote and packing slip', () => {
    expect(
      (['quote', 'invoice', 'packingSlip', 'factory'] as const).map((mode) => hasDocumentCsv(mode, 'member')),
    ).toEqual([true, false, true, false])
    expect(hasDocumentCsv('quote', 'guest')).toBe(false)
  })
})

describe('names', () => {
  it('[2.2.44] the title is order number, title, date as YYMMDD and the mode', () => {
    const order = { invoiceIssued: null, orgSpecificId: 1042, title: 'Villa Aurore' }
    expect(documentTitle(order, '2026-11-21', 'packingSlip')).toBe(
      '1042 - Villa Aurore - 261121 - Packing Slip',
    )
  })

  it.each([
    ['a/b\\c:d*e?"<>|f', 'a b c d e f.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['', 'order.pdf'],
    ['שלום', 'שלום.pdf'],
    ['x'.repeat(300), `${'x'.repeat(120)}.pdf`],
  ])('a file of %j is named %j', (title, name) => expect(fileNameOf(title, 'pdf')).toBe(name))
})

describe('reference codes', () => {
  const size = aProperty({ id: 1, title: 'Size' })
  const finish = aProperty({ id: 2, title: 'Finish' })
  const large = anOption({
    id: 11,
    productPropertyId: 1,
    referenceCodes: { catalog: 'L', factory: 'F-L' },
    data: { width: 117 },
  })
  const bronze = anOption({ id: 21, productPropertyId: 2, referenceCodes: { catalog: 'BR' } })
  const codeOf = (
    product: Parameters<typeof aProductWith>[1],
    kind: 'catalog' | 'factory' = 'catalog',
    properties = { '1': { optionId: 11 }, '2': { optionId: 21 } },
  ) => {
    const context = aContext({
      products: [aProductWith([size, finish], { id: 1, ...product })],
      productProperties: [size, finish],
      productOptions: [large, bronze],
    })
    const item = anItem({ productId: 1, properties })
    return referenceCode(evaluateItem(context, aDocument([item]), item), kind)
  }

  it('the product’s code and those of its choices, where there is no formula', () => {
    expect(codeOf({ referenceCodes: { catalog: 'ML-K', factory: 'K100' } })).toBe('ML-K-L-BR')
    expect(codeOf({ referenceCodes: { catalog: 'ML-K', factory: 'K100' } }, 'factory')).toBe('K100-F-L')
    expect(codeOf({}, 'factory', { '1': { optionId: 11 }, '2': { optionId: 21 } })).toBe('F-L')
  })

  it('a formula says how the code is made; what is missing is a question mark', () => {
    const referenceCodes = { catalog: 'ML-K' }
    const referenceCodeFormulas = { catalog: '{catalog}/{1.width}x{2.catalog} {2.title}{9.value}' }
    expect(codeOf({ referenceCodes, referenceCodeFormulas })).toMatch(/^ML-K\/117xBR Option \d+\?$/)
    expect(codeOf({ referenceCodeFormulas: { catalog: '{catalog}-{1.catalog}' } })).toBe('?-L')
  })
})

describe('engravings', () => {
  const set = (text: string) => ({ '0': { above: [{ text }] } })
  const linesOf = (...given: Parameters<typeof engravedPieces>) => engravingLines(engravedPieces(...given))
  it('one set counts for all pieces', () => expect(linesOf([[set('HALL')]], 12)).toEqual(['HALL']))
  it('equal pieces stand together under their numbers', () => {
    expect(linesOf([[set('A'), set('B'), set('A')]], 4)).toEqual(['No. 1, 3–4:', 'A', 'No. 2:', 'B'])
    expect(linesOf([[set('A'), set('A')]], 2)).toEqual(['A'])
    expect(pieceNumbers([1, 2, 3, 5, 7, 8])).toBe('1–3, 5, 7–8')
  })

  it('pieces with the same text at another mechanism are not alike', () => {
    const second = { '1': { above: [{ text: 'A' }] } }
    expect(linesOf([[set('A'), second]], 2)).toEqual(['No. 1:', 'A', 'No. 2:', 'A'])
  })

  it('[issue 18] are read by mechanism, numbered where the plate has another than the first', () => {
    const plate = {
      '0': { above: [{ text: 'READ' }, { text: 'BED' }], below: [{ symbol: 'light-on' }] },
      '10': { below: [{ text: 'ALL OFF' }] },
      '2': { above: [{ text: 'FAN' }] },
      '3': { above: [{ text: '' }] },
    }
    const french = { '2': { above: [{ text: 'VENT' }] } }
    const byMechanism = (...given: Parameters<typeof engravedPieces>) =>
      engravedPieces(...given).map((group) => [group.pieces, ...mechanismTexts(group)])
    expect(byMechanism([[plate], [french]], 5)).toEqual([
      ['', '1: READ · BED · light on', '3: FAN · VENT', '11: ALL OFF'],
    ])
    expect(byMechanism([[set('A'), {}]], 2)).toEqual([
      ['No. 1:', 'A'],
      ['No. 2:', 'none'],
    ])
    // Three buttons, and the first alone is engraved: the workshop has to know which.
    expect(byMechanism([[set('A')]], 1, 3)).toEqual([['', '1: A']])
    expect(byMechanism([[set('A'), { '1': { above: [{ text: 'B' }] } }]], 2)).toEqual([
      ['No. 1:', '1: A'],
      ['No. 2:', '2: B'],
    ])
    expect(byMechanism([[{ '1': { above: [{ text: 'A' }] } }]], 1)).toEqual([['', '2: A']])
    expect(byMechanism([[{}], []], 2)).toEqual([])
  })

  describe('in two languages (issue 12, number 18)', () => {
    const bound = (productPropertyId: number) => ({ productPropertyId, source: 'engravings' as const })
    const listed = (second: 'column' | 'inline' | 'none', properties: object, quantity = 1) => {
      const catalog = aPlateCatalog()
      const [product] = catalog.products
      if (product === undefined) throw new Error('no product')
      const engraved = { type: 'text', isArray: 1, isRequired: 0 } as const
      const property = (id: number, title: string, invoiceVisibility: typeof second) =>
        aProperty({ id, title, rank: id, ...engraved, invoiceVisibility })
      const languages = [property(8, 'Second engravings', second), property(9, 'Engravings', 'column')]
      const bindings = { engravings: bound(9), secondEngravings: bound(8) }
      const context = aContext({
        ...catalog,
        productProperties: [...catalog.productProperties, ...languages],
        products: [
          aProductWith([...catalog.productProperties, ...languages], {
            id: 1,
            drawing: { family: 'keypadPlate', bindings },
          }),
        ],
      })
      const plate = aPlate({ quantity, properties: { ...aPlate().properties, ...properties } })
      const [facts] = itemFacts(evaluateOrder(context, aDocument([plate])), 'quote', true)
      const lines = (all: Iterable<{ title: string; lines: readonly string[] }>) =>
        [...all].flatMap(({ title, lines: own }) => (title.includes('ngraving') ? [[title, ...own]] : []))
      return [lines(facts?.columns.values() ?? []), lines(facts?.inline ?? [])]
    }
    const first = { '10': { above: [{ text: 'BED' }] }, '2': { above: [{ text: 'DESK' }, { text: 'LAMP' }] } }
    const second = { '2': { above: [{ text: 'BUREAU' }], below: [{ symbol: 'light-on' }] } }

    it('[2.9.14] the column of engravings lists all that is cut, place by place', () => {
      const properties = { '9': { engravings: [first] }, '8': { engravings: [second] } }
      const texts = ['DESK', 'LAMP', 'BUREAU', 'light on', 'BED']
      expect(listed('inline', properties)).toEqual([[['Engravings', ...texts]], []])
      expect(listed('column', properties)).toEqual([[['Engravings', ...texts]], []])
    })

    it('lists the second language where it stands alone, and what the organization hides not at all', () => {
      expect(listed('inline', { '8': { engravings: [second] } })).toEqual([
        [['Engravings', 'BUREAU', 'light on']],
        [],
      ])
      const properties = { '9': { engravings: [set('A')] }, '8': { engravings: [set('B')] } }
      expect(listed('none', properties)).toEqual([[['Engravings', 'A']], []])
    })

    it('numbers the pieces that differ in either language', () => {
      const properties = { '9': { engravings: [set('A')] }, '8': { engravings: [set('B'), set('C')] } }
      expect(listed('inline', properties, 3)).toEqual([
        [['Engravings', 'No. 1, 3:', 'A', 'B', 'No. 2:', 'A', 'C']],
        [],
      ])
    })
  })
})

describe('addresses', () => {
  const whole = { streetAddress: '1 Main St', city: 'Albany', state: 'NY', zip: '12207' }
  it('[2.2.46] one that is unknown or not whole reads *incomplete address', () => {
    expect(addressLines(addressSchema.parse({}))).toEqual(['*incomplete address'])
    expect(addressLines(addressSchema.parse({ ...whole, zip: '' }))).toEqual([
      '1 Main St',
      'Albany, NY',
      '*incomplete address',
    ])
    expect(addressLines(addressSchema.parse(whole))).toEqual(['1 Main St', 'Albany, NY 12207'])
    expect(
      addressLines(
        addressSchema.parse({ streetAddress: 'Rue 1', city: 'Paris', zip: '75001', country: 'FR' }),
      ),
    ).toEqual(['Rue 1', 'Paris, 75001', 'FR'])
  })
})

describe('columns', () => {
  const evaluationOf = (
    visibility: 'column' | 'inline' | 'none',
    drawingVisibility: 'visible' | 'none' = 'visible',
  ) => {
    const catalog = aPlateCatalog()
    const productProperties = catalog.productProperties.map((property) => ({
      ...property,
      invoiceVisibility: visibility,
      drawingVisibility,
    }))
    const context = aContext(
      { ...catalog, productProperties },
      { profile: aProfile({ roles: { engraving: [3] } }) },
    )
    return evaluateOrder(context, aDocument([aPlate({ quantity: 3 })]))
  }
  const wanted = { width: 960, family: 'inter', pictureWidth: 64, hasPrices: true, codeTitle: 'SKU' } as const

  it('[2.9.14] quantity 30, unit price 80, subtotal 80, sku 90, engravings 80, others up to 120', () => {
    expect(columnWidths).toEqual({
      quantity: 30,
      unitPrice: 80,
      subtotal: 80,
      sku: 90,
      engravings: 80,
      others: 120,
    })
    const facts = itemFacts(evaluationOf('column'), 'quote', true).map((one) => ({ ...one, code: 'A-1' }))
    const columns = documentColumns(facts, wanted)
    const widths = Object.fromEntries(columns.map(({ kind, title, width }) => [title || kind, width]))
    expect(widths).toMatchObject({ Qty: 30, 'Unit price': 80, Subtotal: 80, SKU: 90, Screws: 80 })
    expect(widths['Size']).toBeLessThanOrEqual(120)
    expect(columns.reduce((sum, { width }) => sum + width, 0) + 12 * (columns.length - 1)).toBe(960)
  })

  it('a long choice stops at 120, and too many columns stand with the item instead', () => {
    const facts = itemFacts(evaluationOf('column'), 'quote', true).map((one) => ({
      ...one,
      columns: new Map(
        Array.from({ length: 12 }, (_, index) => [
          `Property ${index}`,
          {
            title: `Property ${index}`,
            lines: ['a choice of a great many words indeed'],
            pictureUrl: null,
            isEngraving: false,
          },
        ]),
      ),
    }))
    const columns = documentColumns(facts, wanted)
    for (const { kind, width } of columns) {
      if (kind === 'property') expect(width).toBeLessThanOrEqual(120)
      if (kind === 'item') expect(width).toBeGreaterThanOrEqual(200)
    }
    expect(columns.filter(({ kind }) => kind === 'property').length).toBeLessThan(12)
  })

  it('invoiceVisibility says for clients what stands in a column, with the item, or nowhere; drawingVisibility for the factory', () => {
    const shown = (
      visibility: 'column' | 'inline' | 'none',
      mode: 'quote' | 'factory',
      drawing: 'visible' | 'none' = 'visible',
    ) => {
      const [facts] = itemFacts(evaluationOf(visibility, drawing), mode, true)
      return [facts?.columns.size, facts?.inline.length]
    }
    expect(shown('column', 'quote')).toEqual([3, 0])
    expect(shown('inline', 'quote')).toEqual([0, 3])
    expect(shown('none', 'quote')).toEqual([0, 0])
    expect(shown('none', 'factory')).toEqual([0, 3])
    expect(shown('column', 'factory', 'none')).toEqual([0, 0])
  })
})

describe('figures', () => {
  const profile = aProfile({
    productOrderStatuses: [
      { key: 'new', type: 'orderStarted', title: 'New' },
      { key: 'deposit', type: 'payment', title: 'Deposit' },
      { key: 'making', type: 'static', title: 'Making' },
      { key: 'rest', type: 'payment', title: 'Balance' },
    ],
  })
  const entry = (paymentAmountInCents: number) => ({ date: '2026-03-14 10:00:00', paymentAmountInCents })
  const evaluationOf = (order: object) =>
    evaluateOrder(aContext(aPlateCatalog(), { profile }), aDocument([aPlate({ quantity: 2 })], order))
  const words = (rows: readonly { label: string; value: string }[]) =>
    rows.map(({ label, value }) => `${label} ${value}`.trim())

  it('figures add up: subtotal, discount, shipping to be determined, tax, total, payments, balance', () => {
    const rows = sumRows(
      evaluationOf({
        statusData: { new: entry(0), deposit: entry(4000) },
        amountPaidInCents: 3500,
        discountPercentage: 10,
        taxPercentage: 8,
      }),
      'invoice',
      true,
      [],
    )
    expect(words(rows)).toEqual([
      'Subtotal $130.00',
      'Discount (10%) −$13.00',
      'Shipping TBD',
      'Tax (8%) $9.36',
      'Total before shipping $126.36',
      'Payment of 3/14/2026 (Deposit) −$40.00',
      'Other payments and corrections $5.00',
      'Balance before shipping $91.36',
    ])
  })

  it('[2.2.40] a hidden discount is no row: it is in the lines, and the total is the same', () => {
    const evaluation = evaluationOf({ discountPercentage: 10 })
    expect(words(sumRows(evaluation, 'quote', false, [])).slice(0, 2)).toEqual([
      'Subtotal $117.00',
      'Shipping TBD',
    ])
    expect(
      sumRows(evaluation, 'quote', false, []).find(({ label }) => label.startsWith('Total'))?.value,
    ).toBe('$117.00')
    expect(itemFacts(evaluation, 'quote', false)[0]?.lineTotal).toBe(11_700)
  })
})
