/**
 * Auto-layout against brute force: on small walls every set of seams on sixteenths of an inch is tried. The oracle below
 * judges a set by the sentences of the design alone; it shares nothing with the search. Inches.
 */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../../../testing/check-law.ts'
import type { LayoutInput, LayoutWish, MuralLayout, SearchedWish } from './input.ts'
import { proposeLayouts } from './propose-layouts.ts'

/** What a set of seams is compared by; `unlined` are the seams that stand on no mismatch line. */
type Judged = {
  faults: number
  rolls: number
  printed: number
  near: number
  inequality: number
  unlined: number
  panels: number
  isEqual: boolean
}

const tiny = 1e-9

/** Shares of the overlap at the left and right panel. */
function oracleShares({ seam }: LayoutInput): [number, number] {
  if (seam.alignment === 'left') return [0, seam.thickness]
  if (seam.alignment === 'right') return [seam.thickness, 0]
  return [seam.thickness / 2, seam.thickness / 2]
}

/** Judges the panels between `edges` (both ends included); undefined where a new panel is wider than the roll. */
function judge(input: LayoutInput, edges: readonly number[]): Judged | undefined {
  const [leftShare, rightShare] = oracleShares(input)
  const width = edges[edges.length - 1] ?? 0
  const count = edges.length - 1
  const found: Judged = {
    faults: 0,
    rolls: 0,
    printed: 0,
    near: 0,
    inequality: 0,
    unlined: 0,
    panels: count,
    isEqual: true,
  }
  const height = Math.max(...input.faces.map((face) => face.height)) + input.bleeds.top + input.bleeds.bottom
  let narrowest = Infinity
  let widest = 0
  let left = 0
  for (let index = 0; index < count; index += 1) {
    const from = edges[index] ?? 0
    const to = edges[index + 1] ?? 0
    const isLocked = input.locked.some(
      (panel) => Math.abs(panel.from - from) < tiny && Math.abs(panel.to - to) < tiny,
    )
    const printed =
      to -
      from +
      (index === 0 ? input.bleeds.left : rightShare) +
      (index === count - 1 ? input.bleeds.right : leftShare)
    if (printed > input.roll.width + tiny) {
      if (!isLocked) return undefined
      found.faults += 1
    }
    if (!isLocked) {
      if (to - from < input.minimumStrip - tiny) found.faults += 1
      narrowest = Math.min(narrowest, to - from)
      widest = Math.max(widest, to - from)
    }
    found.inequality += (to - from - width / count) ** 2
    let strip = height
    if (input.pattern.repeat !== null) {
      strip = 0
      while (strip < height - tiny) strip += input.pattern.repeat
      if (input.pattern.isHalfDrop && index % 2 === 1) strip += input.pattern.repeat / 2
    }
    found.printed += strip * input.roll.width
    const { length, gap } = input.roll
    if (found.rolls === 0 || (length !== null && left < gap + strip - tiny)) {
      found.rolls += 1
      left = (length ?? Infinity) - strip
    } else left -= gap + strip
  }
  for (const seam of edges.slice(1, -1)) {
    const within = (from: number, to: number) => seam > from + tiny && seam < to - tiny
    const spans = [...input.focusAreas, ...input.keepClear, ...input.criticalAlignment]
    let corner = 0
    const corners = input.faces.map((face) => (corner += face.width)).slice(0, -1)
    if (
      spans.some(({ from, to }) => within(from, to)) ||
      input.openings.some(({ x, width: wide }) => within(x, x + wide)) ||
      corners.some((place) => within(place - 2, place + 2))
    )
      found.faults += 1
    if (
      input.focusAreas.some(({ from, to }) => within(from - 12, to + 12)) ||
      input.openings.some(({ x, width: wide }) => within(x - 4, x + 4) || within(x + wide - 4, x + wide + 4))
    )
      found.near += 1
    if (!input.mismatchLines.some((line) => Math.abs(line - seam) <= 1 / 32)) found.unlined += 1
  }
  found.isEqual = widest - narrowest < 2 / 16 - tiny
  return found
}

type Key = (judged: Judged) => readonly number[]

/** By which figures a wish compares, the most important first. */
const keys: Readonly<Record<SearchedWish, Key>> = {
  fewestPanels: ({ faults, rolls, printed, near, inequality }) => [faults, rolls, printed, near, inequality],
  equalWidths: ({ faults, inequality, panels, near }) => [faults, inequality, panels, near],
  seamsHidden: ({ faults, near, unlined, panels, inequality }) => [faults, near, unlined, panels, inequality],
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => Math.abs(value - (other[index] ?? 0)) > 1e-7)
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** The better of what is known and what is tried. */
function better(known: Judged | undefined, tried: Judged, key: Key): Judged {
  return known === undefined || isBetter(key(tried), key(known)) ? tried : known
}

/** Every set of seams: each sixteenth that lies in no locked panel has one or not; the edges of locked ones have. */
function everyLayout(input: LayoutInput, visit: (judged: Judged) => void): void {
  const width = input.faces.reduce((sum, face) => sum + face.width, 0)
  const fixed = input.locked.flatMap(({ from, to }) => [from, to])
  const free: number[] = []
  for (let step = 1; step / 16 < width - tiny; step += 1)
    if (!input.locked.some(({ from, to }) => step / 16 > from - tiny && step / 16 < to + tiny))
      free.push(step / 16)
  const edges = [...new Set([0, ...fixed, width])]
  for (let set = 0; set < 2 ** free.length; set += 1) {
    const chosen = free.filter((_, index) => (set & (1 << index)) !== 0)
    const judged = judge(
      input,
      [...edges, ...chosen].sort((one, other) => one - other),
    )
    if (judged !== undefined) visit(judged)
  }
}

const judgedAs = (input: LayoutInput, layout: MuralLayout): Judged => {
  const ends = layout.panels.map(({ from, width }) => from + width)
  const judged = judge(input, [0, ...ends])
  if (judged === undefined) throw new Error('a panel is wider than the roll')
  return judged
}

const steps = (min: number, max: number) => fc.integer({ min, max }).map((count) => count / 16)
const butted = {
  thickness: 0,
  alignment: 'center',
  alignmentMode: 'standard',
  customAlignmentOffset: 0,
} as const
const span = (most: number) =>
  fc.tuple(steps(0, most), steps(0, most)).map(([one, other]) => ({
    from: Math.min(one, other),
    to: Math.max(one, other),
  }))

/** Walls of at most fourteen sixteenths, whose every set of seams can be tried. */
const tinyWalls: fc.Arbitrary<LayoutInput> = fc
  .record({
    width: fc.oneof(
      steps(3, 14),
      steps(12, 14),
      steps(6, 13).map((width) => width + 0.03),
    ),
    keepClear: fc.array(span(14), { maxLength: 2 }),
    // Outside of the wall: only how near it is counts.
    focus: fc.option(fc.tuple(fc.boolean(), steps(-10, 10))),
    mismatchLines: fc.array(steps(1, 13), { maxLength: 2 }),
    locked: fc.option(
      fc
        .tuple(span(12), fc.constantFrom(0, 0, 0.03))
        .map(([{ from, to }, more]) => ({ from: from + more, to: to + more })),
      { freq: 2 },
    ),
    roll: fc.record({
      width: steps(4, 9),
      length: fc.constantFrom(null, 1, 2.25, 2.5, 3.25, 4),
      gap: fc.constantFrom(0, 0.25),
    }),
    pattern: fc.record({ repeat: fc.constantFrom(null, 0.75, 1.5), isHalfDrop: fc.boolean() }),
    bleeds: fc.record({
      left: steps(0, 1),
      right: steps(0, 1),
      top: fc.constantFrom(0, 0.125),
      bottom: fc.constantFrom(0, 0.125),
    }),
    seam: fc.record({
      thickness: steps(0, 2),
      alignment: fc.constantFrom('left', 'center', 'right'),
    }),
    minimumStrip: steps(0, 5),
  })
  .map(({ width, focus, locked, seam, ...rest }) => ({
    ...rest,
    faces: [{ width, height: 1 }],
    openings: [],
    criticalAlignment: [],
    focusAreas:
      focus === null
        ? []
        : [focus[0] ? { from: width + 11.5 + focus[1], to: 99 } : { from: -99, to: -11.5 + focus[1] }],
    locked:
      locked === null || locked.to > width || locked.to - locked.from < 1 / 16
        ? []
        : [{ id: 1, from: locked.from, to: locked.to }],
    seam: { ...butted, ...seam },
  }))

/** Walls of a room: three panels at most, so that every pair of seams can be tried. */
const roomWalls: fc.Arbitrary<LayoutInput> = fc
  .record({
    width: steps(16 * 12, 16 * 30),
    corner: fc.option(steps(16 * 3, 16 * 11), { freq: 2 }),
    opening: fc.option(fc.record({ x: steps(0, 16 * 24), width: steps(8, 16 * 6) })),
    focus: fc.option(fc.record({ from: steps(0, 16 * 24), width: steps(1, 16 * 3) }), { freq: 2 }),
    critical: fc.option(span(16 * 12), { freq: 2 }),
    rollWidth: steps(16 * 11, 16 * 16),
    overlap: fc.constantFrom(0, 0.5, 1),
    minimumStrip: steps(0, 16 * 5),
  })
  .map(({ width, corner, opening, focus, critical, rollWidth, overlap, minimumStrip }) => ({
    faces:
      corner === null
        ? [{ width, height: 10 }]
        : [
            { width: corner, height: 9 },
            { width: width - corner, height: 10 },
          ],
    openings: opening === null ? [] : [{ ...opening, y: 2, height: 20 }],
    focusAreas: focus === null ? [] : [{ from: focus.from, to: focus.from + focus.width }],
    criticalAlignment: critical === null ? [] : [critical],
    keepClear: [],
    mismatchLines: [],
    locked: [],
    roll: { width: rollWidth, length: 25, gap: 0 },
    pattern: { repeat: null, isHalfDrop: false },
    bleeds: { left: 0.5, right: 0.5, top: 1, bottom: 1 },
    seam: { ...butted, thickness: overlap },
    minimumStrip,
  }))

describe('auto-layout', () => {
  it('[canvas, issue 15] is never worse than any set of seams on sixteenths, whatever it is best at', () => {
    checkLaw(
      {
        banned: 30,
        locked: 20,
        overlap: 40,
        repeat: 40,
        faulty: 25,
        faultless: 25,
        near: 5,
        several: 8,
        rolls: 4,
      },
      tinyWalls,
      (cover, input) => {
        const proposals = proposeLayouts(input)
        if (!proposals.ok) {
          // The roll is too narrow for its own bleeds.
          expect(proposals.code).toBe('layoutRollTooNarrow')
          return
        }
        const [first] = proposals.layouts
        if (first === undefined) throw new Error('no layout')
        const best = judgedAs(input, first)
        let fewest: Judged | undefined
        const others: Judged[] = []
        everyLayout(input, (judged) => {
          fewest = better(fewest, judged, keys.fewestPanels)
          if (judged.faults <= best.faults && judged.panels <= best.panels + 2) others.push(judged)
        })
        if (fewest === undefined) throw new Error('the oracle finds no layout')
        expect(isBetter(keys.fewestPanels(fewest), keys.fewestPanels(best))).toBe(false)

        const asWished = (wish: LayoutWish) => {
          const layout = proposals.layouts.find(({ wishes }) => wishes.includes(wish))
          if (layout === undefined) throw new Error(`nothing for ${wish}`)
          return judgedAs(input, layout)
        }
        const hidden = asWished('seamsHidden')
        for (const other of others)
          if (isBetter(keys.seamsHidden(other), keys.seamsHidden(hidden)))
            expect([other, input]).toEqual([hidden, input])
        const equal = asWished('equalWidths')
        // As few panels as have equal widths; the least unequal where none have.
        const counts = others.filter(({ isEqual }) => isEqual).map(({ panels }) => panels)
        const wanted =
          counts.length === 0 ? others : others.filter(({ panels }) => panels === Math.min(...counts))
        if (counts.length > 0) expect([equal.isEqual, equal.panels]).toEqual([true, Math.min(...counts)])
        for (const other of wanted)
          if (isBetter(keys.equalWidths(other), keys.equalWidths(equal)))
            expect([other, input]).toEqual([equal, input])

        if (input.keepClear.some(({ from, to }) => to - from > 1 / 8)) cover('banned')
        if (input.locked.length > 0) cover('locked')
        if (input.seam.thickness > 0) cover('overlap')
        if (input.pattern.repeat !== null) cover('repeat')
        cover(best.faults > 0 ? 'faulty' : 'faultless')
        if (best.near > 0 && best.near < best.panels - 1) cover('near')
        if (proposals.layouts.length > 1) cover('several')
        if (best.rolls > 1 && best.rolls < best.panels) cover('rolls')
      },
      { numRuns: 60 },
    )
  })

  it('[canvas, issue 15] is never worse on walls with openings, focus areas and corners', () => {
    checkLaw(
      { opening: 40, focus: 20, corner: 15, near: 10, moved: 10 },
      roomWalls,
      (cover, input) => {
        const proposals = proposeLayouts(input)
        if (!proposals.ok) throw new Error(proposals.message)
        const [first] = proposals.layouts
        if (first === undefined) throw new Error('no layout')
        const best = judgedAs(input, first)
        const width = input.faces.reduce((sum, face) => sum + face.width, 0)
        const last = Math.round(width * 16)
        let found: Judged | undefined
        const visit = (edges: readonly number[]) => {
          const judged = judge(input, edges)
          if (judged !== undefined) found = better(found, judged, keys.fewestPanels)
        }
        visit([0, width])
        for (let one = 1; one < last; one += 1) {
          visit([0, one / 16, width])
          for (let other = one + 1; other < last; other += 1) {
            if ((other - one) / 16 > input.roll.width) break
            visit([0, one / 16, other / 16, width])
          }
        }
        // Three panels may be too few to be without faults; then more are no worse.
        const isWorse = found !== undefined && isBetter(keys.fewestPanels(found), keys.fewestPanels(best))
        expect([isWorse, isWorse ? input : null]).toEqual([false, null])
        if (input.openings.length > 0) cover('opening')
        if (input.focusAreas.length > 0) cover('focus')
        if (input.faces.length > 1) cover('corner')
        if (best.near > 0) cover('near')
        if (best.inequality > 0.05) cover('moved')
      },
      { numRuns: 40 },
    )
  })
})
