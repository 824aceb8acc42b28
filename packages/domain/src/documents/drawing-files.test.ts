/** Files of drawings, and what may be chosen for them. */
import { describe, expect, it } from 'vitest'
import { aProfile } from '../testing/builders.ts'
import type { Scene } from '../drawing/scene.ts'
import { drawingsTitle, svgFileName, viewToSvg } from './drawing-files.ts'
import { drawingsOptionsSchema, sheetOptionsOf, unitsOf } from '../sheets/drawings-options.ts'

const scene: Scene = {
  family: 'test',
  bounds: { x: 0, y: 0, width: 100, height: 60 },
  items: [
    {
      kind: 'text',
      at: { x: 50, y: 30 },
      anchor: 'middle',
      text: 'HALL',
      font: { family: 'Saira', weight: 500, sizeMm: 4 },
      outlines: 'M0 0L3 0L3 4Z',
      fill: '#161616',
    },
  ],
  dimensions: [{ id: 'w', side: 'bottom', from: { x: 0, y: 60 }, to: { x: 100, y: 60 }, isOverall: true }],
  parts: [],
  description: 'A plate, 100 × 60 mm',
}
const view = { key: '1', scene, heading: '1 Hall, north', subheading: '', remarks: [], facts: [] }
const look = { unit: 'mm', showDimensions: false } as const

describe('the names of files', () => {
  it('[2.9.23] are order number, title, the day as YYMMDD and Drawings', () => {
    expect(drawingsTitle({ orgSpecificId: 1042, title: ' Villa Aurore ' }, '2026-11-21')).toBe(
      '1042 - Villa Aurore - 261121 - Drawings',
    )
    expect(drawingsTitle({ orgSpecificId: 7, title: '' }, '2026-01-02')).toBe('7 - 260102 - Drawings')
  })

  it('of one drawing have the order and the item', () => {
    expect(svgFileName(view, { orgSpecificId: 7 })).toBe('7-1-hall-north.svg')
  })
})

describe('one drawing as SVG', () => {
  it('is of true size: as many millimetres wide as its viewBox', () => {
    const svg = viewToSvg(view, { ...look, asOutlines: true })
    expect(svg).toContain('width="102mm" height="62mm" viewBox="-1 -1 102 62"')
    expect(svg).toContain('<title>1 Hall, north</title><desc>A plate, 100 × 60 mm</desc>')
  })

  it('has engravings as outlines or as text', () => {
    expect(viewToSvg(view, { ...look, asOutlines: true })).toContain('d="M0 0L3 0L3 4Z"')
    expect(viewToSvg(view, { ...look, asOutlines: true })).not.toContain('<text')
    const text = viewToSvg(view, { ...look, asOutlines: false })
    expect(text).toContain('font-family="Saira, sans-serif"')
    expect(text).toContain('>HALL</text>')
  })

  it('[2.2.49] has dimensions where they are shown, in the unit that is chosen', () => {
    const inches = viewToSvg(view, { unit: 'in', showDimensions: true, asOutlines: true })
    expect(inches).toContain('>3 15/16&quot;</text>')
  })
})

describe('what may be chosen', () => {
  const order = { type: 'standalone' }
  const plain = aProfile()
  const withOptions = aProfile({ drawings: { options: true, forceLetter: true } })

  it('[2.2.48] is Multiple or Individual, Multiple unless chosen', () => {
    expect(drawingsOptionsSchema.shape.mode.unwrap().options).toEqual(['multiple', 'individual'])
    expect(sheetOptionsOf({}, plain, order)).toEqual({
      mode: 'multiple',
      paper: 'tabloid',
      orientation: 'auto',
      isFullSize: false,
      unit: 'mm',
      showDimensions: true,
    })
    expect(sheetOptionsOf({ mode: 'individual', scale: 'full' }, plain, order)).toMatchObject({
      paper: 'letter',
      isFullSize: true,
    })
  })

  it('[2.2.49] units and dimensions count where the profile offers them alone', () => {
    const wish = { units: 'in', dimensions: 'hidden' } as const
    expect(sheetOptionsOf(wish, withOptions, order)).toMatchObject({ unit: 'in', showDimensions: false })
    expect(sheetOptionsOf(wish, plain, order)).toMatchObject({ unit: 'mm', showDimensions: true })
    const half = sheetOptionsOf({ units: 'in-half' }, withOptions, order)
    expect(half).toMatchObject({ unit: 'in', inchStep: 2 })
    expect([
      unitsOf(half),
      unitsOf(sheetOptionsOf(wish, withOptions, order)),
      unitsOf({ unit: 'mm', showDimensions: true }),
    ]).toEqual(['in-half', 'in', 'mm'])
  })

  it('[2.9.12] a paper that is not offered is passed over', () => {
    expect(sheetOptionsOf({ paper: 'tabloid' }, withOptions, order).paper).toBe('letter')
    expect(sheetOptionsOf({ paper: 'letter' }, plain, order).paper).toBe('letter')
  })
})
