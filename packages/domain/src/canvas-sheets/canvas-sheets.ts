/**
 * The sheets of an order that is drawn: the plan, each view with its panel layout, the schedule of panels, notes that need
 * more room, what a printer would check, and the panels as they are printed. [2.1.02, 2.4.06, 2.4.07]
 */
import type { CanvasContext } from '../canvas/kind.ts'
import type { LookOf } from '../canvas-room/fingerprint.ts'
import { muralCheckInput } from '../canvas/murals/mural-check-input.ts'
import { listWords } from '../messages/app/lists.ts'
import { muralScreenMessages } from '../messages/canvas/mural-screen.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import type { SheetView } from '../sheets/fit-view.ts'
import { layoutSheets, type SheetOptions } from '../sheets/layout-sheets.ts'
import type { Sheet, UnplacedView } from '../sheets/sheet.ts'
import { sheetSize } from '../sheets/sheet-size.ts'
import { checkMurals } from '../spatial/murals/checks/check-murals.ts'
import type { MuralCheck } from '../spatial/murals/checks/input.ts'
import { bleedsOf, printedSize } from '../spatial/murals/figures/panel-figures.ts'
import type { LengthUnit } from '../units/lengths.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { clampPrecision } from '../tenancy/dimension-precision.ts'
import { cutListColumns, cutListRows } from './cut-list.ts'
import type { HiddenLayers } from './views/drawing.ts'
import { elevationView } from './elevation-views.ts'
import { isShort, needsNotesSheet, notesOf } from './facts.ts'
import { panelLayoutView } from './panel-layout.ts'
import { planView } from './plan-view.ts'
import { fitsPage, printPage } from './print-pages.ts'
import { printPpi } from './print-master.ts'
import { type PrintPanel, printPanel } from './print-panel.ts'
import { bleedsText, printPanelView } from './print-views.ts'
import { stillSheets } from './room-stills.ts'
import { tableSheets } from './table-sheets.ts'
import { canvasTerms, type ViewLook } from './views/view.ts'
import { panelTitle, sizeText, type ViewRecords, viewRecords } from './views/view-records.ts'

export interface CanvasSheetsInput {
  readonly context: CanvasContext
  readonly spatial: OrgProfile['spatial']
  /** in which the organization works */
  readonly unit: LengthUnit
  readonly options: SheetOptions
  /** layers that are not shown [2.2.58] */
  readonly hidden: HiddenLayers
  /** the name of a mural's picture; '' where it has none */
  readonly titleOf: (optionId: number | null) => string
  /** what is seen of a line's product in three dimensions */
  readonly lookOf: LookOf
  /** what every page says of the order it belongs to */
  readonly about: {
    readonly orgTitle: string
    readonly orderNumber: string
    readonly orderTitle: string
    readonly date: string
  }
  /** prints are made of print masters, not of the small pictures that screens show of them */
  readonly printsMasters: boolean
  /** sheets that come after these in the set */
  readonly sheetsAfter: number
}

export interface CanvasSheets {
  readonly sheets: readonly Sheet[]
  readonly unplaced: readonly UnplacedView[]
}

type Unnumbered = Omit<Sheet, 'number'>
type PanelOnPaper = {
  readonly records: ViewRecords
  readonly panel: ViewRecords['panels'][number]
  readonly print: PrintPanel
}

function panelRows(panels: readonly PanelOnPaper[], unit: LengthUnit): string[][] {
  return panels.map(({ records, panel, print }) => {
    const { data } = panel
    const about = [
      data.panelDescriptionOverride,
      data.isCriticalAlignmentPanel ? words.critical : '',
      data.isDisabled ? words.disabled : '',
    ]
    return [
      data.panelNumber === null ? words.panelWithoutNumber : String(data.panelNumber),
      words.elevation({ number: records.number, title: records.view.title }),
      sizeText(data.size, unit),
      sizeText(print.size, unit),
      bleedsText(print, unit),
      about.filter(Boolean).join('. '),
      data.panelPrintNotes.trim(),
    ]
  })
}

function checkRows(checks: readonly MuralCheck[], views: readonly ViewRecords[]): string[][] {
  return checks.map(({ severity, archCustomViewId, message, advice }) => {
    const found = views.find(({ view }) => view.id === archCustomViewId)
    return [
      severity === 'fault' ? muralScreenMessages.fault : muralScreenMessages.warning,
      found ? words.elevation({ number: found.number, title: found.view.title }) : '',
      message,
      advice,
    ]
  })
}

/** How finely the prints of viewports come out of one file. */
export function masterPpiOf(views: readonly ViewRecords[]): number {
  const printed = views.flatMap(({ panels }) => panels.filter(({ data }) => !data.isDisabled))
  return printPpi(printed.map(({ data }) => printedSize(data.size, bleedsOf(data))))
}

/** All sheets of a canvas, numbered from 1. None where nothing is drawn on it. */
export function canvasSheets(input: CanvasSheetsInput): CanvasSheets {
  const { context, spatial, unit, options, hidden, titleOf, lookOf, about, printsMasters, sheetsAfter } =
    input
  const precision = clampPrecision(spatial.precision.initial, spatial.precision)
  const look: ViewLook = { hidden, precision, unit }
  const terms = canvasTerms(look)
  const unplaced: UnplacedView[] = []
  const size = sheetSize(options.paper, options.orientation === 'portrait' ? 'portrait' : 'landscape')
  const laidOut = (views: readonly SheetView[], mode: SheetOptions['mode']): Unnumbered[] => {
    const set = layoutSheets(views, {
      ...options,
      mode,
      unit,
      isFullSize: false,
      showDimensions: !hidden.has('dimensions') && options.showDimensions,
    })
    unplaced.push(...set.unplaced)
    return set.sheets.map(({ number: _, ...sheet }) => ({ ...sheet, terms }))
  }
  const table = (heading: string, columns: readonly (readonly [string, number])[], rows: string[][]) =>
    rows.length === 0
      ? []
      : tableSheets(
          { heading, columns: columns.map(([title, share]) => ({ title, share })), rows },
          size,
          terms,
        )

  const views = viewRecords(context)
  const masterPpi = printsMasters ? masterPpiOf(views) : null
  const hasPanels = !hidden.has('panelsAndSeams')
  const panels = hasPanels
    ? views.flatMap((records) =>
        records.panels.map((panel) => ({
          records,
          panel,
          print: printPanel(panel, records.textures, context, masterPpi),
        })),
      )
    : []
  const checks = checkMurals(muralCheckInput(context, spatial)).filter(({ archCustomViewId }) =>
    // A view without a mural has nothing that is printed.
    views.some(
      ({ view, panels: own, textures }) => view.id === archCustomViewId && own.length + textures.length > 0,
    ),
  )
  const plan = planView(context, look)
  const drawn = views.flatMap((records) => {
    const checksOf = (viewId: number) => checks.filter((check) => check.archCustomViewId === viewId).length
    const elevation = elevationView(records, context, { ...look, viewCount: views.length, titleOf, checksOf })
    const layout = panelLayoutView(records, context, look)
    return [elevation, layout].flatMap((view) => view ?? [])
  })
  const { columns } = words
  const noted = views.filter(({ view }) => needsNotesSheet(view))
  const leading: Unnumbered[] = [
    ...laidOut(plan ? [plan, ...drawn] : drawn, 'individual'),
    ...stillSheets(context, lookOf, size, terms),
    ...table(
      words.schedule,
      [
        [columns.number, 14],
        [columns.view, 26],
        [columns.seen, 24],
        [columns.printed, 26],
        [columns.bleeds, 34],
        [columns.description, 30],
        [columns.note, 60],
      ],
      panelRows(panels, unit),
    ),
    ...table(words.cutList, cutListColumns(), hasPanels ? cutListRows(context, views, spatial, unit) : []),
    ...noted.flatMap(({ view, number }) =>
      table(
        words.notesOf({ number, title: view.title }),
        [
          [columns.about, 40],
          [columns.text, 160],
        ],
        notesOf(view).map(({ title, text }) => [title, text]),
      ),
    ),
    ...table(
      words.checks,
      [
        [columns.severity, 18],
        [columns.view, 30],
        [columns.finding, 80],
        [columns.advice, 72],
      ],
      checkRows(checks, views),
    ),
  ]
  const printed = panels.filter(({ panel }) => !panel.data.isDisabled)
  const toView = ({ records, panel, print }: PanelOnPaper) =>
    printPanelView(panel, print, records.view.title, look)
  const pageOf = (one: PanelOnPaper, number: number, count: number): Unnumbered => {
    const { records, panel, print } = one
    const heading = words.panelOf({ panel: panelTitle(panel), title: records.view.title })
    const note = panel.data.panelPrintNotes.trim()
    const slug = words.slug({
      org: about.orgTitle,
      order: about.orderNumber,
      title: about.orderTitle,
      panel: [heading, panel.data.panelDescriptionOverride].filter(Boolean).join(' · '),
      size: words.withBleed({ size: sizeText(print.size, unit) }),
      number,
      count,
      date: about.date,
    })
    const whole =
      note === ''
        ? slug
        : `${slug}\n${listWords.labeled({ label: words.printNote, value: isShort(note) ? note : words.inTheTable })}`
    return printPage(print, { heading, slug: whole }, terms)
  }
  // Several to scale on a sheet, or each on a page of its own at true size where a page can hold it.
  const prints: ((number: number, count: number) => Unnumbered)[] =
    options.mode === 'multiple'
      ? laidOut(printed.map(toView), 'multiple').map((sheet) => () => sheet)
      : printed.flatMap((one) =>
          fitsPage(one.print)
            ? [(number: number, count: number) => pageOf(one, number, count)]
            : laidOut([toView(one)], 'individual').map((sheet) => () => sheet),
        )
  const own = leading.length + prints.length
  const count = own + sheetsAfter
  const sheets = [...leading, ...prints.map((make, index) => make(leading.length + index + 1, count))].map(
    (sheet, index): Sheet => ({ ...sheet, number: index + 1 }),
  )
  return { sheets, unplaced }
}
