/** The plan of the rooms on paper: what stands on it, its measures, the views that look at it, and which way is up. */
import type { CanvasContext } from '../canvas/kind.ts'
import { add, middleOf, scale } from '../canvas/form.ts'
import { elevationKind, lookOf } from '../canvas/kinds/elevation.ts'
import { entityReader } from '../canvas/entity-kind.ts'
import { shownViewports } from '../canvas/viewports.ts'
import type { DrawnItem } from '../drawing/svg/image.ts'
import type { Box, Point } from '../geometry/box.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import type { SheetView } from '../sheets/fit-view.ts'
import { canvasDrawing } from './views/drawing.ts'
import { boxOfItems } from './views/to-paper.ts'
import { sheetViewOf, type ViewLook } from './views/view.ts'

/** Millimetres of paper. */
const TAG_RADIUS = 3.4
const EYE_RADIUS = 0.7
const NORTH = { width: 5, height: 8, gap: 6 } as const

const readLabel = entityReader('calicoWallLabel')

/** Every view that looks from a line of the plan: its number in a circle where one stands. */
function tags(context: CanvasContext, mmPerInch: number): DrawnItem[] {
  const numbers = new Map(shownViewports(context).map(({ id }, index) => [id, index + 1]))
  return [...context.tables.archElevation.values()].flatMap((elevation): DrawnItem[] => {
    const number = numbers.get(elevation.archCustomViewId ?? 0)
    const [part] = elevationKind.partsOn(elevation, { type: 'plan' }, context)
    if (number === undefined || part?.form.type !== 'line') return []
    const { form } = part
    const radius = TAG_RADIUS / mmPerInch
    const center = add(middleOf(form.from, form.to), scale(lookOf(form), -radius))
    return [
      { kind: 'circle', center, radius, role: 'detail', stroke: 'ink', fill: 'paper' },
      {
        kind: 'text',
        at: center,
        anchor: 'middle',
        text: String(number),
        font: { family: 'Inter', weight: 600, sizeMm: 3 / mmPerInch },
        fill: 'ink',
        annotation: { sizeMm: 3 / mmPerInch },
      },
    ]
  })
}

/** Where one stands to look at a wall, for labels that show it. [2.3.46] */
function eyePoints(context: CanvasContext, mmPerInch: number): DrawnItem[] {
  return [...context.tables.entity.values()].flatMap((entity): DrawnItem[] => {
    const label = readLabel(entity)
    const start = label?.data.viewStartPlanPosition
    if (!start || !label.data.indicateViewStartOnPlan) return []
    const center = { x: start.x, y: start.z }
    return [{ kind: 'circle', center, radius: EYE_RADIUS / mmPerInch, fill: 'ink', part: 'eye' }]
  })
}

/** Up on the sheet is what a studio calls north on its plans. */
function north(bounds: Box, mmPerInch: number): DrawnItem[] {
  const [width, height, gap] = [NORTH.width, NORTH.height, NORTH.gap].map((size) => size / mmPerInch)
  if (width === undefined || height === undefined || gap === undefined) return []
  const tip: Point = { x: bounds.x - gap - width / 2, y: bounds.y }
  const at = ({ x, y }: Point) => `${x} ${y}`
  const left = { x: tip.x - width / 2, y: tip.y + height }
  const right = { x: tip.x + width / 2, y: tip.y + height }
  const notch = { x: tip.x, y: tip.y + height * 0.75 }
  return [
    { kind: 'path', d: `M${at(tip)}L${at(left)}L${at(notch)}Z`, fill: 'ink', part: 'north' },
    { kind: 'path', d: `M${at(tip)}L${at(right)}L${at(notch)}Z`, role: 'fine', stroke: 'ink', part: 'north' },
    {
      kind: 'text',
      at: { x: tip.x + width / 2, y: tip.y + height + 3.4 / mmPerInch },
      anchor: 'end',
      text: words.planNorth,
      font: { family: 'Inter', weight: 400, sizeMm: 2.3 / mmPerInch },
      fill: 'ink2',
      annotation: { sizeMm: 2.3 / mmPerInch },
    },
  ]
}

/** The plan as a view of a sheet; null where nothing is drawn on it. */
export function planView(context: CanvasContext, look: ViewLook): SheetView | null {
  const { items, measures } = canvasDrawing({ type: 'plan' }, context, look.hidden)
  const bounds = boxOfItems(items)
  if (bounds === null) return null
  return sheetViewOf(
    {
      key: 'plan',
      heading: words.plan,
      subheading: words.planAbout,
      remarks: [],
      facts: [],
      description: words.planAbout,
      measures,
      itemsAt: (mmPerInch) => [
        ...items,
        ...eyePoints(context, mmPerInch),
        ...tags(context, mmPerInch),
        ...north(bounds, mmPerInch),
      ],
    },
    look,
  )
}
