/**
 * The panels of an order laid in rows for the panel layout: by viewport, by area, by roll, and by their numbers. Locked ones
 * stay where they are, and the others go around them. Inches.
 */
import { type Box, boxesOverlap, growBox, type Point } from '../../geometry/box.ts'
import { bleedsOf } from '../../spatial/murals/figures/panel-figures.ts'
import type { RollStock } from '../../spatial/murals/figures/strips.ts'
import type { CanvasContext } from '../kind.ts'
import { placeInLayout } from '../layout-places.ts'
import { panelRolls, printOfPanel } from './panel-rolls.ts'

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

/** Where the panels that are not locked come to stand in the panel layout, by their ids: `drawingsPanelLayoutPosition`. */
export function arrangedPanels(
  context: CanvasContext,
  sheetWidth: number,
  roll: RollStock,
): ReadonlyMap<number, Point> {
  const groups = panelRolls(context, roll).map(({ strips }) => strips.map(({ panel }) => panel))
  const all = groups.flat()
  const taken = all
    .filter(({ data }) => data.isLocked)
    .map((panel): Box => {
      const at = panel.data.drawingsPanelLayoutPosition ?? placeInLayout(panel.data, context)
      const { left, top } = bleedsOf(panel.data)
      const { width, height } = printOfPanel(panel)
      return { x: at.x - left, y: at.y - top, width, height }
    })
  const free = groups.map((group) => group.filter(({ data }) => !data.isLocked))
  const places = rowsOf(
    free.map((group) =>
      group.map((panel): ArrangedPrint => ({ key: panel.record.id, ...printOfPanel(panel) })),
    ),
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
