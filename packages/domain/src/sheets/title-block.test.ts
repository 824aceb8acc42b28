/** The frame of a sheet and its title block, to the hundredth of a millimeter. */
import { describe, expect, it } from 'vitest'
import type { Primitive, Scene } from '../drawing/scene.ts'
import type { Sheet, Tile } from './sheet.ts'
import { sheetScale, tileName } from './sheet.ts'
import { drawingAreaOf, papersFor, sheetSize } from './sheet-size.ts'
import { drawTitleBlock, logoBox, sheetItems, type SheetWords } from './title-block.ts'

const scene: Scene = {
  family: 'test',
  bounds: { x: 0, y: 0, width: 10, height: 10 },
  items: [],
  dimensions: [],
  parts: [],
  description: '',
}
const half = { ratio: 1 / 2, label: '1 : 2' }
const fifth = { ratio: 1 / 5, label: '1 : 5' }

function aView(heading: string, scale = half): Sheet['views'][number] {
  return {
    view: { key: heading, scene, heading, subheading: '', remarks: [], facts: [] },
    scale,
    dimensions: [],
    omitted: 0,
    origin: { x: 0, y: 0 },
    box: scene.bounds,
    caption: { widthMm: 10, heightMm: 10, items: [] },
    captionAt: { x: 0, y: 0 },
  }
}

const aSheet = (...views: Sheet['views']): Sheet => ({
  number: 2,
  size: sheetSize('letter', 'landscape'),
  views,
})
const { view } = aView('1 Hall')
const tile: Tile = {
  view,
  scale: fifth,
  dimensions: [],
  origin: { x: 0, y: 0 },
  window: scene.bounds,
  row: 1,
  column: 2,
  rows: 3,
  columns: 4,
  marks: [],
}
const about: SheetWords = {
  orgTitle: 'Maison',
  orderNumber: 'Quote #7',
  orderTitle: 'Villa',
  date: '6/15/2026',
  unit: 'mm',
  showDimensions: true,
  sheetCount: 5,
}

const n = (value: number) => Math.round(value * 100) / 100

function short(item: Primitive): string {
  switch (item.kind) {
    case 'line':
      return `${item.role} ${n(item.from.x)},${n(item.from.y)} ${n(item.to.x)},${n(item.to.y)}`
    case 'rect':
      return `${item.fill ?? item.role} ${[item.x, item.y, item.width, item.height].map(n).join(' ')}`
    case 'text':
      return `${item.text} at ${n(item.at.x)},${n(item.at.y)} of ${n(item.font.sizeMm)} ${item.fill}, ${item.anchor}`
    default:
      return item.kind
  }
}

const drawn = (sheet: Sheet, words: Partial<SheetWords> = {}, hasLogo = false) =>
  drawTitleBlock(sheet, { ...about, ...words }, hasLogo).map(short)

describe('the title block', () => {
  it('stands at the foot of the frame; shares of 20, 40 and 40 above, and what the bar leaves below', () => {
    // Letter: 279.4 × 215.9 mm, the frame 8 mm within, the block 21 mm high, its upper row 13 mm.
    expect(drawn(aSheet(aView('1 Hall')))).toEqual([
      'detail 8 8 263.4 199.9',
      'detail 8,186.9 271.4,186.9',
      'fine 8,199.9 271.4,199.9',
      'fine 60.68,186.9 60.68,199.9',
      'fine 166.04,186.9 166.04,199.9',
      'fine 69.02,199.9 69.02,207.9',
      'fine 138.18,199.9 138.18,207.9',
      'fine 174.79,199.9 174.79,207.9',
      'fine 211.4,199.9 211.4,207.9',
      'Maison at 10.2,197.56 of 3.7 ink, start',
      'Quote #7 at 62.88,190.1 of 2.2 ink2, start',
      'Villa at 62.88,197.56 of 3.7 ink, start',
      'Item at 168.24,190.1 of 2.2 ink2, start',
      '1 Hall at 168.24,197.56 of 3.7 ink, start',
      'Scale at 10.2,203.1 of 2.2 ink2, start',
      '1 : 2 at 10.2,205.82 of 2.39 ink, start',
      'Dimensions at 71.22,203.1 of 2.2 ink2, start',
      'Millimeters at 71.22,205.82 of 2.39 ink, start',
      'Date at 140.38,203.1 of 2.2 ink2, start',
      '6/15/2026 at 140.38,205.82 of 2.39 ink, start',
      'Sheet at 176.99,203.1 of 2.2 ink2, start',
      '2 of 5 at 176.99,205.82 of 2.39 ink, start',
      'This bar is 50 mm long when printed at 100% at 241.4,203.1 of 2.2 ink2, middle',
      'fine 216.4 204.7 50 1.2',
      'ink 216.4 204.7 10 1.2',
      'ink 236.4 204.7 10 1.2',
      'ink 256.4 204.7 10 1.2',
    ])
  })

  it('leaves its first cell to a logo, and nothing else', () => {
    const sheet = aSheet(aView('1 Hall'))
    expect(drawn(sheet, {}, true)).toEqual(drawn(sheet).filter((item) => !item.startsWith('Maison')))
    expect(logoBox(sheet)).toEqual({ x: 10.2, y: expect.closeTo(189.9, 9), width: 44, height: 7 })
    const small = logoBox({ ...sheet, size: sheetSize('letter', 'portrait') })
    expect(small).toMatchObject({ x: 10.2, width: expect.closeTo(35.58, 9) })
  })

  it.each([
    [{}, 'Millimeters'],
    [{ unit: 'in' }, 'Inches, to the nearest 1/16'],
    [{ unit: 'in', inchStep: 2 }, 'Inches, to the nearest 1/2'],
    [{ unit: 'in', showDimensions: false }, 'Not dimensioned'],
  ] as const)('says how it is dimensioned: %j', (words, text) => {
    expect(drawn(aSheet(aView('1 Hall')), words).find((item) => item.includes('at 71.22,205'))).toMatch(text)
  })

  it('has lines of a long title one over the other, the last where a short one stands', () => {
    const title = 'Residence of the Ambassador, Guest Wing, Second Floor, Rooms by the Garden and the Lake'
    expect(drawn(aSheet(aView('1 Hall')), { orderTitle: title }).slice(11, 13)).toEqual([
      'Residence of the Ambassador, Guest Wing, Second Floor, Rooms by the at 62.88,194.66 of 2.7 ink, start',
      'Garden and the Lake at 62.88,197.76 of 2.7 ink, start',
    ])
  })

  it('names items by their numbers where their titles have no room', () => {
    const long = (number: string) => aView(`${number} ${'Guest bedroom of the second floor '.repeat(6)}`)
    const items = drawn(aSheet(long('11'), long('12'), aView('Unnumbered')))
    expect(items.slice(12, 14)).toEqual([
      'Items at 168.24,190.1 of 2.2 ink2, start',
      '11, 12, Unnumbered at 168.24,197.56 of 3.7 ink, start',
    ])
  })

  it('says that drawings have scales of their own', () => {
    const sheet = aSheet(aView('1 Hall'), aView('2 Den', fifth))
    expect(drawn(sheet).some((item) => item.startsWith('As shown at 10.2,'))).toBe(true)
    expect([sheetScale(sheet), sheetScale(aSheet())]).toEqual([null, null])
    expect(sheetScale(aSheet(aView('1 Hall'), aView('2 Den')))).toBe(half)
    expect(sheetScale({ ...sheet, tile })).toBe(fifth)
  })
})

it('the items of a sheet are named together, a tile by its place', () => {
  expect(sheetItems(aSheet(aView('1 Hall')))).toEqual({ label: 'Item', value: '1 Hall' })
  expect(sheetItems(aSheet(aView('1 Hall'), aView('2 Den')))).toEqual({
    label: 'Items',
    value: '1 Hall · 2 Den',
  })
  expect(sheetItems({ ...aSheet(), tile })).toEqual({ label: 'Item', value: '1 Hall · Part B3 of 12' })
  expect(tileName({ row: 0, column: 0 })).toBe('A1')
})

it('[2.9.12] drawings have the room that frame and title block leave, on the papers that are offered', () => {
  expect(drawingAreaOf(sheetSize('tabloid', 'portrait'))).toEqual({
    x: 12,
    y: 12,
    width: 255.39999999999998,
    height: 386.8,
  })
  const profile = (forceLetter: boolean) => ({ drawings: { forceLetter } })
  expect(papersFor('multiple', profile(false), { type: 'standalone' })).toEqual(['tabloid', 'letter'])
  expect(papersFor('individual', profile(false), { type: 'standalone' })).toEqual(['letter'])
  expect(papersFor('individual', profile(false), { type: 'arch' })).toEqual(['tabloid', 'letter'])
  expect(papersFor('multiple', profile(true), { type: 'arch' })).toEqual(['letter'])
})
