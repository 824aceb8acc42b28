/** Words on a sheet stand whole: titles, figures with their units, and every engraving. [issue 12, numbers 14 and 16] */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { drawn } from '../testing/drawn.ts'
import { drawSheet, type SheetDrawing } from './draw-sheet.ts'
import type { SheetView } from './fit-view.ts'
import { layoutSheets, type SheetOptions } from './layout-sheets.ts'
import { paperTextWidth, wholeText, wrapText } from './paper-text.ts'

const about: SheetDrawing = {
  orgTitle: 'Maison & Co',
  orderNumber: 'Quote #1042',
  orderTitle: 'Villa Aurore',
  date: '6/15/2026',
  unit: 'mm',
  showDimensions: true,
  sheetCount: 1,
  logoUrl: null,
}
const single: SheetOptions = {
  mode: 'individual',
  paper: 'letter',
  orientation: 'landscape',
  unit: 'mm',
  showDimensions: true,
  isFullSize: false,
}
const set = { '0': { below: [{ text: 'READING' }] }, '1': { above: [{ symbol: 'moon' }] } }
const second = { '0': { below: [{ text: 'LECTURE' }] } }
const keypad = drawn('keypad-plate', {
  width: 117,
  height: 117,
  layoutString: 'PP',
  mechanismSpacing: { default: 55 },
  engravings: set,
  secondEngravings: second,
})
const view: SheetView = {
  key: '1',
  scene: keypad,
  heading: '1 Hall',
  subheading: 'Keypad',
  remarks: [],
  facts: [],
}

function textsOf(
  given: Partial<SheetView>,
  options: Partial<SheetOptions> = {},
  drawing: Partial<SheetDrawing> = {},
) {
  const { sheets } = layoutSheets([{ ...view, ...given }], { ...single, ...options })
  const svg = sheets.map((sheet) => drawSheet(sheet, { ...about, ...drawing })).join('')
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '')
}

const words = fc
  .array(fc.constantFrom('Residence', 'of', 'the', 'Ambassador', 'Wing', 'No. 12', 'Étage', 'W'), {
    minLength: 1,
    maxLength: 22,
  })
  .map((list) => list.join(' ').slice(0, 200).trim())

describe('titles', () => {
  test.prop([words, words, fc.constantFrom('landscape', 'portrait')])(
    '[issue 12, 16] of orders and items stand whole on their sheets, however long they are',
    (orderTitle, title, orientation) => {
      const texts = textsOf({ heading: `1 ${title}`, subheading: title }, { orientation }, { orderTitle })
      const written = texts.join(' ').replaceAll(/\s+/g, ' ')
      expect(written).toContain(orderTitle.replaceAll(/\s+/g, ' '))
      expect(written).toContain(`1 ${title}`)
      expect(texts.some((text) => text.includes('…'))).toBe(false)
    },
  )

  test.prop([words, fc.integer({ min: 20, max: 120 }), fc.integer({ min: 4, max: 12 })])(
    'a whole text lies in its room',
    (text, width, height) => {
      const { lines, font } = wholeText(text, { width, height }, [
        { sizeMm: 3.7, weight: 600 },
        { sizeMm: 2.2, weight: 400 },
      ])
      for (const line of lines) expect(paperTextWidth(line, font)).toBeLessThanOrEqual(width + 1e-6)
      expect(lines.length * font.sizeMm).toBeLessThanOrEqual(height + 1e-6)
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
    },
  )
})

describe('figures', () => {
  it.each([
    ['Width 4 5/8" and more', '4 5/8"'],
    ['A plate of 117 × 117 mm in bronze', '117 × 117 mm'],
    ['Moved by − 12 mm today', '− 12 mm'],
    ['Drawn at 1 : 20 here', '1 : 20'],
  ])('[issue 12, 16] never end a line within themselves: %s', (text, figure) => {
    for (let width = 12; width < 60; width += 1) {
      const lines = wrapText(text, width, { sizeMm: 2.7, weight: 400 }, 20)
      if (paperTextWidth(figure, { sizeMm: 2.7 }) > width) continue
      expect([width, lines.some((line) => line.includes(figure))]).toEqual([width, true])
    }
  })
})

describe('the table of engravings', () => {
  it('[issue 12, 14] lists every engraving with its mechanism, place, language and foot', () => {
    const texts = textsOf({})
    expect(texts).toEqual(
      expect.arrayContaining([
        'Mechanism',
        'Place',
        'Language',
        'Engraved',
        'Foot x, y',
        'READING',
        'LECTURE',
      ]),
    )
    expect(texts.filter((text) => text === 'Push button 1')).toHaveLength(2)
    expect(texts.filter((text) => text === 'Push button 2')).toHaveLength(1)
    expect(texts.filter((text) => text === 'second')).toHaveLength(1)
    expect(texts).toContain('the symbol Night')
    // The button's edge lies at 58.5 + 8.5, the gap is 3, capitals of 3.2 mm Inter are 2.3 high.
    expect(texts).toContain('31, 72.3')
  })

  it('has no column of languages where there is one', () => {
    const scene = drawn('keypad-plate', { width: 117, height: 117, engravings: set })
    expect(textsOf({ scene })).not.toContain('Language')
    expect(textsOf({ scene: drawn('keypad-plate', { width: 117, height: 117 }) })).not.toContain('Mechanism')
  })

  it('[issue 12, 14] leaves none out, on any sheet, or says so', () => {
    const cases = fc.tuple(
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('multiple' as const, 'individual' as const),
      fc.constantFrom('letter' as const, 'tabloid' as const),
    )
    checkLaw({ listed: 90 }, cases, (cover, [count, mode, paper]) => {
      const engravings = Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          String(index),
          { above: [{ text: `A${index}` }, { text: `B${index}` }], below: [{ text: `C${index}` }] },
        ]),
      )
      const scene = drawn('keypad-plate', {
        width: 269,
        height: 207,
        layoutString: '4P/4P/4P',
        mechanismSpacing: { default: 60 },
        engravings,
        secondEngravings: engravings,
      })
      const texts = textsOf({ scene }, { mode, paper })
      const listed = scene.engravings ?? []
      expect(listed.length).toBeGreaterThan(count)
      if (texts.some((text) => text.includes('has no room here'))) return
      cover('listed')
      for (const { content } of listed) {
        const drawnTimes = listed.filter((one) => one.content === content).length
        // Once in the drawing, once in the table.
        expect([content, texts.filter((text) => text === content).length]).toEqual([content, 2 * drawnTimes])
      }
    })
  })
})
