/** The viewports of an order in the order in which one goes through them. [2.2.52, 2.2.53] */
import type { ArchCustomView } from '../spatial/schema.ts'
import type { CanvasContext } from './kind.ts'

/** All viewports by rank, archived ones included. [1.4.27] */
export function viewportsOf({ tables }: Pick<CanvasContext, 'tables'>): readonly ArchCustomView[] {
  return [...tables.archCustomView.values()].sort((a, b) => a.rank - b.rank || a.id - b.id)
}

/** Those that are shown: an archived one is not. */
export function shownViewports(context: Pick<CanvasContext, 'tables'>): readonly ArchCustomView[] {
  return viewportsOf(context).filter(({ archived }) => archived !== 1)
}
