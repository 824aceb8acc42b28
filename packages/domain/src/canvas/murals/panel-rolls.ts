/** The panels of an order by the rolls that they are cut from: each area begins a roll of its own. Inches. */
import { type Box, boxesOverlap } from '../../geometry/box.ts'
import type { MuralSize } from '../../spatial/murals/figures/measures.ts'
import { bleedsOf, printedSize } from '../../spatial/murals/figures/panel-figures.ts'
import { cutList, type RollStock } from '../../spatial/murals/figures/strips.ts'
import type { OrgProfile } from '../../tenancy/profile.ts'
import { entitiesOn } from '../entity-kind.ts'
import type { CanvasContext } from '../kind.ts'
import { type PanelValue, readPanel } from '../kinds/mural-panel.ts'
import { allAreas } from '../mural-runs.ts'
import { shownViewports } from '../viewports.ts'

export interface PanelRoll {
  /** 1 for the first of the order */
  readonly number: number
  /** in the order in which they hang; where on the roll, from its beginning */
  readonly strips: readonly { readonly panel: PanelValue; readonly from: number; readonly to: number }[]
  /** what is left at the end; null for a roll without an end, below 0 where a strip is longer than the roll */
  readonly rest: number | null
}

/** What an organization prints murals on. */
export function rollStockOf({
  rollWidth,
  rollLength,
  rollGap,
}: Pick<OrgProfile['spatial'], 'rollWidth' | 'rollLength' | 'rollGap'>): RollStock {
  return { width: rollWidth, length: rollLength, gap: rollGap }
}

/** What is printed of a panel, its bleeds included. */
export function printOfPanel({ data }: PanelValue): MuralSize {
  return printedSize(data.size, bleedsOf(data))
}

function compareNumbers(a: PanelValue, b: PanelValue): number {
  const [one, other] = [a.data.panelNumber ?? Infinity, b.data.panelNumber ?? Infinity]
  if (one !== other) return one - other
  return a.data.position.x - b.data.position.x || a.record.id - b.record.id
}

function boxOfSeen({ data }: PanelValue): Box {
  return { x: data.position.x, y: data.position.y, ...data.size }
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

/** All panels of an order in viewports that are shown; those that are not `isPrinted` are left out. */
export function panelRolls(
  context: CanvasContext,
  roll: RollStock,
  isPrinted: (panel: PanelValue) => boolean = () => true,
): readonly PanelRoll[] {
  return shownViewports(context)
    .flatMap(({ id }) => byArea(id, context))
    .flatMap((area) => {
      const panels = area.filter(isPrinted)
      const lengths = panels.map((panel) => printOfPanel(panel).height)
      return cutList(lengths, roll).map(({ strips, rest }) => ({
        rest,
        strips: strips.flatMap(({ index, from, to }) => {
          const panel = panels[index]
          return panel ? [{ panel, from, to }] : []
        }),
      }))
    })
    .map((one, index) => ({ number: index + 1, ...one }))
}
