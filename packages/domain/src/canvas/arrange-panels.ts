/**
 * The panels of an order laid in rows for the panel layout: by viewport, by area, by roll, and by their numbers. Locked ones
 * stay where they are, and the others go around them. Inches.
 */
import { type Box, boxesOverlap, growBox, type Point } from '../geometry/box.ts'
import { bleedsOf, printedSize } from '../spatial/murals/figures/panel-figures.ts'
import { cutList, type RollStock } from '../spatial/murals/figures/strips.ts'
import { entitiesOn } from './entity-kind.ts'
import type { CanvasContext } from './kind.ts'
import { type PanelValue, readPanel } from './kinds/mural-panel.ts'
import { allAreas } from './mural-runs.ts'
import { shownViewports } from './viewports.ts'

/** Between the prints of neighbors, and between groups. */
export const ARRANGED_GAP = 8
export const ARRANGED_GROUP_GAP = 24

/** What is laid in rows: a print, by the place of its upper left corner. */
export interface ArrangedPrint {
  readonly key: number
  readonly width: number
  readonly height: number
}

/**
 * Where prints come to stand: in rows no wider than `sheetWidth`, in their order, each group on rows of its own below the one
 * before it. A print that is wider than the sheet has a row to itself. None lies on another, or on one of `taken`.
 */
export function rowsOf(
  groups: readonly (readonly ArrangedPrint[])[],
  sheetWidth: number,
  taken: readonly Box[],
): ReadonlyMap<number, Point> {
  const places = new Map<number, Point>()
  let y = 0
  let foot = 0

  /** The nearest free place of a row from `x` on; null: this row has none. */
  function freeIn(x: number, top: number, { width, height }: ArrangedPrint): number | null {
    for (let from = x; ; ) {
      const box = growBox({ x: from, y: top, width, height }, ARRANGED_GAP - 1e-6)
      const hit = taken.find((one) => boxesOverlap(one, box))
      if (!hit) return from === 0 || from + width <= sheetWidth ? from : null
      from = Math.max(from, hit.x + hit.width + ARRANGED_GAP)
      if (from + width > sheetWidth) return null
    }
  }

  /** The next height at which something that was in the way ends. */
  function below(top: number): number {
    const ends = taken.map((one) => one.y + one.height + ARRANGED_GAP).filter((end) => end > top + 1e-6)
    return ends.length === 0 ? top + ARRANGED_GAP : Math.min(...ends)
  }

  for (const group of groups) {
    let x = 0
    for (const print of group) {
      let at = freeIn(x, y, print)
      if (at === null && x > 0) {
        y = foot + ARRANGED_GAP
        at = freeIn(0, y, print)
      }
      while (at === null) {
        y = below(y)
        at = freeIn(0, y, print)
      }
      places.set(print.key, { x: at, y })
      x = at + print.width + ARRANGED_GAP
      foot = Math.max(foot, y + print.height)
    }
    if (group.length > 0) y = foot + ARRANGED_GROUP_GAP
  }
  return places
}

function compareNumbers(a: PanelValue, b: PanelValue): number {
  const [one, other] = [a.data.panelNumber ?? Infinity, b.data.panelNumber ?? Infinity]
  if (one !== other) return one - other
  return a.data.position.x - b.data.position.x || a.record.id - b.record.id
}

function boxOfSeen({ data }: PanelValue): Box {
  return { x: data.position.x, y: data.position.y, ...data.size }
}

function printOf({ data, record }: PanelValue): ArrangedPrint {
  return { key: record.id, ...printedSize(data.size, bleedsOf(data)) }
}

/** Panels that hang in one order, by the rolls that they are cut from. */
function byRoll(panels: readonly PanelValue[], roll: RollStock): PanelValue[][] {
  const lengths = panels.map((panel) => printOf(panel).height)
  return cutList(lengths, roll).map(({ strips }) => strips.flatMap(({ index }) => panels[index] ?? []))
}

/** The panels of each area of a viewport, from the left, and last those that stand on none. */
function byArea(viewId: number, context: CanvasContext): PanelValue[][] {
  const panels = entitiesOn(context, viewId)
    .flatMap((entity) => readPanel(entity) ?? [])
    .sort(compareNumbers)
  const areas = allAreas(context)
    .filter((area) => area.viewId === viewId)
    .toSorted((a, b) => a.box.x - b.box.x || a.id - b.id)
  const areaOf = (panel: PanelValue) => areas.findIndex(({ box }) => boxesOverlap(box, boxOfSeen(panel)))
  return [...areas.keys(), -1].map((index) => panels.filter((panel) => areaOf(panel) === index))
}

/** Where the panels that are not locked come to stand in the panel layout, by their ids: `drawingsPanelLayoutPosition`. */
export function arrangedPanels(
  context: CanvasContext,
  sheetWidth: number,
  roll: RollStock,
): ReadonlyMap<number, Point> {
  const groups = shownViewports(context)
    .flatMap(({ id }) => byArea(id, context))
    .flatMap((panels) => byRoll(panels, roll))
  const all = groups.flat()
  const taken = all
    .filter(({ data }) => data.isLocked)
    .map((panel): Box => {
      const at = panel.data.drawingsPanelLayoutPosition ?? panel.data.position
      const { left, top } = bleedsOf(panel.data)
      const { width, height } = printOf(panel)
      return { x: at.x - left, y: at.y - top, width, height }
    })
  const free = groups.map((group) => group.filter(({ data }) => !data.isLocked))
  const places = rowsOf(
    free.map((group) => group.map(printOf)),
    sheetWidth,
    taken,
  )
  return new Map(
    all.flatMap(({ record, data }): [number, Point][] => {
      const corner = places.get(record.id)
      return corner ? [[record.id, { x: corner.x + data.bleedLeft, y: corner.y + data.bleedTop }]] : []
    }),
  )
}
