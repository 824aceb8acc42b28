/** Each viewport as a drawing: what one sees from its line, with measures of walls and openings, its notes and its seams. */
import { seenFrom } from '../canvas/elevation-view.ts'
import type { CanvasContext, Measure } from '../canvas/kind.ts'
import { openingsSeen } from '../canvas/kinds/opening.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import type { SheetView } from '../sheets/fit-view.ts'
import { canvasDrawing } from './views/drawing.ts'
import { muralFacts, noteFacts, seamFacts } from './facts.ts'
import { sheetViewOf, type ViewLook } from './views/view.ts'
import type { ViewRecords } from './views/view-records.ts'

/** Lengths between neighbouring places, each measured at one side. */
function chain(places: readonly number[], at: number, side: Measure['side']): Measure[] {
  const sorted = [...new Set(places)].sort((a, b) => a - b)
  return sorted.slice(1).map((to, index) => {
    const from = sorted[index] ?? to
    return side === 'bottom' || side === 'top'
      ? { from: { x: from, y: at }, to: { x: to, y: at }, side, row: 0 }
      : { from: { x: at, y: from }, to: { x: at, y: to }, side, row: 0 }
  })
}

/** What a workshop asks of a wall: how wide and high it is, and where its openings are. */
function wallMeasures(context: CanvasContext, viewId: number, others: readonly Measure[]): Measure[] {
  // Openings are measured where nothing else is.
  const isTaken = (side: Measure['side']) => others.some((one) => one.side === side)
  const across = isTaken('bottom') && !isTaken('top') ? 'top' : 'bottom'
  const { floor, walls } = seenFrom(context.tables, viewId)
  const openings = openingsSeen(viewId, context).map(({ box }) => box)
  return walls.flatMap(({ box }): Measure[] => {
    const right = box.x + box.width
    const inside = openings.filter(({ x, width }) => x >= box.x - 1e-6 && x + width <= right + 1e-6)
    const edges = inside.flatMap(({ x, width }) => [x, x + width])
    const up = inside.flatMap(({ y, height }) => [y, y + height])
    return [
      ...(inside.length === 0
        ? []
        : chain([box.x, ...edges, right], across === 'top' ? box.y : floor, across)),
      ...(inside.length === 0 ? [] : chain([box.y, ...up, floor], box.x, 'left')),
      { from: { x: box.x, y: floor }, to: { x: right, y: floor }, side: 'bottom', row: 1 },
      { from: { x: box.x, y: box.y }, to: { x: box.x, y: floor }, side: 'left', row: 1 },
    ]
  })
}

const VIEW_KEY = 'view-'

/** The viewport that a view of a sheet shows as a whole; null for other views. */
export function viewportIdOf(key: string): number | null {
  if (!key.startsWith(VIEW_KEY)) return null
  const id = Number(key.slice(VIEW_KEY.length))
  return Number.isInteger(id) ? id : null
}

export interface ElevationOptions extends ViewLook {
  readonly viewCount: number
  readonly titleOf: (optionId: number | null) => string
  /** how many checks stand against a view */
  readonly checksOf: (viewId: number) => number
}

/** The drawing of a viewport; null where nothing stands on it. */
export function elevationView(
  records: ViewRecords,
  context: CanvasContext,
  options: ElevationOptions,
): SheetView | null {
  const { view, number } = records
  const { items, measures } = canvasDrawing({ type: 'view', id: view.id }, context, options.hidden)
  if (items.length === 0) return null
  const checks = options.checksOf(view.id)
  const hasSeams = !options.hidden.has('panelsAndSeams')
  const heading = words.elevation({ number, title: view.title })
  return sheetViewOf(
    {
      key: `${VIEW_KEY}${view.id}`,
      heading,
      subheading: words.elevationAbout({ number, count: options.viewCount }),
      remarks: checks === 0 ? [] : [words.checksOfView({ count: checks })],
      facts: [
        ...muralFacts(records, options.titleOf),
        ...(hasSeams ? seamFacts(records, context.seamColors) : []),
        ...noteFacts(view),
      ],
      description: heading,
      measures: [...measures, ...wallMeasures(context, view.id, measures)],
      itemsAt: () => items,
    },
    options,
  )
}
