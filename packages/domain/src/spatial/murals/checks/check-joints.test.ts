/** Panels that meet without a seam: as a person draws them by hand, each with its usual bleeds. Inches. */
import { describe, expect, it } from 'vitest'
import { muralOf, plainRun } from '../../../testing/mural-fixtures.ts'
import { applyMuralChanges } from './apply-changes.ts'
import { checkMurals } from './check-murals.ts'
import type { MuralCheckInput } from './input.ts'

/** Four panels of 45 from x 40 on, y 12, without their seams at 85, 130 and 175. */
const drawn = { ...muralOf(plainRun), seams: [] }

const withBleeds = (right: number, left: number): MuralCheckInput => ({
  ...drawn,
  panels: drawn.panels.map((panel) => ({ ...panel, bleedRight: right, bleedLeft: left })),
})
const missing = (input: MuralCheckInput) => checkMurals(input).filter(({ code }) => code === 'seamMissing')
const seamsAfter = (input: MuralCheckInput) => {
  const [first] = missing(input)
  return applyMuralChanges(input, first?.repair?.changes ?? []).seams
}

describe('panels that meet without a seam', () => {
  it('[issue 15] are named, with what their prints overlap by, and the seam is added where they meet', () => {
    const input = withBleeds(0.5, 0.5)
    expect(missing(input).map(({ message }) => message)).toEqual([
      'Panel 1 and panel 2 meet without a seam; their prints overlap by 1".',
      'Panel 2 and panel 3 meet without a seam; their prints overlap by 1".',
      'Panel 3 and panel 4 meet without a seam; their prints overlap by 1".',
    ])
    expect(seamsAfter(input)).toMatchObject([
      { from: { x: 85, y: 12 }, to: { x: 85, y: 120 }, thickness: 1, alignment: 'center' },
    ])
  })

  it.each([
    // The panel on the right has all of it: aligned left. [2.3.40]
    [0, 1, { thickness: 1, alignment: 'left', alignmentMode: 'standard' }],
    [1, 0, { thickness: 1, alignment: 'right', alignmentMode: 'standard' }],
    // o/2 + c to the left: 3/4 is 1/2 and 1/4 more. [2.3.41]
    [0.75, 0.25, { thickness: 1, alignmentMode: 'custom', customAlignmentOffset: 0.25 }],
  ])(
    '[2.3.40, 2.3.41] with bleeds of %s and %s get the seam that divides its overlap so',
    (right, left, seam) => {
      expect(seamsAfter(withBleeds(right, left))).toMatchObject([seam])
    },
  )

  it('[issue 15] are butted where neither has a bleed: nothing is said', () => {
    expect(missing(withBleeds(0, 0))).toEqual([])
  })

  it('[issue 15] get their seam too when one of them is cut back to the other', () => {
    const [first, ...others] = withBleeds(0.5, 0.5).panels
    if (!first) throw new Error('no panel')
    const wide = { ...first, size: { width: 50, height: 108 } }
    const input = { ...drawn, panels: [wide, ...others] }
    const overlap = checkMurals(input).find(({ code }) => code === 'panelsOverlap')
    const after = applyMuralChanges(input, overlap?.repair?.changes ?? [])
    expect(after.panels[0]?.size.width).toBe(45)
    expect(after.seams).toMatchObject([{ from: { x: 85, y: 12 }, thickness: 1 }])
  })

  it('[issue 15] and do not when their seam stands there, or when they are one above the other', () => {
    expect(missing(muralOf(plainRun))).toEqual([])
    const [first, second] = withBleeds(0.5, 0.5).panels
    if (!first || !second) throw new Error('no panels')
    const below = { ...second, position: { x: 85, y: 120 } }
    expect(missing({ ...drawn, panels: [first, below] })).toEqual([])
  })
})
