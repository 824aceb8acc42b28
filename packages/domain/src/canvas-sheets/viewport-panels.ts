/** The print panels of a viewport beside one another, as its files have them. Inches. [2.2.51, 2.5.31] */
import type { CanvasContext } from '../canvas/kind.ts'
import type { Primitive } from '../drawing/scene.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import { masterPpiOf } from './canvas-sheets.ts'
import { type PrintPanel, printPanel } from './print-panel.ts'
import { panelTitle, sizeText, viewRecords } from './views/view-records.ts'

/** Inches. */
const GAP = 6
export const MARGIN = 3
export const LABEL = { size: 1, above: 2.6, lines: 1.4 } as const
const MARK = { gap: 0.1, length: 0.75 } as const

/** The records of a viewport, and how finely its prints come out of one file. */
export function recordsOf(context: CanvasContext, viewId: number | null) {
  const records = viewRecords(context).find(({ view }) => view.id === viewId)
  return records && { records, ppi: masterPpiOf([records]) }
}

function markLines({ trim, size }: PrintPanel): Primitive[] {
  const reach = MARK.gap + MARK.length
  const ends = (edge: number, away: -1 | 1) => [edge + away * MARK.gap, edge + away * reach] as const
  const upright = [trim.x, trim.x + trim.width].flatMap((x) =>
    [ends(0, -1), ends(size.height, 1)].map(([from, to]) => ({ from: { x, y: from }, to: { x, y: to } })),
  )
  const level = [trim.y, trim.y + trim.height].flatMap((y) =>
    [ends(0, -1), ends(size.width, 1)].map(([from, to]) => ({ from: { x: from, y }, to: { x: to, y } })),
  )
  return [...upright, ...level].map((line) => ({ kind: 'line', ...line, role: 'detail', stroke: 'ink' }))
}

function labelLines(lines: readonly string[]): Primitive[] {
  return lines.map((text, index) => ({
    kind: 'text',
    at: { x: 0, y: -LABEL.above + index * LABEL.lines - (lines.length - 1) * 0.2 },
    anchor: 'start',
    text,
    font: { family: 'Inter', weight: index === 0 ? 600 : 400, sizeMm: LABEL.size },
    fill: 'ink',
  }))
}

/** A panel, how far it stands from the first one's left edge, and what stands around it. */
export interface PlacedPanel {
  readonly print: PrintPanel
  readonly at: number
  readonly marks: readonly Primitive[]
  readonly labels: readonly Primitive[]
}

export type PlacedPanels =
  | { readonly ok: true; readonly heading: string; readonly panels: readonly PlacedPanel[] }
  | { readonly ok: false; readonly message: string }

/** Refused in a sentence where no viewport is open, or it has no panels. */
export function placedPanels(context: CanvasContext, viewId: number | null): PlacedPanels {
  const found = recordsOf(context, viewId)
  if (!found) return { ok: false, message: words.needsViewport }
  const { view, number, textures } = found.records
  const panels = found.records.panels.filter(({ data }) => !data.isDisabled)
  if (panels.length === 0) return { ok: false, message: words.noPanels({ title: view.title }) }
  let x = 0
  const placed = panels.map((panel) => {
    const print = printPanel(panel, textures, context, found.ppi)
    const at = x
    x += print.size.width + GAP
    const title = [panelTitle(panel), view.title, panel.data.panelDescriptionOverride]
    const labels = labelLines([
      title.filter(Boolean).join(' · '),
      words.withBleed({ size: sizeText(print.size, 'in') }),
    ])
    return { print, at, marks: markLines(print), labels }
  })
  return { ok: true, heading: words.elevation({ number, title: view.title }), panels: placed }
}
