/** The sheets of an order in the order in which one goes through them: the plan, the viewports by rank, the layout of panels. [2.2.52, 2.2.53] */
import { type CanvasContext, isSameSheet, type CanvasSheet, shownViewports } from '@orderwright/domain/canvas'

export function sheetsOf(
  context: Pick<CanvasContext, 'tables'>,
  hasPanelLayout = true,
): readonly CanvasSheet[] {
  const views = shownViewports(context).map(({ id }): CanvasSheet => ({ type: 'view', id }))
  return [{ type: 'plan' }, ...views, ...(hasPanelLayout ? [{ type: 'layout' } as const] : [])]
}

/** The sheet so many steps on, round the ends. */
export function sheetAfter(sheets: readonly CanvasSheet[], sheet: CanvasSheet, steps: number): CanvasSheet {
  const at = sheets.findIndex((one) => isSameSheet(one, sheet))
  const count = sheets.length
  return sheets[(((Math.max(at, 0) + steps) % count) + count) % count] ?? { type: 'plan' }
}

/** A sheet's name among others, for what is remembered of each. */
export function sheetKey(sheet: CanvasSheet): string {
  return sheet.type === 'view' ? ['view', sheet.id].join(':') : sheet.type
}
