/** What is cut from which roll: a row for each strip. Only where rolls have an end; else the schedule of panels says it all. */
import type { CanvasContext } from '../canvas/kind.ts'
import { panelRolls, printOfPanel, rollStockOf } from '../canvas/murals/panel-rolls.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { lengthText } from './views/dimensions.ts'
import { panelTitle, sizeText, type ViewRecords } from './views/view-records.ts'

/** The columns of the cut list with their shares of its width. */
export const cutListColumns = () =>
  [
    [words.columns.roll, 20],
    [words.columns.number, 26],
    [words.columns.view, 40],
    [words.columns.printed, 34],
    [words.columns.cutFrom, 26],
    [words.columns.cutTo, 26],
    [words.columns.rest, 30],
  ] as const

/** Panels that are not printed are cut from no roll. What is left of a roll stands beside its last strip. */
export function cutListRows(
  context: CanvasContext,
  views: readonly ViewRecords[],
  spatial: OrgProfile['spatial'],
  unit: LengthUnit,
): string[][] {
  if (spatial.rollLength === null) return []
  const length = (inches: number) => lengthText(inches, unit)
  const viewOf = (viewId: number | null) => views.find(({ view }) => view.id === viewId)
  const rolls = panelRolls(context, rollStockOf(spatial), ({ data }) => !data.isDisabled)
  return rolls.flatMap(({ number, strips, rest }) =>
    strips.map(({ panel, from, to }, index) => {
      const found = viewOf(panel.data.archCustomViewId)
      const isLast = index === strips.length - 1
      return [
        words.roll({ number }),
        panelTitle(panel),
        found ? words.elevation({ number: found.number, title: found.view.title }) : '',
        sizeText(printOfPanel(panel), unit),
        length(from),
        length(to),
        isLast && rest !== null ? (rest < 0 ? words.tooLongBy({ length: length(-rest) }) : length(rest)) : '',
      ]
    }),
  )
}
