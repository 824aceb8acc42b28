/** Every check of murals: what fails it, what passes it, and what its repair does. Inches. */
import { describe, expect, it } from 'vitest'
import { muralIds, muralOf, plainRun } from '../../../testing/mural-fixtures.ts'
import { applyMuralChanges } from './apply-changes.ts'
import { checkMurals } from './check-murals.ts'
import type { MeasuredSides } from '../figures/measured-sides.ts'
import type { CheckedPanel, CheckedSeam, CheckedTexture, MuralCheckInput } from './input.ts'

/** Four panels of 45 from x 40 on, y 12; seams at 85, 130 and 175. */
const good = muralOf(plainRun)
const door = { archCustomViewId: 1, id: 301, box: { x: 95, y: 40, width: 30, height: 80 } }

const withPanel = (index: number, data: Partial<CheckedPanel>): MuralCheckInput => ({
  ...good,
  panels: good.panels.map((panel, at) => (at === index ? { ...panel, ...data } : panel)),
})
const withSeam = (index: number, data: Partial<CheckedSeam>): MuralCheckInput => ({
  ...good,
  seams: good.seams.map((seam, at) => (at === index ? { ...seam, ...data } : seam)),
})
const withTexture = (data: Partial<CheckedTexture>): MuralCheckInput => ({
  ...good,
  textures: good.textures.map((texture) => ({ ...texture, ...data })),
})
const picture = good.textures[0]?.picture ?? null
const masterOf = (width: number, height: number) =>
  withTexture({ picture: picture === null ? null : { ...picture, master: { width, height } } })
/** Of the picture nothing is known but the pixels of its print master; it is shown in 260 by 168. */
const pixelsOf = (width: number, height: number, more: Partial<CheckedTexture> = {}) =>
  withTexture({
    picture: picture === null ? null : { ...picture, trueSize: null, master: { width, height } },
    ...more,
  })
const unmeasuredSides: MeasuredSides = {
  top: null,
  bottom: null,
  left: null,
  right: null,
  diagonalDown: null,
  diagonalUp: null,
}
const areaMeasured = (bottom: number | null, more: Partial<MeasuredSides> = {}) => ({
  ...good,
  areas: good.areas.map((area) => ({
    ...area,
    measured: { ...unmeasuredSides, top: 180, bottom, ...more },
  })),
})
/** A door that the panels go around: the second one ends at its left side, the third begins at its right. */
const aroundDoor = (bleedRight: number, bleedLeft = 1): MuralCheckInput => ({
  ...good,
  seams: [],
  openings: [{ ...door, box: { x: 95, y: 12, width: 30, height: 108 } }],
  panels: good.panels.slice(0, 2).map((panel, index) => ({
    ...panel,
    position: { x: index === 0 ? 40 : 125, y: 12 },
    size: { width: index === 0 ? 55 : 95, height: 108 },
    bleedLeft: index === 0 ? 1 : bleedLeft,
    bleedRight: index === 0 ? bleedRight : 1,
  })),
  roll: null,
})

const codes = (input: MuralCheckInput) => checkMurals(input).map(({ code }) => code)
const found = (input: MuralCheckInput, code: string) => {
  const check = checkMurals(input).find((one) => one.code === code)
  if (check === undefined) throw new Error(`no ${code}: ${codes(input).join(', ')}`)
  return check
}
const repaired = (input: MuralCheckInput, code: string) => {
  const { repair } = found(input, code)
  if (repair === null) throw new Error(`no repair of ${code}`)
  return applyMuralChanges(input, repair.changes)
}

describe('the checks of murals', () => {
  it('[issue 15] say nothing against a mural as its layout gives it', () => {
    expect(checkMurals(good)).toEqual([])
  })

  it.each([
    ['a panel that is missing', { ...good, panels: good.panels.slice(1) }, 'areaUncovered'],
    ['a panel that is disabled', withPanel(0, { isDisabled: true }), 'areaUncovered'],
    ['a panel that is too short', withPanel(3, { size: { width: 45, height: 100 } }), 'areaUncovered'],
    [
      'panels on each other without a seam',
      { ...withPanel(3, { position: { x: 170, y: 12 }, size: { width: 50, height: 108 } }), seams: [] },
      'panelsOverlap',
    ],
    [
      'panels that overlap by more than the seam',
      withPanel(1, { size: { width: 46, height: 108 } }),
      'overlapLarger',
    ],
    ['panels that do not meet', withPanel(1, { size: { width: 44, height: 108 } }), 'overlapSmaller'],
    ['bleeds that are no overlap together', withPanel(1, { bleedRight: 0.25 }), 'seamShares'],
    [
      'an offset beyond half of the overlap',
      withSeam(0, { alignmentMode: 'custom', customAlignmentOffset: 0.75 }),
      'seamOffsetTooLarge',
    ],
    [
      'a seam beside the joint',
      withSeam(0, { from: { x: 86, y: 12 }, to: { x: 86, y: 120 } }),
      'seamOffJoint',
    ],
    [
      'a seam far from every joint',
      withSeam(0, { from: { x: 60, y: 12 }, to: { x: 60, y: 120 } }),
      'seamStray',
    ],
    [
      'a seam through a focus area',
      { ...good, focusAreas: [{ archCustomViewId: 1, id: 20, box: { x: 84, y: 50, width: 4, height: 9 } }] },
      'seamOnFocus',
    ],
    [
      'a seam through a door',
      { ...good, openings: [{ ...door, box: { ...door.box, x: 84 } }] },
      'seamOnOpening',
    ],
    [
      'a panel wider than the roll',
      { ...good, roll: { width: 45.5, length: null, gap: 0 } },
      'panelWiderThanRoll',
    ],
    [
      'a panel longer than the roll',
      { ...good, roll: { width: 54, length: 109, gap: 0 } },
      'panelLongerThanRoll',
    ],
    ['a panel beyond the picture', withTexture({ position: { x: 0, y: 11.5 } }), 'panelOutsidePicture'],
    ['59 pixels per inch', masterOf(59 * 260, 120 * 168), 'resolutionLow'],
    [
      'a print master of unknown size',
      withTexture({ picture: picture === null ? null : { ...picture, master: null } }),
      'resolutionUnknown',
    ],
    ['a picture that is stretched', withTexture({ size: { width: 260, height: 190 } }), 'pictureStretched'],
    ['a picture wider than its print master', pixelsOf(50_000, 33_600), 'pictureStretched'],
    ['a picture higher than its print master', pixelsOf(54_000, 33_600), 'pictureStretched'],
    ['a picture that is gone', withTexture({ picture: null }), 'pictureGone'],
    ['a number twice', withPanel(2, { panelNumber: 1 }), 'panelNumberDoubled'],
    ['no number', withPanel(2, { panelNumber: null }), 'panelNumberMissing'],
    ['no label', { ...good, labels: [] }, 'labelMissing'],
    [
      'a label without a title',
      { ...good, labels: good.labels.map((label) => ({ ...label, title: ' ' })) },
      'labelMissing',
    ],
    ['a print that ends at the door', aroundDoor(0), 'openingWithoutAllowance'],
    ['a print that begins at the door', aroundDoor(1, 0.5), 'openingWithoutAllowance'],
    ['a wall measured 5/8 apart', areaMeasured(180.625), 'wallUnequal'],
    [
      'diagonals 5/8 apart',
      areaMeasured(null, { diagonalDown: 210, diagonalUp: 210.625 }),
      'wallOutOfSquare',
    ],
    ['an area lower than its wall', areaMeasured(null, { left: 109 }), 'areaBelowMeasure'],
    [
      'a width that is no number',
      withPanel(0, { size: { width: Number.NaN, height: 9 } }),
      'measureUnreadable',
    ],
    ['a bleed below 0', withPanel(0, { bleedTop: -1 }), 'measureUnreadable'],
  ] as const)('[issue 15] find %s', (_, input, code) => {
    const { message, advice } = found(input, code)
    expect(message).toMatch(/^[A-Z0-9].*\.$/)
    expect(advice).toMatch(/^[A-Z].*\.$/)
  })

  it.each([
    ['a door that panels go over', { ...good, openings: [door] }],
    ['a door with an inch to be trimmed', aroundDoor(1)],
    ['100 pixels per inch', masterOf(100 * 260, 100 * 168)],
    ['a vector', withTexture({ picture: picture === null ? null : { ...picture, master: 'vector' } })],
    [
      'a stretched picture that may be scaled that way',
      withTexture({ size: { width: 260, height: 190 }, canScaleY: true, position: { x: 0, y: -30 } }),
    ],
    ['a picture in the proportions of its print master', pixelsOf(52_000, 33_600)],
    ['one whose pixels are as near to them as whole ones can be', pixelsOf(52_001, 33_599)],
    ['a picture that may be stretched down', pixelsOf(54_000, 33_600, { canScaleY: true })],
    ['a roll that is exactly as wide as the print', { ...good, roll: { width: 46, length: 110, gap: 0 } }],
    ['a wall measured half an inch apart', areaMeasured(180.5)],
    ['diagonals half an inch apart', areaMeasured(null, { diagonalDown: 210, diagonalUp: 210.5 })],
    ['an area that is larger than its wall', areaMeasured(null, { left: 100 })],
    [
      'a focus area at the seam',
      { ...good, focusAreas: [{ archCustomViewId: 1, id: 20, box: { x: 85, y: 50, width: 9, height: 9 } }] },
    ],
    [
      'a focus area in another view',
      { ...good, focusAreas: [{ archCustomViewId: 2, id: 20, box: { x: 80, y: 50, width: 9, height: 9 } }] },
    ],
    [
      'an offset of half the overlap',
      {
        ...withSeam(0, { alignmentMode: 'custom', customAlignmentOffset: -0.5 }),
        panels: good.panels.map((panel, index) =>
          index < 2 ? { ...panel, ...(index === 0 ? { bleedRight: 0 } : { bleedLeft: 1 }) } : panel,
        ),
      },
    ],
    ['a view without a mural', { ...good, views: [...good.views, { id: 2, title: '' }] }],
  ] as const)('[issue 15] pass %s', (_, input) => {
    expect(codes(input)).toEqual([])
  })

  it.each([
    [
      'the panels extended',
      { ...good, panels: good.panels.slice(0, 3), seams: good.seams.slice(0, 2), roll: null },
      'areaUncovered',
      [],
    ],
    ['the panel lengthened', withPanel(3, { size: { width: 45, height: 100 } }), 'areaUncovered', []],
    ['both panels at the seam', withPanel(1, { size: { width: 46, height: 108 } }), 'overlapLarger', []],
    ['the shares as bleeds', withPanel(1, { bleedRight: 0.25 }), 'seamShares', []],
    [
      'the offset at half the overlap, and its shares',
      withSeam(0, { alignmentMode: 'custom', customAlignmentOffset: 0.75 }),
      'seamOffsetTooLarge',
      [],
    ],
    [
      'the seam at the joint',
      withSeam(0, { from: { x: 86, y: 12 }, to: { x: 86, y: 120 } }),
      'seamOffJoint',
      [],
    ],
    ['true size', withTexture({ size: { width: 260, height: 190 } }), 'pictureStretched', []],
    ['its own proportions, larger', pixelsOf(50_000, 33_600), 'pictureStretched', []],
    ['its own proportions, wider', pixelsOf(54_000, 33_600), 'pictureStretched', []],
    ['the usual picture', withTexture({ picture: null }), 'pictureGone', []],
    ['numbers from left to right', withPanel(2, { panelNumber: 1 }), 'panelNumberDoubled', []],
    ['a number', withPanel(0, { panelNumber: null }), 'panelNumberMissing', []],
    ['the label of the view', { ...good, labels: [] }, 'labelMissing', []],
    ['bleeds into the door', aroundDoor(0), 'openingWithoutAllowance', []],
    ['bleeds into the door from both sides', aroundDoor(0.25, 0), 'openingWithoutAllowance', []],
    ['bleeds within the picture', withTexture({ position: { x: 0, y: 11.5 } }), 'panelOutsidePicture', null],
  ] as const)('[issue 15] repair it: %s', (_, input, code, left) => {
    const after = codes(repaired(input, code))
    if (left === null) expect(after.length).toBeLessThan(codes(input).length)
    else expect(after).toEqual(left)
  })

  it('[issue 15] move a seam out of a focus area only where the roll is wide enough for it', () => {
    const focusAreas = [{ archCustomViewId: 1, id: 20, box: { x: 84, y: 50, width: 4, height: 9 } }]
    const moved = repaired({ ...good, focusAreas }, 'seamOnFocus')
    expect(moved.seams[0]?.from).toEqual({ x: 84, y: 12 })
    expect(moved.panels.slice(0, 2).map(({ size }) => size.width)).toEqual([44, 46])
    expect(codes(moved)).toEqual([])
    const narrow = { width: 46, length: null, gap: 0 }
    expect(found({ ...good, focusAreas, roll: narrow }, 'seamOnFocus').repair).toBeNull()
  })

  it('[issue 15] say by how much a picture is stretched, and which way', () => {
    expect(found(pixelsOf(13_000, 16_800), 'pictureStretched')).toMatchObject({
      severity: 'fault',
      message: 'The picture is stretched across by 100 %.',
    })
    expect(found(pixelsOf(26_000, 8_400), 'pictureStretched').message).toBe(
      'The picture is stretched down by 100 %.',
    )
  })

  it('[canvas] grade the resolution: under 100 a warning, under 60 a fault, with what is there', () => {
    expect(found(masterOf(99 * 260, 120 * 168), 'resolutionLow')).toMatchObject({
      severity: 'warning',
      message: 'The picture is printed with 99 pixels per inch, fewer than 100.',
    })
    expect(found(masterOf(59 * 260, 120 * 168), 'resolutionLow')).toMatchObject({
      severity: 'fault',
      message: 'The picture is printed with 59 pixels per inch, fewer than 60.',
    })
  })

  it('[canvas] a fault where shares are no overlap together, a warning where they are divided otherwise', () => {
    expect(found(withPanel(1, { bleedRight: 0.25 }), 'seamShares')).toMatchObject({
      severity: 'fault',
      subjects: [202, 102, 103],
      message: 'The bleeds of the panels at the seam at 130" are 3/4" together; its overlap is 1".',
    })
    const divided = withSeam(0, { alignment: 'left' })
    expect(found(divided, 'seamShares').severity).toBe('warning')
  })

  it('[canvas] number on from the least number there is: after a corner they go on', () => {
    const { panels } = repaired(
      {
        ...good,
        panels: good.panels.map((panel, index) => ({ ...panel, panelNumber: index === 1 ? null : 5 })),
      },
      'panelNumberDoubled',
    )
    expect(panels.map(({ panelNumber }) => panelNumber)).toEqual([5, 6, 7, 8])
    expect(panels.map(({ id }) => id - muralIds.panel)).toEqual([0, 1, 2, 3])
  })
})

describe('the label that a repair adds', () => {
  it('[issue 15] stands below the mural, clear of the numbers of its panels and of the measures above them', () => {
    const [missing] = checkMurals({ ...good, labels: [] }).filter(({ code }) => code === 'labelMissing')
    expect(missing?.repair?.changes).toMatchObject([
      {
        kind: 'create',
        data: {
          title: 'North wall',
          // The mural covers 180 by 108 from 40, 12 on: its lower edge is at 120.
          customViewPosition: { x: 40, y: 130 },
          customViewSize: { width: 180 },
        },
      },
    ])
  })
})
