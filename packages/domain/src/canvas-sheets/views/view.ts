/** A drawing of the canvas as a view of a sheet: made anew for each scale, since texts keep their size on paper. */
import type { Measure } from '../../canvas/kind.ts'
import type { CanvasLayer } from '../../canvas/layers.ts'
import type { DrawnItem } from '../../drawing/svg/image.ts'
import type { Scene } from '../../drawing/scene.ts'
import { withDecimalSign } from '../../localization/figures.ts'
import { canvasSheetMessages as words } from '../../messages/papers/canvas-sheets.ts'
import { drawingMessages } from '../../messages/papers/drawings.ts'
import type { SheetTerms } from '../../sheets/sheet.ts'
import type { SheetView } from '../../sheets/fit-view.ts'
import type { NamedScale } from '../../sheets/scales.ts'
import { formatInches, formatMm, type LengthUnit } from '../../units/lengths.ts'
import { dimensionsOf, isAskew, lengthText, roundedInches } from './dimensions.ts'
import { boxOfItems, itemsToPaper } from './to-paper.ts'

export interface DrawnView extends Omit<SheetView, 'scene' | 'sceneAt' | 'drawnAt'> {
  /** inches; `mmPerInch`: millimetres of paper to an inch, for what keeps its size on paper */
  readonly itemsAt: (mmPerInch: number) => readonly DrawnItem[]
  readonly measures: readonly Measure[]
  readonly description: string
}

export interface ViewLook {
  readonly hidden: ReadonlySet<CanvasLayer>
  /** in which figures are written */
  readonly unit: LengthUnit
  /** the interval of figures, in that unit */
  readonly precision: number
}

/** The lengths of lines askew, along them. */
function alongLines(measures: readonly Measure[], { precision, unit }: ViewLook): DrawnItem[] {
  return measures.filter(isAskew).map(({ from, to }) => {
    const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
    const length = roundedInches(Math.hypot(to.x - from.x, to.y - from.y), precision, unit)
    const upright = degrees > 90 || degrees <= -90 ? degrees + 180 : degrees
    return {
      kind: 'text',
      at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
      anchor: 'middle',
      text: lengthText(length, unit, 64),
      font: { family: 'Inter', weight: 400, sizeMm: 3 },
      fill: 'ink',
      rotation: upright,
      annotation: { sizeMm: 3 },
    }
  })
}

export function sheetViewOf(view: DrawnView, look: ViewLook): SheetView {
  const { hidden, precision, unit } = look
  const { itemsAt, measures: all, description, ...about } = view
  const measures = hidden.has('dimensions') ? [] : all
  const dimensions = dimensionsOf(measures, precision, unit)
  const known = new Map<number, { readonly items: readonly DrawnItem[]; readonly scene: Scene }>()
  function at({ ratio }: NamedScale) {
    const found = known.get(ratio)
    if (found) return found
    const items = itemsToPaper([...itemsAt(ratio * 25.4), ...alongLines(measures, look)], ratio)
    const bounds = boxOfItems(items) ?? { x: 0, y: 0, width: 1, height: 1 }
    const scene: Scene = { family: 'canvas', bounds, items: [], dimensions, parts: [], description }
    const made = { items, scene }
    known.set(ratio, made)
    return made
  }
  return {
    ...about,
    scene: at({ ratio: 1 / 48, label: '' }).scene,
    sceneAt: (scale) => at(scale).scene,
    drawnAt: (scale) => at(scale).items,
  }
}

/** The terms of sheets of a canvas: in which unit, to which interval. */
export function canvasTerms({ hidden, precision, unit }: ViewLook): SheetTerms {
  const figures =
    unit === 'mm'
      ? words.millimetersTo({ step: withDecimalSign(formatMm(precision, 4)) })
      : words.inchesTo({ step: formatInches(precision, 64) })
  return {
    unit,
    unitText: hidden.has('dimensions') ? drawingMessages.withoutDimensions : figures,
    label: words.drawing,
  }
}
