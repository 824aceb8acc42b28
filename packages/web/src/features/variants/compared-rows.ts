/** The choices that variants show side by side: the same rows in each, in the order of the options panel. */
import type { Catalog } from '@orderwright/domain/catalog'
import type { OrderEvaluation, PropertyEvaluation } from '@orderwright/domain/configuration'
import { propertySections } from '../options/property-groups.ts'

export interface ComparedRow {
  readonly key: string
  readonly title: string
  /** null: it is chosen for the whole order */
  readonly itemId: number | null
  readonly propertyId: number
  /** as each column has it; undefined where it is not shown there */
  readonly views: readonly (PropertyEvaluation | undefined)[]
  /** whether some column has it otherwise than the first */
  readonly isDiffering: boolean
}

/** Two columns have the same: both without the row, or with the same choice. */
export function isSameChoice(
  one: PropertyEvaluation | undefined,
  other: PropertyEvaluation | undefined,
): boolean {
  if (one === undefined || other === undefined) return one === other
  return JSON.stringify(one.selection ?? null) === JSON.stringify(other.selection ?? null)
}

/** All rows that some column shows; a row that only a later column has stands after the one that it follows there. */
export function comparedRows(
  catalog: Catalog,
  columns: readonly OrderEvaluation[],
  itemId: number,
): ComparedRow[] {
  const listed = columns.map((evaluation) => viewsOf(catalog, evaluation, itemId))
  const keys: string[] = []
  for (const column of listed) {
    let at = 0
    for (const key of column.keys()) {
      const known = keys.indexOf(key)
      if (known >= 0) at = known + 1
      else keys.splice(at++, 0, key)
    }
  }
  return keys.flatMap((key) => {
    const cells = listed.map((column) => column.get(key))
    const cell = cells.find((one) => one !== undefined)
    if (cell === undefined) return []
    const views = cells.map((one) => one?.view)
    const isDiffering = views.some((view) => !isSameChoice(views[0], view))
    const { property } = cell.view
    return [{ key, title: property.title, itemId: cell.itemId, propertyId: property.id, views, isDiffering }]
  })
}

interface Cell {
  readonly itemId: number | null
  readonly view: PropertyEvaluation
}

function viewsOf(catalog: Catalog, evaluation: OrderEvaluation, itemId: number): Map<string, Cell> {
  const cells = new Map<string, Cell>()
  for (const section of propertySections(catalog, evaluation.itemsById.get(itemId), evaluation)) {
    for (const view of section.properties) {
      cells.set(`${section.itemId ?? 'order'} ${view.property.id}`, { itemId: section.itemId, view })
    }
  }
  return cells
}
