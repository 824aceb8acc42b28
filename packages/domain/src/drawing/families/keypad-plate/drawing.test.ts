/** The keypad plate, shape by shape: its mechanisms, their lights, its engravings, its dimensions and its words. */
import { describe, expect, it } from 'vitest'
import { dimensionLine, factsOf, itemsOf, partsOf } from '../../../testing/scene-lines.ts'
import type { DrawContext } from '../../family.ts'
import { drawKeypadPlate } from './family.ts'
import { type KeypadPlateInput, keypadPlateSpecSchema } from './spec.ts'

const grey = '#646464'
const plain = { width: 120, height: 100, bevel: 0, finish: { fill: grey }, mechanismFinish: { fill: grey } }

function draw(spec: Partial<KeypadPlateInput>, context?: DrawContext) {
  return drawKeypadPlate(keypadPlateSpecSchema.parse({ ...plain, ...spec }), context)
}

describe('a keypad plate', () => {
  it('shows each mechanism at its place with a light below, and measures their spacing', () => {
    const scene = draw({
      layoutString: 'PR/-T',
      mechanismSpacing: {
        table: [
          { axis: 'x', plateSize: 120.4, spacing: 40 },
          { axis: 'y', plateSize: 100, count: 2, spacing: 36 },
        ],
      },
      led: { color: '#c8c8c8' },
      screws: { type: 'none' },
    })
    // Columns at 60 ± 20, rows at 50 ± 18. A light stands 2.48 mm under its mechanism; the rocker, 30 high, is as high as it may.
    expect(itemsOf(scene.items)).toEqual([
      'rect 0,0 120×100 r2 | plate | on grey 100',
      'rect 0,0 120×100 r2 | plate | outline ink',
      'group 40,32 | mechanism:0',
      '  circle 0,0 r8.5 | mechanism:0 | detail grey 22 | on grey 84',
      '  circle 0,0 r7.65 | mechanism:0 | fine grey 22 | on grey 119',
      '  circle 0,0 r6.1 | mechanism:0 | detail grey 22 | on grey 100',
      '  path M-4.86 0.43A4.88 4.88 0 0 1 0.43 -4.86A5.25 5.25 0 0 0 -4.86 0.43Z | mechanism:0 | on grey 209 | 80 %',
      'circle 40,42.98 r1.25 | mechanism:0 | on grey 65',
      'circle 40,42.98 r0.9 | mechanism:0 | fine | on grey 200',
      'circle 39.75,42.73 r0.3 | mechanism:0 | on grey 239',
      'group 80,32 | mechanism:1',
      '  rect -9,-15 18×30 r1.6 | mechanism:1 | detail grey 22 | on grey 82',
      '  rect -7.7,-13.7 15.4×27.4 r0.9 | mechanism:1 | on grey 100',
      '  rect -7.7,-13.7 15.4×13.7 r0.9 | mechanism:1 | on grey 154 | 60 %',
      '  rect -7.7,-13.7 15.4×27.4 r0.9 | mechanism:1 | detail grey 22',
      '  line -7.7,0 7.7,0 | mechanism:1 | fine grey 22',
      'circle 80,49.48 r1.25 | mechanism:1 | on grey 65',
      'circle 80,49.48 r0.9 | mechanism:1 | fine | on grey 200',
      'circle 79.75,49.23 r0.3 | mechanism:1 | on grey 239',
      'group 80,68 | mechanism:2',
      '  circle 0,0 r7.6 | mechanism:2 | detail grey 22 | on grey 84',
      '  circle 0,0 r6.84 | mechanism:2 | fine grey 22 | on grey 119',
      '  circle 0,0 r4.6 | mechanism:2 | fine grey 22 | on grey 70',
      '  path M-1.7 0L-2.9 -9.4A2.9 2.9 0 0 1 2.9 -9.4L1.7 0A1.7 1.7 0 0 1 -1.7 0Z | mechanism:2 | detail grey 22 | on grey 147',
      '  line -0.9,-1.5 -1.5,-9.4 | mechanism:2 | fine grey 216',
      'circle 80,82.78 r1.25 | mechanism:2 | on grey 65',
      'circle 80,82.78 r0.9 | mechanism:2 | fine | on grey 200',
      'circle 79.75,82.53 r0.3 | mechanism:2 | on grey 239',
    ])
    expect(factsOf(scene)).toEqual([
      'keypad-plate 0,0 120×100',
      'width bottom 0,100 120,100 | overall | plate',
      'height left 0,0 0,100 | overall | plate',
      'column-spacing-0 top 40,0 80,0',
      'row-spacing-0 right 0,32 0,68',
      'plate “Plate” 0,0 120×100',
      'mechanism:0 “Push button 1” 31.5,23.5 17×17',
      'mechanism:1 “Rocker switch 2” 71,17 18×30',
      'mechanism:2 “Toggle switch 3” 72.4,55.7 15.2×24.6',
      'Plate 120 × 100 mm, 1 gang, 1 push button, 1 rocker switch and 1 toggle switch in 2 rows and 2 columns. Indicator light below each mechanism. No visible screws.',
    ])
  })

  it('measures only what differs, column by column and row by row', () => {
    const scene = draw({
      layoutString: '3P/3P/-P-',
      mechanismSpacing: { default: 30 },
      screws: { type: 'none' },
    })
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'width bottom 0,100 120,100 | overall | plate',
      'height left 0,0 0,100 | overall | plate',
      'column-spacing-0 top 30,0 60,0',
      'column-spacing-1 top 60,0 90,0',
      'row-spacing-0 right 0,20 0,50',
      'row-spacing-1 right 0,50 0,80',
    ])
  })

  it('measures columns from left to right, whichever row names them first', () => {
    const scene = draw({
      layoutString: 'P/PP',
      mechanismSpacing: { default: 80 },
      height: 200,
      screws: { type: 'none' },
    })
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'width bottom 0,200 120,200 | overall | plate',
      'height left 0,0 0,200 | overall | plate',
      'column-spacing-0 top 20,0 60,0',
      'column-spacing-1 top 60,0 100,0',
      'row-spacing-0 right 0,60 0,140',
    ])
  })

  it('engraves both languages in order, with a symbol on its grid', () => {
    const scene = draw({
      layoutString: '2P',
      mechanismSpacing: { default: 60 },
      screws: { type: 'none' },
      engravingStyle: {
        fontFamily: 'Barlow',
        fontSize: 4,
        symbolSize: 12,
        color: '#333',
        strokeColor: '#f00',
        strokeWidth: 0.1,
      },
      engravings: {
        '0': { above: [{ text: 'ON' }], below: [{ symbol: 'moon' }] },
        '1': { below: [{ text: ' ' }, { text: 'OFF' }] },
      },
      secondEngravings: { '1': { below: [{ text: 'AUS' }] } },
    })
    // Buttons of 17 mm at 30 and 90; capitals of Barlow are 0.7 of the size high, lines 0.62 of it apart, 3 mm from the button.
    // A symbol of 12 mm is its grid of 24 halved.
    expect(
      partsOf(
        scene,
        'engraving:0:above',
        'engraving:0:below',
        'engraving:1:below',
        'engraving:1:below:second',
      ),
    ).toEqual([
      'text 30,38.5 ON | middle | Barlow 400 4 | engraving:0:above | #ff0000 0.1 mm | on grey 51',
      'path M34.25 68.75A4.5 4.5 0 1 1 29 63A3.6 3.6 0 0 0 34.25 68.75Z | round joins | engraving:0:below | grey 51 0.75 mm',
      'text 90,64.3 OFF | middle | Barlow 400 4 | engraving:1:below | #ff0000 0.1 mm | on grey 51',
      'text 90,69.58 AUS | middle | Barlow 400 4 | engraving:1:below:second | #ff0000 0.1 mm | on grey 51',
    ])
    expect(factsOf(scene)).toEqual([
      'keypad-plate 0,0 120×100',
      'width bottom 0,100 120,100 | overall | plate',
      'height left 0,0 0,100 | overall | plate',
      'column-spacing-0 top 30,0 90,0',
      'plate “Plate” 0,0 120×100',
      'mechanism:0 “Push button 1” 21.5,41.5 17×17',
      'mechanism:1 “Push button 2” 81.5,41.5 17×17',
      'ON above push button 1, first 1, at 30,38.5',
      'the symbol Night below push button 1, first 1, at 30,73.5',
      'OFF below push button 2, first 1, at 90,64.3',
      'AUS below push button 2, second 1, at 90,69.58',
      'Plate 120 × 100 mm, 1 gang, 2 push buttons in 1 row and 2 columns. Engraved “ON” above and the symbol Night below push button 1. Engraved “OFF” and “AUS” below push button 2. No visible screws.',
    ])
  })

  it('without a mechanism, with sizes in inches', () => {
    const scene = draw({ layoutString: '-', gang: 1, screws: { type: 'slot' } }, { unit: 'in' })
    expect(scene.description).toBe(
      'Plate 4 3/4" × 3 15/16", 1 gang, no mechanisms. Slotted screws 2 3/8" apart.',
    )
  })

  it('counts kinds, names finishes, and hears no layout of one mechanism', () => {
    const scene = draw({
      layoutString: '2PR',
      gang: 3,
      finish: { title: 'Bronze' },
      mechanismFinish: { title: 'Steel' },
      led: {},
      mechanismSpacing: { default: 34 },
      screws: { type: 'none' },
      engravings: { '1': { above: [{ text: 'A' }, { symbol: 'nothing' }], below: [{ text: 'B' }] } },
      backBox: { width: 60, height: 50 },
    })
    expect(scene.description).toBe(
      'Plate 120 × 100 mm in Bronze, 3 gangs, 2 push buttons and 1 rocker switch in 1 row and 3 columns, Steel. Indicator light below each mechanism. Engraved “A” above and “B” below push button 2. No visible screws. Back box, 60 × 50 mm.',
    )
  })

  it('one mechanism alone stands in no row', () => {
    const scene = draw({ layoutString: 'D', screws: { type: 'torx' } })
    expect(scene.description).toBe('Plate 120 × 100 mm, 1 gang, 1 dimmer. Torx screws 60 mm apart.')
  })
})
