/** A document as a table for a spreadsheet: what its pages list, without the type. [2.2.43, 2.7.04] */
import type { OrderEvaluation } from '../configuration/types.ts'
import { formulaSafe } from '../units/text/csv-cell.ts'
import type { ExportTable } from '../exports/order-table.ts'
import { scheduleTable } from '../exports/schedule-table.ts'
import { type Cents, plainAmount } from '../units/money.ts'
import { type ItemFacts, itemFacts, showsPrices } from './item-facts/item-facts.ts'
import type { DocumentMode } from './modes.ts'

function amount(price: Cents | null): string {
  return price === null ? '' : plainAmount(price)
}

function titlesOf(facts: readonly ItemFacts[], read: (one: ItemFacts) => Iterable<string>): string[] {
  return [...new Set(facts.flatMap((one) => [...read(one)]))]
}

/**
 * One row for each line. Prices in currency units and only where the viewer sees them; a line without a price has an
 * empty cell, never a 0. What a spreadsheet would run as a formula is made harmless.
 */
export function documentTable(
  evaluation: OrderEvaluation,
  mode: DocumentMode,
  showsDiscount: boolean,
): ExportTable {
  if (mode === 'schedule') return scheduleTable(evaluation)
  const facts = itemFacts(evaluation, mode, showsDiscount)
  const columns = titlesOf(facts, (one) => one.columns.keys())
  const inline = titlesOf(facts, (one) => one.inline.map(({ title }) => title))
  const isPriced = showsPrices(evaluation, mode)
  const rows = facts.map((one) => {
    const inlineText = (title: string) =>
      one.inline
        .filter((fact) => fact.title === title)
        .flatMap(({ lines }) => lines)
        .join(', ')
    return [
      String(one.number),
      one.evaluation.item.title,
      one.productTitle || one.title,
      one.code,
      String(one.evaluation.item.quantity),
      ...columns.map((title) => one.columns.get(title)?.lines.join(', ') ?? ''),
      ...inline.map(inlineText),
      ...(isPriced ? [amount(one.unitPrice), amount(one.lineTotal)] : []),
      [one.rounding, one.notes].filter(Boolean).join('\n'),
    ]
  })
  const prices = isPriced ? ['Unit price', 'Subtotal'] : []
  const header = [
    'Item',
    'Identifier',
    'Product',
    'SKU',
    'Quantity',
    ...columns,
    ...inline,
    ...prices,
    'Notes',
  ]
  return { header: header.map(formulaSafe), rows: rows.map((row) => row.map(formulaSafe)) }
}
