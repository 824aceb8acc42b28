/** Lines of which there is much to say: few pages, large drawings, and every engraving where it is looked for. [issue 18] */
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import type { EngravingSet } from '../engraving/schema.ts'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty } from '../testing/builders.ts'
import { composeDocument } from './compose-document.ts'
import type { DocumentMode } from './modes.ts'

const choices = [
  ['Edge', 'Beveled edge, 2 mm'],
  ['Mechanism finish', 'Matched antique bronze'],
  ['LED indicator', 'Warm white indicator'],
  ['Engraving type', 'Engraving in two languages'],
  ['Engraving font', 'Inter'],
  ['Engraving size', 'Regular, 3.2 mm'],
  ['Engraving color', 'Inlaid gold'],
  ['Back box', 'Square box, 140 mm'],
] as const
const engraved = aProperty({
  id: 90,
  title: 'Engravings',
  rank: 90,
  type: 'text',
  isArray: 1,
  isRequired: 0,
  invoiceVisibility: 'column',
})

/** An order of keypads with so many choices, engraved like this. */
function keypads(
  lines: number,
  chosen: number,
  set: EngravingSet,
  mode: DocumentMode = 'quote',
  /** lines behind them of which there is nothing to say */
  plain = 0,
) {
  const properties = choices
    .slice(0, chosen)
    .map(([title], index) => aProperty({ id: index + 1, title, rank: index + 1 }))
  const all = [...properties, engraved]
  const context = aContext({
    products: [aProductWith(all, { id: 1, title: 'Keypad', referenceCodes: { catalog: 'ML-K-P207144-AB' } })],
    productProperties: all,
    productOptions: choices
      .slice(0, chosen)
      .map(([, title], index) => anOption({ id: 100 + index, title, productPropertyId: index + 1 })),
    productPricingRules: [],
  })
  const selections = Object.fromEntries(properties.map(({ id }) => [id, { optionId: 99 + id }]))
  const items = Array.from({ length: lines }, (_, index) =>
    anItem({
      id: index + 1,
      rank: index + 1,
      productId: 1,
      title: `Room ${index + 1}`,
      properties: { ...selections, '90': { engravings: [set] } },
    }),
  )
  const crates = Array.from({ length: plain }, (_, index) =>
    anItem({ id: 900 + index, rank: 900 + index, productId: -1, title: 'Crate' }),
  )
  const evaluation = evaluateOrder(context, aDocument([...items, ...crates]))
  return composeDocument({ mode, evaluation, org: { title: 'A' }, showsDiscount: true, payments: [] })
}

const mechanisms = (count: number): EngravingSet =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      String(index),
      { above: [{ text: 'SPOT' }], below: [{ text: 'BATH' }] },
    ]),
  )

/** The first row: its columns, its picture's height, and what stands under its cells, line by line. */
function firstRow(document: ReturnType<typeof keypads>) {
  const row = document.blocks.find((block) => block.kind === 'row')
  if (row?.kind !== 'row') throw new Error('no row')
  const lines = new Map<number, string[]>()
  for (const { line, lines: texts } of row.details ?? []) {
    lines.set(line, [...(lines.get(line) ?? []), texts.map(({ text }) => text).join(' | ')])
  }
  return {
    titles: document.columns.map(({ title }) => title),
    picture: [document.columns[0]?.width, row.pictureHeight],
    under: [...lines.values()].map((texts) => texts.join(' ')),
  }
}

describe('lines with many choices', () => {
  it('show them as names and values in columns, what is engraved by mechanism, and a large drawing', () => {
    expect(firstRow(keypads(2, 8, mechanisms(9)))).toEqual({
      titles: ['', 'Item', 'SKU', 'Qty', 'Unit price', 'Subtotal'],
      picture: [116, 88],
      under: [
        'Edge Beveled edge, 2 mm Mechanism finish Matched antique bronze LED indicator Warm white indicator',
        'Engraving type Engraving in two languages Engraving font Inter Engraving size Regular, 3.2 mm',
        'Engraving color Inlaid gold Back box Square box, 140 mm',
        'Engravings 1: SPOT · BATH 2: SPOT · BATH 3: SPOT · BATH 4: SPOT · BATH 5: SPOT · BATH 6: SPOT · BATH 7: SPOT · BATH',
        '8: SPOT · BATH 9: SPOT · BATH',
      ],
    })
  })

  it('[2.9.14] what is engraved keeps its column while no row has more than four lines in it', () => {
    const few = keypads(2, 8, mechanisms(2))
    expect(few.columns.find(({ title }) => title === 'Engravings')?.width).toBe(80)
    expect(firstRow(few).under.join(' ')).not.toContain('SPOT')
    // '1: SPOT · BATH' takes two lines of the 80 px.
    expect(firstRow(keypads(2, 8, mechanisms(3))).titles).not.toContain('Engravings')
  })

  it('those with few choices keep the small picture', () => {
    expect(firstRow(keypads(2, 3, mechanisms(1))).picture).toEqual([64, 48])
    expect(firstRow(keypads(2, 3, mechanisms(1), 'factory')).picture).toEqual([132, 105])
    expect(firstRow(keypads(2, 8, mechanisms(1), 'factory')).picture).toEqual([180, 133])
    // Most lines decide, for all of them.
    expect(firstRow(keypads(2, 8, mechanisms(1), 'quote', 1)).picture).toEqual([116, 88])
    expect(firstRow(keypads(2, 8, mechanisms(1), 'quote', 2)).picture).toEqual([64, 48])
  })

  it('200 keypads with six engraved mechanisms stand on 35 pages or fewer', () => {
    expect(keypads(200, 8, mechanisms(6)).pages.length).toBeLessThanOrEqual(35)
  })
})
