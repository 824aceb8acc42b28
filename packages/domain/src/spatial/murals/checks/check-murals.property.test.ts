/** Laws of murals and their checks: what covers a wall, seen by a raster, and that every repair repairs. Inches. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../../../testing/check-law.ts'
import { muralOf, plainRun } from '../../../testing/mural-fixtures.ts'
import type { LayoutInput } from '../layout/input.ts'
import { proposeLayouts } from '../layout/propose-layouts.ts'
import { applyMuralChanges } from './apply-changes.ts'
import { checkMurals } from './check-murals.ts'
import type { CheckedPanel, MuralCheck, MuralCheckInput } from './input.ts'

const whole = (min: number, max: number) => fc.integer({ min, max })

const runs: fc.Arbitrary<LayoutInput> = fc
  .record({
    width: whole(40, 240),
    height: whole(60, 120),
    rollWidth: whole(30, 60),
    thickness: fc.constantFrom(0, 0.5, 1, 2),
    alignment: fc.constantFrom('left', 'center', 'right'),
    opening: fc.option(
      fc.record({ x: whole(5, 100), y: whole(10, 50), width: whole(10, 36), height: whole(10, 80) }),
    ),
    locked: fc.option(fc.record({ from: whole(0, 60), width: whole(10, 25) })),
  })
  .map(({ width, height, rollWidth, thickness, alignment, opening, locked }) => ({
    ...plainRun,
    faces: [{ width, height }],
    roll: { width: rollWidth, length: null, gap: 0 },
    seam: { ...plainRun.seam, thickness, alignment },
    openings: opening === null ? [] : [opening],
    locked:
      locked === null || locked.from + locked.width > width
        ? []
        : [{ id: 7, from: locked.from, to: locked.from + locked.width }],
  }))

/** The good mural of a run, as if no panel had been locked: the fixture has new ones alone. */
const murals = runs.map((run) => ({ run, mural: muralOf({ ...run, locked: [] }) }))

type Damage = (mural: MuralCheckInput, at: number) => MuralCheckInput

const onPanel =
  (change: (panel: CheckedPanel) => Partial<CheckedPanel>): Damage =>
  (mural, at) => ({
    ...mural,
    panels: mural.panels.map((panel, index) =>
      index === at % mural.panels.length ? { ...panel, ...change(panel) } : panel,
    ),
  })
const onSeam =
  (by: number): Damage =>
  (mural, at) => ({
    ...mural,
    seams: mural.seams.map((seam, index) =>
      index === at % mural.seams.length
        ? { ...seam, from: { ...seam.from, x: seam.from.x + by }, to: { ...seam.to, x: seam.to.x + by } }
        : seam,
    ),
  })

/** What can happen to a mural, one after another. */
const damages: Readonly<Record<string, Damage>> = {
  wider: onPanel(({ size }) => ({ size: { ...size, width: size.width + 1 } })),
  narrower: onPanel(({ size }) => ({ size: { ...size, width: size.width - 1 } })),
  moved: onPanel(({ position }) => ({ position: { ...position, x: position.x + 2 } })),
  lower: onPanel(({ size }) => ({ size: { ...size, height: size.height - 7 } })),
  disabled: onPanel(() => ({ isDisabled: true })),
  bleeds: onPanel(({ bleedLeft, bleedRight }) => ({
    bleedLeft: bleedLeft + 0.25,
    bleedRight: bleedRight + 0.5,
  })),
  number: onPanel(() => ({ panelNumber: null })),
  doubled: onPanel(() => ({ panelNumber: 1 })),
  unreadable: onPanel(() => ({ bleedTop: Number.NaN })),
  seamMoved: onSeam(1),
  seamAway: onSeam(14),
  label: (mural) => ({ ...mural, labels: [] }),
  picture: (mural) => ({ ...mural, textures: mural.textures.map((one) => ({ ...one, picture: null })) }),
  stretched: (mural) => ({
    ...mural,
    textures: mural.textures.map((one) => ({ ...one, size: { ...one.size, width: one.size.width + 9 } })),
  }),
  shifted: (mural) => ({
    ...mural,
    textures: mural.textures.map((one) => ({ ...one, position: { x: 39.75, y: 11.5 } })),
  }),
  focus: (mural, at) => {
    const seam = mural.seams[at % Math.max(1, mural.seams.length)]
    const box = { x: (seam?.from.x ?? 0) - 1, y: 20, width: 3, height: 12 }
    return { ...mural, focusAreas: [{ archCustomViewId: 1, id: 20, box }] }
  },
}

const keyOf = ({ code, subjects }: MuralCheck) => `${code} ${[...subjects].sort((a, b) => a - b).join()}`

describe('murals', () => {
  it('[issue 15] every repair takes its check away and brings no other, whatever happened before', () => {
    checkLaw(
      { repaired: 60, several: 30, without: 20, seam: 15, coverage: 10 },
      fc.tuple(
        murals,
        fc.array(fc.tuple(fc.constantFrom(...Object.keys(damages)), whole(0, 9)), {
          minLength: 1,
          maxLength: 3,
        }),
      ),
      (cover, [{ mural }, happened]) => {
        const broken = happened.reduce((state, [name, at]) => damages[name]?.(state, at) ?? state, mural)
        const checks = checkMurals(broken)
        const before = checks.map(keyOf)
        let repaired = 0
        for (const check of checks) {
          if (check.repair === null) {
            cover('without')
            continue
          }
          repaired += 1
          cover('repaired')
          if (check.code.startsWith('seam') || check.code.startsWith('overlap')) cover('seam')
          if (check.code === 'areaUncovered') cover('coverage')
          const after = checkMurals(applyMuralChanges(broken, check.repair.changes)).map(keyOf)
          expect(after).not.toContain(keyOf(check))
          expect(after.filter((key) => !before.includes(key))).toEqual([])
        }
        if (repaired > 1) cover('several')
      },
      { numRuns: 60 },
    )
  })

  it('[issue 15] repairs, one after another, come to an end', () => {
    checkLaw(
      { clean: 30 },
      fc.tuple(
        murals,
        fc.array(fc.tuple(fc.constantFrom(...Object.keys(damages)), whole(0, 9)), {
          minLength: 1,
          maxLength: 3,
        }),
      ),
      (cover, [{ mural }, happened]) => {
        let state = happened.reduce((broken, [name, at]) => damages[name]?.(broken, at) ?? broken, mural)
        const begin = checkMurals(state).length
        let steps = 0
        for (;;) {
          const repair = checkMurals(state).find((check) => check.repair !== null)?.repair
          if (repair == null) break
          state = applyMuralChanges(state, repair.changes)
          steps += 1
          expect(steps).toBeLessThanOrEqual(begin)
        }
        if (checkMurals(state).length === 0) cover('clean')
      },
      { numRuns: 40 },
    )
  })

  it('[issue 15] panels of a layout cover the area exactly once, and their print twice just in the overlaps', () => {
    checkLaw(
      { overlap: 40, locked: 20, moved: 20 },
      runs,
      (cover, run) => {
        const proposals = proposeLayouts(run)
        if (!proposals.ok) throw new Error(proposals.message)
        const width = run.faces[0]?.width ?? 0
        if (run.seam.thickness > 0) cover('overlap')
        if (run.locked.length > 0) cover('locked')
        for (const { panels, seams } of proposals.layouts) {
          if (panels.some((panel) => Math.abs(panel.width - width / panels.length) > 1)) cover('moved')
          const wrong: number[] = []
          // The middles of all thirty-seconds, from before the left bleed to beyond the right one.
          for (let x = -1 + 1 / 64; x < width + 1; x += 1 / 32) {
            const seen = panels.filter(({ from, width: wide }) => x > from && x < from + wide).length
            if (seen !== (x > 0 && x < width ? 1 : 0)) wrong.push(x)
            const printed = panels.filter(
              ({ from, width: wide, bleeds }) => x > from - bleeds.left && x < from + wide + bleeds.right,
            ).length
            const { thickness, alignment } = run.seam
            // How far an overlap reaches to the left of its seam.
            const back = alignment === 'center' ? thickness / 2 : alignment === 'left' ? thickness : 0
            const bands = seams.filter(({ at }) => x > at - back && x < at - back + thickness).length
            const isPrinted = x > -run.bleeds.left && x < width + run.bleeds.right
            if (printed !== (isPrinted ? 1 + bands : 0)) wrong.push(x)
          }
          expect(wrong).toEqual([])
        }
      },
      { numRuns: 15 },
    )
  })

  it('[issue 15] a part of the area is uncovered just where a raster finds no panel and no opening', () => {
    const plain = muralOf(plainRun)
    const [panel] = plain.panels
    if (panel === undefined) throw new Error('no panel')
    const box = fc.record({ x: whole(0, 10), y: whole(0, 6), width: whole(4, 12), height: whole(4, 9) })
    checkLaw(
      { covered: 10, bare: 30, opening: 5 },
      fc.record({
        area: fc.record({ x: whole(2, 6), y: whole(2, 4), width: whole(3, 8), height: whole(2, 6) }),
        panels: fc.array(box, { minLength: 1, maxLength: 4 }),
        opening: fc.option(box),
      }),
      (cover, { area, panels, opening }) => {
        const at = ({ x, y, width, height }: typeof area) => ({ position: { x, y }, size: { width, height } })
        const input: MuralCheckInput = {
          ...plain,
          areas: [{ id: 10, archCustomViewId: 1, measured: null, ...at(area) }],
          panels: panels.map((one, index) => ({ ...panel, id: 101 + index, ...at(one) })),
          openings: opening === null ? [] : [{ id: 301, archCustomViewId: 1, box: opening }],
          seams: [],
        }
        let bare = 0
        let inOpening = 0
        for (let x = area.x + 0.5; x < area.x + area.width; x += 1)
          for (let y = area.y + 0.5; y < area.y + area.height; y += 1) {
            const holds = (one: typeof area) =>
              x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height
            if (panels.some(holds)) continue
            if (opening !== null && holds(opening)) inOpening += 1
            else bare += 1
          }
        cover(bare > 0 ? 'bare' : 'covered')
        if (bare === 0 && inOpening > 0) cover('opening')
        expect(checkMurals(input).some(({ code }) => code === 'areaUncovered')).toBe(bare > 0)
      },
      { numRuns: 150 },
    )
  })
})
