/** An order as a table for a spreadsheet: one row for each line, one column for each property. [1.7.34] */
import { documentMessages as words } from '../messages/papers/documents.ts'
import type { OrderEvaluation, PropertyEvaluation } from '../configuration/types.ts'
import { customProductId } from '../catalog/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { ProductOrder } from '../orders/schema.ts'
import { type Cents, plainAmount } from '../units/money.ts'
import { formulaSafe } from '../units/text/csv-cell.ts'

export interface ExportTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Whether this order has the export: the profile says so, for its categories. [1.6.28] */
export function hasOrderCsv(order: Pick<ProductOrder, 'productCategoryId'>, profile: OrgProfile): boolean {
  const { orderCsv, orderCsvCategoryIds } = profile.orderSettings
  if (!orderCsv) return false
  if (orderCsvCategoryIds.length === 0) return true
  return order.productCategoryId !== null && orderCsvCategoryIds.includes(order.productCategoryId)
}

/**
 * The table of a judged order. Properties of the same title share a column, so that the widths of doors and of
 * fronts stand under each other. `choiceText` puts a choice into words. Prices, in currency units, only where
 * the viewer sees them; an item without a price has an empty cell, never a 0.
 */
export function orderTable(
  evaluation: OrderEvaluation,
  choiceText: (property: PropertyEvaluation) => string,
): ExportTable {
  const { context, items, orderProperties } = evaluation
  const columns = [
    ...new Set(
      [...items.flatMap(({ visibleProperties }) => visibleProperties), ...orderProperties].map(
        ({ property }) => property.title,
      ),
    ),
  ]
  const isPriced = !context.viewer.pricingIsHidden
  const prices = isPriced ? [words.unitPrice, words.total] : []
  const rows = items.map(({ item, product, visibleProperties, price, lineTotal }, index) => {
    const own = [...visibleProperties, ...orderProperties]
    const named = item.productId === customProductId ? words.customProduct : (product?.title ?? '')
    const choices = columns.map((title) =>
      own
        .filter(({ property }) => property.title === title)
        .map(choiceText)
        .filter((text) => text !== '')
        .join(', '),
    )
    const money = isPriced ? [amount(price.ok ? price.unitPrice : null), amount(lineTotal)] : []
    return [String(index + 1), item.title, named, String(item.quantity), ...choices, ...money, item.notes]
  })
  return {
    header: [
      words.item,
      words.identifier,
      words.product,
      words.quantityInFull,
      ...columns,
      ...prices,
      words.notes,
    ].map(formulaSafe),
    rows: rows.map((row) => row.map(formulaSafe)),
  }
}

function amount(price: Cents | null): string {
  return price === null ? '' : plainAmount(price)
}
