/** Figures of murals against the literal cases of the design. Inches. */
import { describe, expect, it } from 'vitest'
import { measuredSize, outOfSquare, unequalSides } from './measured-sides.ts'
import { usualBleeds } from './measures.ts'
import { panelBleeds, printedSize, seamPlaces, visibleWidths } from './panel-figures.ts'
import { gradeResolution, printCrop, printResolution } from './print-crop.ts'
import { printPanelMeasures, seamColor, seamLegend, seamPaint, usualSeamColors } from './seam-legend.ts'
import { type SeamOverlap, seamBand, seamShares } from './seam-shares.ts'
import { cutList, stripLength, stripsPerRoll } from './strips.ts'
import { muralWaste } from './waste.ts'

const centered: SeamOverlap = {
  thickness: 1,
  alignment: 'center',
  alignmentMode: 'standard',
  customAlignmentOffset: 0,
}
const plain = { repeat: null, isHalfDrop: false }

describe('shares of a seam', () => {
  it.each([
    ['center: half each', {}, { ok: true, left: 0.5, right: 0.5 }],
    ['left: the panel right of it has it all', { alignment: 'left' }, { ok: true, left: 0, right: 1 }],
    ['right: the panel left of it has it all', { alignment: 'right' }, { ok: true, left: 1, right: 0 }],
    [
      'an offset of its own: half and the offset',
      { thickness: 2, alignmentMode: 'custom', customAlignmentOffset: 0.25 },
      { ok: true, left: 1.25, right: 0.75 },
    ],
    [
      'an offset to the other side',
      { alignmentMode: 'custom', customAlignmentOffset: -0.5 },
      { ok: true, left: 0, right: 1 },
    ],
    ['an offset that does not count', { customAlignmentOffset: 9 }, { ok: true, left: 0.5, right: 0.5 }],
  ] as const)('[2.3.40] %s', (_, seam, shares) => {
    expect(seamShares({ ...centered, ...seam })).toEqual(shares)
  })

  it('[2.3.40] are refused where the offset is more than half the overlap', () => {
    expect(seamShares({ ...centered, alignmentMode: 'custom', customAlignmentOffset: 0.625 })).toEqual({
      ok: false,
      code: 'seamOffsetTooLarge',
      message: 'The seam is moved by 5/8"; half of its overlap is 1/2", and it cannot be moved further.',
    })
  })

  it('[2.3.40] each panel reaches beyond the seam by its share', () => {
    expect(seamBand(48, { left: 0.25, right: 0.75 })).toEqual({ from: 47.25, to: 48.25 })
  })
})

describe('panels of a run', () => {
  it('[canvas] seams stand where the visible widths end, and the other way round', () => {
    expect(seamPlaces([48, 48, 48, 36])).toEqual([48, 96, 144])
    expect(visibleWidths(180, [48, 96, 144])).toEqual([48, 48, 48, 36])
    expect(seamPlaces([30])).toEqual([])
  })

  it('[canvas] an inner bleed is the share of the seam, an outer one as the dialog says', () => {
    expect(
      panelBleeds(usualBleeds, [
        { left: 1, right: 0 },
        { left: 0.25, right: 0.75 },
      ]),
    ).toEqual([
      { left: 0.5, right: 1, top: 1, bottom: 1 },
      { left: 0, right: 0.25, top: 1, bottom: 1 },
      { left: 0.75, right: 0.5, top: 1, bottom: 1 },
    ])
  })

  it('[2.9.20] a print panel measures what is seen and its bleeds', () => {
    expect(printedSize({ width: 45, height: 108 }, usualBleeds)).toEqual({ width: 46, height: 110 })
    expect(printPanelMeasures({ width: 48.5, height: 108 }, usualBleeds)).toEqual({
      width: 49.5,
      height: 110,
      text: '49 1/2" × 110"',
    })
  })
})

describe('strips and rolls', () => {
  it('[canvas] a roll of 1,200 gives ten strips of 110 with an inch between them, one of 109 none', () => {
    expect(stripsPerRoll(110, { width: 54, length: 1200, gap: 1 })).toBe(10)
    expect(stripsPerRoll(110, { width: 54, length: 1109, gap: 1 })).toBe(10)
    expect(stripsPerRoll(110, { width: 54, length: 1108, gap: 1 })).toBe(9)
    expect(stripsPerRoll(110, { width: 54, length: 109, gap: 1 })).toBe(0)
    expect(stripsPerRoll(110, { width: 54, length: null, gap: 1 })).toBeNull()
  })

  it('[canvas] a strip is whole repeats long; with a half drop every other has half of one more', () => {
    const repeat = { repeat: 24, isHalfDrop: false }
    expect([0, 1].map((index) => stripLength(110, repeat, index))).toEqual([120, 120])
    expect(stripLength(120, repeat, 0)).toBe(120)
    const halfDrop = { repeat: 24, isHalfDrop: true }
    expect([0, 1, 2, 3].map((index) => stripLength(110, halfDrop, index))).toEqual([120, 132, 120, 132])
    expect(stripLength(110, plain, 1)).toBe(110)
  })

  it('[canvas] the cut list says from which roll each strip comes, and what is left', () => {
    expect(cutList([110, 110, 110], { width: 54, length: 250, gap: 2 })).toEqual([
      {
        number: 1,
        strips: [
          { index: 0, from: 0, to: 110 },
          { index: 1, from: 112, to: 222 },
        ],
        rest: 28,
      },
      { number: 2, strips: [{ index: 2, from: 0, to: 110 }], rest: 140 },
    ])
    expect(cutList([110, 110], { width: 54, length: null, gap: 0 })).toEqual([
      {
        number: 1,
        strips: [
          { index: 0, from: 0, to: 110 },
          { index: 1, from: 110, to: 220 },
        ],
        rest: null,
      },
    ])
  })

  it('[canvas] a strip longer than a roll has one of its own, whose rest is below 0', () => {
    expect(cutList([110, 110], { width: 54, length: 100, gap: 0 }).map(({ rest }) => rest)).toEqual([
      -10, -10,
    ])
  })

  it('[canvas] four strips of 110 from a roll of 54 are 165 square feet, of which 30 are waste', () => {
    expect(muralWaste([{ width: 180, height: 108 }], [], 54, [110, 110, 110, 110])).toEqual({
      printedSquareFeet: 165,
      coveredSquareFeet: 135,
      wasteSquareFeet: 30,
      wastePercent: (30 / 165) * 100,
    })
  })

  it('[canvas] what openings take of the area is waste as well, each place once, nothing beyond the faces', () => {
    const door = { x: 100, y: 28, width: 36, height: 80 }
    const waste = muralWaste(
      [
        { width: 120, height: 108 },
        { width: 60, height: 96 },
      ],
      [door, { ...door, width: 12 }, { x: 170, y: 0, width: 40, height: 12 }],
      54,
      [110, 110, 110, 110],
    )
    // 120 × 108 − 20 × 80, and 60 × 96 − 16 × 68 − 10 × 12
    expect(waste.coveredSquareFeet * 144).toBeCloseTo(12_960 - 1600 + 5760 - 1088 - 120, 6)
    expect(waste.wasteSquareFeet).toBeCloseTo(165 - 15_912 / 144, 6)
  })
})

describe('the picture of a panel', () => {
  const picture = {
    position: { x: 10, y: 20 },
    size: { width: 200, height: 100 },
    flipX: false,
    flipY: false,
    rotation: 0 as const,
    pixels: { width: 20_000, height: 5000 },
  }
  const panel = { x: 58, y: 24, width: 48, height: 90 }
  const bleeds = { left: 0.5, right: 1, top: 2, bottom: 3 }

  it('[canvas] is cropped at its bleeds, in pixels of the picture', () => {
    expect(printCrop(panel, bleeds, picture)).toEqual({
      box: { x: 4750, y: 100, width: 4950, height: 4750 },
      flipX: false,
      flipY: false,
      missing: { left: 0, right: 0, top: 0, bottom: 0 },
    })
  })

  it('[2.3.43] is cropped from the other side where the picture is flipped, from both where it is upside down', () => {
    const flipped = printCrop(panel, bleeds, { ...picture, flipX: true })
    expect(flipped.box).toEqual({ x: 10_300, y: 100, width: 4950, height: 4750 })
    expect([flipped.flipX, flipped.flipY]).toEqual([true, false])
    const turned = printCrop(panel, bleeds, { ...picture, rotation: 180 })
    expect(turned.box).toEqual({ x: 10_300, y: 150, width: 4950, height: 4750 })
    expect([turned.flipX, turned.flipY]).toEqual([true, true])
    expect(printCrop(panel, bleeds, { ...picture, rotation: 180, flipX: true, flipY: true })).toEqual(
      printCrop(panel, bleeds, picture),
    )
  })

  it('[canvas] says what lies outside of the picture on each side as it hangs', () => {
    const { missing } = printCrop({ x: 9, y: 18, width: 202, height: 104 }, bleeds, {
      ...picture,
      flipX: true,
    })
    expect(missing).toEqual({ left: 1.5, right: 2, top: 4, bottom: 5 })
  })

  it('[canvas] has as many pixels per inch as the direction with fewer; under 100 a warning, under 60 a fault', () => {
    expect(printResolution(picture)).toBe(50)
    expect([100, 99.9, 60, 59.9].map((ppi) => gradeResolution(ppi))).toEqual([
      'fine',
      'warning',
      'warning',
      'fault',
    ])
    expect(gradeResolution(100, { warning: 150, fault: 120 })).toBe('fault')
  })
})

describe('a wall measured on several sides', () => {
  it('[canvas] counts with its larger side, and says by how much they differ', () => {
    const unmeasured = { diagonalDown: null, diagonalUp: null }
    const sides = { ...unmeasured, top: 180, bottom: 181.25, left: null, right: 108 }
    expect(measuredSize(sides, { width: 10, height: 20 })).toEqual({ width: 181.25, height: 108 })
    expect(unequalSides(sides)).toEqual({ width: 1.25, height: 0 })
    const none = { ...unmeasured, top: null, bottom: null, left: null, right: null }
    expect(measuredSize(none, { width: 10, height: 20 })).toEqual({ width: 10, height: 20 })
    expect(outOfSquare({ ...none, diagonalDown: 210, diagonalUp: 208.5 })).toBe(1.5)
    expect(outOfSquare({ ...none, diagonalDown: 210 })).toBe(0)
  })
})

describe('the legend of seams', () => {
  it('[2.9.21, 2.9.22] says the overlap in inches: an inch is red, two are yellow, others gray', () => {
    expect(seamLegend([{ thickness: 2 }, { thickness: 1 }, { thickness: 1 }, { thickness: 0.5 }])).toEqual([
      { thickness: 0.5, color: 'gray', label: '1/2" overlap', count: 1 },
      { thickness: 1, color: 'red', label: '1" overlap', count: 2 },
      { thickness: 2, color: 'yellow', label: '2" overlap', count: 1 },
    ])
    expect(seamLegend([{ thickness: 0 }])).toEqual([
      { thickness: 0, color: 'gray', label: 'Butted seam', count: 1 },
    ])
    expect(seamColor(0.5, [{ thickness: 0.5, color: 'teal' }])).toBe('teal')
  })

  it('[2.9.22] an inch is drawn in red, two in yellow, others in gray, and any color of its own as it is', () => {
    expect([1, 2, 0.5, 0].map((thickness) => seamPaint(thickness, usualSeamColors))).toEqual([
      '#ff0000',
      '#ffff00',
      '#8a8a8a',
      '#8a8a8a',
    ])
    expect(seamPaint(3, [{ thickness: 3, color: '#12ab34' }])).toBe('#12ab34')
    expect(seamPaint(3, [{ thickness: 3, color: 'mauve' }])).toBe('#8a8a8a')
  })
})
