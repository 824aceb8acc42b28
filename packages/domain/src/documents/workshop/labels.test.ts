/** Labels of pieces and the codes of papers. [issue 18] */
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../../configuration/evaluate.ts'
import type { EngravingSet } from '../../engraving/schema.ts'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty } from '../../testing/builders.ts'
import type { ProductInstance } from '../../orders/schema.ts'
import { composeDocument } from '../compose-document.ts'
import type { Label } from '../blocks.ts'
import { labelSheet } from './label-sheet.ts'
import type { DocumentMode } from '../modes.ts'
import type { PageContent } from '../pages/paginate.ts'
import { qrCode } from '../qr-code.ts'
import { textStyles, textWidth } from '../../typesetting/type.ts'

const size = aProperty({ id: 1, title: 'Size', rank: 1, invoiceVisibility: 'column' })
const screws = aProperty({ id: 2, title: 'Screws', rank: 2 })
const engraved = aProperty({ id: 3, title: 'Engravings', rank: 3, type: 'text', isArray: 1, isRequired: 0 })

const site = 'https://orders.example.com'
const read = (text: string): EngravingSet => ({
  '0': { above: [{ text }] },
  '2': { below: [{ text: 'FAN' }] },
})

function aKeypad(given: Partial<ProductInstance> = {}): ProductInstance {
  return anItem({
    id: 71,
    productId: 1,
    title: 'Study',
    properties: { '1': { optionId: 11 }, '2': { optionId: 21 }, '3': { engravings: [read('READ')] } },
    ...given,
  })
}

function composed(items: readonly ProductInstance[], mode: DocumentMode = 'labels', withSite = true) {
  const properties = [size, screws, engraved]
  const context = aContext({
    products: [
      aProductWith(properties, {
        id: 1,
        title: 'Keypad',
        referenceCodes: { factory: 'K-9', catalog: 'C-1' },
      }),
    ],
    productProperties: properties,
    productOptions: [
      anOption({ id: 11, title: '207 × 144 mm', productPropertyId: 1 }),
      anOption({
        id: 12,
        title: '4 push buttons in two rows of two beside each other',
        productPropertyId: 1,
      }),
      anOption({ id: 21, title: 'Torx', productPropertyId: 2 }),
    ],
    productPricingRules: [],
  })
  const evaluation = evaluateOrder(context, aDocument(items, { orgSpecificId: 51, title: 'Villa Aurore' }))
  return composeDocument({
    mode,
    evaluation,
    org: { title: 'A' },
    showsDiscount: true,
    payments: [],
    ...(withSite ? { site } : {}),
  })
}

const texts = (label: Label | undefined) =>
  label && [...label.lines, ...label.foot].map(({ text, style }) => `${style}: ${text}`)
const labelsOf = (items: readonly ProductInstance[], withSite = true) =>
  composed(items, 'labels', withSite).blocks.flatMap((block) => (block.kind === 'labels' ? block.labels : []))

describe('labels', () => {
  it('say what the piece is, what it has engraved, which it is, and where it belongs', () => {
    const [first, second, other, ...more] = labelsOf([
      aKeypad({ quantity: 2 }),
      anItem({ id: 72, productId: -1, title: 'Crate', rank: 2 }),
    ])
    expect(texts(first)).toEqual([
      'heading: 1. Study',
      'body: Keypad',
      'detail: 207 × 144 mm',
      'detail: 1: READ   3: FAN',
      'small: K-9',
      'strong: Piece 1 of 2 · Item 1 of 2',
      'small: Order #51 · Villa Aurore',
    ])
    expect(texts(second)).toContain('strong: Piece 2 of 2 · Item 1 of 2')
    expect(texts(other)).toEqual([
      'heading: 2. Crate',
      'body: Custom product',
      'strong: Piece 1 of 1 · Item 2 of 2',
      'small: Order #51 · Villa Aurore',
    ])
    expect(more).toEqual([])
  })

  it('of pieces that differ have each its own engraving', () => {
    const labels = labelsOf([
      aKeypad({
        quantity: 3,
        properties: { '1': { optionId: 11 }, '3': { engravings: [read('READ'), read('BED')] } },
      }),
    ])
    expect(labels.map((label) => texts(label)?.find((text) => text.includes('FAN')))).toEqual([
      'detail: 1: READ   3: FAN',
      'detail: 1: BED   3: FAN',
      'detail: 1: READ   3: FAN',
    ])
  })

  it('have a code that opens the item, one for all its pieces, and none where nobody knows the site', () => {
    const [first, second] = labelsOf([aKeypad({ quantity: 2 })])
    expect(first?.code?.()).toEqual(qrCode('https://orders.example.com/orders/51?item=71&orgId=7'))
    expect(second?.code?.()).toBe(first?.code?.())
    expect(first?.codeTitle).toBe('Code that opens item 1')
    expect(labelsOf([aKeypad()], false)[0]?.code).toBeNull()
  })

  it('stand ten to a standing Letter sheet, without a header; there is a sheet where there is no label', () => {
    const document = composed([aKeypad({ quantity: 21 })])
    expect(document.size).toEqual({ width: 816, height: 1056 })
    const tops = (page: PageContent) => page.map(({ top }) => top)
    // Five rows of two labels, 192 px each.
    expect(document.pages.map(tops)).toEqual([[0, 192, 384, 576, 768], [0, 192, 384, 576, 768], [0]])
    expect(labelsOf([aKeypad({ quantity: 21 })])).toHaveLength(21)
    expect([document.isBare, composed([aKeypad()], 'factory').isBare]).toEqual([true, undefined])
    expect(document.title).toBe('51 - Villa Aurore - 260615 - Labels')
    expect(composed([]).blocks).toEqual([
      { kind: 'lines', lines: [{ text: 'There is nothing on it yet.', style: 'body' }] },
    ])
    // Two columns and five rows end where the sheet does: 4 by 2 inches each.
    const { left, pitch, width, top, height } = labelSheet
    expect([left + pitch + width, top + 5 * height]).toEqual([816 - 15, 1056 - 48])
  })

  it('are one for each item where there are more than a thousand pieces', () => {
    expect(labelsOf([aKeypad({ quantity: 999 }), aKeypad({ id: 72, rank: 2 })])).toHaveLength(1000)
    const many = labelsOf([aKeypad({ quantity: 1000 }), aKeypad({ id: 72, rank: 2 })])
    expect(many.map((label) => texts(label)?.at(-2))).toEqual([
      'strong: 1000 pieces · Item 1 of 2',
      'strong: 1 piece · Item 2 of 2',
    ])
  })

  it('say the choices and the engraving whole where the label has room for them', () => {
    const set: EngravingSet = {
      '0': { above: [{ text: 'READING' }, { text: 'LECTURE' }] },
      '1': { above: [{ text: 'EVENING LIGHT AND CANDLES' }], below: [{ text: 'DINNER' }] },
      '2': { above: [{ text: 'EVERYTHING OFF' }], below: [{ text: 'TOUT' }] },
      '3': { above: [{ text: 'TERRACE' }] },
    }
    const [label] = labelsOf([
      aKeypad({
        properties: { '1': { optionId: 12 }, '2': { optionId: 21 }, '3': { engravings: [set] } },
      }),
    ])
    const said = label?.lines.map(({ text }) => text).join(' ')
    expect(said).toContain('4 push buttons in two rows of two beside each other')
    expect(said).toContain(
      '1: READING · LECTURE   2: EVENING LIGHT AND CANDLES · DINNER   3: EVERYTHING OFF · TOUT   4: TERRACE',
    )
    expect(said).not.toContain('…')
  })

  it('hold what is written on them, however long: what has no room ends in an ellipsis', () => {
    const [label] = labelsOf([
      aKeypad({
        title: 'W'.repeat(40),
        properties: { '1': { optionId: 12 }, '3': { engravings: [read('漢'.repeat(70))] } },
      }),
    ])
    const lines = [...(label?.lines ?? []), ...(label?.foot ?? [])]
    for (const { text, style } of lines) {
      expect(textWidth(text, 'inter', textStyles[style])).toBeLessThanOrEqual(384 - 112 - 48)
    }
    const height = lines.reduce((sum, { style }) => sum + textStyles[style].line, 0)
    expect(height).toBeLessThanOrEqual(192 - 32)
    expect(lines.filter(({ style }) => style === 'heading').map(({ text }) => text.at(-1))).toEqual([
      '.',
      '…',
    ])
  })
})

describe('the codes of a factory sheet', () => {
  it('stand at the right of each row and open its item; other documents have none', () => {
    const factory = composed([aKeypad(), aKeypad({ id: 72, rank: 2 })], 'factory')
    expect(factory.columns.at(-1)).toEqual({ kind: 'code', title: '', width: 64 })
    const codes = factory.blocks.flatMap((block) =>
      block.kind === 'row' && block.code ? [[block.code(), block.codeTitle]] : [],
    )
    expect(codes).toEqual([
      [qrCode(`${site}/orders/51?item=71&orgId=7`), 'Code that opens item 1'],
      [qrCode(`${site}/orders/51?item=72&orgId=7`), 'Code that opens item 2'],
    ])
    for (const mode of ['quote', 'invoice', 'packingSlip'] as const) {
      expect(composed([aKeypad()], mode).columns.map(({ kind }) => kind)).not.toContain('code')
    }
    expect(composed([aKeypad()], 'factory', false).columns.at(-1)?.kind).toBe('quantity')
  })
})
