/** The engraving schedule on paper: its columns are as wide as what stands in them. */
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty } from '../testing/builders.ts'
import { textStyles, textWidth } from '../typesetting/type.ts'
import { COLUMN_GAP } from './item-rows/columns.ts'
import { CONTENT_WIDTH } from './pages/document-page.ts'
import { scheduleSection } from './schedule-section.ts'

const engravings = aProperty({ id: 3, title: 'Engravings', type: 'text', isArray: 1, isRequired: 0, rank: 3 })
const size = aProperty({ id: 4, title: 'Engraving size', rank: 4 })
const plate = aProductWith([engravings, size], {
  id: 1,
  title: 'Keypad',
  drawing: {
    family: 'keypad-plate',
    constants: { width: 91, height: 91, layoutString: 'PP' },
    bindings: {
      engravings: { productPropertyId: 3, source: 'engravings' },
      'engravingStyle.fontSize': { productPropertyId: 4, source: 'optionData' },
    },
  },
})

/** The schedule of two plates, whose size of type is called this. */
function schedule(sizeTitle: string, room = 'Hall') {
  const context = aContext({
    products: [plate],
    productProperties: [engravings, size],
    productOptions: [anOption({ id: 41, title: sizeTitle, productPropertyId: 4, data: { fontSize: 2.4 } })],
  })
  const set = { 0: { above: [], below: [{ text: 'BED' }] }, 1: { above: [], below: [{ text: 'BATH' }] } }
  const items = [1, 2].map((id) =>
    anItem({
      id,
      rank: id,
      productId: 1,
      title: room,
      properties: { 3: { engravings: [set] }, 4: { optionId: 41 } },
    }),
  )
  const section = scheduleSection(evaluateOrder(context, aDocument(items)), CONTENT_WIDTH, 'inter')
  const titles = section.columns.map(({ title }) => title)
  const widths = Object.fromEntries(section.columns.map(({ title, width }) => [title, width]))
  const cells = section.blocks.map((block) =>
    block.kind === 'row'
      ? Object.fromEntries(
          block.cells.map((cell, place) => [titles[place] ?? '', cell.map((line) => line.text)]),
        )
      : {},
  )
  return { titles, widths, cells }
}

describe('[issue 18] the engraving schedule on paper', () => {
  it('says each size, position and mechanism in one line, however long its name is within reason', () => {
    for (const title of ['Small, 2.4 mm', 'Extra large, 10 mm']) {
      const { cells } = schedule(title)
      expect(cells).toHaveLength(4)
      expect(cells.map((row) => row['Size'])).toEqual([[title], [title], [title], [title]])
      expect(cells.flatMap((row) => Object.values(row)).every((lines) => lines.length <= 1)).toBe(true)
    }
  })
  it('gives the room that short names leave to the engraving', () => {
    const short = schedule('S').widths
    const long = schedule('Extra large, 10 mm').widths
    const name = Math.ceil(textWidth('Extra large, 10 mm', 'inter', textStyles.body))
    expect(long['Size']).toBe(name)
    expect(short['Size']).toBeLessThan(40)
    expect(short['Engraving']).toBeGreaterThan(long['Engraving'] ?? 0)
  })
  it('breaks a name that is longer than its column may become, and never goes beyond the page', () => {
    const { titles, widths, cells } = schedule(
      'Small type of two and four tenths of a millimeter',
      'Hall and gallery on the first floor',
    )
    expect(widths['Size']).toBe(110)
    expect(cells[0]?.['Size']?.length).toBeGreaterThan(1)
    const all =
      Object.values(widths).reduce((sum, width) => sum + width, 0) + COLUMN_GAP * (titles.length - 1)
    expect(all).toBeLessThanOrEqual(CONTENT_WIDTH)
    expect(all).toBeGreaterThan(CONTENT_WIDTH - titles.length)
    // The room, the product and the engraving keep a third of it.
    const shared = ['Room or item', 'Product', 'Engraving'].reduce(
      (sum, title) => sum + (widths[title] ?? 0),
      0,
    )
    expect(shared).toBeGreaterThanOrEqual(317)
  })
})
