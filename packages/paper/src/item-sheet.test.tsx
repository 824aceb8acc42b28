/** The sheet of an item on paper: true to scale, with boxes to be ticked, and what goes on on the next page. [issue 18] */
import type { ItemDrawing, ItemSheetBlock } from '@orderwright/domain/documents'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ItemSheet } from './item-sheet.tsx'

const square: ItemDrawing = {
  items: [
    { kind: 'rect', x: 0, y: 0, width: 100, height: 100, role: 'outline', fill: 'paper' },
    {
      kind: 'text',
      at: { x: 50, y: 110 },
      anchor: 'middle',
      text: '100',
      font: { family: 'Inter', weight: 400, sizeMm: 5 },
    },
  ],
  box: { x: -10, y: -10, width: 120, height: 130 },
  scale: 0.5,
  title: 'Plate <100 mm>',
  caption: '1 : 2 · Millimeters',
}

const line = (text: string) => ({ text, style: 'detail' }) as const

const sheet: ItemSheetBlock = {
  kind: 'itemSheet',
  lines: [{ text: '3. Entry', style: 'title' }],
  end: [{ text: '2 pieces', style: 'heading' }],
  code: () => ({ size: 29, path: 'M4 4h7v1h-7z' }),
  codeTitle: 'Code that opens item 3',
  details: [
    { left: 0, line: 0, lines: [line('Finish')], isLabel: true },
    { left: 90, line: 0, lines: [line('Bronze')] },
    { left: 0, line: 1, lines: Array.from({ length: 40 }, (_, index) => line(`Line ${index + 1}`)) },
  ],
  drawing: () => square,
  enlarged: () => ({
    title: 'Engraved, 5 : 1',
    details: [{ label: '1, 2', left: 0, top: 0, drawing: { ...square, scale: 5 } }],
  }),
  steps: ['Cut', 'Engraved'],
}

function shown(block: ItemSheetBlock, from = 0, to = 1, height = 644): string {
  const placed = { kind: 'piece', index: 0, from, to, top: 0, height } as const
  return renderToStaticMarkup(<ItemSheet block={block} family="barlow" placed={placed} />)
}

const textOf = (html: string) =>
  html
    .replaceAll(/<title>.*?<\/title>|<desc>.*?<\/desc>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .filter((text) => text.trim() !== '')

describe('[issue 18] the sheet of an item', () => {
  test('is a part of the page with a name', () => {
    expect(shown(sheet)).toContain('<section class="ow-sheet" style="height:644px" aria-label="3. Entry">')
    expect(shown(sheet)).toContain('aria-label="Code that opens item 3"')
  })

  test('has its drawing as large as its scale says: 120 by 130 mm at 1 : 2 are 60 by 65 mm of paper', () => {
    // 60 mm are 226.77 px, 65 mm are 245.67 px.
    expect(shown(sheet)).toMatch(/class="ow-to-scale" style="width:226\.77\d*px;height:245\.66\d*px"/)
    expect(shown(sheet)).toMatch(/<svg[^>]* width="60mm" height="65mm" viewBox="-10 -10 120 130"/)
    expect(textOf(shown(sheet))).toContain('1 : 2 · Millimeters')
  })

  test('writes figures in the font of the pages, which the file has', () => {
    expect(shown(sheet)).toContain('font-family="Paper Barlow, Barlow, Paper Inter')
  })

  test('says what it is to whoever can not see it, without markup of anybody', () => {
    expect(shown(sheet)).toContain('Plate &lt;100 mm&gt;')
  })

  test('has a box for each step, and none where the organization has none', () => {
    expect(textOf(shown(sheet)).slice(-2)).toEqual(['Cut', 'Engraved'])
    expect(shown(sheet).match(/class="ow-tick"/g)).toHaveLength(2)
    expect(shown({ ...sheet, steps: [] })).not.toContain('<ul')
  })

  test('says why nothing is drawn', () => {
    const undrawn = {
      ...sheet,
      drawing: () => 'Its drawing needs a choice first: Width.',
      enlarged: () => null,
    }
    expect(textOf(shown(undrawn))).toContain('Its drawing needs a choice first: Width.')
    expect(shown(undrawn)).not.toContain('ow-to-scale')
  })

  test('shows 35 lines beside the drawing, and the others under its name on the next page', () => {
    const first = textOf(shown(sheet))
    expect(first).toContain('Line 34')
    expect(first).not.toContain('Line 35')
    expect(textOf(shown(sheet, 1, 7, 24 + 6 * 15))).toEqual([
      '3. Entry, continued',
      'Line 35',
      'Line 36',
      'Line 37',
      'Line 38',
      'Line 39',
      'Line 40',
    ])
    expect(textOf(shown(sheet, 4, 7, 45))).toEqual(['Line 38', 'Line 39', 'Line 40'])
  })
})
