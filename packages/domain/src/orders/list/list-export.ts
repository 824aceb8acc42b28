/** The rows of the list's CSV file, and what stands above them. [1.7.07] */
import { amountWords } from '../../messages/papers/amounts.ts'
import { formulaSafe } from '../../units/text/csv-cell.ts'
import { shippingIsOpen } from '../costs/amounts-in-words.ts'
import { type CellContext, type ListColumn, type ListedOrder, plainCell } from './list-columns.ts'

/** What is not in an order's total yet: a figure in a file can not say it, so that it stands in the cell after it. */
function stillToCome(order: ListedOrder): string {
  return order.costs && shippingIsOpen(order.costs) ? amountWords.shippingAndTaxAlone : ''
}

/** The header row of the export, and a row of it: no cell is ever a formula. [1.7.07] */
export function exportHeader(columns: readonly ListColumn[]): string[] {
  return columns
    .flatMap(({ key, title }) => (key === 'total' ? [title, amountWords.stillToCome] : [title]))
    .map(formulaSafe)
}
export function exportRow(
  columns: readonly ListColumn[],
  order: ListedOrder,
  context: CellContext,
): string[] {
  return columns
    .flatMap((column) => {
      const cell = plainCell(column, order, context)
      return column.key === 'total' ? [cell, stillToCome(order)] : [cell]
    })
    .map(formulaSafe)
}
