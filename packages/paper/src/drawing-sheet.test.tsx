/** Drawing sheets as markup. */
import type { Scene } from '@orderwright/domain/drawing'
import { layoutSheets } from '@orderwright/domain/sheets'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DrawingSheet, drawingCss } from './drawing-sheet.tsx'

const scene: Scene = {
  family: 'test',
  bounds: { x: 0, y: 0, width: 100, height: 200 },
  items: [],
  dimensions: [],
  parts: [],
  description: 'A plate',
}
const view = { key: '1', scene, heading: '1 <Hall>', subheading: '', remarks: [], facts: [] }
const { sheets } = layoutSheets([view], {
  mode: 'individual',
  paper: 'letter',
  orientation: 'auto',
  unit: 'mm',
  showDimensions: true,
  isFullSize: false,
})
const [sheet] = sheets

test('a sheet names itself, has the page of its size, and holds the drawing of the domain', () => {
  if (sheet === undefined) throw new Error('one drawing makes a sheet')
  const html = renderToStaticMarkup(
    <DrawingSheet
      sheet={sheet}
      drawing={{
        orgTitle: 'Org',
        orderNumber: 'Order #1',
        orderTitle: 'Villa',
        date: '6/15/2026',
        unit: 'mm',
        showDimensions: true,
        sheetCount: 1,
        logoUrl: null,
      }}
    />,
  )
  expect(html).toContain(
    'class="ow-page ow-drawing ow-letter-portrait" aria-label="Sheet 1 of 1: 1 &lt;Hall&gt;"',
  )
  expect(html).toContain('viewBox="0 0 215.9 279.4"')
  expect(html).toContain('1 &lt;Hall&gt;. A plate')
})

test('[2.9.10] every size has a page of its own in millimetres', () => {
  expect(drawingCss()).toContain('@page ow-letter-landscape{size:279.4mm 215.9mm;margin:0}')
  expect(drawingCss()).toContain('@page ow-letter-portrait{size:215.9mm 279.4mm;margin:0}')
  expect(drawingCss()).toContain('@page ow-tabloid-landscape{size:431.8mm 279.4mm;margin:0}')
})
