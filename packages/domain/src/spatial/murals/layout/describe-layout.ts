/** Seams become a layout: panels with their bleeds and strips, the cut list, figures, and warnings. Inches. */
import { muralMessages } from '../../../messages/spatial/murals.ts'
import { formatInches } from '../../../units/lengths.ts'
import { SAME_LENGTH } from '../figures/measures.ts'
import { panelBleeds, printedSize, visibleWidths } from '../figures/panel-figures.ts'
import type { SeamShares } from '../figures/seam-shares.ts'
import { cutList, stripLength, stripsPerRoll } from '../figures/strips.ts'
import { muralWaste } from '../figures/waste.ts'
import { unevenness } from './choose-seams.ts'
import {
  type LayoutInput,
  type LayoutPanel,
  type LayoutWarning,
  type LayoutWish,
  type MuralLayout,
  runHeight,
  runWidth,
} from './input.ts'
import { isInside, nearStretches, seamBans } from './zones.ts'

/** All seams of a run, left to right: the new ones, and the edges of locked panels inside of it. */
export function allSeams(input: LayoutInput, places: readonly number[]): number[] {
  const width = runWidth(input)
  const edges = input.locked
    .flatMap(({ from, to }) => [from, to])
    .filter((edge) => edge > SAME_LENGTH && edge < width - SAME_LENGTH)
  const sorted = [...places, ...edges].sort((one, other) => one - other)
  return sorted.filter((place, index) => index === 0 || place - (sorted[index - 1] ?? 0) > SAME_LENGTH)
}

/** The id of the locked panel that stands between two places. */
function lockedAt({ locked }: LayoutInput, from: number, to: number): number | null {
  const middle = (from + to) / 2
  return locked.find((panel) => panel.from < middle && middle < panel.to)?.id ?? null
}

/** The widths of all panels that new seams give, and those of the panels that are not locked. */
export function widthsBetween(
  input: LayoutInput,
  places: readonly number[],
): { all: number[]; free: number[] } {
  const seams = allSeams(input, places)
  const all = visibleWidths(runWidth(input), seams)
  const isFree = (width: number, index: number) =>
    lockedAt(input, seams[index - 1] ?? 0, (seams[index - 1] ?? 0) + width) === null
  return { all, free: all.filter(isFree) }
}

/** The panels of a run with these seams. */
function panelsOf(input: LayoutInput, seams: readonly number[], shares: SeamShares): LayoutPanel[] {
  const height = runHeight(input)
  const bleeds = panelBleeds(
    input.bleeds,
    seams.map(() => shares),
  )
  return visibleWidths(runWidth(input), seams).map((width, index) => {
    const from = seams[index - 1] ?? 0
    const own = bleeds[index] ?? input.bleeds
    const printed = printedSize({ width, height }, own)
    return {
      number: index + 1,
      from,
      width,
      bleeds: own,
      printed,
      stripLength: stripLength(printed.height, input.pattern, index),
      lockedId: lockedAt(input, from, from + width),
    }
  })
}

function warningsOf(
  input: LayoutInput,
  seams: readonly number[],
  panels: readonly LayoutPanel[],
): LayoutWarning[] {
  const { roll, minimumStrip } = input
  const bans = seamBans(input)
  const seamWarnings = seams.flatMap((at): LayoutWarning[] => {
    const ban = bans.find((span) => isInside(at, span))
    if (ban === undefined) return []
    const message = muralMessages.seamNotAllowed({
      at: formatInches(at),
      where: muralMessages.bans[ban.reason],
    })
    return [{ code: 'seamNotAllowed', at, message }]
  })
  const panelWarnings = panels.flatMap(({ number, from, width, printed, lockedId }): LayoutWarning[] => {
    if (lockedId === null) {
      if (width >= minimumStrip - SAME_LENGTH) return []
      const sizes = { width: formatInches(width), least: formatInches(minimumStrip) }
      return [
        { code: 'panelTooNarrow', at: from, message: muralMessages.panelTooNarrow({ number, ...sizes }) },
      ]
    }
    if (printed.width <= roll.width + SAME_LENGTH) return []
    const sizes = { width: formatInches(printed.width), roll: formatInches(roll.width) }
    const message = muralMessages.panelWiderThanRoll({ panel: String(number), ...sizes })
    return [{ code: 'panelWiderThanRoll', at: from, message }]
  })
  const longest = Math.max(...panels.map((panel) => panel.stripLength))
  if (roll.length === null || longest <= roll.length + SAME_LENGTH) return [...seamWarnings, ...panelWarnings]
  const sizes = { length: formatInches(longest), roll: formatInches(roll.length) }
  const tooLong = {
    code: 'stripLongerThanRoll',
    at: null,
    message: muralMessages.stripLongerThanRoll(sizes),
  } as const
  return [...seamWarnings, ...panelWarnings, tooLong]
}

/** The layout that new seams at `places` give. */
export function describeLayout(
  input: LayoutInput,
  shares: SeamShares,
  places: readonly number[],
  wishes: readonly LayoutWish[],
): MuralLayout {
  const { roll, pattern } = input
  const seams = allSeams(input, places)
  const panels = panelsOf(input, seams, shares)
  const lengths = panels.map((panel) => panel.stripLength)
  const rolls = cutList(lengths, roll)
  const waste = muralWaste(input.faces, input.openings, roll.width, lengths)
  const warnings = warningsOf(input, seams, panels)
  const near = nearStretches(input)
  const { top, bottom } = input.bleeds
  return {
    wishes,
    panels,
    seams: seams.map((at) => ({ at, shares })),
    rolls,
    stripsPerRoll: stripsPerRoll(stripLength(runHeight(input) + top + bottom, pattern, 0), roll),
    waste,
    objective: {
      faults: warnings.length,
      rolls: rolls.length,
      wasteSquareFeet: waste.wasteSquareFeet,
      seamsNear: seams.filter((at) => near.some((span) => isInside(at, span))).length,
      inequality: unevenness(panels.map(({ width }) => width)).inequality,
    },
    warnings,
  }
}
