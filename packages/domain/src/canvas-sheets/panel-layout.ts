/** The panels of a view beside each other, each with its number, what is seen of it, what is printed, and its bleeds. */
import { boxForm } from '../canvas/entity-kind.ts'
import { centerOf } from '../canvas/form.ts'
import type { CanvasContext, Measure } from '../canvas/kind.ts'
import { printedForm, type PanelValue } from '../canvas/kinds/mural-panel.ts'
import { label, outlineOf } from '../canvas/primitives.ts'
import type { DrawnItem } from '../drawing/svg/image.ts'
import type { Point } from '../geometry/box.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import type { SheetView } from '../sheets/fit-view.ts'
import { SMALLEST_ANNOTATION_MM } from '../sheets/annotations.ts'
import { paperTextWidth } from '../sheets/paper-text.ts'
import { bleedsOf, printedSize } from '../spatial/murals/figures/panel-figures.ts'
import { seamPaint } from '../spatial/murals/figures/seam-legend.ts'
import { seamBand, seamShares } from '../spatial/murals/figures/seam-shares.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { seamFacts } from './facts.ts'
import { sheetViewOf, type ViewLook } from './views/view.ts'
import { panelTitle, sizeText, type ViewRecords } from './views/view-records.ts'

/** Inches between the prints of neighbouring panels. */
const GAP = 8
/** Distance of the lines that stand in a panel, millimetres of paper. */
const LINE_MM = 3.6

/** A seam stands at an edge that is so near, inches. */
const NEAR = 1 / 64

type PlacedPanel = { readonly panel: PanelValue; readonly at: Point }

/** Where each panel stands: where it was put, else beside the one before it. */
function placesOf(panels: readonly PanelValue[]): PlacedPanel[] {
  let x = 0
  return panels.map((panel) => {
    const { left, right } = bleedsOf(panel.data)
    const put = panel.data.drawingsPanelLayoutPosition
    const at = put ?? { x: x + left, y: panel.data.position.y }
    x = Math.max(x, at.x + panel.data.size.width + right + GAP)
    return { panel, at }
  })
}

/** Lines about the middle of a panel, upright where it is too narrow for them. */
function linesIn(lines: readonly string[], center: Point, width: number, mmPerInch: number): DrawnItem[] {
  const font = { sizeMm: SMALLEST_ANNOTATION_MM }
  const widest = Math.max(...lines.map((line) => paperTextWidth(line, font))) / mmPerInch
  const isTurned = widest > width
  const pitch = LINE_MM / mmPerInch
  return lines.map((line, index) => {
    const by = (index - (lines.length - 1) / 2) * pitch
    const at = isTurned ? { x: center.x + by, y: center.y } : { x: center.x, y: center.y + by }
    return {
      kind: 'text',
      at,
      anchor: 'middle',
      text: line,
      font: { family: 'Inter', weight: index === 0 ? 600 : 400, sizeMm: 0.01 },
      fill: 'ink',
      annotation: { sizeMm: 0.01 },
      ...(isTurned ? { rotation: -90 } : {}),
    }
  })
}

/** What lies over its neighbours of a panel, in the colors of the seams at its edges. [2.9.22] */
function overlaps(
  { panel, at }: PlacedPanel,
  { seams }: ViewRecords,
  { seamColors }: CanvasContext,
): DrawnItem[] {
  const { position, size } = panel.data
  return seams.flatMap(({ data }): DrawnItem[] => {
    const shares = seamShares(data)
    const isUpright = Math.abs(data.from.x - data.to.x) < NEAR
    const edges = [position.x, position.x + size.width]
    if (!shares.ok || !isUpright || !edges.some((edge) => Math.abs(edge - data.from.x) < NEAR)) return []
    const band = seamBand(data.from.x + at.x - position.x, shares)
    const box = { x: band.from, y: at.y, width: band.to - band.from, height: size.height }
    const color = seamPaint(data.thickness, seamColors)
    const x = data.from.x + at.x - position.x
    return [
      { kind: 'rect', ...box, fill: color, opacity: 0.35 },
      { kind: 'line', from: { x, y: at.y }, to: { x, y: at.y + size.height }, role: 'detail', stroke: color },
    ]
  })
}

function panelItems(placed: PlacedPanel, mmPerInch: number, unit: LengthUnit): DrawnItem[] {
  const { panel, at } = placed
  const { data } = panel
  const form = { ...boxForm(data), ...at, rotation: 0 }
  const printed = printedForm(panel, form)
  const lines = [
    panelTitle(panel),
    words.net({ size: sizeText(data.size, unit) }),
    words.gross({ size: sizeText(printedSize(data.size, bleedsOf(data)), unit) }),
    ...(data.isCriticalAlignmentPanel ? [words.critical] : []),
    ...(data.isDisabled ? [words.disabled] : []),
  ]
  return [
    outlineOf(form, { role: 'outline', ...(data.isDisabled ? { stroke: 'ink2' } : {}) }),
    outlineOf(printed, { role: 'hidden', stroke: 'ink2' }),
    ...linesIn(lines, centerOf(form), form.width, mmPerInch),
    ...(data.drawingsShowNotesAbovePanel && data.panelPrintNotes.trim() !== ''
      ? [label(words.printNote, { x: form.x + form.width / 2, y: printed.y - 3 })]
      : []),
  ]
}

/** What is printed of a panel, across at the top and down at the left of the first. */
function measuresOf(places: readonly PlacedPanel[]): Measure[] {
  return places.flatMap(({ panel, at }): Measure[] => {
    const form = { ...boxForm(panel.data), ...at, rotation: 0 }
    const { x, y, width, height } = printedForm(panel, form)
    const [right, foot] = [x + width, y + height]
    return [
      { from: { x: form.x, y: form.y }, to: { x: form.x + form.width, y: form.y }, side: 'bottom', row: 0 },
      { from: { x, y }, to: { x: right, y }, side: 'top', row: 1 },
      { from: { x, y }, to: { x, y: foot }, side: 'left', row: 1 },
    ]
  })
}

/** The panel layout of a view; null where it has no panels, or they are hidden. [2.2.52, 2.9.21] */
export function panelLayoutView(
  records: ViewRecords,
  context: CanvasContext,
  look: ViewLook,
): SheetView | null {
  const { view, number, panels } = records
  if (panels.length === 0 || look.hidden.has('panelsAndSeams')) return null
  const places = placesOf(panels)
  const heading = words.panelLayout({ number, title: view.title })
  return sheetViewOf(
    {
      key: `layout-${view.id}`,
      heading,
      subheading: words.panelLayoutAbout({ count: panels.length }),
      remarks: [],
      facts: seamFacts(records, context.seamColors),
      description: heading,
      measures: measuresOf(places),
      itemsAt: (mmPerInch) =>
        places.flatMap((one) => [
          ...panelItems(one, mmPerInch, look.unit),
          ...overlaps(one, records, context),
        ]),
    },
    look,
  )
}
