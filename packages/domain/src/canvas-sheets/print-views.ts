/** A print panel to scale on a sheet with a title block: what is printed with its measures, marks at the trim, its notes. */
import type { DrawnItem } from '../drawing/svg/image.ts'
import type { Primitive } from '../drawing/scene.ts'
import type { Measure } from '../canvas/kind.ts'
import { label, polygon } from '../canvas/primitives.ts'
import type { PanelValue } from '../canvas/kinds/mural-panel.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import type { SheetView } from '../sheets/fit-view.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { lengthText } from './views/dimensions.ts'
import { isShort } from './facts.ts'
import { fitsPage, maxPageText } from './print-pages.ts'
import { cornersOfBox } from '../canvas/entity-kind.ts'
import type { PrintPanel } from './print-panel.ts'
import { sheetViewOf, type ViewLook } from './views/view.ts'
import { panelTitle, sizeText } from './views/view-records.ts'

/** Millimetres of paper: how long a mark is, and how far from the print it begins. */
const MARK_MM = { length: 4, gap: 1.2 } as const

export function bleedsText({ bleeds }: PrintPanel, unit: LengthUnit): string {
  const { left, right, top, bottom } = bleeds
  return words.bleeds({
    left: lengthText(left, unit),
    right: lengthText(right, unit),
    top: lengthText(top, unit),
    bottom: lengthText(bottom, unit),
  })
}

/** Marks beside the print, in line with the trim. Inches. */
function marksBeside({ trim, size }: PrintPanel, mmPerInch: number): Primitive[] {
  const [gap, length] = [MARK_MM.gap / mmPerInch, MARK_MM.length / mmPerInch]
  const mark = (from: { x: number; y: number }, to: { x: number; y: number }): Primitive => ({
    kind: 'line',
    from,
    to,
    role: 'detail',
    stroke: 'ink',
    part: 'mark',
  })
  const beyond = gap + length
  return [
    ...[trim.x, trim.x + trim.width].flatMap((x) => [
      mark({ x, y: -gap }, { x, y: -beyond }),
      mark({ x, y: size.height + gap }, { x, y: size.height + beyond }),
    ]),
    ...[trim.y, trim.y + trim.height].flatMap((y) => [
      mark({ x: -gap, y }, { x: -beyond, y }),
      mark({ x: size.width + gap, y }, { x: size.width + beyond, y }),
    ]),
  ]
}

function measuresOf({ size, trim }: PrintPanel): Measure[] {
  const foot = size.height
  return [
    { from: { x: 0, y: 0 }, to: { x: size.width, y: 0 }, side: 'top', row: 1 },
    { from: { x: 0, y: 0 }, to: { x: 0, y: foot }, side: 'left', row: 1 },
    { from: { x: trim.x, y: foot }, to: { x: trim.x + trim.width, y: foot }, side: 'bottom', row: 0 },
  ]
}

export function printPanelView(
  panel: PanelValue,
  print: PrintPanel,
  viewTitle: string,
  look: ViewLook,
): SheetView {
  const { panelDescriptionOverride: description, panelPrintNotes, isCriticalAlignmentPanel } = panel.data
  const note = panelPrintNotes.trim()
  const heading = words.panelOf({ panel: panelTitle(panel), title: viewTitle })
  const { trim, size } = print
  const number = panel.data.panelNumber
  return sheetViewOf(
    {
      key: `panel-${panel.record.id}`,
      heading,
      subheading: [
        words.withBleed({ size: sizeText(size, look.unit) }),
        words.net({ size: sizeText(trim, look.unit) }),
        isCriticalAlignmentPanel ? words.critical : '',
        description,
      ]
        .filter(Boolean)
        .join(' · '),
      remarks: fitsPage(print) ? [] : [words.printTooLarge({ most: maxPageText() })],
      facts: [
        { title: words.columns.bleeds, value: bleedsText(print, look.unit) },
        ...(print.ppi === null
          ? []
          : [{ title: words.resolution, value: words.pixelsPerInch({ ppi: Math.floor(print.ppi) }) }]),
        ...(note === '' ? [] : [{ title: words.printNote, value: isShort(note) ? note : words.inTheTable }]),
      ],
      description: heading,
      measures: measuresOf(print),
      itemsAt: (mmPerInch): DrawnItem[] => [
        ...print.items,
        polygon(cornersOfBox({ x: 0, y: 0, ...size }), { role: 'hidden', stroke: 'ink2' }),
        polygon(cornersOfBox(trim), { role: 'detail' }),
        ...marksBeside(print, mmPerInch),
        ...(number === null
          ? []
          : [label(String(number), { x: trim.x + trim.width / 2, y: trim.y + trim.height / 2 })]),
      ],
    },
    look,
  )
}
