/** The sheets of items behind the list of a factory sheet: which there are, and what they say. [issue 18] */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { customProductId } from '../../catalog/schema.ts'
import { evaluateOrder } from '../../configuration/evaluate.ts'
import { aContext, aDocument, anItem } from '../../testing/builders.ts'
import { flatten } from '../../testing/drawn.ts'
import {
  below,
  bronze,
  composed,
  drawingOf,
  engraved,
  onlySheet,
  sheetsOf,
  wall,
} from '../../testing/worlds/item-sheet-world.ts'
import { textStyles, textWidth } from '../../typesetting/type.ts'
import { type ItemSheetBlock } from '../blocks.ts'
import { composeDocument } from '../compose-document.ts'

const textsOf = (sheet: ItemSheetBlock) =>
  sheet.details.map(({ lines }) => lines.map(({ text }) => text).join(' '))

describe('[issue 18] behind the list of a factory sheet', () => {
  it('each item that has a drawing has a page of its own, in their order, before the engraving schedule', () => {
    const document = composed({
      items: [
        { ...engraved(below('READ')), title: 'Hall' },
        { productId: 2 },
        { productId: customProductId, title: 'Crate' },
        { productId: 3, title: 'Gallery' },
      ],
    })
    const onPages = document.pages.map((page) =>
      page.flatMap((placed) => {
        const block = placed.kind === 'piece' ? document.blocks[placed.index] : undefined
        return block?.kind === 'itemSheet' ? [block.lines[0]?.text] : []
      }),
    )
    expect(onPages).toEqual([[], ['1. Hall'], ['4. Gallery'], []])
  })

  it('what is stocked is made already: an order of it has none', () => {
    expect(sheetsOf({ items: [bronze], order: { isStocked: 1 } })).toEqual([])
  })

  it('the list says of what has a sheet only what has a column, and of other goods all that there is', () => {
    const noted = (more: object) => ({ notes: 'Wrapped twice.', ...more })
    const listed = (items: Parameters<typeof composed>[0]['items'], order = {}) =>
      composed({ items, order }).blocks.flatMap((block) =>
        block.kind === 'row' && block.isOfSchedule !== true
          ? [
              [
                (block.details ?? []).flatMap(({ lines }) => lines.map(({ text }) => text)),
                block.pictureHeight,
              ],
            ]
          : [],
      )
    const items = [
      noted({ ...bronze, title: 'Hall' }),
      noted({ ...bronze, title: 'Bed' }),
      noted({ productId: 2 }),
    ]
    expect(listed(items)).toEqual([
      [[], 66],
      [[], 66],
      [['Note', 'Wrapped twice.'], 66],
    ])
    // Where most have no sheet the pictures are as large as ever; what is stocked has none.
    expect(listed(items, { isStocked: 1 }).map(([, height]) => height)).toEqual([105, 105, 105])
    expect(listed(items, { isStocked: 1 })[0]?.[0]).toContain('Wrapped twice.')
  })

  it('no other document has them', () => {
    const context = aContext({ products: [wall] })
    const evaluation = evaluateOrder(context, aDocument([anItem({ productId: 3 })]))
    const about = { evaluation, org: { title: 'Atelier' }, showsDiscount: true, payments: [] }
    for (const mode of ['quote', 'invoice', 'packingSlip', 'schedule', 'labels'] as const) {
      const { blocks } = composeDocument({ mode, ...about })
      expect(blocks.map(({ kind }) => kind)).not.toContain('itemSheet')
    }
  })

  it('the page says which item of how many it is, how many pieces, its product and code, and by when it ships', () => {
    const sheet = sheetsOf({
      items: [{ ...bronze, title: 'Hall', quantity: 6 }, { productId: 2 }],
      order: { estimatedShippingDate: '2026-12-10 00:00:00' },
    })[0]
    expect(sheet?.lines).toEqual([
      { text: '1. Hall', style: 'title' },
      { text: 'Keypad · K-F', style: 'body' },
    ])
    expect(sheet?.end).toEqual([
      { text: '6 pieces', style: 'heading' },
      { text: 'Item 1 of 2 · Ship by 12/10/2026', style: 'small' },
    ])
  })

  it('the page says every choice that drawings show, those of the whole order too, and the note', () => {
    const sheet = onlySheet({
      items: [
        {
          properties: { ...bronze.properties, 5: { value: 'B-7' } },
          notes: 'Left door',
        },
      ],
    })
    expect(textsOf(sheet)).toEqual([
      'Finish',
      'Bronze',
      'Width',
      expect.stringMatching(/^144 ?mm$/),
      'Screws',
      'Torx',
      'Note',
      'Left door',
    ])
  })

  it('the page says first why something can not be made yet', () => {
    const sheet = onlySheet({ items: [{ properties: { 2: { value: 144 } } }] })
    expect(textsOf(sheet)[0]).toMatch(/^Not ready to be made: /)
    expect(sheet.details[0]?.lines[0]?.style).toBe('strong')
    expect(sheet.details[1]?.line).toBe(sheet.details[0]?.lines.length)
  })

  it('the page names what its drawing waits for, and keeps its page', () => {
    const sheet = onlySheet({ items: [{ properties: { 1: { optionId: 11 } } }] })
    expect(sheet.drawing()).toBe('Its drawing needs a choice first: Width.')
    expect(sheet.enlarged()).toBeNull()
  })

  it('the code of the page opens the item; without an address there is none', () => {
    expect(onlySheet({ items: [bronze] }).codeTitle).toBe('Code that opens item 1')
    const context = aContext({ products: [wall] })
    const evaluation = evaluateOrder(context, aDocument([anItem({ productId: 3 })]))
    const about = { org: { title: 'Atelier' }, showsDiscount: true, payments: [] }
    const { blocks } = composeDocument({ mode: 'factory', evaluation, ...about })
    expect(blocks.find(({ kind }) => kind === 'itemSheet')).not.toHaveProperty('code')
  })

  it('the steps that are ticked are those of the organization', () => {
    expect(onlySheet({ items: [bronze] }).steps).toEqual(['Made', 'Checked', 'Packed'])
    const profile = { documents: { workSteps: ['Cut', 'Engraved'] } }
    expect(onlySheet({ items: [bronze], profile }).steps).toEqual(['Cut', 'Engraved'])
  })
})

describe('[issue 18] pieces of an item that are engraved differently', () => {
  const sheets = sheetsOf({
    items: [{ ...engraved(below('READ', 'OFF'), below('BED', 'OFF'), below('READ', 'OFF')), quantity: 5 }],
  })

  it('have a sheet for each kind of piece', () => {
    expect(sheets.map(({ end }) => end[0]?.text)).toEqual(['Pieces 1, 3–5 of 5', 'Piece 2 of 5'])
  })

  it('which says and draws what is engraved on those alone', () => {
    const said = sheets.map((sheet) => textsOf(sheet).filter((text) => /^\d: /.test(text)))
    expect(said).toEqual([
      ['1: READ', '2: OFF'],
      ['1: BED', '2: OFF'],
    ])
    const cut = sheets.map((sheet) =>
      flatten(drawingOf(sheet).items).flatMap((item) =>
        item.kind === 'text' && item.part?.startsWith('engraving:') ? [item.text] : [],
      ),
    )
    expect(cut).toEqual([
      ['READ', 'OFF'],
      ['BED', 'OFF'],
    ])
  })
})

describe('[issue 18] what has no room beside the drawing', () => {
  const counts = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 400, max: 1_700 }))
  test.prop([counts], { numRuns: 40 })(
    'goes on on the next pages line by line; nothing of it is lost, and no page is too high',
    (count) => {
      const words = Array.from({ length: count }, (_, index) => `w${index}`)
      const document = composed({ items: [{ ...bronze, title: 'Hall', notes: words.join(' ') }] })
      const place = document.blocks.findIndex(({ kind }) => kind === 'itemSheet')
      const sheet = document.blocks[place]
      if (sheet?.kind !== 'itemSheet') throw new Error('there is no sheet')
      const parts = document.pages.flatMap((page) =>
        page.flatMap((one) => (one.kind === 'piece' && one.index === place ? [one] : [])),
      )
      expect(parts[0]).toMatchObject({ from: 0, to: 1, height: 644 })
      // Which lines of the details each part shows, by the heights alone: 35, then as many as are 15 px high.
      const shown: number[] = []
      parts.forEach(({ from, height }, index) => {
        const heading = index === 1 ? 24 : 0
        const lines = index === 0 ? 35 : (height - heading) / 15
        if (index > 0) expect(from).toBe(shown.length - 35 + 1)
        shown.push(...Array.from({ length: lines }, (_, line) => shown.length + line))
        expect(height).toBeLessThanOrEqual(644)
      })
      const note = sheet.details.at(-1)
      expect(note?.lines.flatMap(({ text }) => text.split(' '))).toEqual(words)
      const last = (note?.line ?? 0) + (note?.lines.length ?? 0)
      expect(parts.length > 1).toBe(last > 35)
      expect(shown).toHaveLength(Math.max(35, last))
    },
  )
})

it('[issue 18] a name that is too long for its line is set smaller, beside the pieces', () => {
  const { lines } = onlySheet({ items: [{ ...bronze, title: 'W'.repeat(40) }] })
  expect(lines.map(({ style }) => style)).toEqual(['heading', 'body'])
  for (const { text, style } of lines) {
    expect(textWidth(text, 'inter', textStyles[style])).toBeLessThanOrEqual(620)
  }
})
