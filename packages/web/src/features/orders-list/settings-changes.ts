/** What of a person's settings of the list is another: another tab may have changed the rest. [1.4.53] */
import type { OrdersPageChanges } from '@orderwright/contract'
import type { OrdersPageSettings } from '@orderwright/domain/tenancy'

function changed<T>(before: T, after: T): T | undefined {
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : after
}

/** Widths that are others; null: the first one again. */
function changedWidths(
  before: OrdersPageSettings['columnWidths'],
  after: OrdersPageSettings['columnWidths'],
): Record<string, number | null> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(
    keys.filter((key) => before[key] !== after[key]).map((key) => [key, after[key] ?? null]),
  )
}

/** The chosen columns of a view where they are others; null: the usual ones again. */
function changedColumns(before: readonly string[] | undefined, after: string[] | undefined) {
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : (after ?? null)
}

export function settingsChanges(before: OrdersPageSettings, after: OrdersPageSettings): OrdersPageChanges {
  return {
    orderOwnerFilterValue: changed(before.orderOwnerFilterValue, after.orderOwnerFilterValue),
    archivedFilterValue: changed(before.archivedFilterValue, after.archivedFilterValue),
    statusFilterValue: changed(before.statusFilterValue, after.statusFilterValue),
    pageRowsFilterValue: changed(before.pageRowsFilterValue, after.pageRowsFilterValue),
    productCategoryFilterValue: changed(before.productCategoryFilterValue, after.productCategoryFilterValue),
    detailLevelFilterValue: changed(before.detailLevelFilterValue, after.detailLevelFilterValue),
    columnWidths: changedWidths(before.columnWidths, after.columnWidths),
    columns: {
      basic: changedColumns(before.columns.basic, after.columns.basic),
      advanced: changedColumns(before.columns.advanced, after.columns.advanced),
    },
  }
}
