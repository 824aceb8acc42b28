/** Where a keypad's mechanisms stand, how far they shrink, and what room their engravings have. */
import { describe, expect, it } from 'vitest'
import { boxLine } from '../../../testing/scene-lines.ts'
import { keypadEngravingGrid, keypadGrid, keypadLayoutSize, mechanismSpacingFor } from './grid.ts'
import { type KeypadPlateInput, keypadPlateSpecSchema } from './spec.ts'

function specOf(spec: Partial<KeypadPlateInput>) {
  return keypadPlateSpecSchema.parse({ width: 120, height: 100, ...spec })
}

describe('[1.9.24] the spacing of mechanisms', () => {
  const spacing = {
    default: 20,
    table: [
      { axis: 'x' as const, plateSize: 117, count: 2, spacing: 55 },
      { axis: 'x' as const, plateSize: 117, spacing: 40 },
      { axis: 'y' as const, plateSize: 91, spacing: 30 },
    ],
  }
  it.each([
    ['x', 117, 2, 55],
    ['x', 117, 3, 40],
    ['x', 117.49, 2, 55],
    ['x', 116.51, 2, 55],
    ['x', 117.5, 2, 20],
    ['x', 116.5, 2, 20],
    ['x', 91, 2, 20],
    ['y', 91, 5, 30],
    ['y', 117, 2, 20],
  ] as const)('along %s on %d mm with %d of them: %d', (axis, plateSize, count, mm) => {
    expect(mechanismSpacingFor(spacing, { axis, plateSize, count })).toBe(mm)
  })
})

describe('mechanisms on their plate', () => {
  const boxes = (spec: Partial<KeypadPlateInput>) =>
    keypadGrid(specOf(spec)).mechanisms.map(
      ({ index, row, column, kind, box }) => `${index} ${row}/${column} ${kind.letter} ${boxLine(box)}`,
    )

  it('stand about its middle, in full size where there is room', () => {
    expect(boxes({ layoutString: 'P-P/R', mechanismSpacing: { default: 40 } })).toEqual([
      '0 0/0 P 11.5,21.5 17×17',
      '1 0/2 P 91.5,21.5 17×17',
      '2 1/0 R 51,55 18×30',
    ])
  })

  it('shrink to leave 3 mm to their neighbor in a row and in a column', () => {
    // 11.5 mm less 3 are half of a button's 17; 18 less 3 half of a rocker's 30.
    expect(boxes({ layoutString: 'PP', mechanismSpacing: { default: 11.5 } })).toEqual([
      '0 0/0 P 50,45.75 8.5×8.5',
      '1 0/1 P 61.5,45.75 8.5×8.5',
    ])
    expect(boxes({ layoutString: 'R/R', mechanismSpacing: { default: 18 } })).toEqual([
      '0 0/0 R 55.5,33.5 9×15',
      '1 1/0 R 55.5,51.5 9×15',
    ])
  })

  it('alone has nine tenths of the plate, less 3 mm', () => {
    expect(boxes({ width: 20, height: 20, layoutString: 'R' })).toEqual(['0 0/0 R 5.5,2.5 9×15'])
    expect(boxes({ width: 10, height: 100, layoutString: 'K' })[0]).toBe('0 0/0 K 2,48.5 6×3')
  })

  it('are none where a layout can not be read', () => {
    const unread = {
      width: 120,
      height: 100,
      layoutString: 'Q',
      mechanismSpacing: { default: 20, table: [] },
    }
    expect(keypadGrid(unread)).toEqual({ columns: 0, rows: 0, spacing: { x: 0, y: 0 }, mechanisms: [] })
    expect(keypadLayoutSize('Q')).toEqual({ columns: 0, rows: 0 })
    expect(keypadLayoutSize('2P/3R')).toEqual({ columns: 3, rows: 2 })
  })
})

describe('the room of engravings', () => {
  const rows = { layoutString: 'P/R', mechanismSpacing: { default: 40 } }

  it('starts at each edge and ends halfway to the next row or 2 mm before the edge of the plate', () => {
    const { mechanisms, obstacles, hasLed, lines } = keypadEngravingGrid(
      specOf({ ...rows, engravingLines: 1 }),
    )
    // Between button and rocker lie 16.5 mm: half of them, less 0.75.
    expect(mechanisms).toEqual([
      {
        index: 0,
        title: 'push button 1',
        label: 'push button 1',
        row: 0,
        x: 60,
        edgeMm: { above: 21.5, below: 38.5 },
        roomMm: { above: 19.5, below: 7.5 },
      },
      {
        index: 1,
        title: 'rocker switch 2',
        label: 'rocker switch 2',
        row: 1,
        x: 60,
        edgeMm: { above: 55, below: 85 },
        roomMm: { above: 7.5, below: 13 },
      },
    ])
    expect([hasLed, lines]).toEqual([false, 1])
    expect(obstacles.map(({ title, box }) => `${title} ${boxLine(box)}`)).toEqual([
      'push button 1 51.5,21.5 17×17',
      'rocker switch 2 51,55 18×30',
    ])
  })

  it('below a light begins 4 mm lower, and the light is in the way', () => {
    const { mechanisms, obstacles, hasLed } = keypadEngravingGrid(specOf({ ...rows, led: {} }))
    expect(hasLed).toBe(true)
    expect(mechanisms.map(({ edgeMm }) => edgeMm)).toEqual([
      { above: 21.5, below: 42.5 },
      { above: 55, below: 89 },
    ])
    expect(mechanisms.map(({ roomMm }) => roomMm)).toEqual([
      { above: 19.5, below: 3.5 },
      { above: 7.5, below: 9 },
    ])
    expect(obstacles.slice(2).map(({ title, box }) => `${title} ${boxLine(box)}`)).toEqual([
      'the light of push button 1 58.75,39.73 2.5×2.5',
      'the light of rocker switch 2 58.75,86.23 2.5×2.5',
    ])
  })

  it('knows the screws, which make way for engravings', () => {
    const { screwsBeside } = keypadEngravingGrid(specOf({ ...rows, screws: { spacing: 60 } }))
    const screws = (engraved: Parameters<typeof screwsBeside>[0]) =>
      screwsBeside(engraved).map(({ title, box }) => `${title} ${boxLine(box)}`)
    expect(screws([])).toEqual(['screw 1 27,47 6×6', 'screw 2 87,47 6×6'])
    expect(screws([{ x: 29, y: 49, width: 2, height: 2 }])).toEqual([
      'screw 1 27,24 6×6',
      'screw 2 87,24 6×6',
      'screw 3 27,70 6×6',
      'screw 4 87,70 6×6',
    ])
  })

  it('is taken behind the plate too, where bodies are wider than faces', () => {
    const wide = specOf({
      layoutString: 'P',
      screws: { spacing: 60 },
      bodies: { P: { width: 54, height: 20 } },
    })
    expect(
      keypadEngravingGrid(wide)
        .screwsBeside([])
        .map(({ box }) => boxLine(box)),
    ).toEqual(['57,17 6×6', '57,77 6×6'])
  })
})
