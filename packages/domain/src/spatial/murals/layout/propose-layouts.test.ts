/** Auto-layout: the literal cases of the design, constraints that cannot be met, and input that is none. Inches. */
import { describe, expect, it } from 'vitest'
import { plainRun as wall } from '../../../testing/mural-fixtures.ts'
import type { LayoutInput, MuralLayout } from './input.ts'
import { proposeLayouts } from './propose-layouts.ts'

const butted = { ...wall.seam, thickness: 0 }
const noBleeds = { left: 0, right: 0, top: 0, bottom: 0 }
/** The second literal case: a window where the seam of equal widths would stand. */
const window: LayoutInput = {
  ...wall,
  faces: [{ width: 150, height: 108 }],
  roll: { ...wall.roll, width: 60 },
  seam: butted,
  keepClear: [{ from: 48, to: 60 }],
}

function layoutsOf(input: LayoutInput): readonly MuralLayout[] {
  const proposals = proposeLayouts(input)
  if (!proposals.ok) throw new Error(proposals.message)
  return proposals.layouts
}
function firstOf(input: LayoutInput): MuralLayout {
  const [first] = layoutsOf(input)
  if (first === undefined) throw new Error('no layout')
  return first
}
const widths = ({ panels }: MuralLayout) => panels.map(({ width }) => width)
const codes = ({ warnings }: MuralLayout) => warnings.map(({ code }) => code)
const bySide = (input: LayoutInput, wish: string) =>
  layoutsOf(input).find(({ wishes }) => wishes.some((one) => one === wish))

describe('auto-layout', () => {
  it('[canvas] a wall of 180 by 108 takes four panels of a roll of 54: 165 square feet, 18 percent of it waste', () => {
    const layout = firstOf(wall)
    expect(widths(layout)).toEqual([45, 45, 45, 45])
    expect(layout.waste.printedSquareFeet).toBe(165)
    expect(layout.waste.wasteSquareFeet).toBe(30)
    expect(Math.round(layout.waste.wastePercent)).toBe(18)
    expect(layout.warnings).toEqual([])
    expect(layout.panels[0]).toEqual({
      number: 1,
      from: 0,
      width: 45,
      bleeds: { left: 0.5, right: 0.5, top: 1, bottom: 1 },
      printed: { width: 46, height: 110 },
      stripLength: 110,
      lockedId: null,
    })
    expect(layout.wishes).toEqual(['fewestPanels', 'equalWidths', 'seamsHidden'])
  })

  it('[canvas] no seam stands between 48 and 60: panels of 48, 51 and 51', () => {
    expect(widths(firstOf({ ...window, bleeds: noBleeds }))).toEqual([48, 51, 51])
    expect(widths(firstOf(window))).toEqual([48, 51, 51])
  })

  it('[canvas] needs no more panels than its lower bound: the first that no longer fits on four takes five', () => {
    // 4 × 54 = W + 1 + 3 × 1
    expect(firstOf({ ...wall, faces: [{ width: 212, height: 108 }] }).panels).toHaveLength(4)
    expect(firstOf({ ...wall, faces: [{ width: 212.0625, height: 108 }] }).panels).toHaveLength(5)
  })

  it('[canvas] widths stand on sixteenths, the remainder of a wall that does not at its last panel', () => {
    const layout = firstOf({ ...wall, faces: [{ width: 181.1, height: 108 }] })
    for (const { at } of layout.seams) expect(Number.isInteger(at * 16)).toBe(true)
    expect(widths(layout).reduce((sum, width) => sum + width, 0)).toBeCloseTo(181.1, 9)
  })

  it('[canvas] outer panels without bleed take what the overlaps leave no room for inside', () => {
    const layout = firstOf({ ...wall, faces: [{ width: 212.5, height: 108 }], bleeds: noBleeds })
    // An inner panel is 53 wide at most, an outer one 53 1/2.
    expect(widths(layout)).toEqual([53.25, 53, 53, 53.25])
  })

  it('[canvas] says what is cut from which roll', () => {
    const layout = firstOf({ ...wall, roll: { width: 54, length: 360, gap: 2 } })
    expect(layout.stripsPerRoll).toBe(3)
    expect(layout.rolls.map(({ strips }) => strips.map(({ index }) => index))).toEqual([[0, 1, 2], [3]])
    expect(layout.objective.rolls).toBe(2)
  })

  it('[canvas] a repeat lengthens the strips, a half drop every other one', () => {
    const layout = firstOf({ ...wall, pattern: { repeat: 21, isHalfDrop: true } })
    expect(layout.panels.map(({ stripLength }) => stripLength)).toEqual([126, 136.5, 126, 136.5])
    expect(layout.waste.printedSquareFeet).toBe((54 * 525) / 144)
  })

  it('[canvas] keeps seams away from openings, and their area is waste', () => {
    const layout = firstOf({ ...wall, openings: [{ x: 80, y: 28, width: 36, height: 80 }] })
    expect(widths(layout)).toHaveLength(4)
    for (const { at } of layout.seams) expect(at <= 76 || at >= 120).toBe(true)
    expect(layout.waste.wasteSquareFeet).toBe(50)
    expect(layout.objective.seamsNear).toBe(0)
  })

  it('[canvas] an opening above or below what is covered asks nothing of it', () => {
    const layout = firstOf({ ...wall, openings: [{ x: 80, y: 108, width: 36, height: 80 }] })
    expect(widths(layout)).toEqual([45, 45, 45, 45])
  })

  it('[canvas] seams keep twelve inches from a focus area where the panels allow it', () => {
    const layout = firstOf({ ...wall, focusAreas: [{ from: 94, to: 98 }] })
    for (const { at } of layout.seams) expect(at <= 82 || at >= 110).toBe(true)
    expect(layout.panels).toHaveLength(4)
  })

  it('[canvas] locked panels stay, the others find their places around them', () => {
    const layout = firstOf({ ...wall, locked: [{ id: 7, from: 60, to: 100 }] })
    expect(widths(layout)).toEqual([30, 30, 40, 40, 40])
    expect(layout.panels.map(({ lockedId }) => lockedId)).toEqual([null, null, 7, null, null])
    expect(layout.panels.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  })

  it('[canvas] goes around corners: no seam within two inches of one', () => {
    const layout = firstOf({
      ...wall,
      faces: [
        { width: 46, height: 108 },
        { width: 134, height: 108 },
      ],
    })
    expect(layout.panels).toHaveLength(4)
    for (const { at } of layout.seams) expect(at <= 44 || at >= 48).toBe(true)
    expect(layout.waste.wasteSquareFeet).toBe(30)
  })

  it('[canvas] offers hidden seams and equal widths where they differ from the fewest panels', () => {
    const input = {
      ...wall,
      faces: [{ width: 150, height: 108 }],
      focusAreas: [{ from: 49, to: 51 }],
    }
    // Three panels have a seam within twelve inches of the focus area, or are wider than the roll.
    expect(firstOf(input).panels).toHaveLength(3)
    expect(firstOf(input).objective.seamsNear).toBe(1)
    const hidden = bySide(input, 'seamsHidden')
    expect(hidden?.objective.seamsNear).toBe(0)
    expect(hidden?.panels).toHaveLength(4)
    const equal = bySide(input, 'equalWidths')
    expect(equal && widths(equal)).toEqual([37.5, 37.5, 37.5, 37.5])
  })

  it('[canvas] hides a seam on a mismatch line', () => {
    const hidden = bySide({ ...wall, mismatchLines: [50, 130] }, 'seamsHidden')
    expect(hidden?.seams.map(({ at }) => at)).toEqual([50, 90, 130])
  })

  it('[canvas] warns of every constraint that cannot be met, and still proposes a layout', () => {
    const banned = firstOf({ ...wall, keepClear: [{ from: 0, to: 180 }] })
    expect(widths(banned)).toEqual([45, 45, 45, 45])
    expect(banned.warnings).toEqual(
      [45, 90, 135].map((at) => ({
        code: 'seamNotAllowed',
        at,
        message: `The seam at ${at}" stands where no seam may stand. Choose a wider roll or unlock panels, or accept it.`,
      })),
    )
    expect(banned.objective.faults).toBe(3)
    expect(codes(firstOf({ ...wall, faces: [{ width: 6, height: 108 }] }))).toEqual(['panelTooNarrow'])
    expect(codes(firstOf({ ...wall, roll: { width: 54, length: 100, gap: 0 } }))).toEqual([
      'stripLongerThanRoll',
    ])
    expect(codes(firstOf({ ...wall, locked: [{ id: 1, from: 0, to: 60 }] }))).toEqual(['panelWiderThanRoll'])
    expect(codes(firstOf({ ...wall, locked: [{ id: 1, from: 6, to: 50 }] }))).toEqual(['panelTooNarrow'])
  })

  it.each([
    ['no faces', { faces: [] }, 'layoutMeasureUnreadable'],
    ['no width', { faces: [{ width: 0, height: 108 }] }, 'layoutMeasureUnreadable'],
    ['no number', { faces: [{ width: Number.NaN, height: 108 }] }, 'layoutMeasureUnreadable'],
    ['a negative bleed', { bleeds: { ...noBleeds, top: -1 } }, 'layoutMeasureUnreadable'],
    ['a stretch from right to left', { keepClear: [{ from: 9, to: 3 }] }, 'layoutMeasureUnreadable'],
    [
      'an endless opening',
      { openings: [{ x: 0, y: 0, width: Infinity, height: 1 }] },
      'layoutMeasureUnreadable',
    ],
    ['a repeat of nothing', { pattern: { repeat: 0, isHalfDrop: false } }, 'layoutMeasureUnreadable'],
    ['a wall of 1e9', { faces: [{ width: 1e9, height: 108 }] }, 'layoutAreaTooLarge'],
    ['a roll of an inch', { roll: { width: 1, length: null, gap: 0 } }, 'layoutRollTooNarrow'],
    ['thousands of panels', { roll: { width: 1.1, length: null, gap: 0 } }, 'layoutAreaTooLarge'],
    ['a locked panel outside', { locked: [{ id: 1, from: 170, to: 190 }] }, 'layoutLockedPanelOutside'],
    [
      'locked panels on each other',
      {
        locked: [
          { id: 1, from: 50, to: 90 },
          { id: 2, from: 80, to: 100 },
        ],
      },
      'layoutLockedPanelsOverlap',
    ],
    [
      'a seam moved too far',
      { seam: { ...wall.seam, alignmentMode: 'custom', customAlignmentOffset: 2 } },
      'seamOffsetTooLarge',
    ],
  ] as const)('[issue 15] refuses %s with a sentence', (_, wrong, code) => {
    const refused = proposeLayouts({ ...wall, ...wrong })
    expect(refused).toMatchObject({ ok: false, code })
    expect(refused.ok || refused.message).toMatch(/^[A-Z].*\.$/)
  })
})
